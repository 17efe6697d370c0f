/** POST /v1/shipping/estimate */
import { client, freshClient } from './client.ts'
import type { Client } from './client.ts'
import { design, fieldErrors, line, order, otherClient, quote, rows, tee, variant, whitby } from './order-desk.ts'
import type { Line } from './order-desk.ts'

let api: Client

beforeAll(async () => { api = await freshClient('full') })

const estimate = (items: unknown, destination: unknown = { country: 'GB' }, more: Record<string, unknown> = {}, by: Client = api) =>
  by.post('/v1/shipping/estimate', { items, destination, ...more })

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- checked against the document
const estimated = async (...given: Parameters<typeof estimate>): Promise<any> => {
  const { status, json } = await estimate(...given)
  if (status !== 200) throw new Error(`not estimated: ${JSON.stringify(json)}`)
  return json.data
}

const amount = (amount: string) => ({ amount, currency: 'GBP' })

test('200 {data: ShippingEstimate}: rule 1, only destination.country is required', async () => {
  expect(await estimated([tee(2)])).toEqual({
    currency: 'GBP', origin_country: 'GB', destination: { country: 'GB', state: null, postcode: null, city: null }, international: false, requires_shipping: true,
    items: [{ design_id: design('Lantern Quay Tee'), variant_id: variant('Lantern Quay Tee', 'Navy', 'M'), quantity: 2, requires_shipping: true }],
    methods: [
      { method: 'standard', amount_ex_tax: amount('2.95'), tax: amount('0.59'), total: amount('3.54'), delivery_estimate: '2 to 3 working days' },
      { method: 'express', amount_ex_tax: amount('5.95'), tax: amount('1.19'), total: amount('7.14'), delivery_estimate: 'next working day' },
    ],
  })
})

test('rule 1: state, city and postcode are optional and told back', async () => {
  const destination = { country: 'US', state: 'ME', city: 'Portland', postcode: '04101' }
  expect(await estimated([tee()], destination)).toMatchObject({ destination, international: true })
  expect(await estimated([tee()], { country: 'US', state: null, city: null, postcode: null })).toMatchObject({ destination: { country: 'US', state: null, city: null, postcode: null } })
})

describe('rule 2', () => {
  const methods = async (destination: object, more: object = {}) => (await estimated([tee()], destination, { ...more })).methods.map(({ method }: { method: string }) => method)

  test('when shipping_method is omitted or null, every method available to the destination is returned', async () => {
    expect(await methods({ country: 'GB' })).toEqual(['standard', 'express'])
    expect(await methods({ country: 'GB' }, { shipping_method: null })).toEqual(['standard', 'express'])
    expect(await methods({ country: 'NO' })).toEqual(['standard'])
  })

  test('otherwise only the requested one', async () => {
    expect(await methods({ country: 'GB' }, { shipping_method: 'express' })).toEqual(['express'])
    expect(fieldErrors(await estimate([tee()], { country: 'NO' }, { shipping_method: 'express' }))).toEqual([422, 'validation', { shipping_method: ['is not available for this destination'] }])
  })

  test('delivery_estimate may be null', async () => {
    expect((await estimated([tee()], { country: 'JP' })).methods).toEqual([expect.objectContaining({ method: 'standard', delivery_estimate: null, tax: amount('0.00') })])
  })
})

describe('rule 3: items with included shipping or virtual products are priced accordingly (O12)', () => {
  const giftCard = line('Harbour & Vale Gift Card', 1, { size: '25' })

  test('nothing ships: requires_shipping false, methods empty', async () => {
    const data = await estimated([giftCard, line('Six Piers Postcards', 10)])
    expect([data.requires_shipping, data.methods, data.items.map((item: { requires_shipping: boolean }) => item.requires_shipping)]).toEqual([false, [], [false, false]])
  })

  test('beside what ships they add no cost', async () => {
    const alone = await estimated([tee()])
    const beside = await estimated([giftCard, tee(), line('Six Piers Postcards', 500)])
    expect([beside.requires_shipping, beside.methods]).toEqual([true, alone.methods])
    expect(beside.items.map((item: { requires_shipping: boolean }) => item.requires_shipping)).toEqual([false, true, false])
  })

  test('unpriced designs are allowed (O12)', async () => {
    expect((await estimate([line('Quayside Umbrella', 1, { colour: 'Black' })])).status).toBe(200)
  })

  test('stock and delivery_type are not looked at', async () => {
    expect((await estimate([line('Last Ferry Tote', 400, { colour: 'Black' }), line('Open Day Staff Tee', 1, { size: 'M' })])).status).toBe(200)
  })
})

describe('rule 4: pricing is exactly as an order would be', () => {
  test.each<[string, Line[], string]>([
    ['one tee', [tee()], 'GB'], ['a heavy box', [tee(60), line('Breakwater Hoodie', 20, { colour: 'Navy', size: 'XL' })], 'GB'], ['abroad', [tee(12), line('Harbour Map Poster', 2, { size: 'A2' })], 'DE'],
    ['several parcels', [line('Breakwater Hoodie', 200, { colour: 'Navy', size: '3XL' })], 'US'], ['without tax', [tee(3)], 'US'],
  ])('%s', async (_, items, country) => {
    const { methods } = await estimated(items, { country })
    for (const { method, amount_ex_tax, tax } of methods) {
      const { totals } = (await quote(api, order(items, { delivery: { shipping_method: method, address: { ...whitby, country, state: 'X' } } }))).json.data
      expect([totals.shipping_ex_tax, totals.shipping_tax]).toEqual([amount_ex_tax, tax])
    }
    expect(methods.length).toBeGreaterThan(0)
  })

  test('in the currency and from the origin of the account', async () => {
    const speicher = line('Speicherstadt Tee', 1, { colour: 'Navy', size: 'L' }, 'kontor-elbe')
    expect(await estimated([speicher], { country: 'AT' }, {}, await freshClient('other_account'))).toMatchObject({ currency: 'EUR', origin_country: 'DE', international: true })
    expect(await estimated([line('Mesa Trail Tee', 1, { colour: 'Navy', size: 'L' }, 'mesa-trail-outfitters')], { country: 'US' }, {}, otherClient('dollars'))).toMatchObject({
      currency: 'USD', origin_country: 'US', international: false, methods: [expect.objectContaining({ tax: { amount: '0.00', currency: 'USD' } }), expect.anything()],
    })
    // Made in Great Britain for Ireland, too.
    expect(await estimated([line('Liffey Tee', 1, { colour: 'Navy', size: 'L' }, 'liffey-film-festival')], { country: 'IE' }, {}, otherClient('with_credit'))).toMatchObject({ currency: 'EUR', origin_country: 'GB', international: true })
  })
})

test('a line that names no variant of several is weighed as the heaviest', async () => {
  const { items, methods } = await estimated([line('Lantern Quay Tee', 3)])
  expect(items[0].variant_id).toBeNull()
  expect(methods).toEqual((await estimated([line('Lantern Quay Tee', 3, { colour: 'Navy', size: '2XL' })])).methods)
})

test('nothing is persisted', async () => {
  await estimated([tee(4321)])
  expect(await rows('orders', 'select uuid from orders where item_count = 4321')).toEqual([])
})

describe('422, everything wrong together (W14)', () => {
  test.each<[string, unknown, unknown, Record<string, unknown>, Record<string, string[]>]>([
    ['nothing', undefined, undefined, {}, { items: ['is required'], destination: ['is required'] }],
    ['no country', [tee()], {}, {}, { 'destination.country': ['is required'] }],
    ['forms', [tee(0)], { country: 'UK', city: 7 }, { shipping_method: 'drone' }, {
      'items.0.quantity': ['must be greater than 0'], 'destination.country': ['must be an ISO 3166-1 alpha-2 country code'], 'destination.city': ['must be a string'], shipping_method: ['must be one of standard, express'],
    }],
    ['lines and destination', [line('Lantern Quay Tee', 1, { colour: 'Pink' }), line('Spring Tide Hoodie', 1), { design_id: 'zzzzzzzz', quantity: 1 }], { country: 'AQ' }, {}, {
      'items.0': ['does not match exactly one active variant'], 'items.1.design_id': ['is not a design of this account that can be ordered'],
      'items.2.design_id': ['is not a design of this account that can be ordered'], 'destination.country': ['is not a country that is delivered to'],
    }],
    ['501 lines', Array.from({ length: 501 }, () => tee()), { country: 'GB' }, {}, { items: ['must have at most 500 entries'] }],
  ])('%s', async (_, items, destination, more, errors) => {
    expect(fieldErrors(await api.post('/v1/shipping/estimate', { items, destination, ...more }))).toEqual([422, 'validation', errors])
  })

  test("another account's design", async () => {
    expect(fieldErrors(await estimate([line('Speicherstadt Tee', 1, {}, 'kontor-elbe')]))).toEqual([422, 'validation', { 'items.0.design_id': ['is not a design of this account that can be ordered'] }])
  })
})

test('unknown fields are ignored, but reported (W12)', async () => {
  const { status, headers } = await estimate([tee()], { country: 'GB', zip: '1' })
  expect([status, headers.get('service-ignored-fields')]).toEqual([200, 'destination.zip'])
})

test('scope orders:read, and the read bucket (R1)', async () => {
  const reader = await freshClient('full', ['orders:read'])
  const { status, headers } = await estimate([tee()], { country: 'GB' }, {}, reader)
  expect([status, headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')]).toEqual([200, '600', '599'])
  expect((await estimate([tee()], { country: 'GB' }, {}, await freshClient('full', ['orders:write']))).status).toBe(403)
  expect((await estimate([tee()], { country: 'GB' }, {}, client())).status).toBe(401)
})
