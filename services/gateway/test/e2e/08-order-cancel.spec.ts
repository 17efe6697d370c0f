/** POST /v1/orders/{id}/cancel */
import { randomUUID } from 'node:crypto'
import { client, freshClient, idempotencyKey } from './client.ts'
import type { Client } from './client.ts'
import { closeDesk, line, operator, order, pence, placed, refundsOf, rows, tee } from './order-desk.ts'
import { ownAccount } from './own-account.ts'

let api: Client

beforeAll(async () => { api = await freshClient('full') })
afterAll(closeDesk)

const cancel = (id: string, headers: Record<string, string> = {}, by: Client = api) => by.post(`/v1/orders/${id}/cancel`, undefined, headers)

const eventsOf = async (id: string): Promise<{ type: string; data: Record<string, unknown>; previous_status: string; status: string }[]> =>
  (await api.get(`/v1/orders/${id}/events?limit=100`)).json.data

type Steps = (id: string) => Promise<unknown>

const approve: Steps = (order_id) => operator().orders.ApproveOrder({ order_id })
const produce: Steps = async (order_id) => {
  await approve(order_id)
  await operator().orders.SendToProduction({ order_id })
}
const ship: Steps = async (order_id) => {
  await produce(order_id)
  await operator().orders.ShipOrder({ order_id, items: [] })
}
const complete: Steps = async (order_id) => {
  await ship(order_id)
  await operator().orders.CompleteOrder({ order_id })
}

describe('pending, pre_order, processing: cancelled', () => {
  test.each<[string, Steps, ReturnType<typeof tee>]>([
    ['pending', async () => undefined, tee(2)], ['processing', approve, tee(2)], ['pre_order', approve, line('Fog Bell Hoodie', 1, { colour: 'Forest', size: 'S' })],
  ])('%s: 200 {data: Order}, event order.cancelled, the card is refunded as it was charged', async (status, steps, of) => {
    const made = await placed(api, order([of]))
    await steps(made.id)
    expect((await api.get(`/v1/orders/${made.id}`)).json.data.status).toBe(status)
    const { status: code, json, text } = await cancel(made.id)
    expect([code, json.data.status, json.data.id]).toEqual([200, 'cancelled', made.id])
    expect((await api.get(`/v1/orders/${made.id}`)).text).toBe(text)
    const last = (await eventsOf(made.id)).at(-1)
    expect(last).toMatchObject({
      type: 'order.cancelled', status: 'cancelled', previous_status: status,
      data: { cancelled_by: 'account', reason: null, refund: { credit: { amount: '0.00', currency: 'GBP' }, card: made.total } },
    })
    expect((await refundsOf(made.uuid)).map(({ amount }) => amount)).toEqual([pence(made.total)])
  })

  test('by UUID', async () => {
    const made = await placed(api, order([tee()]))
    expect((await cancel(made.uuid)).json.data.status).toBe('cancelled')
  })

  test('the refund goes to credit and card as they were taken', async () => {
    const { id: account_id, key } = await ownAccount('liffey-film-festival')
    const festival = client(key)
    await rows('accounts', `insert into credit_entries (id, account_id, order_uuid, kind, amount_minor, currency, created_at) values ($1, $2, null, 'grant', 25000, 'EUR', now())`, [randomUUID(), account_id])
    const credit = async () => Number((await rows<{ minor: string }>('accounts', 'select sum(amount_minor) as minor from credit_entries where account_id = $1', [account_id]))[0]?.minor)
    const { json } = await festival.get('/v1/designs?status=active')
    const { id: design_id } = json.data.find(({ name }: { name: string }) => name === 'Liffey Hoodie')
    const made = await placed(festival, order([{ design_id, quantity: 40, colour: 'Black', size: 'M' }]))
    expect([made.totals.credit_applied, await credit()]).toEqual([{ amount: '250.00', currency: 'EUR' }, 0])
    expect((await cancel(made.id, {}, festival)).json.data.status).toBe('cancelled')
    expect(await credit()).toBe(25_000)
    const card = pence(made.total) - 25_000
    expect(card).toBeGreaterThan(0)
    expect((await refundsOf(made.uuid)).map(({ amount }) => amount)).toEqual([card])
    const { data } = (await festival.get(`/v1/orders/${made.id}/events`)).json.data.at(-1)
    expect([data.refund.credit.amount, pence(data.refund.card)]).toEqual(['250.00', card])
  })
})

describe('production, shipped, complete: 409 conflict, unchanged', () => {
  test.each([['production', produce], ['shipped', ship], ['complete', complete]] as const)('%s', async (status, steps) => {
    const made = await placed(api, order([tee()]))
    await steps(made.id)
    const events = await eventsOf(made.id)
    const answer = await cancel(made.id)
    expect([answer.status, answer.json.type, answer.json.detail]).toEqual([409, expect.stringMatching(/#conflict$/), expect.stringContaining('can no longer be cancelled')])
    expect((await api.get(`/v1/orders/${made.id}`)).json.data.status).toBe(status)
    expect(await eventsOf(made.id)).toEqual(events)
    expect(await refundsOf(made.uuid)).toEqual([])
  })
})

test('cancel of a cancelled order: 409, detail "already cancelled", no event (O3)', async () => {
  const made = await placed(api, order([tee()]))
  await cancel(made.id)
  const events = await eventsOf(made.id)
  const again = await cancel(made.id)
  expect([again.status, again.json.detail]).toEqual([409, expect.stringContaining('already cancelled')])
  expect(await eventsOf(made.id)).toEqual(events)
  expect(await refundsOf(made.uuid)).toHaveLength(1)
})

test('an order that the operator rejected is cancelled already', async () => {
  const made = await placed(api, order([tee()]))
  await operator().orders.RejectOrder({ order_id: made.id, reason: 'trade mark' })
  expect((await cancel(made.id)).json.detail).toContain('already cancelled')
})

test('ten at once: one is a 200, the others are 409; one event, one refund', async () => {
  const made = await placed(api, order([tee()]))
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(made.id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  expect((await eventsOf(made.id)).map(({ type }) => type)).toEqual(['order.submitted', 'order.cancelled'])
  expect(await refundsOf(made.uuid)).toHaveLength(1)
})

test('cancelling races the operator: either it is cancelled and refunded, or made and paid', async () => {
  for (let round = 0; round < 5; round++) {
    const made = await placed(api, order([tee()]))
    await approve(made.id)
    const [answer, operated] = await Promise.all([cancel(made.id), operator().orders.SendToProduction({ order_id: made.id }).then(() => true, () => false)])
    expect([answer.status, operated]).toEqual(operated ? [409, true] : [200, false])
    expect((await refundsOf(made.uuid)).length).toBe(operated ? 0 : 1)
  }
})

describe('Idempotency-Key on cancel: optional, same rules (I6)', () => {
  test('a repeat is a replay, byte for byte', async () => {
    const made = await placed(api, order([tee()]))
    const key = idempotencyKey()
    const first = await cancel(made.id, key)
    const again = await cancel(made.id, key)
    expect([first.status, again.status, again.text, first.headers.get('idempotent-replayed'), again.headers.get('idempotent-replayed')]).toEqual([200, 200, first.text, null, 'true'])
    expect(await refundsOf(made.uuid)).toHaveLength(1)
  })

  test('a 409 is replayed too: the business decided it (I3)', async () => {
    const made = await placed(api, order([tee()]))
    await cancel(made.id)
    const key = idempotencyKey()
    const first = await cancel(made.id, key)
    const again = await cancel(made.id, key)
    expect([first.status, again.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([409, 409, first.text, 'true'])
  })

  test('it binds the full path: another order with the same key is its own request (I2)', async () => {
    const [one, two] = [await placed(api, order([tee()])), await placed(api, order([tee()]))]
    const key = idempotencyKey()
    expect([(await cancel(one.id, key)).json.data.id, (await cancel(two.id, key)).json.data.id]).toEqual([one.id, two.id])
  })

  test.each(['', 'x'.repeat(256)])('bad ones are 400, and nothing is cancelled (I5)', async (key) => {
    const made = await placed(api, order([tee()]))
    expect((await cancel(made.id, { 'idempotency-key': key })).status).toBe(400)
    expect((await api.get(`/v1/orders/${made.id}`)).json.data.status).toBe('pending')
  })
})

test("404: unknown, malformed, another account's; which stays as it was", async () => {
  const other = await freshClient('other_account')
  const foreign = await placed(other, order([line('Speicherstadt Tee', 1, { colour: 'Navy', size: 'L' }, 'kontor-elbe')]))
  for (const id of [foreign.id, foreign.uuid, randomUUID(), 'ABCDEFGH-ABCD', 'nonsense']) expect((await cancel(id)).status).toBe(404)
  expect((await other.get(`/v1/orders/${foreign.id}`)).json.data.status).toBe('pending')
})

test('scope orders:write: 403 without, also for what is not there (W4); nothing changes', async () => {
  const made = await placed(api, order([tee()]))
  const reader = await freshClient('full', ['orders:read'])
  for (const id of [made.id, randomUUID()]) expect((await cancel(id, {}, reader)).status).toBe(403)
  expect((await api.get(`/v1/orders/${made.id}`)).json.data.status).toBe('pending')
})
