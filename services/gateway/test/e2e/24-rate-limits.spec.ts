/** SPEC "Limits", DECISIONS R1 to R5, over three gateways. Windows that pass are tried with a clock of the test's own in ../rates.spec.ts. */
import { makeToken } from '@tradecounter/kernel/token'
import { stackUnderTest } from '@tradecounter/tools/check/stack'
import { randomBytes } from 'node:crypto'
import { client, freshClient } from './client.ts'
import type { Answer, Client } from './client.ts'
import { line, order, tee } from './order-desk.ts'
import { loopbackAddress, onTheWire } from './wire.ts'
import type { WireAnswer } from './wire.ts'

const rate = ({ headers }: { headers: Headers }) => ({
  limit: headers.get('ratelimit-limit'), remaining: headers.get('ratelimit-remaining'), reset: Number(headers.get('ratelimit-reset')), retry_after: headers.get('retry-after'),
})

/** `count` requests, 30 at a time, over the gateways in turn. */
async function many<A>(count: number, gateways: string[], send: (gateway: string) => Promise<A>): Promise<A[]> {
  const answers: A[] = []
  while (answers.length < count) {
    const at = answers.length
    answers.push(...await Promise.all(Array.from({ length: Math.min(30, count - at) }, (_, n) => send(gateways[(at + n) % gateways.length] as string))))
  }
  return answers
}

const read = (api: Client) => (gateway: string): Promise<Answer> => api.call({ method: 'GET', path: '/v1/account', gateway })

/** Wrong in its fields: it writes nothing, and counts all the same. */
const write = (api: Client) => (gateway: string): Promise<Answer> => api.call({ method: 'POST', path: '/v1/orders/quote', body: {}, gateway })

const isLimited = ({ status }: { status: number }): boolean => status === 429

const first = () => [stackUnderTest().base_url]

describe('every response carries RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset', () => {
  test('the first of a window: one less than the limit, 60 s; besides, the IETF pair (R2)', async () => {
    const { headers } = await (await freshClient('full', ['account:read'])).get('/v1/account')
    expect(Object.fromEntries([...headers].filter(([name]) => /^ratelimit/.test(name)))).toEqual({
      'ratelimit-limit': '600', 'ratelimit-remaining': '599', 'ratelimit-reset': expect.stringMatching(/^(60|59)$/), 'ratelimit-policy': '"read";q=600;w=60',
      'ratelimit': `"read";r=599;t=${headers.get('ratelimit-reset')}`,
    })
    expect(headers.get('retry-after')).toBeNull()
  })

  test.each<[string, number, (api: Client) => Promise<Answer>]>([
    ['200', 200, (api) => api.get('/v1/orders?limit=1')], ['404', 404, (api) => api.get('/v1/orders/none')], ['422', 422, (api) => api.get('/v1/orders?limit=x')],
    ['404 of no route', 404, (api) => api.call({ method: 'GET', path: '/v1/nothing', outside: true })], ['405', 405, (api) => api.call({ method: 'PUT', path: '/v1/orders', outside: true })],
    ['400', 400, (api) => api.post('/v1/orders', '{')], ['415', 415, (api) => api.post('/v1/orders/quote', 'x', { 'content-type': 'text/plain' })],
  ])('%s', async (_, status, send) => {
    const answer = await send(await freshClient('full'))
    expect(answer.status).toBe(status)
    for (const name of ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'ratelimit-policy', 'ratelimit']) expect([name, answer.headers.get(name)]).toEqual([name, expect.any(String)])
  })
})

describe('buckets: the bucket follows the scope\'s suffix (R1)', () => {
  const quoteBody = order([tee()])

  test.each<[string, string, (api: Client) => Promise<Answer>]>([
    ['GET /v1/account', '600', (api) => api.get('/v1/account')], ['GET /v1/designs', '600', (api) => api.get('/v1/designs?limit=1')], ['GET /v1/orders', '600', (api) => api.get('/v1/orders?limit=1')],
    ['GET /v1/shops', '600', (api) => api.get('/v1/shops?limit=1')], ['POST /v1/shipping/estimate', '600', (api) => api.post('/v1/shipping/estimate', { items: [line('Lantern Quay Tee', 1)], destination: { country: 'GB' } })],
    ['POST /v1/orders/quote', '120', (api) => api.post('/v1/orders/quote', quoteBody)], ['POST /v1/orders', '120', (api) => api.post('/v1/orders', {}, { 'idempotency-key': 'x' })],
    ['POST /v1/orders/{id}/cancel', '120', (api) => api.post('/v1/orders/none/cancel')],
  ])('%s: %s a minute', async (_, limit, send) => {
    expect(rate(await send(await freshClient('full')))).toMatchObject({ limit, remaining: String(Number(limit) - 1) })
  })

  test('reads and writes are counted apart, each credential for itself', async () => {
    const [one, two] = [await freshClient('full'), await freshClient('full')]
    await one.get('/v1/account')
    await one.post('/v1/orders/quote', {})
    expect([rate(await one.get('/v1/account')).remaining, rate(await one.post('/v1/orders/quote', {})).remaining, rate(await two.get('/v1/account')).remaining]).toEqual(['598', '118', '599'])
  })

  test('a 403 uses up the bucket of that operation; openapi.json with a good bearer the read bucket (R5)', async () => {
    const api = await freshClient('full', ['designs:read'])
    expect(rate(await api.post('/v1/orders/quote', {}))).toMatchObject({ limit: '120', remaining: '119' })
    expect(rate(await api.get('/v1/account'))).toMatchObject({ limit: '600', remaining: '599' })
    expect(rate(await api.get('/v1/openapi.json'))).toMatchObject({ limit: '600', remaining: '598' })
    expect(rate(await api.get('/v1/designs?limit=1')).remaining).toBe('597')
  })
})

describe('one gateway is exact (R4)', () => {
  test('120 writes a minute, then 429 with Retry-After, which is never less than RateLimit-Reset (R2)', async () => {
    const api = await freshClient('full')
    const answers = await many(130, first(), write(api))
    expect([answers.filter(({ status }) => status === 422).length, answers.filter(isLimited).length]).toEqual([120, 10])
    const remaining = answers.map((answer) => Number(rate(answer).remaining)).toSorted((a, b) => b - a)
    expect(remaining).toEqual([...Array.from({ length: 120 }, (_, n) => 119 - n), ...Array.from({ length: 10 }, () => 0)])
    for (const answer of answers.filter(isLimited)) {
      const { reset, retry_after } = rate(answer)
      expect(Number(retry_after)).toBeGreaterThanOrEqual(reset)
      expect(reset).toBeGreaterThan(0)
      expect(reset).toBeLessThanOrEqual(60)
      expect(answer.json).toMatchObject({ type: expect.stringMatching(/#rate_limited$/), status: 429, request_id: answer.headers.get('x-request-id') })
    }
    expect((await api.get('/v1/account')).status).toBe(200)
  })

  test('600 reads a minute; writes go on', async () => {
    const api = await freshClient('full')
    const answers = await many(610, first(), read(api))
    expect([answers.filter(({ status }) => status === 200).length, answers.filter(isLimited).length]).toEqual([600, 10])
    expect((await api.post('/v1/orders/quote', order([tee()]))).status).toBe(200)
    expect((await api.post('/v1/shipping/estimate', {})).status).toBe(429)
  })

  test('a window is fixed: RateLimit-Reset only falls', async () => {
    const api = await freshClient('full')
    const resets: number[] = []
    for (let n = 0; n < 20; n++) resets.push(rate(await read(api)(stackUnderTest().base_url)).reset)
    expect(resets).toEqual(resets.toSorted((a, b) => b - a))
    expect(resets[0]).toBeLessThanOrEqual(60)
  })
})

describe('several gateways (R4)', () => {
  test.each<[string, number, (api: Client) => (gateway: string) => Promise<Answer>]>([['120 writes', 120, write], ['600 reads', 600, read]])(
    '%s over all of them together: never exceeded by more than 5 %% of the limit for each, and never refused early', async (_, limit, send) => {
      const urls = stackUnderTest().gateway_urls
      expect(urls).toHaveLength(3)
      const answers = await many(limit + limit / 4, urls, send(await freshClient('full')))
      const served = answers.filter((answer) => !isLimited(answer)).length
      expect(served).toBeGreaterThanOrEqual(limit)
      expect(served).toBeLessThanOrEqual(limit + 3 * limit / 20)
    })

  test('a credential that is spent on one is refused on the others, in the same window', async () => {
    const api = await freshClient('full')
    const [one, two, three] = stackUnderTest().gateway_urls as [string, string, string]
    const [begun] = await many(120, [one], write(api))
    for (const gateway of [two, three]) {
      const answer = await write(api)(gateway)
      expect([answer.status, rate(answer).remaining]).toEqual([429, '0'])
      expect(rate(answer).reset).toBeLessThanOrEqual(rate(begun as Answer).reset)
    }
  })
})

describe('unauthenticated: 60 a minute for a client address (R3)', () => {
  const from = loopbackAddress()
  const ask = (path: string, more = '', at: string = from, gateway?: string): Promise<WireAnswer> =>
    onTheWire(`GET ${path} HTTP/1.1\r\nHost: x\r\n${more}Connection: close\r\n\r\n`, 1, { from: at, gateway }).then(([answer]) => answer as WireAnswer)

  test('public routes and every 401 count; then both are a 429, and a known credential goes on', async () => {
    const bad = () => `Authorization: Bearer ${makeToken('api_key', randomBytes)}\r\n`
    const known = `Authorization: Bearer ${stackUnderTest().credentials.read_only}\r\n`
    expect((await ask('/v1/account', known)).status).toBe(200)
    const answers: WireAnswer[] = []
    for (let n = 0; n < 20; n++) answers.push(await ask('/v1/openapi.json'), await ask('/v1/account'), await ask('/v1/account', bad()))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, (_, n) => (n % 3 === 0 ? 200 : 401)))
    expect(answers.map((answer) => Number(rate(answer).remaining))).toEqual(Array.from({ length: 60 }, (_, n) => 59 - n))
    for (const answer of [await ask('/v1/openapi.json'), await ask('/v1/account'), await ask('/v1/account', bad()), await ask('/v1/account', 'Authorization: Bearer nonsense\r\n')]) {
      expect([answer.status, rate(answer).limit, rate(answer).remaining, answer.headers.get('www-authenticate')]).toEqual([429, '60', '0', null])
      expect(Number(rate(answer).retry_after)).toBeGreaterThanOrEqual(rate(answer).reset)
    }
    // One that this gateway has known as good: of a stranger it does not look up anything more (a flood of bad tokens costs no look-ups).
    const good = await ask('/v1/account', known)
    expect([good.status, rate(good).limit]).toEqual([200, '600'])
  })

  test('another address has its own; X-Forwarded-For is not believed without a trusted proxy', async () => {
    expect((await ask('/v1/account', '', loopbackAddress())).status).toBe(401)
    for (const forwarded of ['203.0.113.9', '127.0.0.1', '::1, 203.0.113.9']) expect((await ask('/v1/account', `X-Forwarded-For: ${forwarded}\r\n`)).status).toBe(429)
  })

  test('over three gateways together: at most 5 % more for each (R4)', async () => {
    const elsewhere = loopbackAddress()
    const answers = await many(90, stackUnderTest().gateway_urls, (gateway) => ask('/v1/account', '', elsewhere, gateway))
    const served = answers.filter((answer) => !isLimited(answer)).length
    expect(served).toBeGreaterThanOrEqual(60)
    expect(served).toBeLessThanOrEqual(69)
  })

  test('a suite\'s own client without a key is such a request', async () => {
    const answer = await client().get('/v1/account')
    expect([answer.status, rate(answer).limit]).toEqual([401, '60'])
  })
})
