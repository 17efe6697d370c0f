/** DECISIONS T1: orders of an account of status `test`. */
import { freshClient } from './client.ts'
import type { Client } from './client.ts'
import { chargesOf, closeDesk, collected, line, operator, order, placed, rows, until } from './order-desk.ts'
import type { Line } from './order-desk.ts'
import { startReceiver, verify } from './webhook-receiver.ts'
import type { Receiver } from './webhook-receiver.ts'

let api: Client
let receiver: Receiver

beforeAll(async () => {
  api = await freshClient('sandbox')
  receiver = await startReceiver()
})
afterAll(async () => {
  closeDesk()
  await receiver.close()
})

const own = (name: string, quantity: number, more: Partial<Line>): Line => line(name, quantity, more, 'paper-lantern-lab')
const tee = (quantity = 1): Line => own('Lantern Lab Tee', quantity, { colour: 'Navy', size: 'M' })

const typesOf = async (id: string): Promise<string[]> => (await api.get(`/v1/orders/${id}/events?limit=100`)).json.data.map(({ type }: { type: string }) => type)

const reaches = (id: string, status: string): Promise<true> => until(`${id} ${status}`, async () => (await api.get(`/v1/orders/${id}`)).json.data.status === status, 40_000)

test('the account reads as status test; a quote prices as for any account', async () => {
  expect((await api.get('/v1/account')).json.data.status).toBe('test')
  expect((await api.post('/v1/orders/quote', order([tee()]))).json.data.totals.total.amount).not.toBe('0.00')
})

test('never charged, and walks through the whole lifecycle by itself, webhooks included (T1)', async () => {
  const hook = receiver.hook()
  const webhook_secret = 'sandbox secret'
  const [delivered, pickup, preorder, halted, cancelled] = [
    await placed(api, order([tee(3)], { webhook_url: hook.url, webhook_secret })),
    await placed(api, order([own('Lantern Lab Mug', 2, { colour: 'White', size: '11 oz' })], collected)),
    await placed(api, order([own('Lantern Lab Preorder Cap', 1, { colour: 'Rust' })])),
    await placed(api, order([tee()])), await placed(api, order([tee()])),
  ]
  expect([delivered.status, delivered.payment_method, preorder.is_pre_order, delivered.totals.credit_applied.amount]).toEqual(['pending', 'online_payment', true, '0.00'])

  // What the account and the operator can do to any order they can do to these.
  await operator().orders.OpenIssue({ order_id: halted.id, code: 'hold', summary: 'Wait' })
  expect((await api.post(`/v1/orders/${cancelled.id}/cancel`)).json.data.status).toBe('cancelled')

  await Promise.all([delivered, pickup, preorder].map(({ id }) => reaches(id, 'complete')))
  const shipped = ['order.submitted', 'order.approved', 'order.in_production', 'order.shipped', 'order.delivered', 'order.completed']
  expect(await typesOf(delivered.id)).toEqual(shipped)
  expect(await typesOf(preorder.id)).toEqual(shipped)
  expect(await typesOf(pickup.id)).toEqual(['order.submitted', 'order.approved', 'order.in_production', 'order.awaiting_collection', 'order.completed'])
  expect(await typesOf(cancelled.id)).toEqual(['order.submitted', 'order.cancelled'])
  const halted_types = await typesOf(halted.id)
  expect(halted_types).not.toContain('order.completed')

  await until('six webhooks', () => hook.got.length === 6)
  expect(hook.got.map(({ body }) => body.type)).toEqual(shipped)
  expect(hook.got.every((each) => verify(each, webhook_secret).holds)).toBe(true)

  expect(await chargesOf(...[delivered, pickup, preorder, halted, cancelled].map(({ uuid }) => uuid))).toEqual([])
  const uuids = [delivered.uuid, pickup.uuid, preorder.uuid, cancelled.uuid]
  expect(await rows('orders', 'select card_charged_minor::int as card, credit_applied_minor::int as credit from orders where uuid = any($1)', [uuids])).toEqual(uuids.map(() => ({ card: 0, credit: 0 })))
}, 60_000)
