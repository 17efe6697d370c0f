/** GET /v1/orders/{id}/shipments */
import { randomUUID } from 'node:crypto'
import { everyPage, freshClient } from './client.ts'
import type { Client } from './client.ts'
import { closeDesk, collected, fieldErrors, operator, order, placed, tee } from './order-desk.ts'

let api: Client

beforeAll(async () => { api = await freshClient('full') })
afterAll(closeDesk)

async function inProduction(quantity: number) {
  const made = await placed(api, order([tee(quantity)]))
  await operator().orders.ApproveOrder({ order_id: made.id })
  await operator().orders.SendToProduction({ order_id: made.id })
  return made
}

test('200 list of Shipment, oldest first, the same as on the order', async () => {
  const { id, uuid, items } = await inProduction(3)
  for (const number of [1, 2, 3]) {
    await operator().orders.ShipOrder({ order_id: id, carrier: `Carrier ${number}`, tracking_number: `T${number}`, tracking_url: `https://track.example/${number}`, items: [{ item_id: items[0].id, quantity: 1 }] })
  }
  await operator().orders.DeliverShipment({ order_id: id })
  const { json } = await api.get(`/v1/orders/${id}/shipments`)
  expect(json.data.map(({ carrier, tracking_number, tracking_url, supplier, delivered_at }: Record<string, string | null>) => [carrier, tracking_number, tracking_url, supplier, delivered_at === null])).toEqual([
    ['Carrier 1', 'T1', 'https://track.example/1', null, false], ['Carrier 2', 'T2', 'https://track.example/2', null, true], ['Carrier 3', 'T3', 'https://track.example/3', null, true],
  ])
  expect(json.page).toEqual({ has_more: false, next_cursor: expect.any(String), total: 3 })
  expect(json.data).toEqual((await api.get(`/v1/orders/${id}`)).json.data.shipments)
  expect(await everyPage(api, `/v1/orders/${uuid}/shipments`, 1)).toEqual(json.data)
  expect((await api.get(`/v1/orders/${id}/shipments?limit=2`)).json.page).toEqual({ has_more: true, next_cursor: expect.any(String), total: 3 })
})

test('nothing shipped yet: an empty list, whose cursor resumes with the first shipment (W18)', async () => {
  const { id } = await inProduction(2)
  const none = (await api.get(`/v1/orders/${id}/shipments`)).json
  expect(none).toEqual({ data: [], page: { has_more: false, next_cursor: expect.any(String), total: 0 } })
  const resume = async () => (await api.get(`/v1/orders/${id}/shipments?cursor=${encodeURIComponent(none.page.next_cursor)}`)).json
  expect(await resume()).toEqual(none)
  await operator().orders.ShipOrder({ order_id: id, items: [] })
  const one = await resume()
  expect([one.data.length, one.page.total]).toEqual([1, 1])
  const after = (await api.get(`/v1/orders/${id}/shipments?cursor=${encodeURIComponent(one.page.next_cursor)}`)).json
  expect(after).toEqual({ data: [], page: { has_more: false, next_cursor: one.page.next_cursor, total: 1 } })
})

test('no more is shipped than was ordered', async () => {
  const { id, items } = await inProduction(2)
  await expect(operator().orders.ShipOrder({ order_id: id, items: [{ item_id: items[0].id, quantity: 3 }] })).rejects.toMatchObject({ errors: { 'items.0.quantity': ['must be at most 2'] } })
  await operator().orders.ShipOrder({ order_id: id, items: [] })
  await expect(operator().orders.ShipOrder({ order_id: id, items: [] })).rejects.toMatchObject({ code: 'conflict' })
  expect((await api.get(`/v1/orders/${id}/shipments`)).json.data).toHaveLength(1)
})

test('pickup orders have none', async () => {
  const { id } = await placed(api, order([tee()], collected))
  await operator().orders.ApproveOrder({ order_id: id })
  await operator().orders.SendToProduction({ order_id: id })
  await expect(operator().orders.ShipOrder({ order_id: id, items: [] })).rejects.toMatchObject({ code: 'conflict' })
  expect((await api.get(`/v1/orders/${id}/shipments`)).json.data).toEqual([])
})

test('bad limit and cursor: 422, together (W1, W14)', async () => {
  const { id } = await placed(api, order([tee()]))
  expect(fieldErrors(await api.get(`/v1/orders/${id}/shipments?limit=1e2&cursor=x`))).toEqual([422, 'validation', { limit: ['must be an integer'], cursor: ['is not a cursor of this list'] }])
})

test("404: unknown, malformed, another account's", async () => {
  const foreign = (await (await freshClient('other_account')).get('/v1/orders?status=shipped')).json.data[0]
  for (const id of [foreign.id, foreign.uuid, randomUUID(), 'x']) expect((await api.get(`/v1/orders/${id}/shipments`)).status).toBe(404)
})

test('scope orders:read: 403 without', async () => {
  expect((await (await freshClient('full', ['orders:write'])).get(`/v1/orders/${randomUUID()}/shipments`)).status).toBe(403)
})
