/** POST /v1/orders */
import { randomUUID } from 'node:crypto'
import { client, freshClient, idempotencyKey } from './client.ts'
import type { Answer, Client } from './client.ts'
import {
  attempts, chargesOf, closeDesk, collected, design, fieldErrors, line, operator, order, otherClient, pence, place, placed, quote, rows, ruleBroken, shelf, tee, tirelessClient, variant, whitby,
} from './order-desk.ts'

let api: Client

beforeAll(async () => { api = await tirelessClient('full') })
afterAll(closeDesk)

/** Refused by named fields: nothing was even tried. */
async function refuses(body: Record<string, unknown>, errors: Record<string, string[]>, by: Client = api): Promise<void> {
  const external_reference = body.external_reference === undefined ? randomUUID() : undefined
  const answer = await place(by, { ...body, ...(external_reference ? { external_reference } : {}) })
  expect(fieldErrors(answer)).toEqual([422, 'validation', errors])
  if (external_reference) expect(await attempts(external_reference)).toEqual([])
}

describe('201 {data: Order}', () => {
  test('rule 11: the response order has status pending; data.id is the short reference used in all later paths; source is api (O4)', async () => {
    const { status, headers, json, text } = await place(api, order([tee(2)], { external_reference: 'PO-1' }))
    expect(status).toBe(201)
    expect(json.data).toMatchObject({
      id: expect.stringMatching(/^[A-Z0-9]{8}-[A-Z0-9]{4}$/), status: 'pending', source: 'api', external_reference: 'PO-1', is_pre_order: false,
      currency: 'GBP', payment_method: 'online_payment', item_count: 2, customer: null, shipments: [], metadata: {},
      delivery: { type: 'delivery', shipping_method: 'standard', shipping_type: 'local', address: { ...whitby, line2: null, company: null, state: null } },
      notifications: { suppress_business_emails: false, suppress_customer_emails: false },
      webhook: { url: null, configured: false },
      timeline: { placed_at: json.data.placed_at, approved_at: null, sent_to_production_at: null, shipped_at: null, delivered_at: null, completed_at: null },
    })
    expect(json.data.items).toEqual([expect.objectContaining({
      design: expect.objectContaining({ id: design('Lantern Quay Tee'), name: 'Lantern Quay Tee' }), variant_id: variant('Lantern Quay Tee', 'Navy', 'M'),
      colour: 'Navy', size: 'M', quantity: 2, status: null, personalisation: [],
    })])
    expect(headers.get('location')).toBe(`/v1/orders/${json.data.id}`)
    expect((await api.get(`/v1/orders/${json.data.id}`)).text).toBe(text)
    expect((await api.get(`/v1/orders/${json.data.uuid}`)).text).toBe(text)
  })

  test('the card is charged exactly the total, once, with the order uuid as idempotency key (O7)', async () => {
    const { uuid, total } = await placed(api, order([tee(3)]))
    expect(await chargesOf(uuid)).toEqual([expect.objectContaining({ amount: pence(total), currency: 'GBP', status: 'succeeded', idempotency_key: uuid })])
  })

  test('event order.submitted is emitted, also without a webhook_url (O2)', async () => {
    const { id } = await placed(api, order([tee()]))
    const { json } = await api.get(`/v1/orders/${id}/events`)
    expect(json.data).toEqual([expect.objectContaining({ type: 'order.submitted', status: 'pending', previous_status: null })])
  })
})

describe('rule 1: items must contain at least one line; each line needs design_id and quantity >= 1', () => {
  test.each<[string, unknown, Record<string, string[]>]>([
    ['none', undefined, { items: ['is required'] }],
    ['null', null, { items: ['must be an array'] }],
    ['empty', [], { items: ['must have at least 1 entry'] }],
    ['an empty line', [{}], { 'items.0.design_id': ['is required'], 'items.0.quantity': ['is required'] }],
    ['quantity 0', [tee(0)], { 'items.0.quantity': ['must be greater than 0'] }],
    ['quantity -1', [tee(-1)], { 'items.0.quantity': ['must be greater than 0'] }],
    ['quantity 1.5', [tee(1.5)], { 'items.0.quantity': ['must be an integer'] }],
    ['quantity "1"', [{ ...tee(), quantity: '1' }], { 'items.0.quantity': ['must be an integer'] }],
    ['quantity 10,001 (W8)', [tee(10_001)], { 'items.0.quantity': ['must be at most 10000'] }],
    ['quantity 1e300', [tee(1e300)], { 'items.0.quantity': ['must be at most 10000'] }],
    ['blank design_id', [{ ...tee(), design_id: ' ' }], { 'items.0.design_id': ['is required'] }],
    ['design_id of another type', [{ ...tee(), design_id: 7 }], { 'items.0.design_id': ['must be a string'] }],
    ['a line of another type', [tee(), 'tee'], { 'items.1': ['must be an object'] }],
    ['501 lines (W8)', Array.from({ length: 501 }, () => tee()), { items: ['must have at most 500 entries'] }],
  ])('%s', (_, items, errors) => refuses({ ...order([]), items }, errors))

  test('500 lines and 10,000 units a line are fine (W8)', async () => {
    const many = await placed(api, order(Array.from({ length: 500 }, () => tee())))
    expect([many.items.length, many.item_count]).toEqual([500, 500])
    const { json } = await quote(api, order([tee(10_000)]))
    expect(json.data.items[0].quantity).toBe(10_000)
  })
})

test('the largest order there can be, 500 lines of 10,000 units, is priced to the penny (W8)', async () => {
  const heavy = Array.from({ length: 500 }, () => line('Breakwater Hoodie', 10_000, { colour: 'Black', size: '3XL' }))
  const { totals } = (await quote(api, order(heavy))).json.data
  // 14.25 for the blank, 3.25 for the second placement.
  expect(totals.products_ex_tax.amount).toBe('87500000.00')
  // More than a card payment can carry: refused by the provider, and nothing is taken.
  const external_reference = randomUUID()
  expect((await place(api, order(heavy, { external_reference }))).status).toBe(422)
  const [attempt] = await attempts(external_reference)
  expect([attempt?.status, await chargesOf(attempt?.uuid ?? '')]).toEqual(['failed', []])
})

describe('rule 2: only active designs with a non-null purchase price can be ordered', () => {
  test.each([
    ['a draft', 'Spring Tide Hoodie'], ['an inactive one', 'Winter Solstice Tee'], ['a gift card', 'Harbour & Vale Gift Card'], ['one without a price here', 'Quayside Umbrella'],
    ['one of a discontinued product', 'Ringer Anniversary Tee'], ['an archived one', 'Old Logo Tee'], ['a deleted one', 'Misprinted Mug'],
  ])('%s', async (_, name) => {
    const size = { 'Harbour & Vale Gift Card': '25', 'Ringer Anniversary Tee': 'M', 'Winter Solstice Tee': 'M' }[name]
    const colour = { 'Quayside Umbrella': 'Black', 'Ringer Anniversary Tee': 'White/Red' }[name]
    await refuses(order([tee(), line(name, 1, { ...(size ? { size } : {}), ...(colour ? { colour } : {}) })]),
      { 'items.1.design_id': ['is not a design of this account that can be ordered'] })
  })

  test.each([['unknown', 'zzzzzzzz'], ['of another form', '../../etc/passwd'], ['an SQL fragment', `' or 1=1 --`]])('%s', (_, design_id) =>
    refuses(order([{ design_id, quantity: 1 }]), { 'items.0.design_id': ['is not a design of this account that can be ordered'] }))

  test("another account's design is as unknown as a missing one", () =>
    refuses(order([line('Speicherstadt Tee', 1, { colour: 'Navy', size: 'L' }, 'kontor-elbe')]), { 'items.0.design_id': ['is not a design of this account that can be ordered'] }))

  test('an account of a country without prices cannot order', async () => {
    const answer = await place(otherClient('no_country'), order([line('Unsettled Tee', 1, { colour: 'Navy', size: 'L' }, 'unsettled-goods')]))
    expect([answer.status, answer.json.type]).toEqual([422, expect.stringMatching(/#validation$/)])
  })
})

describe('rule 2: a line whose colour/size does not match a single active variant is rejected', () => {
  const none = ['does not match exactly one active variant']

  test.each<[string, ReturnType<typeof line>, Record<string, string[]>]>([
    ['an unknown colour', line('Lantern Quay Tee', 1, { colour: 'Pink', size: 'M' }), { 'items.0': none }],
    ['names are exact', line('Lantern Quay Tee', 1, { colour: 'navy', size: 'M' }), { 'items.0': none }],
    ['several match a colour', line('Lantern Quay Tee', 1, { colour: 'Navy' }), { 'items.0': none }],
    ['several match a size', line('Lantern Quay Tee', 1, { size: 'M' }), { 'items.0': none }],
    ['nothing said of many', line('Lantern Quay Tee', 1), { 'items.0': none }],
    ['an inactive one by name', line('Lantern Quay Tee', 1, { colour: 'White', size: '2XL' }), { 'items.0': none }],
    ['an inactive one by id (W17)', line('Lantern Quay Tee', 1, { variant_id: variant('Lantern Quay Tee', 'White', '2XL') }), { 'items.0.variant_id': none }],
    ['of another design (W17)', line('Lantern Quay Tee', 1, { variant_id: variant('Tidal Chart Tee', 'White', 'M') }), { 'items.0.variant_id': none }],
    ['an unknown id', line('Lantern Quay Tee', 1, { variant_id: randomUUID() }), { 'items.0.variant_id': none }],
    ['id and colour disagree', line('Lantern Quay Tee', 1, { variant_id: variant('Lantern Quay Tee', 'Navy', 'M'), colour: 'Black' }), { 'items.0.variant_id': none }],
    ['no UUID', line('Lantern Quay Tee', 1, { variant_id: 'navy-m' }), { 'items.0.variant_id': ['must be a UUID'] }],
  ])('%s', (_, of, errors) => refuses(order([of]), errors))

  test.each<[string, ReturnType<typeof line>, string]>([
    ['by variant_id', line('Lantern Quay Tee', 1, { variant_id: variant('Lantern Quay Tee', 'Navy', 'M') }), variant('Lantern Quay Tee', 'Navy', 'M')],
    ['by variant_id in capitals', line('Lantern Quay Tee', 1, { variant_id: variant('Lantern Quay Tee', 'Navy', 'M').toUpperCase() }), variant('Lantern Quay Tee', 'Navy', 'M')],
    ['by variant_id with its names', line('Lantern Quay Tee', 1, { variant_id: variant('Lantern Quay Tee', 'Navy', 'M'), colour: 'Navy', size: 'M' }), variant('Lantern Quay Tee', 'Navy', 'M')],
    ['by size where there is no colour', line('Harbour Map Poster', 1, { size: 'A3' }), variant('Harbour Map Poster', null, 'A3')],
    ['by size where there is one colour', line('Sea Pink Fitted Tee', 1, { size: 'S' }), variant('Sea Pink Fitted Tee', 'Dusty Rose', 'S')],
    ['by nothing where there is only one', line('Chandlery Tote', 1), variant('Chandlery Tote', 'Natural', null)],
  ])('%s', async (_, of, expected) => {
    expect((await quote(api, order([of]))).json.data.items[0].variant_id).toBe(expected)
  })
})

describe('rule 3: minimum order quantities per product are enforced on placement (O9)', () => {
  const socks = (quantity: number, colour = 'White') => line('Deckhand Socks', quantity, { colour, size: '41-46' })

  test('placement fails with 422 while any shortfall exists; nothing is written', async () => {
    const external_reference = randomUUID()
    const answer = await place(api, order([socks(4), socks(5, 'Black')], { external_reference }))
    expect(ruleBroken(answer)).toEqual([422, 'validation', undefined, expect.stringMatching(/minimum.*Ribbed Crew Socks.*10.*9/i)])
    expect(await attempts(external_reference)).toEqual([])
  })

  test('summed over the whole order, over designs of one product', async () => {
    const { items } = await placed(api, order([socks(4), line('Herringbone Socks', 6, { size: '36-40' })]))
    expect(items).toHaveLength(2)
  })
})

describe('rule 5 and delivery', () => {
  test.each<[string, Record<string, unknown>, Record<string, string[]>]>([
    ['delivery needs delivery.address', { delivery: undefined }, { 'delivery.address': ['is required'] }],
    ['also when the type is given', { delivery: { type: 'delivery' } }, { 'delivery.address': ['is required'] }],
    ['type', { delivery: { type: 'drone', address: whitby } }, { 'delivery.type': ['must be one of delivery, pickup'] }],
    ['shipping_method', { delivery: { shipping_method: 'none', address: whitby } }, { 'delivery.shipping_method': ['must be one of standard, express'] }],
    ['address', { delivery: { address: {} } }, {
      'delivery.address.line1': ['is required'], 'delivery.address.city': ['is required'], 'delivery.address.postcode': ['is required'], 'delivery.address.country': ['is required'],
    }],
    ['country is ISO 3166-1 alpha-2', { delivery: { address: { ...whitby, country: 'UK' } } }, { 'delivery.address.country': ['must be an ISO 3166-1 alpha-2 country code'] }],
    ['upper case', { delivery: { address: { ...whitby, country: 'gb' } } }, { 'delivery.address.country': ['must be an ISO 3166-1 alpha-2 country code'] }],
    ['a country that nothing is sent to', { delivery: { address: { ...whitby, country: 'AQ' } } }, { 'delivery.address.country': ['is not a country that is delivered to'] }],
    ['no express to there', { delivery: { shipping_method: 'express', address: { ...whitby, country: 'NO' } } }, { 'delivery.shipping_method': ['is not available for this destination'] }],
    ['null', { delivery: null }, { delivery: ['must be an object'] }],
    ['address null', { delivery: { address: null } }, { 'delivery.address': ['must be an object'] }],
    ['a line of 256 characters', { delivery: { address: { ...whitby, line1: 'x'.repeat(256) } } }, { 'delivery.address.line1': ['must be at most 255 characters'] }],
    ['payment.method: only value default_card', { payment: { method: 'bank_transfer' } }, { 'payment.method': ['must be one of default_card'] }],
  ])('%s', (_, more, errors) => refuses({ ...order([tee()]), ...more }, errors))

  test.each(['AU', 'US', 'CA', 'IN', 'BR', 'MX'])('state is required for %s', async (country) => {
    await refuses(order([tee()], { delivery: { address: { ...whitby, country } } }), { 'delivery.address.state': ['is required'] })
    await refuses(order([tee()], { delivery: { address: { ...whitby, country, state: null } } }), { 'delivery.address.state': ['is required'] })
    expect((await quote(api, order([tee()], { delivery: { address: { ...whitby, country, state: 'X' } } }))).status).toBe(200)
  })

  test('pickup does not need an address, ships nothing and keeps none', async () => {
    const made = await placed(api, order([tee()], collected))
    expect(made.delivery).toEqual({ type: 'pickup', shipping_method: 'none', shipping_type: 'local', address: null })
    expect(made.totals.shipping_ex_tax.amount).toBe('0.00')
    expect((await placed(api, order([tee()], { delivery: { type: 'pickup', address: whitby } }))).delivery.address).toBeNull()
  })

  test('delivery_type of a design binds (O15)', async () => {
    await refuses(order([tee(), line('Pilot Boat Polo', 1, { colour: 'Navy', size: 'M' })], collected), { 'items.1.design_id': ['is not available for pickup'] })
    await refuses(order([line('Open Day Staff Tee', 1, { size: 'M' })]), { 'items.0.design_id': ['is not available for delivery'] })
  })

  test('express abroad', async () => {
    const address = { line1: '411 Commercial Street', line2: 'Unit 2', city: 'Portland', postcode: '04101', country: 'US', state: 'ME', company: 'Books & Co' }
    const made = await placed(api, order([tee()], { delivery: { shipping_method: 'express', address } }))
    expect(made.delivery).toEqual({ type: 'delivery', shipping_method: 'express', shipping_type: 'international', address })
    expect(made.totals.tax.amount).toBe('0.00')
  })
})

describe('rule 6: payment is by the default saved card, charged after any account credit', () => {
  const own = (of: 'old-mill-bakery' | 'brightwater-rowing', word: string) => line(`${word} Mug`, 2, { colour: 'White', size: '11 oz' }, of)

  test('without a saved card the request fails with 422, and nothing is written', async () => {
    const external_reference = randomUUID()
    const answer = await place(await freshClient('no_card'), order([own('brightwater-rowing', 'Brightwater')], { external_reference }))
    expect(ruleBroken(answer)).toEqual([422, 'validation', undefined, 'the account has no saved card'])
    expect(await attempts(external_reference)).toEqual([])
  })

  test('a declined card is a 422: no order, stock and attempt are given up', async () => {
    const declined = await freshClient('declined_card')
    const external_reference = randomUUID()
    const mug = variant('Sourdough Mug', 'White', '11 oz', 'old-mill-bakery')
    const before = await shelf(mug)
    const answer = await place(declined, order([own('old-mill-bakery', 'Sourdough')], { external_reference }))
    expect(ruleBroken(answer)).toEqual([422, 'validation', undefined, 'the card was declined'])
    const [attempt] = await attempts(external_reference)
    expect(attempt?.status).toBe('failed')
    expect((await chargesOf(attempt?.uuid ?? '')).map(({ status }) => status)).toEqual(['declined'])
    expect(await shelf(mug)).toBe(before)
    expect((await declined.get(`/v1/orders/${attempt?.uuid}`)).status).toBe(404)
  })
})

describe('account status (C5)', () => {
  test.each([['lead', 'fernhill-school', 'Fernhill'], ['inactive', 'castaway-records', 'Castaway']] as const)('%s: reads, cannot order', async (status, of, word) => {
    const account = await freshClient(status)
    const external_reference = randomUUID()
    const answer = await place(account, order([line(`${word} Tee`, 1, { colour: 'Black', size: 'M' }, of)], { external_reference }))
    expect(ruleBroken(answer)).toEqual([422, 'validation', undefined, `an account of status ${status} cannot place orders`])
    expect(await attempts(external_reference)).toEqual([])
    for (const path of ['/v1/account', '/v1/designs', '/v1/orders', '/v1/shops']) expect((await account.get(path)).status).toBe(200)
  })
})

describe('rule 7: webhook_url must be https on a publicly resolvable host', () => {
  test.each([
    ['http://receiver.example.com/hook', 'must be a valid https URL'], ['receiver.example.com', 'must be a valid https URL'], ['https://', 'must be a valid https URL'],
    ['https://10.0.0.1/', 'must be on a publicly resolvable host'], ['https://127.0.0.1:8443/', 'must be on a publicly resolvable host'],
    ['https://192.168.1.10/', 'must be on a publicly resolvable host'], ['https://169.254.169.254/latest', 'must be on a publicly resolvable host'],
    ['https://[::1]/', 'must be on a publicly resolvable host'], ['https://[::ffff:10.0.0.1]/', 'must be on a publicly resolvable host'], ['https://[fd00::1]/', 'must be on a publicly resolvable host'],
    ['https://2130706433/', 'must be on a publicly resolvable host'], ['https://0x7f.1/', 'must be on a publicly resolvable host'], ['https://100.64.0.1/', 'must be on a publicly resolvable host'],
    ['https://no-such-host.invalid/', 'must be on a publicly resolvable host'], ['https://localhost.localdomain/', 'must be on a publicly resolvable host'],
    ['https://user:secret@93.184.215.14/', 'must not have a user name or password'], ['https://93.184.215.14:25/', 'must be on port 443 or one from 1024 up that no other kind of service uses'],
    ['https://93.184.215.14:6379/', 'must be on port 443 or one from 1024 up that no other kind of service uses'], ['', 'must be a valid https URL'],
    [`https://93.184.215.14/${'x'.repeat(2048)}`, 'must be at most 2048 characters'],
  ])('%s', (webhook_url, message) => refuses(order([tee()], { webhook_url }), { webhook_url: [message] }))

  test('a public address as literal is allowed (H6), and told back', async () => {
    const { json } = await place(api, order([tee()], { webhook_url: 'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]:8443/in?x=1' }))
    expect(json.data.webhook).toEqual({ url: 'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]:8443/in?x=1', configured: false })
  })
})

describe('rule 8: webhook_secret', () => {
  test('is never returned; configured says that there is one; it is sealed at rest', async () => {
    const webhook_secret = `secret-${randomUUID()}`
    const answer = await place(api, order([tee()], { webhook_url: 'https://93.184.215.14/', webhook_secret }))
    expect(answer.json.data.webhook).toEqual({ url: 'https://93.184.215.14/', configured: true })
    expect(answer.text).not.toContain(webhook_secret)
    const [kept] = await rows<Record<string, unknown>>('orders', 'select * from orders where uuid = $1', [answer.json.data.uuid])
    expect(JSON.stringify(kept)).not.toContain(webhook_secret)
    expect((kept?.webhook_secret_sealed as Buffer).includes(webhook_secret)).toBe(false)
  })

  test.each([['x'.repeat(256), 'must be at most 255 characters'], ['', 'must be at least 1 characters'], [17, 'must be a string']])('%s', (webhook_secret, message) =>
    refuses(order([tee()], { webhook_secret }), { webhook_secret: [message] }))
})

describe('rule 9: metadata is stored and echoed back', () => {
  const withMetadata = (metadata: string) => JSON.stringify(order([tee()])).replace(/}$/, `,"metadata":${metadata}}`)

  test.each([
    ['number forms and key order', '{"z":1.50,"a":1e2,"b":-0,"big":12345678901234567890.10,"A":[ 1,2 , {}]}'],
    ['escapes, NUL and lone surrogates', String.raw`{"nul":"\u0000","lone":"\ud800","slash":"\/","é":"\u00e9"}`],
    ['prototype keys', '{"__proto__":{"x":1},"constructor":null,"toString":"no"}'],
    ['white space', '{ "a" :\n\t1 }'],
    ['names of fields', '{"metadata":{"items":[]},"status":"cancelled","}":"{"}'],
    ['nothing', '{}'],
  ])('byte for byte: %s (W8)', async (_, metadata) => {
    const answer = await place(api, withMetadata(metadata))
    expect(answer.status).toBe(201)
    expect(answer.text).toContain(`"metadata":${metadata},"notifications":`)
    expect((await api.get(`/v1/orders/${answer.json.data.id}`)).text).toContain(`"metadata":${metadata},"notifications":`)
    expect((await api.get('/v1/orders?limit=100')).text).toContain(`"metadata":${metadata},"notifications":`)
  })

  test('at most 8,192 bytes of UTF-8 as sent (W8)', async () => {
    const exactly = (bytes: number) => `{"é":"${'x'.repeat(bytes - '{"é":""}'.length - 1)}"}`
    expect(Buffer.byteLength(exactly(8192))).toBe(8192)
    expect((await place(api, withMetadata(exactly(8192)))).status).toBe(201)
    expect(fieldErrors(await place(api, withMetadata(exactly(8193))))).toEqual([422, 'validation', { metadata: ['must be at most 8192 bytes'] }])
  })

  test.each(['[]', '"text"', '1', 'null', 'true'])('a JSON object: not %s', async (metadata) => {
    expect(fieldErrors(await place(api, withMetadata(metadata)))).toEqual([422, 'validation', { metadata: ['must be an object'] }])
  })
})

describe('rule 10: customer', () => {
  const rowena = { first_name: 'Rowena', last_name: 'Blyth', email: 'Rowena.B@Mail.example' }

  test('is returned on reads', async () => {
    const { customer } = await placed(api, order([tee()], { customer: { ...rowena, phone: '+44 1632 960210', company: 'Blyth & Co' } }))
    expect(customer).toEqual({ ...rowena, name: 'Rowena Blyth', phone: '+44 1632 960210', company: 'Blyth & Co' })
  })

  test('matched by email within the account: an existing one is reused, otherwise one is created', async () => {
    const email = `${randomUUID()}@mail.example`
    const first = await placed(api, order([tee()], { customer: { ...rowena, email } }))
    const second = await placed(api, order([tee()], { customer: { ...rowena, first_name: 'Ro', email: email.toUpperCase() } }))
    expect([first.customer.name, second.customer.name]).toEqual(['Rowena Blyth', 'Ro Blyth'])
    const ids = await rows<{ customer_id: string }>('orders', 'select distinct customer_id from orders where uuid = any($1)', [[first.uuid, second.uuid]])
    expect(ids).toHaveLength(1)
    const other = await placed(await freshClient('other_account'), order([line('Speicherstadt Tee', 1, { colour: 'Navy', size: 'L' }, 'kontor-elbe')], { customer: { ...rowena, email } }))
    expect(await rows('orders', 'select distinct customer_id from orders where uuid = any($1)', [[first.uuid, other.uuid]])).toHaveLength(2)
  })

  test('many orders at once of a new customer make one', async () => {
    const email = `${randomUUID()}@mail.example`
    const made = await Promise.all(Array.from({ length: 10 }, () => placed(api, order([tee()], { customer: { ...rowena, email } }))))
    expect(await rows('orders', 'select distinct customer_id from orders where uuid = any($1)', [made.map(({ uuid }) => uuid)])).toHaveLength(1)
  })

  test('a quote makes no customer', async () => {
    const email = `${randomUUID()}@mail.example`
    expect((await quote(api, order([tee()], { customer: { ...rowena, email } }))).status).toBe(200)
    expect(await rows('orders', 'select id from customers where email = $1', [email])).toEqual([])
  })

  test.each<[string, unknown, Record<string, string[]>]>([
    ['first_name, last_name, email all required', {}, { 'customer.first_name': ['is required'], 'customer.last_name': ['is required'], 'customer.email': ['is required'] }],
    ['email', { ...rowena, email: 'rowena at mail' }, { 'customer.email': ['must be a valid email address'] }],
    ['blank name', { ...rowena, first_name: ' ' }, { 'customer.first_name': ['is required'] }],
    ['phone', { ...rowena, phone: 44 }, { 'customer.phone': ['must be a string'] }],
    ['null', null, { customer: ['must be an object'] }],
  ])('%s', (_, customer, errors) => refuses(order([tee()], { customer }), errors))
})

describe('the other fields', () => {
  test('notifications are kept', async () => {
    const { notifications } = await placed(api, order([tee()], { notifications: { suppress_customer_emails: true } }))
    expect(notifications).toEqual({ suppress_business_emails: false, suppress_customer_emails: true })
    await refuses(order([tee()], { notifications: { suppress_business_emails: 'yes' } }), { 'notifications.suppress_business_emails': ['must be a boolean'] })
  })

  test('lengths count Unicode code points: 120 emoji fit in external_reference (W14)', async () => {
    const external_reference = '🧵'.repeat(120)
    expect((await placed(api, order([tee()], { external_reference }))).external_reference).toBe(external_reference)
    await refuses(order([tee()], { external_reference: '🧵'.repeat(121) }), { external_reference: ['must be at most 120 characters'] })
  })

  test('NUL and lone surrogates in ordinary text: 422 at the field (W14)', async () => {
    const body = JSON.stringify(order([tee()], { external_reference: 'NUL', delivery: { address: { ...whitby, line1: 'LONE' } } })).replace('"NUL"', String.raw`"a\u0000b"`).replace('"LONE"', String.raw`"\udc00"`)
    expect(fieldErrors(await place(api, body))).toEqual([422, 'validation', {
      external_reference: ['contains characters that are not allowed'], 'delivery.address.line1': ['contains characters that are not allowed'],
    }])
  })

  test('unknown fields are ignored, but reported (W12, W19)', async () => {
    const body = { ...order([{ ...tee(), color: 'red' } as never]), delivery: { address: { ...whitby, zip: '1' }, shiping_method: 'express' }, 'naïve, key': 1 }
    const answer = await place(api, body)
    expect(answer.status).toBe(201)
    expect(answer.headers.get('service-ignored-fields')).toBe('items.0.color, delivery.address.zip, delivery.shiping_method, na%C3%AFve, key')
    expect(answer.json.data.delivery.shipping_method).toBe('standard')
    const refused = await place(api, { ...body, items: [] })
    expect([refused.status, refused.headers.get('service-ignored-fields')]).toEqual([422, 'delivery.address.zip, delivery.shiping_method, na%C3%AFve, key'])
    expect((await place(api, order([tee()]))).headers.get('service-ignored-fields')).toBeNull()
  })

  test('all wrong fields are named together (W14)', () => refuses({
    items: [{ ...tee(0), personalisation: [{}] }, { quantity: 1 }], customer: { first_name: 1 }, delivery: { type: 'post' }, external_reference: 'x'.repeat(121), webhook_url: 'ftp://x',
  }, {
    'items.0.quantity': ['must be greater than 0'], 'items.0.personalisation.0.zone_id': ['is required'], 'items.0.personalisation.0.text': ['is required'], 'items.1.design_id': ['is required'],
    'customer.first_name': ['must be a string'], 'customer.last_name': ['is required'], 'customer.email': ['is required'], 'delivery.type': ['must be one of delivery, pickup'],
    external_reference: ['must be at most 120 characters'], webhook_url: ['must be a valid https URL'],
  }))

  test('also what only the services know: lines, destination and receiver together (W14)', () => refuses(order(
    [line('Lantern Quay Tee', 1, { colour: 'Pink', size: 'M' }), line('Spring Tide Hoodie', 1, { size: 'M' }), line('Quayside Umbrella', 1, { colour: 'Black' })],
    { delivery: { address: { ...whitby, country: 'AQ' } }, webhook_url: 'https://10.0.0.1/' },
  ), {
    'items.0': ['does not match exactly one active variant'], 'items.1.design_id': ['is not a design of this account that can be ordered'],
    'items.2.design_id': ['is not a design of this account that can be ordered'],
    'delivery.address.country': ['is not a country that is delivered to'], webhook_url: ['must be on a publicly resolvable host'],
  }))

  test.each(['[]', '"text"', 'null', '7'])('JSON that is no object: %s is a 422 (W15)', async (body) => {
    expect(ruleBroken(await place(api, body))).toEqual([422, 'validation', undefined, 'the body must be a JSON object'])
  })
})

describe('Service-Expected-Total', () => {
  test('the total it names: placed; another: a 422 naming both, and nothing is charged (O10)', async () => {
    const { total } = (await quote(api, order([tee(4)]))).json.data.totals
    const external_reference = randomUUID()
    const wrong = await place(api, order([tee(4)], { external_reference }), { 'service-expected-total': '1.00 GBP' })
    expect(ruleBroken(wrong)).toEqual([422, 'validation', undefined, `the total is ${total.amount} GBP, not the expected 1.00 GBP`])
    expect((await place(api, order([tee(4)], { external_reference }), { 'service-expected-total': `${total.amount} EUR` })).status).toBe(422)
    expect(await attempts(external_reference)).toEqual([])
    expect((await place(api, order([tee(4)]), { 'service-expected-total': `${total.amount} GBP` })).status).toBe(201)
  })

  test.each(['123.45', 'GBP 1.00', '1.0 GBP', '1.00 gbp', '-1.00 GBP', '1,000.00 GBP', '1.00 GBP, 2.00 GBP'])('malformed: %s is a 400 (O18)', async (header) => {
    const external_reference = randomUUID()
    const answer = await place(api, order([tee()], { external_reference }), { 'service-expected-total': header })
    expect([answer.status, answer.json.type]).toEqual([400, expect.stringMatching(/#bad_request$/)])
    expect(await attempts(external_reference)).toEqual([])
  })
})

describe('stock', () => {
  test('lines of stock-controlled designs reserve units when placed; cancel frees them (O8)', async () => {
    const mug = variant('Harbour Café Mug', 'Speckled', '11 oz')
    const before = await shelf(mug)
    const { id } = await placed(api, order([line('Harbour Café Mug', 5, { variant_id: mug })]))
    expect(await shelf(mug)).toBe(before - 5)
    expect((await api.get(`/v1/designs/${design('Harbour Café Mug')}`)).json.data.variants.find((each: { id: string }) => each.id === mug).quantity).toBe(before - 5)
    expect((await api.post(`/v1/orders/${id}/cancel`)).status).toBe(200)
    expect(await shelf(mug)).toBe(before)
  })

  test('reject frees them too (O8)', async () => {
    const mug = variant('Harbour Café Mug', 'White', '15 oz')
    const before = await shelf(mug)
    const { id } = await placed(api, order([line('Harbour Café Mug', 5, { variant_id: mug })]))
    expect(await shelf(mug)).toBe(before - 5)
    await operator().orders.RejectOrder({ order_id: id, reason: 'a test' })
    expect(await shelf(mug)).toBe(before)
  })

  test('without preorders: 422 on items.N.quantity, must be at most what is on the shelf (O14)', async () => {
    const ferry = (quantity: number, colour: string) => line('Last Ferry Tote', quantity, { colour })
    await refuses(order([tee(), ferry(3, 'Natural')]), { 'items.1.quantity': ['must be at most 2'] })
    await refuses(order([ferry(2, 'Natural'), ferry(1, 'Natural')]), { 'items.1.quantity': ['must be at most 0'] })
    await refuses(order([ferry(1, 'Black')]), { 'items.0.quantity': ['must be at most 0'] })
    expect(await shelf(variant('Last Ferry Tote', 'Natural', null))).toBe(2)
  })

  test('with preorders: the shelf is reserved and the rest preordered, is_pre_order is true (O14)', async () => {
    const small = variant('Signal Flag Hoodie', 'Navy', 'S')
    expect(await shelf(small)).toBe(2)
    const made = await placed(api, order([line('Signal Flag Hoodie', 5, { variant_id: small })]))
    expect([made.is_pre_order, made.status, await shelf(small)]).toEqual([true, 'pending', 0])
    expect((await placed(api, order([line('Signal Flag Hoodie', 1, { variant_id: small })]))).is_pre_order).toBe(true)
    expect((await operator().orders.ApproveOrder({ order_id: made.id })).status).toBe('pre_order')
    expect((await api.post(`/v1/orders/${made.id}/cancel`)).status).toBe(200)
    expect(await shelf(small)).toBe(2)
  })

  test('two orders never get the same unit: 50 at once for a shelf sell exactly the shelf, the rest is 422 (O8)', async () => {
    const racing = await freshClient('full')
    const tote = variant('Fish Market Tote', 'Navy', null)
    const units = await shelf(tote)
    expect(units).toBeGreaterThanOrEqual(20)
    expect(units).toBeLessThan(50)
    const external_reference = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(racing, order([line('Fish Market Tote', 1, { variant_id: tote })], { external_reference }))))
    const sold = answers.filter(({ status }) => status === 201)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(sold).toHaveLength(units)
    for (const each of refused) expect(fieldErrors(each)).toEqual([422, 'validation', { 'items.0.quantity': ['must be at most 0'] }])
    expect(await shelf(tote)).toBe(0)
    const uuids = (await attempts(external_reference)).map(({ uuid }) => uuid)
    expect((await chargesOf(...uuids)).map(({ order_uuid }) => order_uuid).toSorted()).toEqual(sold.map(({ json }) => json.data.uuid).toSorted())
  })
})

describe('who may', () => {
  test('scope orders:write: 403 without, and nothing is written', async () => {
    const external_reference = randomUUID()
    const answer: Answer = await place(await freshClient('full', ['account:read', 'designs:read', 'orders:read', 'shops:read']), order([tee()], { external_reference }))
    expect(answer.status).toBe(403)
    expect(answer.headers.get('www-authenticate')).toContain('error="insufficient_scope", scope="orders:write"')
    expect(await attempts(external_reference)).toEqual([])
  })

  test('401 without a credential', async () => {
    expect((await client().post('/v1/orders', order([tee()]), idempotencyKey())).status).toBe(401)
  })
})
