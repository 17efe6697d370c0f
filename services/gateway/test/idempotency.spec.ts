/** SPEC "Idempotency" and DECISIONS I1 to I6, over three gateways on one database. */
import { Failure, invalid, refused } from '@tradecounter/kernel/failure'
import { sweepKeys } from '../db/idempotency-records.ts'
import { openHouse } from './house.ts'
import type { Answer, House } from './house.ts'
import { order_id, order_uuid } from './peers.ts'

let house: House
let key: string
let made = 0

beforeAll(async () => {
  house = await openHouse(3)
})
afterAll(() => house.close())
beforeEach(async () => {
  await house.forget()
  house.peers.placed.length = 0
  house.peers.placing = async () => undefined
  house.peers.cancelling = async () => undefined
  // A credential a test: rate limits are not what is tested here.
  key = house.peers.key()
})

const body = { items: [{ design_id: 'DESIGN_1', quantity: 2 }], delivery: { type: 'pickup' }, metadata: { po: 1 } }
const newKey = (): string => `key-${++made}`

const place = (idempotency: string | string[], sent: unknown = body, gateway = 0, more: Record<string, string | string[]> = {}): Promise<Answer> =>
  (house.gateways[gateway] ?? house.first).send('POST /v1/orders', { token: key, body: sent, headers: { 'Idempotency-Key': idempotency, ...more } })

const fails = (failure: Failure) => async () => { throw failure }

describe('the header', () => {
  test.each([
    ['missing', {}], ['empty', { 'Idempotency-Key': '' }], ['blank', { 'Idempotency-Key': '   ' }], ['256 characters', { 'Idempotency-Key': 'x'.repeat(256) }],
    ['a control character', { 'Idempotency-Key': 'a\tb' }], ['repeated', { 'Idempotency-Key': ['a', 'b'] }],
  ] as [string, Record<string, string | string[]>][])('%s is a 400, and nothing is placed', async (_, headers) => {
    const answer = await house.first.send('POST /v1/orders', { token: key, body, headers })
    expect([answer.status, answer.body.type]).toEqual([400, 'https://api.tradecounter.example/docs/errors#bad_request'])
    expect(house.peers.placed).toEqual([])
    expect(await house.rows('idempotency_records')).toBe(0)
  })

  test('1 and 255 characters are fine', async () => {
    for (const each of ['x', 'y'.repeat(255)]) expect((await place(each)).status).toBe(201)
    expect(house.peers.placed.map(({ idempotency_key }) => idempotency_key.length)).toEqual([1, 255])
  })
})

describe('a replay', () => {
  test('same key, same body: the stored body byte for byte, a fresh X-Request-Id, one order', async () => {
    const idempotency = newKey()
    const first = await place(idempotency)
    expect([first.status, first.headers.location, first.headers['idempotent-replayed']]).toEqual([201, `/v1/orders/${order_id}`, undefined])
    for (const gateway of [0, 1, 2]) {
      const again = await place(idempotency, body, gateway)
      expect([again.status, again.text, again.headers.location, again.headers['idempotent-replayed']]).toEqual([201, first.text, first.headers.location, 'true'])
      expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
    }
    expect(house.peers.placed.length).toBe(1)
    expect(house.peers.placed[0]).toMatchObject({ idempotency_key: idempotency, source: 'api', expected_total: null, input: { metadata: '{"po":1}' } })
  })

  test('white space and the order of keys do not matter', async () => {
    const idempotency = newKey()
    await place(idempotency)
    const spelt = `{ "metadata": {"po" : 1.0}, "delivery": {"type":"pickup"}, "items": [ {"quantity":2, "design_id":"DESIGN\\u005f1"} ] }`
    const again = await house.first.send('POST /v1/orders', { token: key, raw: spelt, headers: { 'Idempotency-Key': idempotency } })
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true'])
  })

  test('another body is a 409, and the first answer stays', async () => {
    const idempotency = newKey()
    const first = await place(idempotency)
    const other = await place(idempotency, { ...body, metadata: { po: 2 } })
    expect([other.status, other.body.detail]).toEqual([409, 'the Idempotency-Key was used with a different body'])
    expect((await place(idempotency)).text).toBe(first.text)
    expect(house.peers.placed.length).toBe(1)
  })

  test('a key binds account and path: another account, and a cancel, are other requests', async () => {
    const idempotency = newKey()
    await place(idempotency)
    const other = house.peers.key(undefined, { account_id: '00000000-0000-8000-8000-0000000000cc' })
    expect((await house.first.send('POST /v1/orders', { token: other, body, headers: { 'Idempotency-Key': idempotency } })).headers['idempotent-replayed']).toBeUndefined()
    expect((await house.first.send(`POST /v1/orders/${order_id}/cancel`, { token: key, headers: { 'Idempotency-Key': idempotency } })).headers['idempotent-replayed']).toBeUndefined()
    expect(house.peers.placed.length).toBe(2)
  })
})

describe('what is stored', () => {
  test.each([
    ['a declined card', refused('the card was declined'), 422], ['no saved card', refused('the account has no saved card'), 422], ['a conflict', new Failure('conflict', 'no'), 409],
  ])('%s is decided by the business: replayed, with the first request_id in the body', async (_, failure, status) => {
    const idempotency = newKey()
    house.peers.placing = fails(failure)
    const first = await place(idempotency)
    expect([first.status, first.body.detail]).toEqual([status, failure.detail])
    house.peers.placing = async () => undefined
    const again = await place(idempotency)
    expect([again.status, again.text, again.headers['idempotent-replayed'], again.headers['content-type']]).toEqual([status, first.text, 'true', 'application/problem+json'])
    expect(again.body.request_id).toBe(first.headers['x-request-id'])
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
    expect(house.peers.placed.length).toBe(1)
  })

  test('field errors free the key: the mended body may use it', async () => {
    const idempotency = newKey()
    house.peers.placing = fails(invalid({ 'items.0': ['does not match exactly one active variant'] }))
    expect((await place(idempotency)).status).toBe(422)
    house.peers.placing = async () => undefined
    expect((await place(idempotency, { ...body, metadata: { po: 3 } })).status).toBe(201)
  })

  test('what the gateway itself refuses never takes the key', async () => {
    const idempotency = newKey()
    const before = await house.rows('idempotency_records')
    expect((await place(idempotency, { items: [] })).status).toBe(422)
    expect((await place(idempotency, body, 0, { 'Content-Type': 'text/plain' })).status).toBe(415)
    expect((await place(idempotency, body, 0, { 'Service-Expected-Total': '12' })).status).toBe(400)
    expect(await house.rows('idempotency_records')).toBe(before)
    expect(house.peers.placed).toEqual([])
  })

  test('a 5xx keeps the key for its own body, which goes on at once', async () => {
    for (const [code, status] of [['internal', 500], ['unavailable', 503]] as const) {
      const idempotency = newKey()
      house.peers.placing = fails(new Failure(code, 'lost'))
      const first = await place(idempotency)
      expect([first.status, first.headers['retry-after']]).toEqual([status, status === 503 ? '1' : undefined])
      expect((await place(idempotency, { ...body, metadata: { po: 4 } }, 1)).status).toBe(409)
      house.peers.placing = async () => undefined
      const again = await place(idempotency, body, 1)
      expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, undefined])
      expect(new Set(house.peers.placed.map(({ idempotency_key }) => idempotency_key))).toEqual(new Set([idempotency]))
      house.peers.placed.length = 0
    }
  })
})

describe('races', () => {
  test('50 parallel requests with one key over three gateways: one PlaceOrder, one stored answer', async () => {
    const idempotency = newKey()
    house.peers.placing = () => new Promise((done) => setImmediate(done))
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => place(idempotency, body, n % 3)))
    expect(house.peers.placed.length).toBe(1)
    const created = answers.filter(({ status }) => status === 201)
    expect(created.filter(({ headers }) => headers['idempotent-replayed'] === undefined).length).toBe(1)
    expect(new Set(created.map(({ text }) => text)).size).toBe(1)
    for (const answer of answers) {
      if (answer.status === 201) continue
      expect([answer.status, answer.headers['retry-after']]).toEqual([409, '1'])
      expect(answer.body.detail).toContain('in progress')
    }
    expect(await house.database.rows({ name: 'test_kept', text: 'select status from idempotency_records where key = $1' }, [idempotency])).toEqual([{ status: 201 }])
  })

  test('while the first is in progress: 409, in progress, Retry-After 1; another body is told so', async () => {
    const idempotency = newKey()
    let begun = (): void => undefined
    let finish = (): void => undefined
    const under_way = new Promise<void>((done) => { begun = done })
    house.peers.placing = () => new Promise<void>((done) => {
      finish = done
      begun()
    })
    const first = place(idempotency)
    await under_way
    const second = await place(idempotency, body, 1)
    expect([second.status, second.headers['retry-after'], second.body.type]).toEqual([409, '1', 'https://api.tradecounter.example/docs/errors#conflict'])
    expect(second.body.detail).toContain('in progress')
    expect((await place(idempotency, { ...body, metadata: {} }, 2)).body.detail).toContain('different body')
    finish()
    expect((await first).status).toBe(201)
    expect((await place(idempotency, body, 1)).text).toBe((await first).text)
  })

  test('a gateway that died on the way holds the key for its lease, then the same request goes on', async () => {
    const idempotency = newKey()
    await place(idempotency)
    const now = house.first.context.clock.now()
    await house.database.run({
      name: 'test_died', text: `update idempotency_records set state = 'in_progress', lease_until = $2, status = null, headers = null, body = null where key = $1`,
    }, [idempotency, new Date(now.getTime() + 15_000)])
    expect((await place(idempotency, body, 1)).status).toBe(409)
    house.later(15_000)
    expect((await place(idempotency, { ...body, metadata: {} }, 1)).body.detail).toContain('different body')
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => place(idempotency, body, n % 3)))
    expect(answers.some(({ status }) => status === 201)).toBe(true)
    expect(house.peers.placed.length).toBe(2)
  })

  test('an attempt that a dead process left behind is a 503 with Retry-After, which leaves the key open (I4)', async () => {
    const idempotency = newKey()
    house.peers.placing = fails(new Failure('in_progress', 'an order with this idempotency key is in progress'))
    const first = await place(idempotency)
    expect([first.status, first.headers['retry-after']]).toEqual([503, '1'])
    house.peers.placing = async () => undefined
    expect((await place(idempotency)).status).toBe(201)
  })
})

describe('24 hours', () => {
  const day = 24 * 3600 * 1000

  test('the key is honoured for 24 hours, and then is new', async () => {
    const idempotency = newKey()
    await place(idempotency)
    house.later(day - 1)
    expect((await place(idempotency)).headers['idempotent-replayed']).toBe('true')
    house.later(1 + 15_000)
    expect((await place(idempotency, { ...body, metadata: { po: 5 } })).headers['idempotent-replayed']).toBeUndefined()
    expect(house.peers.placed.length).toBe(2)
    house.later(day - 1)
    expect((await place(idempotency, { ...body, metadata: { po: 5 } })).headers['idempotent-replayed']).toBe('true')
  })

  test('expired keys are swept by an index, others stay', async () => {
    await place(newKey())
    house.later(day + 15_000)
    const kept = newKey()
    await place(kept)
    await sweepKeys(house.database, house.first.context.clock.now())
    expect(await house.database.rows({ name: 'test_keys', text: 'select key from idempotency_records' })).toEqual([{ key: kept }])
  })
})

describe('beside the key', () => {
  test('source is mcp for a token with the scope mcp', async () => {
    await house.first.send('POST /v1/orders', { token: house.peers.key(['mcp']), body, headers: { 'Idempotency-Key': newKey() } })
    expect(house.peers.placed[0]?.source).toBe('mcp')
  })

  test.each([['123.45 GBP', { amount: '123.45', currency: 'GBP' }], ['1230 JPY', { amount: '1230', currency: 'JPY' }], ['0.00 EUR', { amount: '0.00', currency: 'EUR' }]])(
    'Service-Expected-Total: %s is passed on', async (header, amount) => {
      expect((await place(newKey(), body, 0, { 'Service-Expected-Total': header })).status).toBe(201)
      expect(house.peers.placed[0]?.expected_total).toEqual(amount)
    })

  test.each(['123.45', 'GBP 123.45', '123.4 GBP', '123.45 gbp', '1,230.00 GBP', '-1.00 GBP', '123.45  GBP', '12.30 JPY', '1e3 GBP', ''])('Service-Expected-Total: "%s" is malformed: 400', async (header) => {
    expect((await place(newKey(), body, 0, { 'Service-Expected-Total': header })).status).toBe(400)
    expect(house.peers.placed).toEqual([])
  })

  test('on cancel the key is optional: with it a repeat is a replay, without it the order service decides', async () => {
    const cancel = (headers: Record<string, string> = {}, id = order_id) => house.first.send(`POST /v1/orders/${id}/cancel`, { token: key, headers })
    const idempotency = newKey()
    const first = await cancel({ 'Idempotency-Key': idempotency })
    house.peers.cancelling = fails(new Failure('conflict', 'the order is already cancelled'))
    const again = await cancel({ 'Idempotency-Key': idempotency })
    expect([again.status, again.text, again.headers['idempotent-replayed']]).toEqual([200, first.text, 'true'])
    const bare = await cancel()
    expect([bare.status, bare.body.detail]).toEqual([409, 'the order is already cancelled'])
    expect((await cancel({ 'Idempotency-Key': '' })).status).toBe(400)
    expect((await cancel({ 'Idempotency-Key': idempotency }, order_uuid)).status).toBe(409)
  })
})
