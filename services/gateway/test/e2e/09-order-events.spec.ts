/** GET /v1/orders/{id}/events */
import { randomUUID } from 'node:crypto'
import { everyPage, freshClient } from './client.ts'
import type { Client } from './client.ts'
import { closeDesk, collected, fieldErrors, line, operator, order, placed, tee } from './order-desk.ts'

let api: Client

beforeAll(async () => { api = await freshClient('full') })
afterAll(closeDesk)

interface Event {
  id: string
  type: string
  occurred_at: string
  status: string
  previous_status: string | null
  data: Record<string, unknown>
}

const eventsOf = async (id: string): Promise<Event[]> => (await api.get(`/v1/orders/${id}/events?limit=100`)).json.data

const summary = (events: Event[]) => events.map(({ type, previous_status, status }) => [type, previous_status, status])

const money = (amount: string) => ({ amount, currency: 'GBP' })

describe('every event type, with the details of O1', () => {
  test('delivery: submitted, issue, approved, in production, shipped twice, delivered twice, completed', async () => {
    const { id, items } = await placed(api, order([tee(3), line('Chandlery Tote', 1)], { external_reference: 'PO-77' }))
    const { orders } = operator()
    const issue = await orders.OpenIssue({ order_id: id, code: 'artwork_resolution', summary: 'Too small' })
    await orders.ApproveOrder({ order_id: id })
    await orders.CloseIssue({ order_id: id, issue_id: issue.id, resolution: 'Redrawn' })
    await orders.SendToProduction({ order_id: id, supplier: 'Printworks Leeds' })
    const parcel = { carrier: 'Northern Parcels', supplier: 'Printworks Leeds', tracking_number: 'NP1', tracking_url: 'https://track.example/NP1' }
    await orders.ShipOrder({ order_id: id, items: [{ item_id: items[0].id, quantity: 2 }], ...parcel })
    await orders.ShipOrder({ order_id: id, items: [] })
    await orders.DeliverShipment({ order_id: id })
    await orders.DeliverShipment({ order_id: id })
    await orders.CompleteOrder({ order_id: id })

    const { shipments, timeline } = (await api.get(`/v1/orders/${id}`)).json.data
    const events = await eventsOf(id)
    expect(summary(events)).toEqual([
      ['order.submitted', null, 'pending'], ['order.issue_opened', 'pending', 'pending'], ['order.approved', 'pending', 'processing'], ['order.issue_closed', 'processing', 'processing'],
      ['order.in_production', 'processing', 'production'], ['order.shipped', 'production', 'shipped'], ['order.shipped', 'shipped', 'shipped'],
      ['order.delivered', 'shipped', 'shipped'], ['order.delivered', 'shipped', 'shipped'], ['order.completed', 'shipped', 'complete'],
    ])
    expect(events.map(({ data }) => data)).toEqual([
      { sequence: 1, source: 'api', external_reference: 'PO-77' },
      { sequence: 2, issue_id: issue.id, code: 'artwork_resolution', summary: 'Too small' },
      { sequence: 3, approved_at: timeline.approved_at, pre_order: false },
      { sequence: 4, issue_id: issue.id, resolution: 'Redrawn' },
      { sequence: 5, sent_to_production_at: timeline.sent_to_production_at, supplier: 'Printworks Leeds' },
      { sequence: 6, shipment_id: shipments[0].id, ...parcel, shipped_at: shipments[0].shipped_at, items: [{ item_id: items[0].id, quantity: 2 }] },
      {
        sequence: 7, shipment_id: shipments[1].id, carrier: null, supplier: null, tracking_number: null, tracking_url: null, shipped_at: shipments[1].shipped_at,
        items: [{ item_id: items[0].id, quantity: 1 }, { item_id: items[1].id, quantity: 1 }],
      },
      { sequence: 8, shipment_id: shipments[0].id, delivered_at: shipments[0].delivered_at, all_delivered: false },
      { sequence: 9, shipment_id: shipments[1].id, delivered_at: shipments[1].delivered_at, all_delivered: true },
      { sequence: 10, completed_at: timeline.completed_at, automatic: false },
    ])
    expect([timeline.shipped_at, timeline.delivered_at]).toEqual([shipments[0].shipped_at, shipments[1].delivered_at])
    expect(new Set(events.map((event) => event.id)).size).toBe(10)
  })

  test('pickup: awaiting_collection, and completed with the last item', async () => {
    const { id, items } = await placed(api, order([tee(), line('Chandlery Tote', 1)], collected))
    const { orders } = operator()
    await orders.ApproveOrder({ order_id: id })
    await orders.SendToProduction({ order_id: id })
    await orders.MarkReadyForCollection({ order_id: id, item_ids: [] })
    await orders.CollectItems({ order_id: id, item_ids: [items[0].id] })
    await orders.CollectItems({ order_id: id, item_ids: [items[1].id] })
    const events = await eventsOf(id)
    expect(summary(events).slice(3)).toEqual([['order.awaiting_collection', 'production', 'shipped'], ['order.completed', 'shipped', 'complete']])
    expect(events[2]?.data).toMatchObject({ sequence: 3, supplier: null })
    expect(events[3]?.data).toEqual({ sequence: 4, item_ids: items.map((item: { id: string }) => item.id) })
    expect(events[4]?.data).toMatchObject({ sequence: 5, automatic: false })
  })

  test('rejected, with its reason and what is given back', async () => {
    const { id, total } = await placed(api, order([tee()]))
    await operator().orders.RejectOrder({ order_id: id, reason: 'A trade mark of somebody else' })
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      type: 'order.rejected', status: 'cancelled', previous_status: 'pending', data: { sequence: 2, reason: 'A trade mark of somebody else', refund: { credit: money('0.00'), card: total } },
    })
  })

  test('cancelled by the account and by the operator (O17)', async () => {
    const [mine, theirs] = [await placed(api, order([tee()])), await placed(api, order([tee()]))]
    await api.post(`/v1/orders/${mine.id}/cancel`)
    await operator().orders.CancelOrderAsOperator({ order_id: theirs.id, reason: 'The mill is closed' })
    expect((await eventsOf(mine.id)).at(-1)?.data).toEqual({ sequence: 2, cancelled_by: 'account', reason: null, refund: { credit: money('0.00'), card: mine.total } })
    expect((await eventsOf(theirs.id)).at(-1)?.data).toEqual({ sequence: 2, cancelled_by: 'operator', reason: 'The mill is closed', refund: { credit: money('0.00'), card: theirs.total } })
  })

  test('approved for preorder', async () => {
    const { id } = await placed(api, order([line('Fog Bell Hoodie', 2, { colour: 'Lavender', size: 'L' })]))
    await operator().orders.ApproveOrder({ order_id: id })
    await operator().orders.ReleaseOrder({ order_id: id })
    const events = await eventsOf(id)
    expect(summary(events)).toEqual([['order.submitted', null, 'pending'], ['order.approved', 'pending', 'pre_order']])
    expect(events[1]?.data).toMatchObject({ pre_order: true })
    expect((await api.get(`/v1/orders/${id}`)).json.data.status).toBe('processing')
  })
})

test('a refused transition leaves no trace', async () => {
  const { id } = await placed(api, order([tee()]))
  const { orders } = operator()
  const refused = [
    () => orders.SendToProduction({ order_id: id }), () => orders.ShipOrder({ order_id: id, items: [] }), () => orders.ReleaseOrder({ order_id: id }),
    () => orders.DeliverShipment({ order_id: id }), () => orders.CompleteOrder({ order_id: id }), () => orders.MarkReadyForCollection({ order_id: id, item_ids: [] }),
    () => orders.CloseIssue({ order_id: id }),
  ]
  for (const each of refused) await expect(each()).rejects.toMatchObject({ code: 'conflict' })
  await expect(orders.RejectOrder({ order_id: id })).rejects.toMatchObject({ code: 'validation', errors: { reason: ['is required'] } })
  expect(await eventsOf(id)).toHaveLength(1)
})

test('sent to production is refused while an issue is open', async () => {
  const { id } = await placed(api, order([tee()]))
  const { orders } = operator()
  await orders.ApproveOrder({ order_id: id })
  await orders.OpenIssue({ order_id: id, code: 'hold', summary: 'Wait' })
  await expect(orders.SendToProduction({ order_id: id })).rejects.toMatchObject({ code: 'conflict', detail: 'an issue of the order is still open' })
  await orders.CloseIssue({ order_id: id })
  expect((await orders.SendToProduction({ order_id: id })).status).toBe('production')
})

test('sequence is 1, 2, 3 … without a gap on every order of the demo world (O1)', async () => {
  const orders = (await api.get('/v1/orders?limit=100&until=2026-10-01')).json.data
  for (const { id } of orders) {
    const events = await eventsOf(id)
    expect(events.map(({ data }) => data.sequence)).toEqual(events.map((_, place) => place + 1))
    expect(events[0]).toMatchObject({ type: 'order.submitted', previous_status: null })
  }
})

test('thirty writers at once leave no gap and no duplicate', async () => {
  const { id } = await placed(api, order([tee()]))
  await Promise.all(Array.from({ length: 30 }, (_, n) => operator().orders.OpenIssue({ order_id: id, code: 'race', summary: `number ${n}` })))
  const events = await eventsOf(id)
  expect(events.map(({ data }) => data.sequence)).toEqual(Array.from({ length: 31 }, (_, n) => n + 1))
})

describe('oldest first, append-only: a client resumes with its last cursor (W2, W18)', () => {
  test('pages of any size, total, by reference or UUID', async () => {
    const { json } = await api.get('/v1/orders?external_reference=erp-90377')
    const [{ id, uuid }] = json.data
    const events = await eventsOf(id)
    expect(await everyPage(api, `/v1/orders/${uuid}/events`, 1)).toEqual(events)
    const { page } = (await api.get(`/v1/orders/${id}/events?limit=2`)).json
    expect(page).toEqual({ has_more: true, next_cursor: expect.any(String), total: events.length })
  })

  test('at the end next_cursor stands after the last row; an empty page gives back the same cursor; what comes later follows', async () => {
    const { id } = await placed(api, order([tee()]))
    const first = await api.get(`/v1/orders/${id}/events`)
    expect(first.json.page).toEqual({ has_more: false, next_cursor: expect.any(String), total: 1 })
    const { next_cursor } = first.json.page
    const resume = () => api.get(`/v1/orders/${id}/events?cursor=${encodeURIComponent(next_cursor)}`)
    expect((await resume()).json).toEqual({ data: [], page: { has_more: false, next_cursor, total: 1 } })
    await operator().orders.ApproveOrder({ order_id: id })
    const { data, page } = (await resume()).json
    expect([summary(data), page.total, page.next_cursor !== next_cursor]).toEqual([[['order.approved', 'pending', 'processing']], 2, true])
  })

  test("a cursor of another order, or another list, is refused", async () => {
    const [one, two] = [await placed(api, order([tee()])), await placed(api, order([tee()]))]
    const { next_cursor } = (await api.get(`/v1/orders/${one.id}/events`)).json.page
    for (const path of [`/v1/orders/${two.id}/events`, `/v1/orders/${one.id}/shipments`, '/v1/orders']) {
      expect(fieldErrors(await api.get(`${path}?cursor=${encodeURIComponent(next_cursor)}`))).toEqual([422, 'validation', { cursor: ['is not a cursor of this list'] }])
    }
  })

  test.each([['limit=0', 'limit', 'must be greater than 0'], ['limit=101', 'limit', 'must be at most 100'], ['cursor=', 'cursor', 'is not a cursor of this list']])('%s', async (query, name, message) => {
    const { id } = await placed(api, order([tee()]))
    expect(fieldErrors(await api.get(`/v1/orders/${id}/events?${query}`))).toEqual([422, 'validation', { [name]: [message] }])
  })
})

test("404: unknown, malformed, another account's", async () => {
  const foreign = (await (await freshClient('other_account')).get('/v1/orders?limit=1')).json.data[0]
  for (const id of [foreign.id, foreign.uuid, randomUUID(), 'ABCDEFGH-ABCD', 'x']) expect((await api.get(`/v1/orders/${id}/events`)).status).toBe(404)
})

test('scope orders:read: 403 without', async () => {
  expect((await (await freshClient('full', ['orders:write'])).get(`/v1/orders/${randomUUID()}/events`)).status).toBe(403)
})
