/** POST /v1/orders/quote */
import { randomUUID } from 'node:crypto'
import { client, freshClient } from './client.ts'
import type { Client } from './client.ts'
import {
  attempts, collected, design, fieldErrors, jersey, ledger, line, order, otherClient, pence, placed, quote, ruleBroken, shelf, tee, tirelessClient, variant, whitby, zone,
} from './order-desk.ts'
import type { Line } from './order-desk.ts'

let api: Client

beforeAll(async () => { api = await tirelessClient('full') })

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- checked against the document
const quoted = async (body: unknown, by: Client = api): Promise<any> => {
  const { status, json } = await quote(by, body)
  if (status !== 200) throw new Error(`not quoted: ${JSON.stringify(json)}`)
  return json.data
}

/** Ex tax, of the first line. */
const unitPrice = async (...lines: Line[]): Promise<string> => (await quoted(order(lines))).items[0].unit_price.amount

describe('200 {data: OrderQuote}', () => {
  test('lines, delivery and totals', async () => {
    const data = await quoted(order([tee(2), jersey({ 'Name on the back': 'OKAFOR' })]))
    expect(data).toMatchObject({ currency: 'GBP', delivery: { type: 'delivery', shipping_method: 'standard' }, minimum_quantity_violations: [] })
    expect(data.items).toEqual([
      {
        design_id: design('Lantern Quay Tee'), variant_id: variant('Lantern Quay Tee', 'Navy', 'M'), quantity: 2, personalisation: [],
        unit_price: { amount: '6.95', currency: 'GBP' }, unit_tax: { amount: '1.39', currency: 'GBP' }, total_price: { amount: '13.90', currency: 'GBP' }, total_tax: { amount: '2.78', currency: 'GBP' },
      },
      {
        design_id: design('Regatta Team Jersey'), variant_id: variant('Regatta Team Jersey', 'Navy', 'M'), quantity: 1,
        personalisation: [{ zone_id: zone('Regatta Team Jersey', 'Name on the back'), label: 'Name on the back', placement: 'back', text: 'OKAFOR' }],
        unit_price: { amount: '9.70', currency: 'GBP' }, unit_tax: { amount: '1.94', currency: 'GBP' }, total_price: { amount: '9.70', currency: 'GBP' }, total_tax: { amount: '1.94', currency: 'GBP' },
      },
    ])
    // 23.60 of goods, and 4.50 for 501 g; the fee is 1.5 % of both and 20 p; 20 % tax on each.
    expect(Object.fromEntries(Object.entries<{ amount: string }>(data.totals).map(([name, { amount }]) => [name, amount]))).toEqual({
      products_ex_tax: '23.60', products_tax: '4.72', shipping_ex_tax: '4.50', shipping_tax: '0.90',
      payment_processing_fee_ex_tax: '0.62', payment_processing_fee_tax: '0.12', tax: '5.74', total_ex_tax: '28.72', total: '34.46',
    })
  })

  test('places nothing: no order, no attempt, no charge, no stock taken', async () => {
    const external_reference = randomUUID()
    const mug = variant('Name-Day Mug', 'White', '11 oz')
    const before = await shelf(mug)
    expect((await quote(api, order([line('Name-Day Mug', 3, { size: '11 oz' })], { external_reference }))).status).toBe(200)
    expect(await attempts(external_reference)).toEqual([])
    expect(await shelf(mug)).toBe(before)
    expect((await api.get(`/v1/orders?external_reference=${external_reference}`)).json.data).toEqual([])
    expect((await ledger()).charges.some(({ order_uuid }) => !order_uuid)).toBe(false)
  })

  test('prices exactly as POST /v1/orders would', async () => {
    const body = order([tee(30), jersey({ 'Name on the back': 'BLYTH', 'Number': '7' }), line('Harbour Map Poster', 3, { size: 'A2' })], { delivery: { shipping_method: 'express', address: whitby } })
    const { totals, items } = await quoted(body)
    const made = await placed(api, body)
    expect(made.totals).toMatchObject(totals)
    expect(made.items.map(({ unit_price, total_price }: { unit_price: object; total_price: object }) => ({ unit_price, total_price })))
      .toEqual(items.map(({ unit_price, total_price }: { unit_price: object; total_price: object }) => ({ unit_price, total_price })))
  })

  test('no Idempotency-Key header is needed; it counts as a write (R1)', async () => {
    const { status, headers } = await quote(await freshClient('full'), order([tee()]))
    expect([status, headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')]).toEqual([200, '120', '119'])
  })

  test('needs no saved card (O11)', async () => {
    expect((await quote(await freshClient('no_card'), order([line('Brightwater Tee', 1, { colour: 'Navy', size: 'M' }, 'brightwater-rowing')]))).status).toBe(200)
  })

  test('a line is answered in the order of the request, equal ones stay as sent (O13)', async () => {
    const { items } = await quoted(order([tee(1), tee(2), tee(1)]))
    expect(items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 2, 1])
  })
})

describe('rule 3: a quote lists shortfalls in minimum_quantity_violations', () => {
  test('in words, one a product, with the figures; and prices all the same', async () => {
    const data = await quoted(order([line('Deckhand Socks', 4, { colour: 'White', size: '41-46' }), line('Herringbone Socks', 5, { size: '36-40' }), line('Sea Glass Sticker Sheet', 1, { size: 'A5' })]))
    expect(data.minimum_quantity_violations).toEqual([expect.stringMatching(/^Ribbed Crew Socks.*10.*9/), expect.stringMatching(/^Vinyl Sticker Sheet.*25.*1/)])
    expect(data.items[0].unit_price.amount).toBe('4.20')
  })
})

describe('rule 4: quantity tiers apply to the summed quantity of a product across the whole order', () => {
  test.each([[1, '6.95'], [9, '6.95'], [10, '6.40'], [24, '6.40'], [25, '5.95'], [50, '5.50'], [99, '5.50'], [100, '4.99'], [250, '4.55'], [10_000, '4.55']])('%i units: %s', async (quantity, price) => {
    expect(await unitPrice(tee(quantity))).toBe(price)
  })

  test('over lines and over designs of one product, not over products', async () => {
    const white = line('Tidal Chart Tee', 5, { colour: 'White', size: 'M' })
    expect(await unitPrice(tee(5), white)).toBe('6.40')
    expect(await unitPrice(tee(4), tee(1), white)).toBe('6.40')
    expect(await unitPrice(tee(5), line('Slipway Box Tee', 95, { colour: 'Clay', size: 'M' }))).toBe('6.95')
  })

  test('the tiers are those of the design read; fees and premium carry through unchanged', async () => {
    const gull = (await api.get(`/v1/designs/${design('Embroidered Gull Tee')}`)).json.data
    for (const { min_quantity, price } of gull.quantity_tiers) {
      const data = await quoted(order([line('Embroidered Gull Tee', min_quantity, { colour: 'Burgundy', size: 'M' })]))
      expect(pence(data.items[0].unit_price)).toBe(pence(price) + pence(gull.purchase_breakdown.extra_placement_fees) + pence(gull.purchase_breakdown.print_method_premium))
    }
    expect(gull.purchase_breakdown.print_method_premium.amount).toBe('1.65')
  })

  test('placements beyond those included cost their fee', async () => {
    expect(await unitPrice(line('Crew Tee 2026', 1, { colour: 'Black', size: 'M' }))).toBe('12.45')
  })
})

describe('personalisation rules', () => {
  const name = (text: string) => jersey({ 'Name on the back': text })

  test('4: a line without personalisation orders the design with all zones empty; a zone alone on its placement is then not charged', async () => {
    expect(await unitPrice(line('Regatta Team Jersey', 1, { colour: 'Navy', size: 'M' }))).toBe('6.95')
    expect(await unitPrice(name('OKAFOR'))).toBe('9.70')
    expect(await unitPrice(jersey({ 'Name on the back': 'OKAFOR', 'Number': '7' }))).toBe('12.45')
    expect((await api.get(`/v1/designs/${design('Regatta Team Jersey')}`)).json.data.purchase_price.amount).toBe('12.45')
  })

  test('4: a zone beside artwork, or on no placement, changes no price', async () => {
    const mug = line('Name-Day Mug', 1, { size: '11 oz' })
    expect(await unitPrice({ ...mug, personalisation: [{ zone_id: zone('Name-Day Mug', 'Name'), text: 'Dele' }] })).toBe(await unitPrice(mug))
    const apron = (texts: string[]) => line('Monogram Apron', 1, { colour: 'Natural', personalisation: texts.map((text, place) => ({ zone_id: zone('Monogram Apron', place ? 'Gift note' : 'Initials'), text })) })
    expect(await unitPrice(apron(['IF', 'Happy birthday']))).toBe(await unitPrice(apron(['IF'])))
  })

  test('`personalisation: []` is the same as none, also where a zone is required (O13)', async () => {
    const data = await quoted(order([line('Regatta Team Jersey', 1, { colour: 'Navy', size: 'M', personalisation: [] })]))
    expect([data.items[0].unit_price.amount, data.items[0].personalisation]).toEqual(['6.95', []])
  })

  test('an empty text for an optional zone leaves that zone empty and is not stored (O13)', async () => {
    const body = order([jersey({ 'Name on the back': 'OKAFOR', 'Number': '' })])
    const data = await quoted(body)
    expect([data.items[0].unit_price.amount, data.items[0].personalisation]).toEqual(['9.70', [expect.objectContaining({ text: 'OKAFOR' })]])
    expect((await placed(api, body)).items[0].personalisation).toEqual(data.items[0].personalisation)
  })

  test('2: one line per distinct text', async () => {
    const made = await placed(api, order([name('OKAFOR'), name('BLYTH'), name('OKAFOR')]))
    expect(made.items.map(({ personalisation }: { personalisation: { text: string }[] }) => personalisation[0]?.text)).toEqual(['OKAFOR', 'BLYTH', 'OKAFOR'])
  })

  test.each<[string, Line, Record<string, string[]>]>([
    ['an unknown zone', { ...name('OKAFOR'), personalisation: [{ zone_id: randomUUID(), text: 'A' }, { zone_id: zone('Regatta Team Jersey', 'Name on the back'), text: 'OKAFOR' }] },
      { 'items.1.personalisation.0.zone_id': ['is not a personalisation zone of this design'] }],
    ['a zone of another design', { ...name('OKAFOR'), personalisation: [{ zone_id: zone('Regatta Team Jersey', 'Name on the back'), text: 'OKAFOR' }, { zone_id: zone('Skipper Cap', 'Boat'), text: 'Kittiwake' }] },
      { 'items.1.personalisation.1.zone_id': ['is not a personalisation zone of this design'] }],
    ['a design without zones', { ...tee(), personalisation: [{ zone_id: zone('Skipper Cap', 'Boat'), text: 'Kittiwake' }] },
      { 'items.1.personalisation.0.zone_id': ['is not a personalisation zone of this design'] }],
    ['a duplicate zone on one line', { ...name('OKAFOR'), personalisation: [...name('OKAFOR').personalisation ?? [], ...name('BLYTH').personalisation ?? []] },
      { 'items.1.personalisation.1.zone_id': ['is given more than once'] }],
    ['empty text for a required zone', name(''), { 'items.1.personalisation.0.text': ['is required'] }],
    ['too short', name('X'), { 'items.1.personalisation.0.text': ['must be at least 2 characters'] }],
    ['too long', name('ABCDEFGHIJKLM'), { 'items.1.personalisation.0.text': ['must be at most 12 characters'] }],
    ['a required zone missing from a personalised line', jersey({ Number: '7' }), { 'items.1.personalisation': ['zone Name on the back is required'] }],
    ['every required zone missing', line('First Year Keepsake Print', 1, { size: 'A4', personalisation: [{ zone_id: zone('First Year Keepsake Print', 'Verse'), text: 'Hello' }] }),
      { 'items.1.personalisation': ['zone Name is required', 'zone Date is required'] }],
    ['all at once, to the exact path', jersey({ 'Number': '123', 'Name on the back': 'Z' }),
      { 'items.1.personalisation.0.text': ['must be at most 2 characters'], 'items.1.personalisation.1.text': ['must be at least 2 characters'] }],
    ['a zone_id that is no UUID', { ...name('OKAFOR'), personalisation: [{ zone_id: 'back', text: 'OKAFOR' }] }, { 'items.1.personalisation.0.zone_id': ['must be a UUID'] }],
  ])('6: %s, alike when quoting and placing', async (_, bad, errors) => {
    const external_reference = randomUUID()
    const body = order([tee(), bad], { external_reference })
    expect(fieldErrors(await quote(api, body))).toEqual([422, 'validation', errors])
    expect(fieldErrors(await api.post('/v1/orders', body, { 'idempotency-key': randomUUID() }))).toEqual([422, 'validation', errors])
    expect(await attempts(external_reference)).toEqual([])
  })

  describe('length of the text (W10)', () => {
    test.each([
      ['letters', 'A'.repeat(12)], ['emoji families are one character each', '👨‍👩‍👧‍👦'.repeat(12)], ['flags', '🇬🇧'.repeat(12)], ['combining marks, composed by NFC', 'e\u0301'.repeat(12)],
      ['marks that NFC cannot compose', 'q\u0323'.repeat(12)], ['spaces inside', 'A B C D E F '],
    ])('%s: 12 fit, 13 do not', async (_, text) => {
      expect((await quote(api, order([name(text)]))).status).toBe(200)
      expect(fieldErrors(await quote(api, order([name(`${text}A`)])))).toEqual([422, 'validation', { 'items.0.personalisation.0.text': ['must be at most 12 characters'] }])
    })

    test('two code points that are one character are too short for two', async () => {
      expect(fieldErrors(await quote(api, order([name('q\u0323')])))).toEqual([422, 'validation', { 'items.0.personalisation.0.text': ['must be at least 2 characters'] }])
    })

    test('at most 8 code points per allowed character', async () => {
      const heavy = (marks: number) => `Aq${'\u0323'.repeat(marks)}`
      expect((await quote(api, order([name(heavy(12 * 8 - 2))]))).status).toBe(200)
      expect(fieldErrors(await quote(api, order([name(heavy(12 * 8 - 1))])))).toEqual([422, 'validation', { 'items.0.personalisation.0.text': ['must be at most 12 characters'] }])
    })

    test.each([
      ['a control character', 'AB\u0007'], ['a line break', 'AB\nCD'], ['NUL', 'AB\u0000'], ['a bidi override', 'AB\u202eCD'], ['a bidi isolate', 'AB\u2066CD'], ['only spaces', '    '],
      ['only zero width', '\u200b\u200b\u200b'], ['only a joiner', '\u200d\u2060'], ['only fillers', '\u3164\u3164'], ['only no-break spaces', '\u00a0\u00a0'],
    ])('%s is refused', async (_, text) => {
      expect(fieldErrors(await quote(api, order([name(text)])))).toEqual([422, 'validation', { 'items.0.personalisation.0.text': ['contains characters that are not allowed'] }])
    })

    test('a lone surrogate is refused', async () => {
      const body = JSON.stringify(order([name('OKAFOR')])).replace('"OKAFOR"', String.raw`"AB\ud83d"`)
      expect(fieldErrors(await quote(api, body))).toEqual([422, 'validation', { 'items.0.personalisation.0.text': ['contains characters that are not allowed'] }])
    })

    test('5: the text is stored and echoed in NFC', async () => {
      const { id } = await placed(api, order([name('Ame\u0301lie')]))
      const { json } = await api.get(`/v1/orders/${id}`)
      expect(json.data.items[0].personalisation).toEqual([{ zone_id: zone('Regatta Team Jersey', 'Name on the back'), label: 'Name on the back', placement: 'back', text: 'Am\u00e9lie' }])
    })
  })
})

describe('delivery', () => {
  test('express costs more; pickup costs no shipping, and is taxed as at home', async () => {
    const at = async (delivery: object) => (await quoted(order([tee(3)], { delivery }))).totals.shipping_ex_tax.amount
    // Three tees of 167 g are 501 g: the second band.
    expect([await at({ address: whitby }), await at({ shipping_method: 'express', address: whitby }), await at({ type: 'pickup' })]).toEqual(['4.50', '7.95', '0.00'])
    const pickup = await quoted(order([tee(3)], collected))
    expect([pickup.delivery, pickup.totals.products_tax.amount]).toEqual([{ type: 'pickup', shipping_method: 'none' }, '4.17'])
  })

  test('tax is the destination\'s: none where the operator is not registered', async () => {
    const to = async (country: string) => (await quoted(order([tee()], { delivery: { address: { ...whitby, country, state: 'X' } } }))).items[0].unit_tax.amount
    expect([await to('GB'), await to('IE'), await to('DE'), await to('FR'), await to('NL'), await to('US'), await to('CH')]).toEqual(['1.39', '1.60', '1.32', '1.39', '1.46', '0.00', '0.00'])
  })

  test('shipping included, nothing ships: method none', async () => {
    const data = await quoted(order([line('Six Piers Postcards', 5)]))
    expect([data.delivery.shipping_method, data.totals.shipping_ex_tax.amount]).toEqual(['none', '0.00'])
  })
})

test('422 on validation failure: the same rules as for placing', async () => {
  expect(fieldErrors(await quote(api, {}))).toEqual([422, 'validation', { items: ['is required'], 'delivery.address': ['is required'] }])
  expect(fieldErrors(await quote(api, order([line('Spring Tide Hoodie', 1, { size: 'M' })])))).toEqual([422, 'validation', { 'items.0.design_id': ['is not a design of this account that can be ordered'] }])
  expect(fieldErrors(await quote(api, order([line('Last Ferry Tote', 3, { colour: 'Natural' })])))).toEqual([422, 'validation', { 'items.0.quantity': ['must be at most 2'] }])
  expect(ruleBroken(await quote(otherClient('no_country'), order([line('Unsettled Tee', 1, { colour: 'Navy', size: 'L' }, 'unsettled-goods')])))).toEqual([422, 'validation', undefined, expect.any(String)])
})

test('scope orders:write: 403 without; 401 without a credential', async () => {
  const { status, headers } = await quote(await freshClient('full', ['orders:read']), order([tee()]))
  expect([status, headers.get('www-authenticate')]).toEqual([403, expect.stringContaining('error="insufficient_scope", scope="orders:write"')])
  expect((await quote(client(), order([tee()]))).status).toBe(401)
})
