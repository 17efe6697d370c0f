/** What every request meets before an endpoint (DECISIONS W4 to W7, W11 to W16, C1 to C5, R5), over real HTTP and bare connections. */
import { openHouse, base_url } from './house.ts'
import type { Answer, House, Sent } from './house.ts'
import { account_id, order, order_id, other_account_id, someToken } from './peers.ts'

let house: House
let key: string

beforeAll(async () => {
  house = await openHouse()
  key = house.peers.key()
})
afterAll(() => house.close())
beforeEach(() => house.forget())

const send = (line: string, sent?: Sent): Promise<Answer> => house.first.send(line, sent)
const uuidv7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** What every problem is. */
function expectProblem(answer: Answer, status: number, fragment: string): void {
  expect(answer.body).toMatchObject({ type: `${base_url}/docs/errors#${fragment}`, status, title: expect.any(String), detail: expect.any(String) })
  expect(answer.status).toBe(status)
  expect(answer.headers['content-type']).toBe('application/problem+json')
  expect(answer.body.request_id).toBe(answer.headers['x-request-id'])
  expectEveryResponse(answer)
}

function expectEveryResponse({ headers }: Answer): void {
  expect(headers['x-request-id']).toMatch(uuidv7)
  for (const name of ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset']) expect(headers[name]).toMatch(/^\d+$/)
  expect(headers['ratelimit-policy']).toMatch(/^"(read|write|address)";q=\d+;w=60$/)
  expect(headers.ratelimit).toMatch(/^"(read|write|address)";r=\d+;t=\d+$/)
  expect(headers['x-powered-by'] ?? headers.server).toBeUndefined()
}

/** Of a bare connection's bytes, the first answer. */
function read(text: string): Answer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]))
  const body = rest.join('\r\n\r\n')
  return { status: Number(first.split(' ')[1]), headers, text: body, body: body ? JSON.parse(body) : undefined }
}

const bytes = async (text: string | Buffer): Promise<Answer> => read(await house.first.bytes(text))
const post = (path: string, ...lines: string[]): string =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', `Authorization: Bearer ${key}`, ...lines, '', ''].join('\r\n')

describe('routing comes before authentication', () => {
  test.each([
    ['GET /v1/nothing'], ['GET /'], ['GET /v1/account/'], ['GET /V1/account'], ['GET /v1/designs/a/b'], ['GET /v1/designs/'], ['POST /v2/orders'],
    ['GET /v1/orders/%2e%2e/%2e%2e/healthz'],
  ])('%s is a 404 for anybody', async (line) => {
    for (const token of [undefined, key, 'nonsense']) expectProblem(await send(line, token ? { token } : {}), 404, 'not_found')
    expect(house.peers.calls).toEqual([])
  })

  test.each([
    ['GET /v1/orders/quote', 'POST'], ['HEAD /v1/orders/quote', 'POST'], ['DELETE /v1/orders', 'GET, HEAD, POST'], ['PUT /v1/designs/DESIGN_1', 'GET, HEAD'],
    ['PATCH /v1/shops/x', 'GET, HEAD'], ['OPTIONS /v1/account', 'GET, HEAD'], ['POST /v1/openapi.json', 'GET, HEAD'], ['GET /v1/orders/x/cancel', 'POST'],
    ['PROPFIND /v1/account', 'GET, HEAD'], ['POST /docs/errors', 'GET, HEAD'], ['TRACE /v1/orders/x', 'GET, HEAD'],
  ])('%s is a 405 with Allow: %s', async (line, allow) => {
    const answer = await send(line)
    expect(answer.headers.allow).toBe(allow)
    if (!line.startsWith('HEAD')) expectProblem(answer, 405, 'method_not_allowed')
    expect(answer.status).toBe(405)
  })

  test('neither counts, on the address or on a credential', async () => {
    const windows = await house.rows('rate_windows')
    for (let n = 0; n < 70; n++) await send(n % 2 ? 'GET /v1/nothing' : 'DELETE /v1/account', { token: key })
    expect((await send('GET /v1/nothing')).headers['ratelimit-remaining']).toBe('60')
    expect(await house.rows('rate_windows')).toBe(windows)
    expect((await send('GET /v1/account', { token: key })).headers['ratelimit-remaining']).toBe('599')
  })

  test('HEAD is GET without the body', async () => {
    const got = await send('GET /v1/account', { token: key })
    const head = await send('HEAD /v1/account', { token: key })
    expect([head.status, head.text]).toEqual([200, ''])
    expect(head.headers['content-length']).toBe(got.headers['content-length'])
  })
})

describe('credentials', () => {
  const resource = `resource_metadata="${base_url}/.well-known/oauth-protected-resource"`

  test('without one: 401 with a challenge and no error code', async () => {
    for (const headers of [{}, { Authorization: 'Basic abc' }, { Authorization: '' }] as Record<string, string>[]) {
      const answer = await send('GET /v1/account', { headers })
      expectProblem(answer, 401, 'unauthenticated')
      expect(answer.headers['www-authenticate']).toBe(`Bearer realm="tradecounter", ${resource}`)
    }
  })

  test.each([
    ['a typo', () => `Bearer ${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`, 0], ['another form', () => 'Bearer nonsense', 0], ['nothing after Bearer', () => 'Bearer', 0],
    ['two tokens', () => `Bearer ${key} ${key}`, 0], ['an unknown one', () => `Bearer ${someToken()}`, 1],
  ])('with a bad one (%s): 401 invalid_token', async (_, header, calls) => {
    const answer = await send('GET /v1/account', { headers: { Authorization: header() } })
    expectProblem(answer, 401, 'unauthenticated')
    expect(answer.headers['www-authenticate']).toBe(`Bearer realm="tradecounter", error="invalid_token", ${resource}`)
    expect(house.peers.calls.length).toBe(calls)
  })

  test('Bearer is matched in any case; a token in the query is not looked at', async () => {
    for (const scheme of ['bearer', 'BEARER']) expect((await send('GET /v1/account', { headers: { Authorization: `${scheme} ${key}` } })).status).toBe(200)
    expect((await send(`GET /v1/account?access_token=${key}`)).status).toBe(401)
  })

  test('without the scope: 403 that names it, whether the thing exists or not, and nothing is asked', async () => {
    const token = house.peers.key(['orders:read', 'account:read'])
    for (const line of [`POST /v1/orders/${order_id}/cancel`, 'POST /v1/orders/NOTHING1-2345/cancel', 'POST /v1/orders', 'POST /v1/orders/quote']) {
      const answer = await send(line, { token })
      expectProblem(answer, 403, 'insufficient_scope')
      expect(answer.headers['www-authenticate']).toBe(`Bearer realm="tradecounter", error="insufficient_scope", scope="orders:write", ${resource}`)
    }
    expect(house.peers.calls.filter((call) => call !== 'Authenticate')).toEqual([])
    expect(await house.rows('idempotency_records')).toBe(0)
  })

  test('mcp grants all; orders:write does not imply orders:read', async () => {
    expect((await send(`GET /v1/orders/${order_id}`, { token: house.peers.key(['mcp']) })).status).toBe(200)
    expect((await send(`GET /v1/orders/${order_id}`, { token: house.peers.key(['orders:write']) })).status).toBe(403)
  })

  test('a look-up holds for a second, a revoked key is refused after it, an expired one at once', async () => {
    const token = house.peers.key(undefined, { expires_at: new Date(house.first.context.clock.now().getTime() + 3_500).toISOString() })
    const status = async () => (await send('GET /v1/account', { token })).status
    expect(await status()).toBe(200)
    expect(await status()).toBe(200)
    expect(house.peers.count('Authenticate')).toBe(1)
    house.later(1_001)
    expect(await status()).toBe(200)
    expect(house.peers.count('Authenticate')).toBe(2)
    house.later(2_600)
    expect(await status()).toBe(401)
    const revoked = house.peers.key()
    expect((await send('GET /v1/account', { token: revoked })).status).toBe(200)
    house.peers.revoke(revoked)
    house.later(1_001)
    expect((await send('GET /v1/account', { token: revoked })).status).toBe(401)
  })

  test('look-ups of one token that come together share one call, bad ones too', async () => {
    const token = house.peers.key()
    const bad = someToken()
    const good = await Promise.all(Array.from({ length: 40 }, () => send('GET /v1/account', { token })))
    const refused = await Promise.all(Array.from({ length: 20 }, () => send('GET /v1/account', { token: bad })))
    expect(good.every(({ status }) => status === 200) && refused.every(({ status }) => status === 401)).toBe(true)
    expect(house.peers.count('Authenticate')).toBe(2)
  })

  test('when accounts cannot be reached: 503, not 401, with Retry-After; nothing of the inside shows', async () => {
    const cut_off = await openHouse(1, { ACCOUNTS_ADDRESS: '127.0.0.1:1' })
    try {
      const answer = await cut_off.first.send('GET /v1/account', { token: cut_off.peers.key() })
      expectProblem(answer, 503, 'internal')
      expect(answer.headers['retry-after']).toBe('1')
      expect(answer.headers['www-authenticate']).toBeUndefined()
      expect(answer.text).not.toMatch(/127\.0\.0\.1|ECONN|grpc/i)
      const ready = await cut_off.first.send('GET /readyz')
      expect([ready.status, ready.body.checks.accounts, ready.body.checks.database]).toEqual([503, 'down', 'ok'])
    } finally {
      await cut_off.close()
    }
  })

  test('what goes wrong inside is a 500 that tells nothing, and is logged with its cause', async () => {
    house.peers.events = [{ id: 'e', type: 'order.submitted', occurred_at: '2026-01-01T00:00:00.000Z', data: 'no JSON at all' }]
    const answer = await send(`GET /v1/orders/${order_id}/events`, { token: key })
    expectProblem(answer, 500, 'internal')
    expect(answer.body.detail).toBe('something went wrong on our side')
    expect(house.lines.some((line) => line.startsWith('["internal"'))).toBe(true)
  })

  test("other accounts' resources and missing ones give the same 404", async () => {
    const foreign = house.peers.key(undefined, { account_id: other_account_id })
    const bodies = new Set<string>()
    for (const [token, line] of [
      [foreign, `GET /v1/orders/${order_id}`], [key, 'GET /v1/orders/ZZZZZZZZ-ZZZZ'], [key, 'GET /v1/orders/%00'], [key, `GET /v1/orders/${'x'.repeat(2000)}`],
      [key, 'GET /v1/designs/%E0%A4%A'], [foreign, 'GET /v1/designs/DESIGN_1'], [key, "GET /v1/shops/'%20or%201=1"],
    ] as const) {
      const answer = await send(line, { token })
      expectProblem(answer, 404, 'not_found')
      bodies.add(answer.text.replace(answer.body.request_id, ''))
    }
    expect(bodies.size).toBe(1)
  })
})

describe('request ids', () => {
  test('X-Request-Id is made here; an inbound one is only logged, cleaned', async () => {
    const answer = await send('GET /v1/account', { token: key, headers: { 'X-Request-Id': `abc def\u00e9"${'x'.repeat(300)}` } })
    expect(answer.headers['x-request-id']).toMatch(uuidv7)
    const line = house.lines.find((each) => each.startsWith('["request"')) ?? ''
    expect(JSON.parse(line)[1].client_request_id).toBe(`abcdef"${'x'.repeat(121)}`)
  })

  test('a log line a request, with route and account, without tokens, query values or bodies', async () => {
    await send('GET /v1/orders?external_reference=secret-reference', { token: key })
    await send('POST /v1/orders/quote', { token: key, body: { items: [{ design_id: 'secret-design', quantity: 1 }] } })
    expect(house.lines.map((line) => JSON.parse(line)[1])).toEqual([
      { method: 'GET', route: '/v1/orders', status: 200, ms: expect.any(Number), account_id },
      { method: 'POST', route: '/v1/orders/quote', status: 422, ms: expect.any(Number), account_id },
    ])
    expect(house.lines.join()).not.toMatch(/secret|tck_/)
  })
})

describe('bodies', () => {
  const quote = (sent: Sent) => send('POST /v1/orders/quote', { token: key, ...sent })
  const items = [{ design_id: 'DESIGN_1', quantity: 2 }]
  const good = { items, delivery: { type: 'pickup' } }

  test.each([
    ['text/plain'], ['application/json; charset=latin1'], ['application/json;charset=utf-16'], ['application/problem+json'], [''], ['application/jsonx'],
  ])('Content-Type %s is a 415', async (type) => {
    expectProblem(await quote({ raw: JSON.stringify(good), headers: { 'Content-Type': type } }), 415, 'unsupported_media_type')
  })

  test.each([['application/json'], ['Application/JSON; charset=UTF-8'], ['application/json;charset="utf-8"'], ['application/json; version=1']])('Content-Type %s is fine', async (type) => {
    expect((await quote({ raw: JSON.stringify(good), headers: { 'Content-Type': type } })).status).toBe(200)
  })

  test('a missing Content-Type is a 415, Content-Encoding other than identity too', async () => {
    expectProblem(await bytes(post('/v1/orders/quote', 'Content-Length: 2') + '{}'), 415, 'unsupported_media_type')
    expectProblem(await quote({ body: good, headers: { 'Content-Encoding': 'gzip' } }), 415, 'unsupported_media_type')
    expect((await quote({ body: good, headers: { 'Content-Encoding': 'identity' } })).status).toBe(200)
  })

  test.each([
    ['no JSON', '{"items":'], ['nothing', ''], ['trailing bytes', '{} x'], ['a byte-order mark', '\ufeff{}'], ['a key twice', '{"items":[],"items":[]}'],
    ['a key twice, spelt differently', '{"metadata":{"a":1,"\\u0061":2}}'], ['depth', `{"metadata":${'['.repeat(64)}${']'.repeat(64)}}`], ['NaN', '{"items":NaN}'], ['a comment', '{/**/}'],
  ])('%s is a 400', async (_, raw) => {
    expectProblem(await quote({ raw }), 400, 'bad_request')
  })

  test('invalid UTF-8 is a 400', async () => {
    expectProblem(await quote({ raw: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]) }), 400, 'bad_request')
  })

  test.each(['[]', '"text"', '1', 'null', 'true'])('%s is JSON but no object: 422', async (raw) => {
    const answer = await quote({ raw })
    expectProblem(answer, 422, 'validation')
    expect(answer.body.detail).toBe('the body must be a JSON object')
    expect(answer.body.errors).toBeUndefined()
  })

  test('all wrong fields are named together', async () => {
    const answer = await quote({ body: { items: [{ quantity: 0 }], delivery: { type: 'pigeon' }, external_reference: 'x'.repeat(121) } })
    expectProblem(answer, 422, 'validation')
    expect(answer.body.errors).toEqual({
      'items.0.design_id': ['is required'], 'items.0.quantity': ['must be greater than 0'], 'delivery.type': ['must be one of delivery, pickup'],
      'external_reference': ['must be at most 120 characters'],
    })
  })

  test('unknown fields are ignored, but reported', async () => {
    const answer = await quote({ body: { ...good, delivery: { type: 'pickup', shiping_method: 'x' }, 'gr\u00fc\u00dfe': 1, '__proto__x': 1 } })
    expect(answer.status).toBe(200)
    expect(answer.headers['service-ignored-fields']?.toString().split(', ').sort()).toEqual(['__proto__x', 'delivery.shiping_method', 'gr%C3%BC%C3%9Fe'])
    const many = await quote({ body: { ...good, ...Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`${'unknown'.repeat(15)}_${n}`, 1])) } })
    const reported = String(many.headers['service-ignored-fields'])
    expect(reported.length <= 1024 && reported.split(', ').length <= 20 && reported.endsWith('_8')).toBe(true)
  })

  test('more than 1 MiB is a 413: at once when declared, counted when chunked', async () => {
    const json = 'Content-Type: application/json'
    const declared = await bytes(post('/v1/orders/quote', json, 'Content-Length: 1048577'))
    expectProblem(declared, 413, 'payload_too_large')
    // The rest is not read.
    expect(declared.headers.connection).toBe('close')
    const chunk = `10000\r\n${'x'.repeat(65536)}\r\n`
    expectProblem(await bytes(post('/v1/orders/quote', json, 'Transfer-Encoding: chunked') + chunk.repeat(17)), 413, 'payload_too_large')
    expectProblem(await quote({ raw: `{"x":"${'y'.repeat(2_000_000)}"}` }), 413, 'payload_too_large')
    expect((await quote({ raw: `${JSON.stringify(good)}${' '.repeat(1048576 - JSON.stringify(good).length)}` })).status).toBe(200)
  })

  test('nothing of all that asked anybody', async () => {
    await quote({ raw: '{' })
    await quote({ body: { items: [] } })
    expect(house.peers.calls.filter((call) => call !== 'Authenticate')).toEqual([])
  })
})

describe('HTTP itself', () => {
  const get = (...lines: string[]): string => ['GET /v1/account HTTP/1.1', ...lines, '', ''].join('\r\n')

  test.each([
    ['not HTTP', 'NONSENSE\r\n\r\n', 400], ['a bad method', 'FETCH /v1/account HTTP/1.1\r\nHost: a\r\n\r\n', 400], ['a bad version', 'GET / HTTP/9.1\r\n\r\n', 400],
    ['a space before the colon', get('Host : a'), 400], ['a header without a colon', get('Host: a', 'nonsense'), 400], ['a folded header', get('Host: a', 'X-A: b', ' c'), 400],
    ['a control character', get('Host: a', 'X-A: \u0001'), 400],
    ['two lengths', 'POST /v1/orders HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
    ['length and chunks', 'POST /v1/orders HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
    ['a bad length', 'POST /v1/orders HTTP/1.1\r\nHost: a\r\nContent-Length: +1\r\n\r\na', 400],
    ['no Host', get('X-A: b'), 400], ['two Hosts', get('Host: a', 'Host: b'), 400],
    ['headers over 16 KiB', get('Host: a', `X-A: ${'x'.repeat(17_000)}`), 431], ['a URL over 16 KiB', `GET /v1/account?${'x'.repeat(17_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['another expectation', get('Host: a', 'Expect: miracles'), 417], ['CONNECT', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', 404],
  ])('%s', async (_, text, status) => {
    const fragments: Record<number, string> = { 400: 'bad_request', 404: 'not_found', 417: 'bad_request', 431: 'request_header_fields_too_large' }
    expectProblem(await bytes(text), status, fragments[status] ?? '')
    expect(house.peers.calls).toEqual([])
  })

  test('two Authorization headers, or two Content-Types, are a 400', async () => {
    expectProblem(await bytes(get('Host: a', `Authorization: Bearer ${key}`, `authorization: Bearer ${key}`)), 400, 'bad_request')
    expectProblem(await bytes(post('/v1/orders/quote', 'Content-Type: application/json', 'Content-Type: text/plain', 'Content-Length: 2') + '{}'), 400, 'bad_request')
  })

  test('a second Authorization behind thousands of headers is found too', async () => {
    expectProblem(await bytes(get('Host: a', `Authorization: Bearer ${key}`, ...Array.from({ length: 2_500 }, () => 'a:b'), 'authorization: x')), 400, 'bad_request')
  })

  test('a broken chunk in the middle of a body is a 400', async () => {
    expectProblem(await bytes(post('/v1/orders/quote', 'Content-Type: application/json', 'Transfer-Encoding: chunked') + 'zz\r\n{}\r\n'), 400, 'bad_request')
  })

  test('100 Continue is sent when the body is wanted, and not for one that is refused', async () => {
    const body = JSON.stringify({ items: [{ design_id: 'DESIGN_1', quantity: 2 }], delivery: { type: 'pickup' } })
    const asking = (path: string, ...lines: string[]) => house.first.bytes(post(path, 'Expect: 100-continue', 'Content-Type: application/json', ...lines) + body)
    expect(await asking('/v1/orders/quote', `Content-Length: ${body.length}`)).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 OK/)
    expect(await asking('/v1/orders/quote', 'Content-Length: 2000000')).toMatch(/^HTTP\/1.1 413 /)
  })

  test.each(['*', '//', '?', 'http://', 'http://a:99999/v1/account', 'http://[::1/v1/account', '/%', '/v1/designs/%', 'http://u:p@h/v1/x', '\\\\v1', '/v1/\u007f', '/v1//account', 'javascript:alert(1)',
    '/v1/account#x', '/v1/\u00e9'])(
    'the target %s is refused, never a 5xx', async (target) => {
      const answer = await bytes(Buffer.from(`GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`, 'latin1'))
      const fragments: Record<number, string> = { 400: 'bad_request', 401: 'unauthenticated', 404: 'not_found' }
      expectProblem(answer, answer.status, fragments[answer.status] ?? 'refused')
    })

  test('HTTP/1.0 without Host is served', async () => {
    expect((await bytes('GET /v1/nothing HTTP/1.0\r\n\r\n')).status).toBe(404)
  })
})

describe('public routes', () => {
  test('openapi.json: public, not wrapped, OpenAPI 3.1, with an ETag; counts on the bucket of the address', async () => {
    const answer = await send('GET /v1/openapi.json')
    expect([answer.status, answer.headers['content-type'], answer.body.openapi, answer.headers['ratelimit-limit']]).toEqual([200, 'application/json', '3.1.0', '60'])
    expectEveryResponse(answer)
    for (const tag of [answer.headers.etag ?? '', `"x", W/${answer.headers.etag}`, '*']) {
      const unchanged = await send('GET /v1/openapi.json', { headers: { 'If-None-Match': tag } })
      expect([unchanged.status, unchanged.text, unchanged.headers.etag]).toEqual([304, '', answer.headers.etag])
      expectEveryResponse(unchanged)
    }
    expect((await send('GET /v1/openapi.json', { headers: { 'If-None-Match': '"x"' } })).headers['ratelimit-remaining']).toBe('55')
  })

  test('openapi.json with a bad bearer is a 401, with a good one it counts as a read and not on the address', async () => {
    expectProblem(await send('GET /v1/openapi.json', { token: someToken() }), 401, 'unauthenticated')
    const answer = await send('GET /v1/openapi.json', { token: house.peers.key([]) })
    expect([answer.status, answer.headers['ratelimit-limit'], answer.headers['ratelimit-remaining']]).toEqual([200, '600', '599'])
    expect((await send('GET /v1/nothing')).headers['ratelimit-remaining']).toBe('59')
  })

  test('the type of every problem leads to a section of a page', async () => {
    const page = await send('GET /docs/errors')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    for (const fragment of ['bad_request', 'unauthenticated', 'insufficient_scope', 'not_found', 'method_not_allowed', 'conflict', 'payload_too_large',
      'unsupported_media_type', 'validation', 'rate_limited', 'request_header_fields_too_large', 'internal']) expect(page.text).toContain(`<section id="${fragment}">`)
  })

  test('a 401 points to metadata that exists', async () => {
    expect((await send('GET /.well-known/oauth-protected-resource')).body).toMatchObject({ resource: base_url, bearer_methods_supported: ['header'] })
  })

  test('health: alive, and ready once the database and every peer answer; not counted', async () => {
    expect((await send('GET /healthz')).body).toEqual({ status: 'ok' })
    const answer = await send('GET /readyz')
    expect([answer.status, answer.body]).toEqual([200, { status: 'ok', checks: { database: 'ok', accounts: 'ok', catalog: 'ok', pricing: 'ok', orders: 'ok' } }])
    expect(answer.headers['ratelimit-limit']).toBeUndefined()
  })
})

describe('endpoints', () => {
  test('a design is two calls, a page of designs too, a gift card has no price', async () => {
    const one = await send('GET /v1/designs/DESIGN_1', { token: key })
    expect(one.body.data).toMatchObject({ id: 'DESIGN_1', currency: 'GBP', purchase_price: { amount: '9.50', currency: 'GBP' } })
    expect(house.peers.calls).toEqual(['Authenticate', 'GetDesign', 'PriceDesigns'])
    const page = await send('GET /v1/designs', { token: key })
    expect(page.body.page).toMatchObject({ has_more: true, total: 2 })
    const next = await send(`GET /v1/designs?cursor=${page.body.page.next_cursor}`, { token: key })
    expect(next.body).toMatchObject({ data: [{ id: 'GIFT_CAR', purchase_price: null }], page: { has_more: false, next_cursor: null, total: 2 } })
  })

  test('metadata is echoed byte for byte', async () => {
    house.peers.metadata = '{"z":1.0,"a":[1e3,"\\u0000"],"big":12345678901234567890}'
    expect((await send(`GET /v1/orders/${order_id}`, { token: key })).text).toContain(`"metadata":${house.peers.metadata},`)
  })

  test('a cursor is bound to list, filters and account, and cannot be changed', async () => {
    const { next_cursor: cursor } = (await send('GET /v1/orders?status=pending', { token: key })).body.page
    const other = house.peers.key(undefined, { account_id: other_account_id })
    const flipped = cursor.slice(0, 20) + (cursor[20] === 'A' ? 'B' : 'A') + cursor.slice(21)
    expect((await send(`GET /v1/orders?status=pending&cursor=${cursor}&limit=1`, { token: key })).status).toBe(200)
    for (const [token, query] of [
      [key, `/v1/orders?cursor=${cursor}`], [key, `/v1/orders?status=shipped&cursor=${cursor}`], [other, `/v1/orders?status=pending&cursor=${cursor}`], [key, `/v1/designs?cursor=${cursor}`],
      [key, `/v1/orders?status=pending&cursor=${flipped}`], [key, `/v1/orders?status=pending&cursor=${cursor}AA`], [key, '/v1/orders?cursor='], [key, `/v1/orders?cursor=${'x'.repeat(600)}`],
    ] as const) {
      const answer = await send(`GET ${query}`, { token })
      expect([answer.status, answer.body.errors]).toEqual([422, { cursor: ['is not a cursor of this list'] }])
    }
  })

  test('bad parameters are named together, unknown ones ignored', async () => {
    const answer = await send('GET /v1/orders?limit=0&cursor=x&status=lost&source=fax&since=yesterday&until=2026-02-30', { token: key })
    expectProblem(answer, 422, 'validation')
    expect(Object.keys(answer.body.errors).sort()).toEqual(['cursor', 'limit', 'since', 'source', 'status', 'until'])
    expect((await send('GET /v1/orders?page=7&limit=100', { token: key })).status).toBe(200)
    expect((await send('GET /v1/orders?since=2026-02-02&until=2026-02-01', { token: key })).body.errors).toEqual({ since: ['must not be after until'] })
  })

  test("a log's next_cursor is never null: a client resumes where it left off", async () => {
    const list = async (cursor?: string) => (await send(`GET /v1/orders/${order_id}/events?limit=2${cursor ? `&cursor=${cursor}` : ''}`, { token: key })).body
    house.peers.events = []
    const empty = await list()
    expect([empty.data, empty.page.has_more, typeof empty.page.next_cursor]).toEqual([[], false, 'string'])
    house.peers.events = [1, 2, 3].map((sequence) => ({ id: `e${sequence}`, type: 'order.submitted', occurred_at: '2026-01-01T00:00:00.000Z', data: JSON.stringify({ sequence }) }))
    const first = await list(empty.page.next_cursor)
    expect([first.data.length, first.page.has_more]).toEqual([2, true])
    const last = await list(first.page.next_cursor)
    expect([last.data.length, last.page.has_more]).toEqual([1, false])
    const beyond = await list(last.page.next_cursor)
    expect([beyond.data, beyond.page.next_cursor]).toEqual([[], last.page.next_cursor])
  })

  test('an estimate is a read', async () => {
    const answer = await send('POST /v1/shipping/estimate', { token: key, body: { items: [{ design_id: 'DESIGN_1', quantity: 1 }], destination: { country: 'GB' } } })
    expect([answer.status, answer.headers['ratelimit-limit']]).toEqual([200, '600'])
  })

  test('an order is answered as the order service has it', async () => {
    house.peers.metadata = ''
    const answer = await send(`GET /v1/orders/${order_id}`, { token: key })
    expect(answer.body.data).toMatchObject({ id: order('').id, metadata: {}, customer: null, total: { amount: '24.00', currency: 'GBP' } })
  })
})
