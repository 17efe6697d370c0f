/**
 * What DECISIONS I4, O7, O8 and SPEC "Retries and ordering" promise when processes die, tried by killing them (SIGKILL) on a stack of this
 * suite's own. Each title says which fault was tried. The launcher starts a killed process again.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { stackUnderTest, startTestStack } from '@tradecounter/tools/check/stack'
import type { TestStack } from '@tradecounter/tools/check/stack'
import { client, freshKey } from './client.ts'
import type { Answer, Client } from './client.ts'
import { attempts, closeDesk, ledger, line, operator, order, placed, rows, shelf, tee, until, variant } from './order-desk.ts'
import { startReceiver, verify } from './webhook-receiver.ts'
import type { Receiver } from './webhook-receiver.ts'

let stack: TestStack
let receiver: Receiver

beforeAll(async () => {
  stack = await startTestStack(new AbortController().signal)
  process.env.TEST_STACK = stack.file
  receiver = await startReceiver()
}, 120_000)

afterAll(async () => {
  closeDesk()
  await receiver?.close()
  await stack?.stop()
}, 60_000)

type Part = 'gateway' | 'orders' | 'accounts' | 'catalog' | 'pricing' | 'shipping' | 'webhooks' | 'postgres' | 'nats' | 'payments'

const pidsOf = (part: Part): number[] => (part === 'payments' ? [stackUnderTest().payments_pid] : [stackUnderTest().pids[part]].flat())

/** Every process of it, at once. Only those that the stack's own file names. */
function kill(part: Part): () => Promise<unknown> {
  const dead = pidsOf(part)
  for (const pid of dead) process.kill(pid, 'SIGKILL')
  return () => until(`${part} started again`, () => pidsOf(part).every((pid) => !dead.includes(pid)))
}

/** SPEC "Idempotency" 5: retries on network errors and 5xx, and on a 409 in progress, with the same key. */
async function insist(send: () => Promise<Answer>): Promise<{ answer: Answer; seen: Set<number> }> {
  const seen = new Set<number>()
  return until('an answer that stands', async () => {
    const answer = await send().catch((error: NodeJS.ErrnoException) => {
      if (!/^(ECONN|EPIPE)/.test(error.code ?? '')) throw error
    })
    seen.add(answer?.status ?? 0)
    if (answer && answer.status < 500 && answer.status !== 429 && !(answer.status === 409 && /in progress/.test(answer.json.detail))) return { answer, seen }
    await pause(700)
    return undefined
  }, 70_000)
}

interface Placing {
  api: Client
  body: Record<string, unknown>
  key: { 'idempotency-key': string }
  external_reference: string
}

/** Credentials of their own, so that retrying for a minute stays within the limits. */
const placings = (count: number, more: Record<string, unknown> = {}): Promise<Placing[]> => Promise.all(Array.from({ length: count }, async () => {
  const external_reference = randomUUID()
  return {
    api: client(await freshKey('full')), key: { 'idempotency-key': randomUUID() }, external_reference,
    body: order([tee(), line('Harbour Café Mug', 1, { variant_id: mug })], { external_reference, ...more }),
  }
}))

const mug = variant('Harbour Café Mug', 'White', '11 oz')

const send = ({ api, body, key }: Placing, n: number): Promise<Answer> => {
  const urls = stackUnderTest().gateway_urls
  return api.call({ method: 'POST', path: '/v1/orders', body, headers: key, gateway: urls[n % urls.length] as string })
}

/** What the card paid for an attempt and did not get back, in minor units; and how often it was asked. */
async function paidFor(uuid: string): Promise<{ times: number; net: number }> {
  const { charges, refunds } = await ledger()
  const taken = charges.filter(({ order_uuid, status }) => order_uuid === uuid && status === 'succeeded')
  const ids = new Set(taken.map(({ id }) => id))
  return { times: taken.length, net: taken.reduce((sum, { amount }) => sum + amount, 0) - refunds.filter(({ charge }) => ids.has(charge)).reduce((sum, { amount }) => sum + amount, 0) }
}

/** Nobody is at work on any attempt any more, and nothing has still to be given back. */
const settled = (external_references: string[]): Promise<true> => until('attempts settled', async () => {
  const open = await rows('orders', `select uuid from orders where external_reference = any($1) and (status = 'draft' or refund_due or release_due)`, [external_references])
  return open.length === 0
}, 60_000)

const total_minor = async (uuid: string): Promise<number> => Number((await rows<{ total_minor: string }>('orders', 'select total_minor from orders where uuid = $1', [uuid]))[0]?.total_minor)

/** Each reference has at most one order, paid once; every other attempt has taken nothing; the shelf has lost what was ordered. Answers how many were placed. */
async function allIsWell(of: Placing[], shelf_before: number): Promise<number> {
  await settled(of.map(({ external_reference }) => external_reference))
  let count = 0
  for (const { external_reference } of of) {
    const tried = await attempts(external_reference)
    const made = tried.filter(({ status }) => status === 'pending')
    expect(made.length).toBeLessThanOrEqual(1)
    for (const { uuid, status } of tried) {
      const paid = await paidFor(uuid)
      if (status === 'pending') expect(paid).toEqual({ times: 1, net: await total_minor(uuid) })
      else expect([status, paid.net]).toEqual(['failed', 0])
    }
    for (const { uuid } of made) expect(await rows('orders', 'select type from order_events where order_uuid = $1', [uuid])).toEqual([{ type: 'order.submitted' }])
    count += made.length
  }
  expect(await shelf(mug)).toBe(shelf_before - count)
  return count
}

describe('killed while orders are being placed: with the same key each client ends with one order and one charge (I4, O7, O8)', () => {
  test.each<[string, Part[]]>([
    ['orders, both processes', ['orders']], ['accounts', ['accounts']], ['catalog', ['catalog']], ['pricing and shipping', ['pricing', 'shipping']], ['the payment provider', ['payments']],
    ['all three gateways', ['gateway']],
  ])('%s', async (_, parts) => {
    const before = await shelf(mug)
    const all = await placings(12)
    const insisting = all.slice(0, 8)
    const known = (await ledger()).charges.length
    const firsts = all.map((each, n) => send(each, n).catch(() => undefined))
    // In the thick of it: some have been charged, others have not begun.
    await until('a charge', async () => (await ledger()).charges.length > known)
    const restarted = parts.map(kill)
    await Promise.all(firsts)
    const ends = await Promise.all(insisting.map((each, n) => insist(() => send(each, n))))
    await Promise.all(restarted.map((started) => started()))
    expect(ends.map(({ answer }) => answer.status)).toEqual(insisting.map(() => 201))
    // Those whose clients went away end by themselves within a minute, either placed or with nothing taken.
    expect(await allIsWell(all, before)).toBeGreaterThanOrEqual(insisting.length)
    for (const [n, each] of insisting.entries()) {
      const again = await insist(() => send(each, n + 1))
      expect([again.answer.headers.get('idempotent-replayed'), again.answer.text]).toEqual(['true', ends[n]?.answer.text])
      expect((await attempts(each.external_reference)).filter(({ status }) => status === 'pending').map(({ uuid }) => uuid)).toEqual([again.answer.json.data.uuid])
    }
  }, 150_000)
})

describe('the database refuses one step of placing, as when the process dies just there (I4, O7, O8)', () => {
  const all: Placing[] = []
  let before = 0

  /** Every write of this kind fails until the answer is called. */
  async function refuse(service: 'orders' | 'accounts' | 'catalog', table: string, on: string, when: string): Promise<() => Promise<unknown>> {
    await rows(service, `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused by a test'; end $$`)
    await rows(service, `create trigger refuse before ${on} on ${table} for each row when (${when}) execute function refuse()`)
    return () => rows(service, 'drop function refuse cascade')
  }

  test.each<[string, ...Parameters<typeof refuse>]>([
    ['the draft', 'orders', 'orders', 'insert', 'true'],
    ['the reservation', 'catalog', 'reserved_lines', 'insert', 'true'],
    ['the note that stock is taken and the card comes next', 'orders', 'orders', 'update', 'old.charging_at is null and new.charging_at is not null'],
    ['the claim of the charge', 'accounts', 'charges', 'insert', 'new.order_id is not null'],
    ['the note that the card was charged', 'accounts', 'charges', 'update', `new.state = 'succeeded'`],
    ['the order that is placed, after its charge', 'orders', 'orders', 'update', `new.status = 'pending'`],
    ['the event in the outbox', 'orders', 'outbox', 'insert', 'true'],
  ])('%s: first a 5xx, then with the same key one order and one charge', async (_, ...fault) => {
    before ||= await shelf(mug)
    const [insisting, gone] = await placings(2) as [Placing, Placing]
    all.push(insisting, gone)
    const mend = await refuse(...fault)
    try {
      for (const each of [insisting, gone]) expect((await send(each, 0)).status).toBeGreaterThanOrEqual(500)
      expect((await send(insisting, 1)).status).toBeGreaterThanOrEqual(409)
    } finally {
      await mend()
    }
    const { answer } = await insist(() => send(insisting, 2))
    expect(answer.status).toBe(201)
    expect((await attempts(insisting.external_reference)).at(-1)).toEqual({ uuid: answer.json.data.uuid, status: 'pending' })
  }, 100_000)

  test('those that were not repeated end by themselves within a minute: placed and paid once, or nothing taken (O7)', async () => {
    expect(await allIsWell(all, before)).toBeGreaterThanOrEqual(all.length / 2)
  }, 90_000)
})

describe('webhooks: at least once, nothing lost, whatever dies', () => {
  const steps = async (order_id: string) => {
    await operator().orders.ApproveOrder({ order_id })
    await operator().orders.SendToProduction({ order_id })
  }
  const types = ['order.submitted', 'order.approved', 'order.in_production']

  /** Every event of every order has been delivered, rightly signed; repeats carry the same event id. */
  async function allArrive(hook: ReturnType<Receiver['hook']>, ids: string[]): Promise<void> {
    const of = (id: string) => new Map(hook.got.filter(({ body }) => body.data.order.id === id).map(({ body }) => [body.id, body.type]))
    await until('all events', () => ids.every((id) => of(id).size === types.length), 70_000)
    for (const id of ids) {
      const events = (await client(stackUnderTest().credentials.full).get(`/v1/orders/${id}/events`)).json.data
      expect(events.map(({ id: event_id }: { id: string }) => of(id).get(event_id))).toEqual(types)
    }
    const secret = stackUnderTest().account_signing_secret
    expect(hook.got.every((each) => verify(each, secret).holds)).toBe(true)
    await until('no delivery is left', async () => (await rows('webhooks', `select id from deliveries where url = $1 and status <> 'delivered'`, [hook.url])).length === 0, 60_000)
  }

  test('the webhooks service killed during deliveries', async () => {
    const api = client(await freshKey('full'))
    const held: (() => void)[] = []
    let hold = true
    const hook = receiver.hook((response) => (hold ? held.push(() => response.writeHead(204).end()) : response.writeHead(204).end()))
    const ids = await Promise.all([1, 2, 3].map(async () => (await placed(api, order([tee()], { webhook_url: hook.url }))).id as string))
    await until('deliveries under way', () => held.length === 3)
    await steps(ids[0] as string)
    const started = kill('webhooks')
    await steps(ids[1] as string)
    hold = false
    for (const answer of held) answer()
    await started()
    await steps(ids[2] as string)
    await allArrive(hook, ids)
  }, 120_000)

  test('NATS killed between placing and delivering: orders are placed without it, and their events arrive when it is back', async () => {
    const api = client(await freshKey('full'))
    const hook = receiver.hook()
    const before = (await placed(api, order([tee()], { webhook_url: hook.url }))).id as string
    const started = kill('nats')
    const during = (await placed(api, order([tee()], { webhook_url: hook.url }))).id as string
    await steps(before)
    await started()
    await steps(during)
    await allArrive(hook, [before, during])
  }, 120_000)

  test('the orders service killed right after an event was made: the outbox keeps it', async () => {
    const api = client(await freshKey('full'))
    const hook = receiver.hook()
    const ids = await Promise.all([1, 2].map(async () => (await placed(api, order([tee()], { webhook_url: hook.url }))).id as string))
    await Promise.all(ids.map(steps))
    await kill('orders')()
    await allArrive(hook, ids)
  }, 120_000)
})

test('PostgreSQL killed, and again each time it is back, for three seconds: 503 problems meanwhile, then recovery by itself; the same keys place one order each, paid once', async () => {
  const before = await shelf(mug)
  const all = await placings(8)
  const reader = client(await freshKey('full'))
  expect((await reader.get('/v1/orders?limit=1')).status).toBe(200)
  const known = (await ledger()).charges.length
  const firsts = all.map((each, n) => send(each, n).catch(() => undefined))
  await until('a charge', async () => (await ledger()).charges.length > known)
  const asked: Promise<Answer>[] = []
  for (const end = Date.now() + 3_000; Date.now() < end;) {
    const started = kill('postgres')
    asked.push(...Array.from({ length: 5 }, () => reader.get('/v1/orders?limit=1')))
    await started()
  }
  const refused = (await Promise.all(asked)).filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const { status, json, headers } of refused) {
    expect([status, json.type, headers.get('retry-after')]).toEqual([503, expect.stringMatching(/#internal$/), '1'])
    expect(json.detail).not.toMatch(/postgres|connect|sql|127\.0\.0\.1/i)
  }
  await Promise.all(firsts)
  const ends = await Promise.all(all.map((each, n) => insist(() => send(each, n))))
  expect(ends.map(({ answer }) => answer.status)).toEqual(all.map(() => 201))
  expect(await allIsWell(all, before)).toBe(all.length)
  expect((await insist(() => reader.get('/v1/orders?limit=1'))).answer.status).toBe(200)
}, 150_000)
