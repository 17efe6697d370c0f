/** SPEC "Limits" and DECISIONS R1 to R5, over one gateway and over three on one database; the time is the test's. */
import { addToWindow, sweepWindows } from '../db/rate-windows.ts'
import { policies } from '../domain/rate-window.ts'
import { openHouse } from './house.ts'
import type { Answer, Gateway, House } from './house.ts'
import { order_id, someToken } from './peers.ts'

let house: House

beforeAll(async () => {
  house = await openHouse(3)
})
afterAll(() => house.close())
beforeEach(() => house.forget())

/** `count` requests, `at` a time, over these gateways in turn. */
async function many(count: number, gateways: Gateway[], line: string, token: string | undefined, at = 40): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let sent = 0; sent < count; sent += at) {
    answers.push(...await Promise.all(Array.from({ length: Math.min(at, count - sent) }, (_, n) => {
      const gateway = gateways[(sent + n) % gateways.length] ?? house.first
      return gateway.send(line, token ? { token } : {})
    })))
  }
  return answers
}

const of = (answers: Answer[], status: number): number => answers.filter((answer) => answer.status === status).length
const left = ({ headers }: Answer): number => Number(headers['ratelimit-remaining'])

describe('one replica is exact', () => {
  test('600 reads a minute, and every answer says how many are left', async () => {
    const token = house.peers.key()
    const answers = await many(610, [house.first], 'GET /v1/account', token)
    expect([of(answers, 200), of(answers, 429)]).toEqual([600, 10])
    expect(answers.map(left).sort((a, b) => b - a)).toEqual([...Array.from({ length: 600 }, (_, n) => 599 - n), ...Array.from({ length: 10 }, () => 0)])
    const refused = await house.first.send('GET /v1/account', { token })
    expect(refused.headers).toMatchObject({
      'ratelimit-limit': '600', 'ratelimit-remaining': '0', 'ratelimit-reset': '60', 'retry-after': '60', 'ratelimit-policy': '"read";q=600;w=60', 'ratelimit': '"read";r=0;t=60',
    })
    expect(refused.body).toMatchObject({ status: 429, detail: 'at most 600 read requests a minute, try again in 60 s' })
  })

  test('120 writes a minute, in a bucket of their own; quote is a write and estimate a read', async () => {
    const token = house.peers.key()
    expect(of(await many(125, [house.first], `POST /v1/orders/${order_id}/cancel`, token), 200)).toBe(120)
    expect((await house.first.send('POST /v1/orders/quote', { token })).status).toBe(429)
    const estimate = await house.first.send('POST /v1/shipping/estimate', { token, body: {} })
    expect([estimate.status, left(estimate)]).toEqual([422, 599])
  })

  test('the window is fixed: 60 s from its first request, whatever comes in it', async () => {
    const token = house.peers.key()
    const reset = async () => (await house.first.send('GET /v1/account', { token })).headers['ratelimit-reset']
    expect(await reset()).toBe('60')
    house.later(100)
    expect(await reset()).toBe('60')
    house.later(30_000)
    expect(await reset()).toBe('30')
    house.later(29_899)
    expect(await reset()).toBe('1')
    house.later(1)
    const next = await house.first.send('GET /v1/account', { token })
    expect([left(next), next.headers['ratelimit-reset']]).toEqual([599, '60'])
  })

  test('refused until the window ends, from memory, and served again after it', async () => {
    const token = house.peers.key()
    await many(121, [house.first], `POST /v1/orders/${order_id}/cancel`, token)
    house.later(59_999)
    const last = await house.first.send(`POST /v1/orders/${order_id}/cancel`, { token })
    expect([last.status, last.headers['retry-after']]).toEqual([429, '1'])
    house.later(1)
    expect((await house.first.send(`POST /v1/orders/${order_id}/cancel`, { token })).status).toBe(200)
  })

  test('a 403 uses up the bucket of its operation, errors of the body too', async () => {
    const token = house.peers.key(['account:read'])
    expect(left(await house.first.send('POST /v1/orders/quote', { token }))).toBe(119)
    expect(left(await house.first.send('GET /v1/orders', { token }))).toBe(599)
    expect(left(await house.first.send('GET /v1/account', { token }))).toBe(598)
  })
})

describe('several replicas', () => {
  test('three together never exceed a limit by more than a lease each, and never refuse early', async () => {
    for (const [line, policy] of [['GET /v1/account', policies.read], [`POST /v1/orders/${order_id}/cancel`, policies.write]] as const) {
      const token = house.peers.key()
      const answers = await many(policy.limit + 200, house.gateways, line, token)
      expect(of(answers, 200)).toBeGreaterThanOrEqual(policy.limit)
      expect(of(answers, 200)).toBeLessThanOrEqual(policy.limit + 3 * policy.lease)
    }
  })

  test('a lease is at most 5 % of the limit', () => {
    for (const { lease, limit } of Object.values(policies)) expect(lease).toBeLessThanOrEqual(limit / 20)
  })

  test('the window is the same on all of them', async () => {
    const token = house.peers.key()
    await house.gateways[0]?.send('GET /v1/account', { token })
    house.later(20_000)
    expect((await house.gateways[1]?.send('GET /v1/account', { token }))?.headers['ratelimit-reset']).toBe('40')
  })

  test('a credential that is spent on one is refused by the next at its first request', async () => {
    const token = house.peers.key()
    const [one, two] = house.gateways as [Gateway, Gateway, Gateway]
    await many(120, [one], `POST /v1/orders/${order_id}/cancel`, token)
    expect((await two.send(`POST /v1/orders/${order_id}/cancel`, { token })).status).toBe(429)
  })
})

describe('per address', () => {
  test('60 a minute: public routes and every 401 count, and then both are a 429', async () => {
    const answers = [...await many(30, [house.first], 'GET /v1/account', undefined), ...await many(30, [house.first], 'GET /docs/errors', undefined)]
    expect([of(answers, 401), of(answers, 200)]).toEqual([30, 30])
    for (const [line, token] of [['GET /v1/account', undefined], ['GET /v1/account', 'nonsense'], ['GET /v1/openapi.json', undefined], ['GET /docs/errors', undefined]] as const) {
      const answer = await house.first.send(line, token ? { token } : {})
      expect([answer.status, answer.headers['ratelimit-limit'], answer.headers['www-authenticate']]).toEqual([429, '60', undefined])
    }
  })

  test('a flood of bad tokens costs no look-up beyond its counter, and good ones go on', async () => {
    const good = house.peers.key()
    expect((await house.first.send('GET /v1/account', { token: good })).status).toBe(200)
    house.later(5_000)
    house.peers.calls.length = 0
    const flood = await Promise.all(Array.from({ length: 300 }, () => house.first.send('GET /v1/account', { token: someToken() })))
    expect([of(flood, 401), of(flood, 429)]).toEqual([60, 240])
    const looked_up = house.peers.count('Authenticate')
    // Eight strangers of one address are looked up at a time: so many can be under way when the bucket is spent.
    expect(looked_up).toBeLessThan(60 + 8)
    expect((await house.first.send('GET /v1/account', { token: good })).status).toBe(200)
    const unknown = await house.first.send('GET /v1/account', { token: house.peers.key() })
    expect([unknown.status, unknown.headers['ratelimit-limit']]).toEqual([429, '60'])
    expect(house.peers.count('Authenticate')).toBe(looked_up + 1)
  })

  test('an address whose 60 are spent on what is no token at all keeps out no good one, seen before or not (R3)', async () => {
    await many(70, [house.first], 'GET /v1/account', 'nonsense')
    expect((await house.first.send('GET /v1/account', {})).status).toBe(429)
    expect((await house.first.send('GET /v1/account', { token: house.peers.key() })).status).toBe(200)
  })
})

test('when the counters cannot be reached: served, and logged', async () => {
  const { context } = house.first
  const token = house.peers.key()
  await context.database.run({ name: 'test_away', text: 'alter table rate_windows rename to rate_windows_away' })
  try {
    const answers = await many(100, [house.first], 'GET /v1/account', token)
    expect(of(answers, 200)).toBe(100)
    expect(left(await house.first.send('GET /v1/account', { token }))).toBe(499)
    expect(house.lines.filter((line) => line.startsWith('["the shared rate counters did not answer')).length).toBe(1)
  } finally {
    await context.database.run({ name: 'test_back', text: 'alter table rate_windows_away rename to rate_windows' })
  }
  house.later(3_000)
  await many(30, [house.first], 'GET /v1/account', token)
  // What was counted meanwhile is settled once they answer again.
  expect(left(await house.gateways[1]?.send('GET /v1/account', { token }) as Answer)).toBeLessThanOrEqual(498)
})

test('ended windows are swept, open ones stay', async () => {
  const { database } = house
  const now = house.first.context.clock.now().getTime()
  await addToWindow(database, 'read ended', 1, now - 61_000)
  await addToWindow(database, 'read open', 1, now)
  await sweepWindows(database, new Date(now))
  const rows = await database.rows<{ subject: string }>({ name: 'test_left', text: `select subject from rate_windows where subject in ('read ended', 'read open')` })
  expect(rows).toEqual([{ subject: 'read open' }])
})
