/** GET /v1/orders/{id} */
import { randomUUID } from 'node:crypto'
import { stackUnderTest } from '@tradecounter/tools/check/stack'
import { client, freshClient } from './client.ts'
import type { Client } from './client.ts'
import { closeDesk, collected, line, operator, order, place, placed, rows, tee } from './order-desk.ts'

let api: Client
let other: Client

beforeAll(async () => {
  api = await freshClient('full')
  other = await freshClient('other_account')
})
afterAll(closeDesk)

const seeded = async (external_reference: string) => (await api.get(`/v1/orders?external_reference=${encodeURIComponent(external_reference)}`)).json.data[0]

test('200 by short reference and by UUID: the same body', async () => {
  const made = await placed(api, order([tee()]))
  const byReference = await api.get(`/v1/orders/${made.id}`)
  expect(byReference.json.data).toEqual(made)
  for (const id of [made.uuid, made.uuid.toUpperCase()]) expect((await api.get(`/v1/orders/${id}`)).text).toBe(byReference.text)
})

test('an order with everything: customer, personalisation, two shipments, timeline, metadata', async () => {
  const two_parcels = await seeded('erp-90377')
  const { json } = await api.get(`/v1/orders/${two_parcels.id}`)
  expect(json.data).toMatchObject({
    status: 'shipped', source: 'api', item_count: 11,
    customer: { name: 'Emeka Okafor', first_name: 'Emeka', last_name: 'Okafor', email: 'emeka@elvetboatclub.example', phone: null, company: 'Elvet Boat Club' },
    timeline: { approved_at: expect.any(String), sent_to_production_at: expect.any(String), shipped_at: expect.any(String), delivered_at: null, completed_at: null },
  })
  expect(json.data.items[0].personalisation.map(({ label, placement, text }: Record<string, string>) => [label, placement, text])).toEqual([['Name on the back', 'back', 'OKAFOR'], ['Number', 'left_sleeve', '7']])
  expect(json.data.shipments.map(({ carrier, tracking_number, delivered_at }: Record<string, string | null>) => [carrier, tracking_number, delivered_at === null])).toEqual([
    ['Northern Parcels', 'NP451002236GB', false], ['Northern Parcels', 'NP451002311GB', true],
  ])
  expect((await api.get(`/v1/orders/${(await seeded('erp-91544')).id}`)).text).toContain('"metadata":{"gift":true,"ratio":1.50}')
})

test('status_explained says what the status means', async () => {
  const { json } = await api.get('/v1/orders?limit=100&until=2026-10-01')
  const words = new Map(json.data.map(({ status, status_explained }: Record<string, string>) => [status, status_explained]))
  expect(words.size).toBe(7)
  for (const text of words.values()) expect(text).toMatch(/^[A-Z].*\.$/)
  expect(new Set(words.values()).size).toBe(7)
})

test('parts sum to totals, and quantity × unit_price to each line, on every order of the demo world (O16)', async () => {
  const { json } = await api.get('/v1/orders?limit=100&until=2026-10-01')
  for (const { totals, items, total } of json.data) {
    const pence = (name: string) => Number(totals[name].amount.replace('.', ''))
    expect(pence('total_ex_tax')).toBe(pence('products_ex_tax') + pence('shipping_ex_tax') + pence('payment_processing_fee_ex_tax') + pence('platform_fee_ex_tax') - pence('discount'))
    expect(pence('tax')).toBe(pence('products_tax') + pence('shipping_tax') + pence('payment_processing_fee_tax') + pence('platform_fee_tax'))
    expect(pence('total')).toBe(pence('total_ex_tax') + pence('tax'))
    expect(total).toEqual(totals.total)
    const lines = items.map((item: { quantity: number; unit_price: { amount: string }; total_price: { amount: string } }) => {
      const line_total = Number(item.total_price.amount.replace('.', ''))
      expect(line_total).toBe(item.quantity * Number(item.unit_price.amount.replace('.', '')))
      return line_total
    })
    expect(lines.reduce((sum: number, each: number) => sum + each, 0)).toBe(pence('products_ex_tax'))
  }
})

test('item status: null for delivered lines; awaiting_collection and complete for pickup', async () => {
  const made = await placed(api, order([tee(), line('Chandlery Tote', 1)], collected))
  const { orders } = operator()
  await orders.ApproveOrder({ order_id: made.id })
  await orders.SendToProduction({ order_id: made.uuid })
  const statuses = async () => {
    const { json } = await api.get(`/v1/orders/${made.id}`)
    return [json.data.status, ...json.data.items.map(({ status }: { status: string | null }) => status)]
  }
  expect(await statuses()).toEqual(['production', null, null])
  await orders.MarkReadyForCollection({ order_id: made.id, item_ids: [made.items[0].id] })
  expect(await statuses()).toEqual(['shipped', 'awaiting_collection', null])
  await orders.MarkReadyForCollection({ order_id: made.id, item_ids: [] })
  await orders.CollectItems({ order_id: made.id, item_ids: [made.items[1].id] })
  expect(await statuses()).toEqual(['shipped', 'awaiting_collection', 'complete'])
  await orders.CollectItems({ order_id: made.id, item_ids: [] })
  expect(await statuses()).toEqual(['complete', 'complete', 'complete'])
})

test("404: unknown, malformed and another account's are the same (W4)", async () => {
  const foreign = (await other.get('/v1/orders?limit=1')).json.data[0]
  const plain = ({ status, json, headers }: Awaited<ReturnType<Client['get']>>) => ({
    status, body: { ...json, request_id: '' }, headers: [...headers].filter(([name]) => !/^(x-request-id|date|ratelimit.*)$/.test(name)),
  })
  const missing = plain(await api.get(`/v1/orders/${randomUUID()}`))
  expect(missing).toMatchObject({ status: 404, body: { detail: 'no such resource' } })
  for (const id of [foreign.id, foreign.uuid, 'ABCDEFGH-ABCD', foreign.id.toLowerCase(), '1', 'quotes', '%00', '..%2f', `${foreign.uuid}x`, '%F0%9F%A7%B5']) {
    expect(plain(await api.get(`/v1/orders/${id}`))).toEqual(missing)
  }
  expect((await other.get(`/v1/orders/${foreign.id}`)).status).toBe(200)
})

test('404: an attempt that was refused is no order (O6)', async () => {
  const bakery = await freshClient('declined_card')
  const external_reference = randomUUID()
  const sourdough = line('Sourdough Tee', 1, { colour: 'Navy', size: 'M' }, 'old-mill-bakery')
  expect((await place(bakery, order([sourdough], { external_reference }))).status).toBe(422)
  const [failed] = await rows<{ uuid: string; reference: string }>('orders', 'select uuid, reference from orders where external_reference = $1', [external_reference])
  for (const id of [failed?.uuid, failed?.reference]) expect((await bakery.get(`/v1/orders/${id}`)).status).toBe(404)
})

test('403 wins over 404 (W4); orders:write does not imply reading (C2)', async () => {
  const writer = await freshClient('full', ['orders:write'])
  const made = await placed(writer, order([tee()]))
  for (const id of [made.id, randomUUID()]) expect((await writer.get(`/v1/orders/${id}`)).status).toBe(403)
  expect((await client(stackUnderTest().credentials.read_only).get(`/v1/orders/${made.id}`)).status).toBe(200)
})
