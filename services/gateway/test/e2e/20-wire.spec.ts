/** The wire, whatever is asked for (W4 to W7, W13, W15, W16, W20, R3), with an HTTP client; 20-wire-bytes.spec.ts has what no client would send. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { operations } from '@tradecounter/v1/operations'
import { stackUnderTest } from '@tradecounter/tools/check/stack'
import { accountId } from '@tradecounter/tools/seed/accounts'
import type { AccountName } from '@tradecounter/tools/seed/accounts'
import { listed } from '@tradecounter/tools/seed/design-rows'
import { orderRows } from '@tradecounter/tools/seed/order-rows'
import { shopId } from '@tradecounter/tools/seed/shops'
import { client, freshClient, freshKey, idempotencyKey } from './client.ts'
import type { Answer, Client } from './client.ts'
import { createKey, databaseOf, ownAccount, rowsOf } from './own-account.ts'
import { expectProblem, missingOnEveryAnswer } from './problem.ts'

let api: Client
let key: string

beforeAll(async () => {
  key = await freshKey('full')
  api = client(key)
})

const seededOrder = (account: AccountName) => orderRows(() => Buffer.alloc(1)).find((row) => row.account_id === accountId(account) && row.status === 'pending')

const paths = [...new Set(operations.map(({ path }) => path))]
const methodsOf = (path: string): string[] => operations.filter((operation) => operation.path === path).flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
const outside = (method: string, path: string, more: Record<string, string> = {}, as: Client = api): Promise<Answer> => as.call({ method, path, headers: more, outside: true })

describe('every answer carries X-Request-Id and the rate-limit headers', () => {
  test('the gateway makes the id, a UUIDv7; an inbound one is never trusted (W6)', async () => {
    const sent = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => api.get('/v1/account', { 'x-request-id': sent })))
    const ids = answers.map(({ headers }) => headers.get('x-request-id'))
    expect(new Set([...ids, sent]).size).toBe(6)
    for (const answer of answers) expect(missingOnEveryAnswer(answer)).toEqual([])
  })

  test.each(['\t', 'a'.repeat(4000), '<script>alert(1)</script>', 'é\u00ff', '"}\\n{"level":60', '%{jndi:ldap://x}'])('whatever is sent as X-Request-Id: %j', async (id) => {
    const answer = await api.get('/v1/designs/nobody', { 'x-request-id': id })
    expectProblem(answer, 404, 'not_found')
  })

  test('it is the value of request_id in problems', async () => {
    for (const answer of [await api.get('/v1/designs/nobody'), await outside('GET', '/nothing'), await outside('DELETE', '/v1/account'), await client().get('/v1/account')]) {
      expect(answer.json.request_id).toBe(answer.headers.get('x-request-id'))
    }
  })

  test('R3: without a credential those of the client address', async () => {
    for (const answer of [await client().get('/v1/account'), await outside('GET', '/nothing', {}, client()), await outside('PUT', '/v1/shops', {}, client())]) {
      expect(missingOnEveryAnswer(answer)).toEqual([])
      expect(answer.headers.get('ratelimit-limit')).toBe('60')
    }
  })

  test('X-Forwarded-For is not looked at without trusted proxies: it gives no other bucket', async () => {
    const left = async (headers: Record<string, string>): Promise<number> => Number((await client().get('/v1/account', headers)).headers.get('ratelimit-remaining'))
    const first = await left({})
    for (const [taken, address] of ['8.8.8.8', '1.2.3.4, 5.6.7.8', '::1', 'unknown'].entries()) expect(await left({ 'x-forwarded-for': address })).toBe(first - taken - 1)
  })

  test('nothing tells what it is built with, and JSON is not sniffed', async () => {
    for (const answer of [await api.get('/v1/account'), await outside('GET', '/nothing')]) {
      for (const name of ['server', 'x-powered-by', 'via']) expect(answer.headers.get(name)).toBe(null)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })
})

describe('routing comes before authentication (W16)', () => {
  const nowhere = [
    '/', '/v1', '/v1/', '/v2/account', '/V1/account', '/v1/Account', '/v1/account/', '/v1/nothing', '/v1/designs/', '/v1/designs/a/b', '/v1/orders/x/nothing', '/v1/orders/x/cancel/',
    '//v1/account', '/v1//account', '/v1/account;a=b', '/v1/account%00', '/v1/account%2f', '/v1/%2e%2e/healthz', '/v1/orders/x/events/y', '/v1/shops/x/designs/y', '/v1/openapi.yaml',
    '/.env', '/.git/config', '/admin', '/metrics', '/v1/account.json', '/v1/account%3Fa', `/${'a'.repeat(8000)}`, '/%', '/%ff', '/v1/__proto__', '/constructor',
  ]

  test.each(nowhere)('an unknown route is a 404 for anybody: %s', async (path) => {
    for (const as of [api, client(), client('nonsense')]) {
      for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) expectProblem(await outside(method, path, {}, as), 404, 'not_found')
    }
  })

  test.each(paths)('a wrong method is a 405 with Allow for anybody: %s', async (path) => {
    const right = methodsOf(path)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY', 'PROPFIND'].filter((each) => !right.includes(each))) {
      for (const as of [api, client(), client('nonsense')]) {
        const answer = await outside(method, path.replace('{id}', 'AAAAAAAA'), {}, as)
        expectProblem(answer, 405, 'method_not_allowed')
        expect(answer.headers.get('allow')?.split(', ').toSorted()).toEqual(right.toSorted())
      }
    }
  })

  test('GET /v1/orders/quote is a 405 with Allow: POST, and so is GET /v1/shipping/estimate', async () => {
    for (const path of ['/v1/orders/quote', '/v1/shipping/estimate']) {
      for (const method of ['GET', 'HEAD', 'DELETE']) {
        const answer = await outside(method, path)
        expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
      }
    }
  })

  test('OPTIONS is 405, with no cross-origin permission', async () => {
    const answer = await outside('OPTIONS', '/v1/orders', { 'origin': 'https://evil.example', 'access-control-request-method': 'POST' })
    expectProblem(answer, 405, 'method_not_allowed')
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test.each(operations.filter(({ method }) => method === 'GET').map(({ path }) => path))('HEAD is GET without the body: %s', async (of) => {
    const id = of.includes('/orders/') ? seededOrder('harbour-and-vale')?.reference : of.includes('/shops/') ? 'staff' : listed[0]?.id
    for (const path of [of.replace('{id}', id ?? ''), of.replace('{id}', 'nobody!')]) {
      const got = await api.get(path)
      const head = await api.call({ method: 'HEAD', path })
      expect([head.status, head.text]).toEqual([got.status, ''])
      for (const name of ['content-type', 'content-length', 'etag', 'ratelimit-limit', 'ratelimit-policy']) expect([name, head.headers.get(name)]).toEqual([name, got.headers.get(name)])
    }
  })

  test('HEAD refuses as GET does', async () => {
    expect((await client().call({ method: 'HEAD', path: '/v1/account' })).headers.get('www-authenticate')).toMatch(/^Bearer realm=/)
    expect((await client(await freshKey('full', ['designs:read'])).call({ method: 'HEAD', path: '/v1/account' })).status).toBe(403)
  })

  test('scopes: the table’s scope opens an operation, all the others together do not', async () => {
    const scopes = ['account:read', 'designs:read', 'orders:read', 'orders:write', 'shops:read']
    for (const scope of scopes) {
      const only = await freshClient('full', [scope])
      for (const { method, path, scope: needed } of operations) {
        if (needed === null) continue
        const { status } = await only.call({ method, path: path.replace('{id}', 'nobody!'), ...(method === 'POST' ? { body: '{' } : {}) })
        if (needed === scope) expect([path, scope, [200, 400, 404].includes(status)]).toEqual([path, scope, true])
        else expect([path, scope, status]).toEqual([path, scope, 403])
      }
    }
  })
})

describe('account, shop and design data are read-only (W13)', () => {
  test('PATCH, PUT, DELETE and POST are 405, and nothing changes', async () => {
    const design = listed[0]?.id ?? ''
    const read = ['/v1/account', `/v1/designs/${design}`, '/v1/shops/staff', '/v1/designs?limit=100', '/v1/shops', '/v1/shops/staff/collections']
    const before = await Promise.all(read.map(async (path) => (await api.get(path)).text))
    for (const path of read) {
      for (const method of ['PATCH', 'PUT', 'DELETE', 'POST']) {
        for (const override of [{}, { 'x-http-method-override': 'DELETE' }] as Record<string, string>[]) {
          expectProblem(await api.call({ method, path, body: { name: 'Mine now', status: 'inactive' }, headers: override, outside: true }), 405, 'method_not_allowed')
        }
      }
    }
    expect(await Promise.all(read.map(async (path) => (await api.get(path)).text))).toEqual(before)
  })

  test('a GET that asks for another method stays a GET', async () => {
    expect((await api.get('/v1/account?_method=DELETE', { 'x-http-method-override': 'DELETE' })).status).toBe(200)
  })
})

describe('resources of other accounts are invisible (W4)', () => {
  const theirs = seededOrder('kontor-elbe')
  const theirDesign = listed.find(({ account }) => account === 'kontor-elbe')?.id ?? ''
  const order = { foreign: [theirs?.reference ?? '', theirs?.uuid ?? ''], missing: ['ZZZZZZZZ-ZZZZ', '01990d3c-7d5e-7cc1-9a35-6f0d2f5b8a11'], malformed: ['zzzzzzzz-zzzz', 'ZZZZZZZZZZZZZ', '1', 'null', '%00', '%F0%9F%92%A9', 'a'.repeat(200)] }
  const shop = { foreign: [shopId('kontor-elbe', 'kontor-elbe'), 'kontor-elbe'], missing: ['01990d3c-7d5e-7cc1-9a35-6f0d2f5b8a11', 'no-shop'], malformed: ['%20', '%00', 'ü', 'a'.repeat(200)] }
  const design = { foreign: [theirDesign], missing: ['ZZZZZZZZ'], malformed: ['Z', 'ZZZZZZZZZ', '%00%00', '%2e%2e%2f', '🦆'.repeat(2)] }
  const routes: [string, typeof order][] = [
    ['GET /v1/designs/{id}', design],
    ['GET /v1/orders/{id}', order], ['GET /v1/orders/{id}/events', order], ['GET /v1/orders/{id}/shipments', order], ['POST /v1/orders/{id}/cancel', order],
    ['GET /v1/shops/{id}', shop], ['GET /v1/shops/{id}/collections', shop], ['GET /v1/shops/{id}/designs', shop],
  ]

  /** What is the same of two answers, whenever they were given. */
  const lasting = ({ status, headers, json }: Answer): unknown => {
    const own = new Set(['x-request-id', 'date', 'ratelimit-remaining', 'ratelimit-reset', 'ratelimit'])
    return { status, body: { ...json, request_id: '' }, headers: [...headers].filter(([name]) => !own.has(name)) }
  }

  test.each(routes)('foreign, missing and malformed ids are one and the same 404, in body and headers: %s', async (line, ids) => {
    const [method = '', of = ''] = line.split(' ')
    const answers = await Promise.all(Object.values(ids).flat().map((id) => api.call({ method, path: of.replace('{id}', id) })))
    for (const answer of answers) {
      expectProblem(answer, 404, 'not_found')
      expect(lasting(answer)).toEqual(lasting(answers[0] as Answer))
    }
  })

  test('their own account reads each of the foreign ones', async () => {
    const other = await freshClient('other_account')
    for (const [line, { foreign }] of routes) {
      const [method = '', of = ''] = line.split(' ')
      for (const id of foreign) if (method === 'GET') expect([line, (await other.get(of.replace('{id}', id))).status]).toEqual([line, 200])
    }
  })

  test('a foreign order is not cancelled, and its events do not grow', async () => {
    const other = await freshClient('other_account')
    const read = async (): Promise<string[]> => [(await other.get(`/v1/orders/${theirs?.uuid}`)).text, (await other.get(`/v1/orders/${theirs?.uuid}/events`)).text]
    const before = await read()
    for (const id of order.foreign) expectProblem(await api.post(`/v1/orders/${id}/cancel`, undefined, idempotencyKey()), 404, 'not_found')
    expect(await read()).toEqual(before)
  })

  test.each(routes.filter(([line]) => !line.startsWith('POST')))('the work done is the same, in the same services and statements: %s', async (line, ids) => {
    const path = (id = ''): string => line.split(' ')[1]?.replace('{id}', id) ?? ''
    // Connections and pools are warm from the tests before.
    const [foreign, missing] = [await api.get(path(ids.foreign[0])), await api.get(path(ids.missing[0]))]
    const workOf = ({ headers }: Answer): Promise<string[]> => workFor(headers.get('x-request-id') ?? '')
    let work: string[][] = []
    // Each service tells of its part within a second or two.
    for (const until = Date.now() + 20_000; Date.now() < until; await pause(200)) {
      work = [await workOf(foreign), await workOf(missing)]
      if (work.every((each) => each.some((name) => isStatement.test(name))) && work[0]?.join() === work[1]?.join()) break
    }
    expect(work[0]?.some((name) => isStatement.test(name))).toBe(true)
    expect(work[0]).toEqual(work[1])
  })

  // RPCs have a slash in their names, statements have none.
  const isStatement = /^(catalog|orders) [^/]+$/

  /** What was done for a request so far, behind the door, in a fixed order. */
  async function workFor(request_id: string): Promise<string[]> {
    const { data } = await (await fetch(`${stackUnderTest().collector_url}/traces?request_id=${request_id}`)).json() as { data: { name: string; service: string }[] }
    return data.filter(({ service, name }) => !['gateway', 'accounts'].includes(service) && !/connect/.test(name)).map(({ service, name }) => `${service} ${name}`).toSorted()
  }

  test('lines of a quote and of an estimate cannot tell a foreign design or zone from a missing one', async () => {
    const quote = async (design_id: string): Promise<unknown> => {
      const quoted = await api.post('/v1/orders/quote', { items: [{ design_id, quantity: 1, colour: 'Black', size: 'M' }], delivery: { type: 'pickup' } })
      const estimated = await api.post('/v1/shipping/estimate', { items: [{ design_id, quantity: 1, colour: 'Black', size: 'M' }], destination: { country: 'GB' } })
      return [lasting(quoted), lasting(estimated)]
    }
    expect(await quote(theirDesign)).toEqual(await quote('ZZZZZZZZ'))
  })
})

describe('problem types (W7, W20)', () => {
  test('`type` URLs are under the configured base_url, whichever replica answers, and resolve', async () => {
    const { base_url, gateway_urls } = stackUnderTest()
    for (const gateway of gateway_urls) {
      for (const headers of [{}, { 'host': 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher', 'forwarded': 'host=evil.example' }] as Record<string, string>[]) {
        const answer = await api.call({ method: 'GET', path: '/v1/designs/nobody', gateway, headers })
        expect(answer.json.type).toBe(`${base_url}/docs/errors#not_found`)
        expect([answer.text, ...answer.headers.values()].join()).not.toContain('evil')
      }
    }
    const page = await outside('GET', '/docs/errors', {}, client())
    expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/html/)])
    for (const fragment of [
      'bad_request', 'unauthenticated', 'insufficient_scope', 'not_found', 'conflict', 'validation', 'rate_limited', 'internal',
      'method_not_allowed', 'payload_too_large', 'unsupported_media_type', 'request_header_fields_too_large',
    ]) expect(page.text).toContain(`id="${fragment}"`)
  })
})

describe('bodies (W5, W15)', () => {
  let own: Client
  let account: string

  beforeAll(async () => {
    const made = await ownAccount('kontor-elbe')
    account = made.id
  })
  // 120 writes a minute are few.
  beforeEach(async () => { own = client((await createKey(account)).key) })

  const takers = ['/v1/orders', '/v1/orders/quote', '/v1/shipping/estimate']
  const send = (path: string, body: string, headers: Record<string, string> = {}): Promise<Answer> => own.post(path, body, { ...(path === '/v1/orders' ? idempotencyKey() : {}), ...headers })

  /** Nothing was written. */
  async function expectNothingKept(): Promise<void> {
    const [orders, gateway] = [await databaseOf('orders'), await databaseOf('gateway')]
    try {
      expect(await rowsOf(orders, 'orders', 'account_id = $1', [account])).toEqual([])
      expect(await rowsOf(orders, 'customers', 'account_id = $1', [account])).toEqual([])
      expect(await rowsOf(gateway, 'idempotency_records', 'account_id = $1', [account])).toEqual([])
    } finally {
      await orders.close()
      await gateway.close()
    }
  }

  afterAll(expectNothingKept)

  const malformed = [
    '', ' ', '{', '}', '{}x', '{} {}', '{}]', '{"a":1,}', '[1,]', '{a:1}', `{'a':1}`, '{"a":01}', '{"a":+1}', '{"a":1.}', '{"a":.5}', '{"a":0x10}', '{"a":1e}', '{"a":NaN}', '{"a":Infinity}',
    '{"a":undefined}', '{"a":"\t"}', '{"a":"\\x41"}', '{"a":"\\u00"}', '{"a":"b}', '/* */{}', '{}//', '\u00a0{}', '\v{}', '{"a":tru}', 'nul', '"', '--', 'a=b&c=d', '<order/>',
    // Duplicate keys, at any depth and however they are written.
    '{"items":[],"items":[]}', '{"items":[{"design_id":"a","design_id":"b"}]}', '{"metadata":{"a":{"b":1,"b":1}}}', '{"a":1,"\\u0061":2}', '{"__proto__":1,"__proto__":2}', '{"":1,"":2}',
    // Deeper than 64 levels.
    '['.repeat(65) + ']'.repeat(65), `{"metadata":${'{"a":'.repeat(64)}1${'}'.repeat(64)}}`, '['.repeat(500_000), '{"a":'.repeat(100_000),
    // A byte-order mark.
    '\ufeff{}', '\ufeff',
  ]

  test.each(takers)('malformed JSON, trailing bytes, duplicate keys, depth and a byte-order mark are 400: %s', async (path) => {
    for (const body of malformed) {
      const answer = await send(path, body)
      expect([body.slice(0, 60), answer.status]).toEqual([body.slice(0, 60), 400])
      expectProblem(answer, 400, 'bad_request')
      expect(answer.json.errors).toBeUndefined()
    }
  })

  test.each(takers)('JSON that is no object is a 422: %s', async (path) => {
    for (const body of ['[]', '[{}]', 'null', 'true', 'false', '0', '-1.5e3', '""', '"{}"', ' null ', '['.repeat(64) + ']'.repeat(64)]) {
      const answer = await send(path, body)
      expectProblem(answer, 422, 'validation')
      expect([answer.json.detail, answer.json.errors]).toEqual(['the body must be a JSON object', undefined])
    }
  })

  test.each(takers)('64 levels are not too deep: %s', async (path) => {
    const answer = await send(path, `{"metadata":${'{"a":'.repeat(62)}{}${'}'.repeat(62)}}`)
    expectProblem(answer, 422, 'validation')
    expect(answer.json.errors.items).toEqual(['is required'])
  })

  const types: [string | undefined, 415 | 422][] = [
    ['application/json', 422], ['application/json; charset=utf-8', 422], ['application/json;charset="UTF-8"', 422], ['APPLICATION/JSON ; Charset=Utf-8', 422], ['application/json; foo=bar', 422],
    ['text/plain', 415], ['application/x-www-form-urlencoded', 415], ['multipart/form-data; boundary=x', 415], ['application/problem+json', 415], ['application/jsonp', 415], ['text/json', 415],
    ['application/json; charset=iso-8859-1', 415], ['application/json; charset=utf-16', 415], ['application/json, text/plain', 415], ['', 415], ['json', 415],
  ]

  test.each(takers)('missing or other Content-Type, charset other than utf-8: 415: %s', async (path) => {
    for (const [type, status] of types) {
      const answer = await send(path, '{}', { 'content-type': type ?? '' })
      expect([type, answer.status]).toEqual([type, status])
      expectProblem(answer, status, status === 415 ? 'unsupported_media_type' : 'validation')
    }
  })

  test.each(takers)('Content-Encoding on requests is refused 415, identity is fine: %s', async (path) => {
    for (const encoding of ['gzip', 'br', 'deflate', 'zstd', 'gzip, identity', 'x']) expectProblem(await send(path, '{}', { 'content-encoding': encoding }), 415, 'unsupported_media_type')
    for (const encoding of ['identity', 'Identity']) expectProblem(await send(path, '{}', { 'content-encoding': encoding }), 422, 'validation')
  })

  test.each(takers)('1 MiB of bytes is taken, one more is a 413: %s', async (path) => {
    const limit = 1024 * 1024
    const padded = (size: number): string => `{"x":"é"${' '.repeat(size - 10)}}`
    expect(Buffer.byteLength(padded(limit))).toBe(limit)
    expectProblem(await send(path, padded(limit)), 422, 'validation')
    expectProblem(await send(path, padded(limit + 1)), 413, 'payload_too_large')
  })

  const numbers: [string, string | undefined][] = [
    ['1.0', undefined], ['1e0', undefined], ['10E-1', undefined], ['0.5', 'must be an integer'], ['1.0000001', 'must be an integer'], ['"1"', 'must be an integer'], ['true', 'must be an integer'],
    ['null', 'must be an integer'], ['[1]', 'must be an integer'], ['{}', 'must be an integer'], ['0', 'must be greater than 0'], ['-0', 'must be greater than 0'], ['-1', 'must be greater than 0'],
    ['10001', 'must be at most 10000'], ['9007199254740993', 'must be at most 10000'], ['1e300', 'must be at most 10000'],
  ]

  test.each(numbers)('number forms: quantity %s', async (form, message) => {
    const design_id = 'ZZZZZZZZ'
    const { status, json } = await send('/v1/orders', `{"items":[{"design_id":"${design_id}","quantity":${form},"size":"A4"}],"delivery":{"type":"pickup"}}`)
    expect([status, json.errors]).toEqual([422, message ? { 'items.0.quantity': [message] } : { 'items.0.design_id': ['is not a design of this account that can be ordered'] }])
  })

  test.each(['1e400', '-1e400'])('a number beyond all is no integer: %s', async (form) => {
    const { status, json } = await send('/v1/orders', `{"items":[{"design_id":"ZZZZZZZZ","quantity":${form}}],"delivery":{"type":"pickup"}}`)
    expect([status, Object.keys(json.errors)]).toEqual([422, ['items.0.quantity']])
  })

  test.each(takers)('prototype keys are unknown fields like any other: ignored and reported (W12): %s', async (path) => {
    const body = '{"__proto__":{"items":[{"design_id":"x","quantity":1}]},"constructor":{"prototype":{"admin":true}},"toString":1,"hasOwnProperty":null}'
    const answer = await send(path, body)
    expectProblem(answer, 422, 'validation')
    expect(answer.json.errors.items).toEqual(['is required'])
    expect(answer.headers.get('service-ignored-fields')).toBe('__proto__, constructor, toString, hasOwnProperty')
    expect(((await own.get('/v1/account')).json.data as { admin?: true }).admin).toBeUndefined()
  })

  test('names of ignored fields cannot end the header they are in (W19)', async () => {
    const answer = await send('/v1/orders/quote', JSON.stringify({ 'a\r\nSet-Cookie: b=c': 1, 'ü': 2, '\u0000': 3, '<script>': 4, '\ud800': 5, '🦆': 6 }))
    expect(answer.headers.get('set-cookie')).toBe(null)
    expect(answer.headers.get('service-ignored-fields')).toBe('a%0D%0ASet-Cookie: b=c, %C3%BC, %00, <script>, %EF%BF%BD, %F0%9F%A6%86')
  })

  test('NUL and lone surrogates in ordinary text: 422 at the field (W14)', async () => {
    for (const text of ['\\u0000', 'a\\ud800b', '\\udfff']) {
      const { status, json } = await send('/v1/orders', `{"items":[{"design_id":"${text}","quantity":1}],"external_reference":"${text}","delivery":{"type":"pickup"}}`)
      expect([status, json.errors]).toEqual([422, { 'items.0.design_id': ['contains characters that are not allowed'], 'external_reference': ['contains characters that are not allowed'] }])
    }
  })

  test('a body on a route that takes none is not looked at', async () => {
    expect((await own.call({ method: 'GET', path: '/v1/account', body: '{"a":' })).status).toBe(200)
    expectProblem(await own.post('/v1/orders/ZZZZZZZZ-ZZZZ/cancel', '{"a":'), 404, 'not_found')
  })
})

test('what a client sends never comes back as something a browser would run', async () => {
  const script = '<script>alert(1)</script>'
  const answers = [
    await outside('GET', `/${encodeURIComponent(script)}`), await outside('GET', `/docs/${encodeURIComponent(script)}`),
    await api.get(`/v1/designs/${encodeURIComponent(script)}`), await api.get(`/v1/designs?status=${encodeURIComponent(script)}&limit=${encodeURIComponent(script)}&cursor=${encodeURIComponent(script)}`),
    await api.get(`/v1/orders?since=${encodeURIComponent(script)}&source=${encodeURIComponent(script)}`),
    await api.post('/v1/orders/quote', { [script]: 1, items: [{ design_id: script, quantity: script, colour: script }], delivery: { type: script } }),
    await api.post('/v1/orders/quote', `{"${script}"`), await client(script).get('/v1/account'), await api.post('/v1/orders', '{}', { 'idempotency-key': script, 'service-expected-total': script }),
  ]
  for (const { status, headers, text } of answers) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual(['application/problem+json', 'nosniff'])
    expect(text).not.toContain('<script')
  }
})

test('errors tell nothing of what is inside', async () => {
  const answers = [
    await api.get('/v1/designs/%00'), await api.get("/v1/designs?cursor=' or 1=1--"), await api.post('/v1/orders/quote', '{"items":[{"design_id":"\\u0000","quantity":1}]}'),
    await outside('GET', '/v1/orders/%'), await api.post('/v1/orders/quote', '{"a":tru}'),
  ]
  for (const { text } of answers) expect(text).not.toMatch(/Error:|\bat \S+:\d+|node_modules|select |postgres|grpc|SyntaxError|Unexpected token|\.ts\b|127\.0\.0\.1:(?!\d+\/docs)/)
})
