/** Placing (SPEC "Rules for POST /v1/orders", "Idempotency"; DECISIONS I4, O6 to O10, O14), through gRPC on real PostgreSQL, with peers that break. */
import type { Failure } from '@tradecounter/kernel/failure'
import { sweepDrafts } from '../work/sweep-drafts.ts'
import { undoDue } from '../work/undo-orders.ts'
import { forgetOldKeys } from '../work/forget-keys.ts'
import { account_id, made_to_order, on_the_shelf, other_account_id, Peers, preorderable } from './peers.ts'
import type { Break } from './peers.ts'
import { openHouse, orderInput, placing } from './house.ts'
import type { House } from './house.ts'

let house: House

beforeAll(async () => { house = await openHouse() })
afterAll(() => house.close())

beforeEach(() => {
  Object.assign(house.peers, new Peers())
  // What was remembered of the account before is forgotten.
  house.later(1_001)
})

const shelved = (quantity: number, variant_id = on_the_shelf) => orderInput({ items: [{ design_id: 'DESIGN_1', quantity, variant_id }] })

const refusal = (work: Promise<unknown>): Promise<Failure> => work.then(() => { throw new Error('it was not refused') }, (error: Failure) => error)

const listed = async (): Promise<number> => (await house.orders.ListOrders({ account_id, page: { limit: 100 } })).orders.length

describe('POST /v1/orders', () => {
  test('the response order has status pending, its totals add up, and the card pays the total', async () => {
    const order = await house.orders.PlaceOrder(placing())
    expect(order).toMatchObject({
      status: 'pending', source: 'api', item_count: 2, is_pre_order: false, currency: 'GBP', payment_method: 'online_payment',
      total: { amount: '29.40', currency: 'GBP' },
      totals: { products_ex_tax: { amount: '20.00' }, products_tax: { amount: '4.00' }, shipping_ex_tax: { amount: '4.50' }, shipping_tax: { amount: '0.90' }, credit_applied: { amount: '0.00' } },
      delivery: { type: 'delivery', shipping_method: 'standard', shipping_type: 'local' },
    })
    expect(order.id).toMatch(/^[A-Z0-9]{8}-[A-Z0-9]{4}$/)
    expect(house.peers.charges.get(order.uuid)).toBe(2940n)
  })

  test('a quote prices exactly as the order, and places nothing', async () => {
    const input = orderInput({ delivery: { type: 'delivery', shipping_method: 'express', address: { line1: 'x', city: 'Paris', postcode: '75001', country: 'FR' } } })
    const before = await house.rows()
    const quote = await house.orders.QuoteOrder({ account_id, input })
    expect(await house.rows()).toEqual(before)
    const order = await house.orders.PlaceOrder(placing(input))
    expect(quote.totals?.total).toEqual(order.totals?.total)
    expect(order.delivery).toMatchObject({ shipping_method: 'express', shipping_type: 'international' })
  })

  test('an existing customer is reused by e-mail, otherwise one is created', async () => {
    const customer = { first_name: 'Ada', last_name: 'Lovelace', email: 'Ada@Example.com' }
    const before = (await house.rows()).customers ?? 0
    const order = await house.orders.PlaceOrder(placing(orderInput({ customer })))
    await house.orders.PlaceOrder(placing(orderInput({ customer: { ...customer, email: 'ada@example.com' } })))
    expect((await house.rows()).customers).toBe(before + 1)
    expect(order.customer).toMatchObject({ name: 'Ada Lovelace', first_name: 'Ada', email: 'Ada@Example.com' })
  })

  test('metadata is stored and echoed back byte for byte', async () => {
    const metadata = '{ "n": 1.0, "b": [1e400, "\\u0000"],\t"a": {} }'
    expect((await house.orders.PlaceOrder(placing(orderInput({ metadata })))).metadata).toBe(metadata)
  })

  test('the webhook secret is never returned, and is sealed at rest', async () => {
    const order = await house.orders.PlaceOrder(placing(orderInput({ webhook_url: 'https://localhost:4443/hook', webhook_secret: 'shhh-very-secret' })))
    expect(order.webhook).toEqual({ url: 'https://localhost:4443/hook', configured: true })
    const row = await house.context.database.row<{ row: string }>({ name: 'test_row', text: 'select orders::text as row from orders where uuid = $1' }, [order.uuid])
    expect(row?.row).not.toContain(Buffer.from('shhh-very-secret').toString('hex'))
    const [event] = (await house.orders.ListOrderEvents({ account_id, order_id: order.id })).events
    const delivery = await house.orders.GetEventForDelivery({ event_id: event?.id ?? '' })
    expect(delivery.webhook_secret).toBe('shhh-very-secret')
  })

  const refusals: [string, () => void, Parameters<typeof placing>, Partial<Failure>][] = [
    ['a line whose design is not the account\'s', () => undefined, [orderInput({ items: [{ design_id: 'nothere1', quantity: 1 }, { design_id: 'DESIGN_1', quantity: 1 }] })],
      { errors: { 'items.0.design_id': ['is not a design of this account that can be ordered'] } }],
    ['no lines', () => undefined, [orderInput({ items: [] })], { errors: { items: ['must have at least 1 entry'] } }],
    ['delivery without an address', () => undefined, [orderInput({ delivery: { type: 'delivery' } })], { errors: { 'delivery.address': ['is required'] } }],
    ['a country nobody ships to', () => undefined, [orderInput({ delivery: { type: 'delivery', address: { line1: 'x', city: 'x', postcode: 'x', country: 'AQ' } } })],
      { errors: { 'delivery.address.country': ['is not a country that is delivered to'] } }],
    ['a private webhook_url', () => undefined, [orderInput({ webhook_url: 'https://10.0.0.1/hook' })], { errors: { webhook_url: [expect.any(String)] as unknown as string[] } }],
    ['minimum order quantities that are not met', () => undefined, [orderInput({ items: [{ design_id: 'DESIGN_1', quantity: 7 }] })],
      { detail: 'minimum order quantity: Organic tee: at least 8 units are needed, the order has 7' }],
    ['an account without a saved card', () => { house.peers.account.payment_method_on_file = false }, [], { detail: 'the account has no saved card' }],
    ['an account of status lead', () => { house.peers.account.status = 'lead' }, [], { detail: 'an account of status lead cannot place orders' }],
    ['an account of status inactive', () => { house.peers.account.status = 'inactive' }, [], { detail: 'an account of status inactive cannot place orders' }],
    ['another total than Service-Expected-Total', () => undefined, [orderInput(), { expected_total: { amount: '29.41', currency: 'GBP' } }],
      { detail: 'the total is 29.40 GBP, not the expected 29.41 GBP' }],
  ]

  test.each(refusals)('%s is a 422, and nothing is written or charged', async (_, prepare, request, expected) => {
    prepare()
    const before = await house.rows()
    expect(await refusal(house.orders.PlaceOrder(placing(...request)))).toMatchObject({ code: 'validation', ...expected })
    expect(await house.rows()).toEqual(before)
    expect(house.peers.charges.size).toBe(0)
  })

  test('a declined card is a 422: nothing is charged, reserved or listed, and a repeat with the key is refused alike', async () => {
    house.peers.card = 'declines'
    const before = await listed()
    const request = placing(shelved(3))
    expect(await refusal(house.orders.PlaceOrder(request))).toMatchObject({ code: 'validation', detail: 'the card was declined' })
    house.peers.card = 'works'
    expect(await refusal(house.orders.PlaceOrder(request))).toMatchObject({ code: 'validation', detail: 'the card was declined' })
    expect([house.peers.charges.size, house.peers.shelf.get(on_the_shelf), await listed()]).toEqual([0, 20, before])
  })
})

describe('stock', () => {
  test('lines of stock-controlled designs reserve units when placed, and cancel frees them', async () => {
    const order = await house.orders.PlaceOrder(placing(shelved(5)))
    expect(house.peers.shelf.get(on_the_shelf)).toBe(15)
    await house.orders.CancelOrder({ account_id, order_id: order.id })
    expect([house.peers.shelf.get(on_the_shelf), house.peers.refunds.get(order.uuid)]).toEqual([20, house.peers.charges.get(order.uuid)])
  })

  test('a quantity above the shelf without preorders is a 422 on items.N.quantity that frees the key for the corrected request', async () => {
    const request = placing(shelved(21))
    expect(await refusal(house.orders.PlaceOrder(request))).toMatchObject({ errors: { 'items.0.quantity': ['must be at most 20'] } })
    expect(house.peers.charges.size).toBe(0)
    expect((await house.orders.PlaceOrder({ ...request, input: shelved(20) })).status).toBe('pending')
  })

  test('with preorders on, the shelf is reserved and the rest preordered', async () => {
    const order = await house.orders.PlaceOrder(placing(shelved(5, preorderable)))
    expect([order.is_pre_order, house.peers.shelf.get(preorderable)]).toEqual([true, 0])
    expect((await house.operator.ApproveOrder({ order_id: order.id })).status).toBe('pre_order')
    expect((await house.operator.ReleaseOrder({ order_id: order.id })).status).toBe('processing')
  })
})

describe('Idempotency', () => {
  test('repeating a request with the same key and the same body answers the same order, charged once', async () => {
    const request = placing()
    const [first, second] = [await house.orders.PlaceOrder(request), await house.orders.PlaceOrder(request)]
    expect(second).toEqual(first)
    expect(house.peers.charges.size).toBe(1)
  })

  test('50 parallel requests with one key make one order and one charge', async () => {
    const request = placing()
    const before = await listed()
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => house.orders.PlaceOrder(request)))
    const placed = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.uuid] : []))
    const others = answers.flatMap((answer) => (answer.status === 'rejected' ? [(answer.reason as Failure).code] : []))
    expect(new Set(placed).size).toBe(1)
    expect(new Set(others)).toEqual(new Set(others.length > 0 ? ['in_progress'] : []))
    expect([house.peers.charges.size, await listed()]).toEqual([1, before + 1])
  })

  test('a replay while the first request is in progress is a conflict that says so', async () => {
    const request = placing()
    let repeated: Promise<Failure> | undefined
    house.peers.duringCharge = async () => { await (repeated ??= refusal(house.orders.PlaceOrder(request))) }
    await house.orders.PlaceOrder(request)
    expect(await repeated).toMatchObject({ code: 'in_progress', detail: expect.stringContaining('in progress') as string })
  })

  test('reusing a key with a different body is a conflict', async () => {
    const request = placing()
    await house.orders.PlaceOrder(request)
    expect(await refusal(house.orders.PlaceOrder({ ...request, input: orderInput({ external_reference: 'other' }) }))).toMatchObject({ code: 'conflict' })
  })

  test('a key is the account\'s own', async () => {
    const request = placing()
    const mine = await house.orders.PlaceOrder(request)
    const theirs = await house.orders.PlaceOrder({ ...request, account_id: other_account_id })
    expect(theirs.uuid).not.toBe(mine.uuid)
  })

  test.each(['by the sweep', 'by the next use'])('the key is honoured for 24 hours, and forgotten after that %s', async (how) => {
    const request = placing()
    const first = await house.orders.PlaceOrder(request)
    house.later(24 * 3600 * 1000 - 60_000)
    expect((await house.orders.PlaceOrder(request)).uuid).toBe(first.uuid)
    house.later(60_001)
    if (how === 'by the sweep') await forgetOldKeys(house.context)
    expect((await house.orders.PlaceOrder(request)).uuid).not.toBe(first.uuid)
  })
})

describe('a crash between any two steps ends in a placed order charged once, or in nothing charged and nothing reserved', () => {
  const breaks: Break[] = (['ReserveStock', 'ChargeOrder'] as const).flatMap((step) => [{ step, when: 'before' as const }, { step, when: 'after' as const }])

  test.each(breaks)('$step fails $when it took effect; the client comes again with the key', async (broken) => {
    const request = placing(shelved(4))
    house.peers.broken = broken
    expect(await refusal(house.orders.PlaceOrder(request))).toMatchObject({ code: 'internal' })
    house.peers.broken = undefined
    const order = await house.orders.PlaceOrder(request)
    expect([order.status, house.peers.charges.size, house.peers.shelf.get(on_the_shelf)]).toEqual(['pending', 1, 16])
  })

  test.each(breaks)('$step fails $when it took effect; the client never comes back', async (broken) => {
    const before = await listed()
    house.peers.broken = broken
    await refusal(house.orders.PlaceOrder(placing(shelved(4))))
    expect(await listed()).toBe(before)
    house.peers.broken = undefined
    house.later(30_000)
    await sweepDrafts(house.context)
    const placed = (await listed()) - before
    expect([placed, house.peers.charges.size, house.peers.shelf.get(on_the_shelf)]).toEqual(broken.step === 'ChargeOrder' ? [1, 1, 16] : [0, 0, 20])
  })

  test('a process that dies inside the charge leaves a draft that nobody sees, which the sweeper places', async () => {
    const request = placing()
    let died = (): void => undefined
    const reached = new Promise<void>((resolve) => { died = resolve })
    // The process is gone for good: its call never ends.
    house.peers.duringCharge = () => { died(); return new Promise(() => undefined) }
    const lost = refusal(house.orders.PlaceOrder(request))
    await reached
    house.peers.duringCharge = async () => undefined
    await sweepDrafts(house.context)
    expect(house.peers.charges.size).toBe(0)
    house.later(21_000)
    await sweepDrafts(house.context)
    expect(house.peers.charges.size).toBe(1)
    const order = await house.orders.PlaceOrder(request)
    expect(order.status).toBe('pending')
    expect(house.peers.charges.size).toBe(1)
    await lost
  })

  test('a declined card while the peers are down afterwards still gives everything back in the end', async () => {
    house.peers.card = 'declines'
    house.peers.broken = { step: 'ReleaseStock', when: 'before' }
    await refusal(house.orders.PlaceOrder(placing(shelved(6))))
    expect(house.peers.shelf.get(on_the_shelf)).toBe(14)
    house.peers.broken = undefined
    await undoDue(house.context)
    expect(house.peers.shelf.get(on_the_shelf)).toBe(20)
  })
})

test('orders of a sandbox account are marked as such', async () => {
  house.peers.account.status = 'test'
  const order = await house.orders.PlaceOrder(placing(orderInput({ items: [{ design_id: 'DESIGN_1', quantity: 1, variant_id: made_to_order }] })))
  const row = await house.context.database.row<{ sandbox: boolean }>({ name: 'test_sandbox', text: 'select sandbox from orders where uuid = $1' }, [order.uuid])
  expect(row?.sandbox).toBe(true)
})
