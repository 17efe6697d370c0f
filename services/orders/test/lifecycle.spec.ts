/** From review to completion (DECISIONS "Orders", O1 to O3, O17), the events on JetStream, and what each account may see. */
import { openJetStream, ordersStream } from '@tradecounter/chassis/jetstream'
import type { JetStream } from '@tradecounter/chassis/jetstream'
import { createLog } from '@tradecounter/chassis/log'
import type { Failure } from '@tradecounter/kernel/failure'
import type { Order__Output } from '@tradecounter/proto/tradecounter/orders/v1/Order'
import { completeDelivered } from '../work/complete-delivered.ts'
import { walkSandbox } from '../work/walk-sandbox.ts'
import { account_id, other_account_id, Peers } from './peers.ts'
import { openHouse, orderInput, placing } from './house.ts'
import type { House } from './house.ts'

let house: House
let jetstream: JetStream
let stopListening: () => Promise<void>
const published: { id: string, order_uuid: string, sequence: number, type: string, webhook_url: string | null }[] = []

beforeAll(async () => {
  house = await openHouse()
  jetstream = await openJetStream(house.nats_url, 'test', createLog('test', 'silent'))
  stopListening = await jetstream.consume(ordersStream.name, 'test', async (payload) => { published.push(JSON.parse(payload)) })
})

afterAll(async () => {
  await stopListening()
  await jetstream.close()
  await house.close()
})

beforeEach(() => {
  Object.assign(house.peers, new Peers())
  // What was remembered of the account before is forgotten.
  house.later(1_001)
})

const refusal = (work: Promise<unknown>): Promise<Failure> => work.then(() => { throw new Error('it was not refused') }, (error: Failure) => error)

const place = (delivery_type = 'delivery', items = [{ design_id: 'DESIGN_1', quantity: 2 }, { design_id: 'DESIGN_1', quantity: 1 }]): Promise<Order__Output> =>
  house.orders.PlaceOrder(placing(orderInput(delivery_type === 'pickup' ? { items, delivery: { type: 'pickup' } } : { items })))

const events = async (order_id: string) =>
  (await house.orders.ListOrderEvents({ account_id, order_id, page: { limit: 100 } })).events.map((event) => ({ ...event, data: JSON.parse(event.data) }))

async function inProduction(delivery_type?: string): Promise<Order__Output> {
  const { id: order_id } = await place(delivery_type)
  await house.operator.ApproveOrder({ order_id })
  return house.operator.SendToProduction({ order_id, supplier: 'Northern Print' })
}

test('a delivery order walks from pending to complete; its events stand in sequence without a gap, with their data', async () => {
  const order = await inProduction()
  const order_id = order.id
  const [first, second] = order.items
  await house.operator.ShipOrder({ order_id, carrier: 'Royal Mail', tracking_number: 'RM1', tracking_url: 'https://track.example/RM1', items: [{ item_id: first?.id, quantity: 2 }] })
  const shipped = await house.operator.ShipOrder({ order_id })
  expect(shipped).toMatchObject({ status: 'shipped', shipments: [{ carrier: 'Royal Mail', tracking_number: 'RM1' }, {}] })
  expect((await house.operator.DeliverShipment({ order_id })).timeline?.delivered_at).toBeUndefined()
  expect((await house.operator.DeliverShipment({ order_id, shipment_id: shipped.shipments[1]?.id })).timeline?.delivered_at).toEqual(expect.any(String))
  const complete = await house.operator.CompleteOrder({ order_id })
  expect(complete).toMatchObject({ status: 'complete', timeline: { completed_at: expect.any(String) as string } })

  const log = await events(order_id)
  expect(log.map(({ type, previous_status = null, status, data }) => [data.sequence, type, previous_status, status])).toEqual([
    [1, 'order.submitted', null, 'pending'],
    [2, 'order.approved', 'pending', 'processing'],
    [3, 'order.in_production', 'processing', 'production'],
    [4, 'order.shipped', 'production', 'shipped'],
    [5, 'order.shipped', 'shipped', 'shipped'],
    [6, 'order.delivered', 'shipped', 'shipped'],
    [7, 'order.delivered', 'shipped', 'shipped'],
    [8, 'order.completed', 'shipped', 'complete'],
  ])
  expect(log.map(({ data }) => data)).toMatchObject([
    { source: 'api', external_reference: null },
    { approved_at: complete.timeline?.approved_at, pre_order: false },
    { sent_to_production_at: complete.timeline?.sent_to_production_at, supplier: 'Northern Print' },
    {
      shipment_id: shipped.shipments[0]?.id, carrier: 'Royal Mail', supplier: null, tracking_number: 'RM1', tracking_url: 'https://track.example/RM1',
      shipped_at: complete.timeline?.shipped_at, items: [{ item_id: first?.id, quantity: 2 }],
    },
    { items: [{ item_id: second?.id, quantity: 1 }] },
    { shipment_id: shipped.shipments[0]?.id, all_delivered: false },
    { shipment_id: shipped.shipments[1]?.id, all_delivered: true, delivered_at: complete.timeline?.delivered_at },
    { completed_at: complete.timeline?.completed_at, automatic: false },
  ])
})

test('a pickup order is made ready and collected item by item, and completes with the last', async () => {
  const { id: order_id, items: [first] } = await inProduction('pickup')
  await house.operator.MarkReadyForCollection({ order_id, item_ids: [first?.id ?? ''] })
  const ready = await house.operator.MarkReadyForCollection({ order_id })
  expect(ready.items.map((item) => item.status)).toEqual(['awaiting_collection', 'awaiting_collection'])
  expect(await house.operator.CollectItems({ order_id, item_ids: [first?.id ?? ''] })).toMatchObject({ status: 'shipped', items: [{ status: 'complete' }, {}] })
  expect(await house.operator.CollectItems({ order_id })).toMatchObject({ status: 'complete', delivery: { type: 'pickup', shipping_method: 'none' } })
  expect((await events(order_id)).map(({ type }) => type).slice(3)).toEqual(['order.awaiting_collection', 'order.awaiting_collection', 'order.completed'])
})

test('cancelled before production: what was paid is refunded as it was taken, and said in the event', async () => {
  const order = await place()
  expect((await house.orders.CancelOrder({ account_id, order_id: order.uuid })).status).toBe('cancelled')
  expect(house.peers.refunds.get(order.uuid)).toBe(house.peers.charges.get(order.uuid))
  expect((await events(order.id)).at(-1)).toMatchObject({
    type: 'order.cancelled',
    data: { cancelled_by: 'account', reason: null, refund: { credit: { amount: '0.00', currency: 'GBP' }, card: order.total } },
  })
})

test('cancelling a cancelled order is a 409 that says so, without an event', async () => {
  const { id: order_id } = await place()
  await house.orders.CancelOrder({ account_id, order_id })
  const before = await house.rows()
  expect(await refusal(house.orders.CancelOrder({ account_id, order_id }))).toMatchObject({ code: 'conflict', detail: 'the order is already cancelled' })
  expect(await house.rows()).toEqual(before)
})

test('a cancel whose answer was lost is answered again for the same key, and refused for another (I4, I6)', async () => {
  const { id: order_id } = await place()
  const first = await house.orders.CancelOrder({ account_id, order_id, idempotency_key: 'cancel-1' })
  const before = await house.rows()
  expect(await house.orders.CancelOrder({ account_id, order_id, idempotency_key: 'cancel-1' })).toEqual(first)
  expect(await refusal(house.orders.CancelOrder({ account_id, order_id, idempotency_key: 'cancel-2' }))).toMatchObject({ code: 'conflict' })
  expect(await refusal(house.orders.CancelOrder({ account_id: other_account_id, order_id, idempotency_key: 'cancel-1' }))).toMatchObject({ code: 'not_found' })
  expect(await house.rows()).toEqual(before)
})

test('cancelling an order that has entered production is a 409, and nothing is refunded', async () => {
  const { id: order_id } = await inProduction()
  expect(await refusal(house.orders.CancelOrder({ account_id, order_id }))).toMatchObject({ code: 'conflict' })
  expect(house.peers.refunds.size).toBe(0)
})

test('a rejection needs a reason, refunds in any status but cancelled, and frees stock only before production', async () => {
  const order = await inProduction()
  expect(await refusal(house.operator.RejectOrder({ order_id: order.id }))).toMatchObject({ errors: { reason: ['is required'] } })
  expect((await house.operator.RejectOrder({ order_id: order.id, reason: 'artwork is not printable' })).status).toBe('cancelled')
  expect(house.peers.refunds.has(order.uuid)).toBe(true)
  expect((await events(order.id)).at(-1)).toMatchObject({ type: 'order.rejected', data: { reason: 'artwork is not printable' } })
})

test('an open issue keeps an order out of production until it is closed', async () => {
  const { id: order_id } = await place()
  await house.operator.ApproveOrder({ order_id })
  const issue = await house.operator.OpenIssue({ order_id, code: 'artwork', summary: 'low resolution' })
  expect(await refusal(house.operator.SendToProduction({ order_id }))).toMatchObject({ code: 'conflict', detail: 'an issue of the order is still open' })
  await house.operator.CloseIssue({ order_id, issue_id: issue.id, resolution: 'new file' })
  expect((await house.operator.SendToProduction({ order_id })).status).toBe('production')
  expect((await events(order_id)).map(({ type }) => type)).toEqual(
    ['order.submitted', 'order.approved', 'order.issue_opened', 'order.issue_closed', 'order.in_production'])
})

test('more than is left is not shipped, and nothing is written', async () => {
  const { id: order_id, items: [first] } = await inProduction()
  const before = await house.rows()
  expect(await refusal(house.operator.ShipOrder({ order_id, items: [{ item_id: first?.id, quantity: 3 }] }))).toMatchObject({ errors: { 'items.0.quantity': ['must be at most 2'] } })
  await refusal(house.operator.ShipOrder({ order_id, items: [{ item_id: account_id, quantity: 1 }] }))
  expect(await house.rows()).toEqual(before)
})

test('a shipped order completes by itself 14 days after delivery', async () => {
  const { id: order_id } = await inProduction()
  await house.operator.ShipOrder({ order_id })
  await house.operator.DeliverShipment({ order_id })
  house.later(14 * 24 * 3600 * 1000 - 60_000)
  await completeDelivered(house.context)
  expect((await house.orders.GetOrder({ account_id, order_id })).status).toBe('shipped')
  house.later(61_000)
  await completeDelivered(house.context)
  expect((await events(order_id)).at(-1)).toMatchObject({ type: 'order.completed', data: { automatic: true } })
})

test.each(['delivery', 'pickup'])('a sandbox %s order walks through the whole lifecycle by itself', async (delivery_type) => {
  house.peers.account.status = 'test'
  const { id: order_id } = await place(delivery_type)
  await walkSandbox(house.context)
  expect((await house.orders.GetOrder({ account_id, order_id })).status).toBe('pending')
  for (let step = 0; step < 8; step++) {
    house.later(2_001)
    await walkSandbox(house.context)
  }
  expect((await house.orders.GetOrder({ account_id, order_id })).status).toBe('complete')
})

test('the operator\'s list refuses a status that there is none of', async () => {
  expect(await refusal(house.operator.ListAllOrders({ status: 'bogus' }))).toMatchObject({ errors: { status: [expect.stringContaining('must be one of pending')] } })
  expect((await house.operator.ListAllOrders({ status: 'pending', page: { limit: 1 } })).orders.length).toBeLessThanOrEqual(1)
})

test('20 operators at once: one approval, one event', async () => {
  const { id: order_id } = await place()
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => house.operator.ApproveOrder({ order_id })))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await events(order_id)).map(({ type }) => type)).toEqual(['order.submitted', 'order.approved'])
})

test('every event reaches JetStream, in order per order, with or without a webhook_url', async () => {
  const order = await house.orders.PlaceOrder(placing(orderInput({ webhook_url: 'https://localhost:4443/hook' })))
  await house.operator.ApproveOrder({ order_id: order.id })
  const silent = await inProduction()
  const expected = [...await events(order.id), ...await events(silent.id)].map(({ id }) => id)
  const deadline = Date.now() + 10_000
  while (!expected.every((id) => published.some((message) => message.id === id))) {
    if (Date.now() > deadline) throw new Error('not all events were published')
    await new Promise((resolve) => setImmediate(resolve))
  }
  const sequences = (uuid: string): number[] => published.filter(({ order_uuid }) => order_uuid === uuid).map(({ sequence }) => sequence)
  expect([sequences(order.uuid), sequences(silent.uuid)]).toEqual([[1, 2], [1, 2, 3]])
  expect(published.find(({ order_uuid }) => order_uuid === order.uuid)?.webhook_url).toBe('https://localhost:4443/hook')
})

describe('reads', () => {
  test('orders of other accounts are invisible: the same 404 as a nonexistent one', async () => {
    const { id, uuid } = await place()
    const missing = await refusal(house.orders.GetOrder({ account_id, order_id: 'ZZZZZZZZ-ZZZZ' }))
    for (const order_id of [id, uuid]) {
      for (const read of ['GetOrder', 'CancelOrder', 'ListOrderEvents', 'ListShipments'] as const) {
        expect(await refusal(house.orders[read]({ account_id: other_account_id, order_id }))).toMatchObject({ code: 'not_found', detail: missing.detail })
      }
    }
    expect((await house.orders.GetOrder({ account_id, order_id: uuid })).status).toBe('pending')
  })

  test('lists are newest first, stable while orders are placed, and filtered by status, source, reference and time', async () => {
    const reference = `ref-${house.context.random(4).toString()}`
    const mine = []
    for (let n = 0; n < 5; n++) mine.push((await house.orders.PlaceOrder(placing(orderInput({ external_reference: reference })))).id)
    const filter = { account_id, external_reference: reference, status: 'pending', source: 'api' }
    const first = await house.orders.ListOrders({ ...filter, page: { limit: 2 } })
    await house.orders.PlaceOrder(placing(orderInput({ external_reference: reference })))
    const second = await house.orders.ListOrders({ ...filter, page: { limit: 3, after: first.page?.next } })
    expect([...first.orders, ...second.orders].map(({ id }) => id)).toEqual(mine.reverse())
    expect([first.page?.has_more, second.page?.has_more, second.page?.next]).toEqual([true, false, undefined])
    expect((await house.orders.ListOrders({ ...filter, source: 'web' })).orders).toEqual([])
    const since = first.orders[0]?.placed_at
    expect((await house.orders.ListOrders({ ...filter, since })).orders).toHaveLength(2)
  })

  test('a client resumes the event log with its last position', async () => {
    const { id: order_id, uuid } = await place()
    const start = await house.orders.ListOrderEvents({ account_id, order_id })
    expect(start.page).toMatchObject({ has_more: false, next: `${uuid}/1`, total: 1 })
    await house.operator.ApproveOrder({ order_id })
    const rest = await house.orders.ListOrderEvents({ account_id, order_id, page: { limit: 10, after: start.page?.next } })
    expect([rest.events.map(({ type }) => type), rest.page?.next]).toEqual([['order.approved'], `${uuid}/2`])
    expect((await house.orders.ListOrderEvents({ account_id, order_id, page: { limit: 10, after: `${uuid}/2` } })).page?.next).toBe(`${uuid}/2`)
    const other = await place()
    for (const after of ['x', '2', `${other.uuid}/1`]) {
      expect(await refusal(house.orders.ListOrderEvents({ account_id, order_id, page: { after } }))).toMatchObject({ errors: { cursor: ['is not a cursor of this list'] } })
    }
  })

  test('an estimate prices exactly as an order would, and persists nothing', async () => {
    const before = await house.rows()
    const items = [{ design_id: 'DESIGN_1', quantity: 2 }]
    const estimate = await house.orders.EstimateShipping({ account_id, items, destination: { country: 'GB' } })
    expect(estimate).toMatchObject({
      origin_country: 'GB', international: false, requires_shipping: true,
      methods: [
        { method: 'standard', amount_ex_tax: { amount: '4.50' }, tax: { amount: '0.90' }, total: { amount: '5.40' } },
        { method: 'express', amount_ex_tax: { amount: '9.95' } },
      ],
    })
    expect(await refusal(house.orders.EstimateShipping({ account_id, items, destination: { country: 'AQ' } })))
      .toMatchObject({ errors: { 'destination.country': ['is not a country that is delivered to'] } })
    expect(await house.rows()).toEqual(before)
  })
})
