/** SPEC "Idempotency (POST /v1/orders)", DECISIONS I1 to I6, over three gateways and two order services. */
import { randomUUID } from 'node:crypto'
import { stackUnderTest } from '@tradecounter/tools/check/stack'
import { freshClient, freshKey, idempotencyKey } from './client.ts'
import type { Answer, Client } from './client.ts'
import { attempts, chargesOf, closeDesk, line, operator, order, place, placed, rows, ruleBroken, tee, tirelessClient } from './order-desk.ts'
import { onTheWire } from './wire.ts'

let api: Client

beforeAll(async () => { api = await tirelessClient('full') })
afterAll(closeDesk)

const at = (gateway: string | undefined, body: unknown, key: { 'idempotency-key': string }, by: Client = api): Promise<Answer> =>
  by.call({ method: 'POST', path: '/v1/orders', body, headers: key, ...(gateway ? { gateway } : {}) })

const isReplay = ({ headers }: Answer): boolean => headers.get('idempotent-replayed') === 'true'

const badRequest = [400, expect.stringMatching(/#bad_request$/)]

const tried = async (answer: Answer) => [answer.status, answer.json.type]

describe('1: the header is required, 1 to 255 characters', () => {
  test('missing key: 400, nothing is placed', async () => {
    const external_reference = randomUUID()
    expect(await tried(await api.post('/v1/orders', order([tee()], { external_reference })))).toEqual(badRequest)
    expect(await attempts(external_reference)).toEqual([])
  })

  test.each([['empty', ''], ['over 255', 'x'.repeat(256)], ['a control character', 'a\tb']])('%s: 400 (I5)', async (_, key) => {
    const external_reference = randomUUID()
    expect(await tried(await at(undefined, order([tee()], { external_reference }), { 'idempotency-key': key }))).toEqual(badRequest)
    expect(await attempts(external_reference)).toEqual([])
  })

  test('repeated header: 400, also when both are the same (I5)', async () => {
    const external_reference = randomUUID()
    const body = JSON.stringify(order([tee()], { external_reference }))
    const key = await freshKey('full')
    for (const [one, two] of [['a', 'b'], ['same', 'same']]) {
      const [answer] = await onTheWire(`POST /v1/orders HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`
        + `Idempotency-Key: ${one}\r\nIdempotency-Key: ${two}\r\n\r\n${body}`)
      expect([answer?.status, JSON.parse(answer?.text ?? '{}').type]).toEqual(badRequest)
    }
    expect(await attempts(external_reference)).toEqual([])
  })

  test.each([['255 characters', 'k'.repeat(255)], ['one', 'k'], ['any printable text', '{"é": ~}']])('%s are fine', async (_, key) => {
    expect((await at(undefined, order([tee()]), { 'idempotency-key': key })).status).toBe(201)
  })
})

describe('3: repeating a request with the same key and the same body replays the original response', () => {
  test('on every gateway: byte for byte, with Idempotent-Replayed and a fresh X-Request-Id; one order, one charge (I3)', async () => {
    const external_reference = randomUUID()
    const body = order([tee(2)], { external_reference })
    const key = idempotencyKey()
    const first = await at(undefined, body, key)
    expect([first.status, isReplay(first)]).toEqual([201, false])
    const ids = [first.headers.get('x-request-id')]
    for (const gateway of stackUnderTest().gateway_urls) {
      const again = await at(gateway, body, key)
      expect([again.status, again.text, isReplay(again), again.headers.get('location')]).toEqual([201, first.text, true, first.headers.get('location')])
      ids.push(again.headers.get('x-request-id'))
    }
    expect(new Set(ids).size).toBe(4)
    expect(await attempts(external_reference)).toEqual([{ uuid: first.json.data.uuid, status: 'pending' }])
    expect(await chargesOf(first.json.data.uuid)).toHaveLength(1)
  })

  test('also after the order has moved on', async () => {
    const key = idempotencyKey()
    const body = order([tee()])
    const first = await at(undefined, body, key)
    await operator().orders.ApproveOrder({ order_id: first.json.data.id })
    expect((await at(undefined, body, key)).text).toBe(first.text)
    await api.post(`/v1/orders/${first.json.data.id}/cancel`)
    expect((await at(undefined, body, key)).text).toBe(first.text)
  })

  test('metadata with its own spelling is replayed as it was sent first', async () => {
    const key = idempotencyKey()
    const spelled = (metadata: string) => JSON.stringify(order([tee()])).replace(/}$/, `,"metadata":${metadata}}`)
    const first = await at(undefined, spelled('{"a": 1.50, "b": [ ]}'), key)
    expect(first.text).toContain('"metadata":{"a": 1.50, "b": [ ]}')
    expect((await at(undefined, spelled('{"b":[],"a":1.5}'), key)).text).toBe(first.text)
  })

  test('white space and key order do not matter (I2)', async () => {
    const key = idempotencyKey()
    const body = order([tee()], { external_reference: 'spelling', metadata: { b: 1, a: [1, { d: 1, c: 2 }] } })
    const first = await at(undefined, body, key)
    const respelled = JSON.stringify(Object.fromEntries(Object.entries({ ...body, metadata: { a: [1, { c: 2, d: 1 }], b: 1 } }).reverse()), null, 2)
    const again = await at(undefined, respelled, key)
    expect([again.text, isReplay(again)]).toEqual([first.text, true])
  })
})

describe('4: reusing a key with a different body gives 409', () => {
  test.each<[string, Record<string, unknown>]>([
    ['another quantity', order([tee(2)], { external_reference: 'b' })], ['another field', order([tee()], { external_reference: 'c' })],
    ['an unknown field', order([tee()], { external_reference: 'b', colour: 'red' })], ['other metadata', order([tee()], { external_reference: 'b', metadata: { a: 1 } })],
  ])('%s', async (_, other) => {
    const key = idempotencyKey()
    const first = await at(undefined, order([tee()], { external_reference: 'b' }), key)
    const reused = await at(stackUnderTest().gateway_urls[1], other, key)
    expect([reused.status, reused.json.type, reused.json.detail, isReplay(reused)]).toEqual([409, expect.stringMatching(/#conflict$/), expect.stringContaining('different body'), false])
    expect((await at(undefined, order([tee()], { external_reference: 'b' }), key)).text).toBe(first.text)
  })

  test('the order of lines is part of the body', async () => {
    const key = idempotencyKey()
    await at(undefined, order([tee(1), tee(2)]), key)
    expect((await at(undefined, order([tee(2), tee(1)]), key)).status).toBe(409)
  })
})

describe('what a key binds: the account, the method and the full path (I2)', () => {
  test("another account's same key is its own", async () => {
    const key = idempotencyKey()
    const mine = await at(undefined, order([tee()]), key)
    const theirs = await at(undefined, order([line('Speicherstadt Tee', 1, { colour: 'Navy', size: 'L' }, 'kontor-elbe')]), key, await freshClient('other_account'))
    expect([mine.status, theirs.status, isReplay(theirs)]).toEqual([201, 201, false])
  })

  test('another key of the same account shares it', async () => {
    const key = idempotencyKey()
    const first = await at(undefined, order([tee()]), key)
    const again = await at(undefined, order([tee()]), key, await freshClient('full'))
    expect([again.text, isReplay(again)]).toEqual([first.text, true])
  })

  test('placing and cancelling with one key are two requests', async () => {
    const key = idempotencyKey()
    const { json } = await at(undefined, order([tee()]), key)
    const cancelled = await api.post(`/v1/orders/${json.data.id}/cancel`, undefined, key)
    expect([cancelled.status, cancelled.json.data.status]).toEqual([200, 'cancelled'])
  })
})

describe('every 4xx decided by the business is stored (I3)', () => {
  test('a declined card: the same problem with the request_id of the first request; the card is asked once', async () => {
    const bakery = await freshClient('declined_card')
    const external_reference = randomUUID()
    const body = order([line('Sourdough Tee', 1, { colour: 'Navy', size: 'M' }, 'old-mill-bakery')], { external_reference })
    const key = idempotencyKey()
    const first = await at(undefined, body, key, bakery)
    expect([...ruleBroken(first) as unknown[], isReplay(first)]).toEqual([422, 'validation', undefined, 'the card was declined', false])
    for (const gateway of stackUnderTest().gateway_urls) {
      const again = await at(gateway, body, key, bakery)
      expect([again.status, again.text, isReplay(again)]).toEqual([422, first.text, true])
      expect(again.json.request_id).toBe(first.headers.get('x-request-id'))
      expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
    }
    const uuids = (await attempts(external_reference)).map(({ uuid }) => uuid)
    expect(await chargesOf(...uuids)).toHaveLength(1)
  })

  test.each<[string, string, Record<string, unknown>, Record<string, string>]>([
    ['no card', 'no_card', order([line('Brightwater Tee', 1, { colour: 'Navy', size: 'M' }, 'brightwater-rowing')]), {}],
    ['minimum quantity', 'full', order([line('Deckhand Socks', 1, { colour: 'White', size: '41-46' })]), {}],
    ['another total than expected', 'full', order([tee()]), { 'service-expected-total': '0.01 GBP' }],
    ['an account that cannot order', 'lead', order([line('Fernhill Tee', 1, { colour: 'Navy', size: 'M' }, 'fernhill-school')]), {}],
  ])('%s', async (_, of, body, more) => {
    const by = await freshClient(of)
    const headers = { ...idempotencyKey(), ...more }
    const first = await by.post('/v1/orders', body, headers)
    const again = await by.post('/v1/orders', body, headers)
    expect([first.status, isReplay(first), again.status, isReplay(again), again.text]).toEqual([422, false, 422, true, first.text])
  })
})

describe('not stored: the key is free for the corrected request (I3)', () => {
  test.each<[string, unknown, number]>([
    ['400: invalid JSON', '{', 400], ['422 of field validation', order([tee(0)]), 422], ['422 of a line that only catalog knows', order([line('Lantern Quay Tee', 1, { colour: 'Pink' })]), 422],
    ['422 of the shelf', order([line('Last Ferry Tote', 3, { colour: 'Natural' })]), 422], ['422 of a receiver', order([tee()], { webhook_url: 'https://10.0.0.1/' }), 422],
    ['422: no object', '[]', 422],
  ])('%s', async (_, wrong, status) => {
    const key = idempotencyKey()
    expect((await at(undefined, wrong, key)).status).toBe(status)
    const right = await at(stackUnderTest().gateway_urls[2], order([tee()]), key)
    expect([right.status, isReplay(right)]).toEqual([201, false])
  })

  test('400 of another header, 401, 403, 413, 415', async () => {
    const key = idempotencyKey()
    const body = order([tee()])
    const reader = await freshClient('full', ['orders:read'])
    expect([
      (await api.post('/v1/orders', body, { ...key, 'service-expected-total': 'lots' })).status,
      (await api.post('/v1/orders', body, { ...key, 'authorization': 'Bearer nonsense' })).status,
      (await reader.post('/v1/orders', body, key)).status,
      (await api.post('/v1/orders', { ...body, padding: 'x'.repeat(1024 * 1024) }, key)).status,
      (await api.post('/v1/orders', body, { ...key, 'content-type': 'text/plain' })).status,
    ]).toEqual([400, 401, 403, 413, 415])
    expect((await at(undefined, body, key)).status).toBe(201)
  })

  test('429', async () => {
    const spent = await freshClient('full')
    const bodies = Array.from({ length: 120 }, () => spent.post('/v1/orders/quote', '{}'))
    await Promise.all(bodies)
    const key = idempotencyKey()
    expect((await at(undefined, order([tee()]), key, spent)).status).toBe(429)
    const later = await at(undefined, order([tee()]), key)
    expect([later.status, isReplay(later)]).toEqual([201, false])
  })
})

describe('in parallel', () => {
  /** One key, `count` requests spread over the gateways, until every one of them has an answer that is no 409 in progress. */
  async function storm(count: number, body: (n: number) => unknown, key = idempotencyKey()): Promise<{ first: Answer[]; key: { 'idempotency-key': string } }> {
    const by = await freshClient('full')
    const urls = stackUnderTest().gateway_urls
    return { first: await Promise.all(Array.from({ length: count }, (_, n) => at(urls[n % urls.length], body(n), key, by))), key }
  }

  test('50 requests with one key over three gateways: one order, one charge, one stored answer; meanwhile 409 in progress, Retry-After 1 (I1)', async () => {
    expect(stackUnderTest().gateway_urls).toHaveLength(3)
    const external_reference = randomUUID()
    const body = order([tee(3)], { external_reference })
    const { first, key } = await storm(50, () => body)
    const created = first.filter(({ status }) => status === 201)
    expect(created.filter((answer) => !isReplay(answer))).toHaveLength(1)
    expect(new Set(created.map(({ text }) => text)).size).toBe(1)
    for (const answer of first.filter(({ status }) => status !== 201)) {
      expect([answer.status, answer.headers.get('retry-after'), answer.json.detail]).toEqual([409, '1', expect.stringContaining('in progress')])
    }
    for (const gateway of stackUnderTest().gateway_urls) expect((await at(gateway, body, key)).text).toBe(created[0]?.text)
    const uuid = created[0]?.json.data.uuid
    expect(await attempts(external_reference)).toEqual([{ uuid, status: 'pending' }])
    expect((await chargesOf(uuid)).map(({ status }) => status)).toEqual(['succeeded'])
    expect(await rows('gateway', 'select status from idempotency_records where key = $1', [key['idempotency-key']])).toEqual([{ status: 201 }])
    expect((await api.get(`/v1/orders?external_reference=${external_reference}`)).json.data).toHaveLength(1)
    expect((await api.get(`/v1/orders/${uuid}/events`)).json.data).toHaveLength(1)
  })

  test('30 different bodies under one key: one is placed, the others are 409', async () => {
    const external_reference = randomUUID()
    const { first } = await storm(30, (n) => order([tee(n + 1)], { external_reference }))
    expect(first.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const answer of first.filter(({ status }) => status !== 201)) expect([answer.status, answer.json.detail]).toEqual([409, expect.stringContaining('different body')])
    expect(await attempts(external_reference)).toHaveLength(1)
  })

  test('30 with one key and a card that declines: the card is asked once', async () => {
    const bakery = await freshClient('declined_card')
    const external_reference = randomUUID()
    const body = order([line('Sourdough Tee', 1, { colour: 'Black', size: 'S' }, 'old-mill-bakery')], { external_reference })
    const key = idempotencyKey()
    const urls = stackUnderTest().gateway_urls
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => at(urls[n % 3], body, key, bakery)))
    expect(answers.every(({ status }) => status === 422 || status === 409)).toBe(true)
    expect(answers.filter((answer) => answer.status === 422 && !isReplay(answer))).toHaveLength(1)
    const uuids = (await attempts(external_reference)).map(({ uuid }) => uuid)
    expect(await chargesOf(...uuids)).toHaveLength(1)
  })

  test('other keys are other orders, however alike', async () => {
    const external_reference = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(api, order([tee()], { external_reference }))))
    expect(new Set(answers.map(({ json }) => json.data.uuid)).size).toBe(10)
    expect((await attempts(external_reference)).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'pending'))
  })
})

describe('2: the key is honoured for 24 hours', () => {
  const age = async (key: { 'idempotency-key': string }, by: string) => {
    await rows('gateway', 'update idempotency_records set created_at = created_at - $2::interval where key = $1', [key['idempotency-key'], by])
    await rows('orders', 'update orders set created_at = created_at - $2::interval where idempotency_key = $1', [key['idempotency-key'], by])
  }

  test('a minute before it ends it is a replay, a minute after it is new', async () => {
    const key = idempotencyKey()
    const external_reference = randomUUID()
    const body = order([tee()], { external_reference })
    const first = await at(undefined, body, key)
    await age(key, '23 hours 59 minutes')
    expect((await at(undefined, body, key)).text).toBe(first.text)
    await age(key, '2 minutes')
    const second = await at(undefined, { ...body, metadata: { again: true } }, key)
    expect([second.status, isReplay(second), second.json.data.uuid === first.json.data.uuid]).toEqual([201, false, false])
    expect(await attempts(external_reference)).toHaveLength(2)
  })
})

test('a record that was lost at the gateway: the order service has the key too, and answers with the same order (I4)', async () => {
  const key = idempotencyKey()
  const external_reference = randomUUID()
  const body = order([tee(2)], { external_reference })
  const first = await at(undefined, body, key)
  await rows('gateway', 'delete from idempotency_records where key = $1', [key['idempotency-key']])
  const again = await at(stackUnderTest().gateway_urls[1], body, key)
  expect([again.status, again.json.data]).toEqual([201, first.json.data])
  await rows('gateway', 'delete from idempotency_records where key = $1', [key['idempotency-key']])
  expect((await at(undefined, { ...body, external_reference: 'another' }, key)).status).toBe(409)
  expect(await attempts(external_reference)).toHaveLength(1)
  expect(await chargesOf(first.json.data.uuid)).toHaveLength(1)
})

test('a quote looks at no key', async () => {
  const key = idempotencyKey()
  expect((await api.post('/v1/orders/quote', order([tee()]), key)).status).toBe(200)
  expect((await api.post('/v1/orders/quote', order([tee(2)]), key)).status).toBe(200)
  const made = await at(undefined, order([tee(3)]), key)
  expect([made.status, isReplay(made)]).toEqual([201, false])
  expect((await placed(api, order([tee()]))).status).toBe('pending')
})
