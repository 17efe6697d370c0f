/** GET /v1/openapi.json (W11) */
import { stackUnderTest } from '@tradecounter/tools/check/stack'
import { client, freshKey } from './client.ts'
import { expectProblem, missingOnEveryAnswer } from './problem.ts'

const public_ = client()
const path = '/v1/openapi.json'

/** SPEC "Endpoint table". */
const table = `GET /v1/account
GET /v1/designs
GET /v1/designs/{id}
GET /v1/orders
GET /v1/openapi.json
GET /v1/orders/{id}
GET /v1/orders/{id}/events
GET /v1/orders/{id}/shipments
GET /v1/shops
GET /v1/shops/{id}
GET /v1/shops/{id}/collections
GET /v1/shops/{id}/designs
POST /v1/orders
POST /v1/orders/quote
POST /v1/orders/{id}/cancel
POST /v1/shipping/estimate`.split('\n')

test('the machine-readable description of the interface: public, OpenAPI 3.1, not wrapped in `data` (W11)', async () => {
  const { status, headers, json } = await public_.get(path)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/json')
  expect(json).toMatchObject({ openapi: expect.stringMatching(/^3\.1\.\d$/), info: { version: '1.0.0' }, servers: [{ url: stackUnderTest().base_url }] })
  expect(json.data).toBeUndefined()
})

test('has every row of the endpoint table, and no other', async () => {
  const { json } = await public_.get(path)
  const described = Object.entries(json.paths as Record<string, object>).flatMap(([of, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${of}`))
  expect(described.toSorted()).toEqual(table.toSorted())
  expect(Object.keys(json.webhooks)).toHaveLength(11)
})

test('every route of the document is served', async () => {
  for (const line of table) {
    const [method = '', of = ''] = line.split(' ')
    const { status } = await public_.call({ method, path: of.replace('{id}', 'nobody'), outside: true })
    expect([line, status]).toEqual([line, of === path ? 200 : 401])
  }
})

test('ETag: the same document is a 304 without a body', async () => {
  const { headers } = await public_.get(path)
  const etag = headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]+"$/)
  for (const given of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const same = await public_.get(path, { 'if-none-match': given })
    expect([same.status, same.text, same.headers.get('etag')]).toEqual([304, '', etag])
    expect(missingOnEveryAnswer(same)).toEqual([])
  }
  for (const given of ['"other"', etag.slice(1, -1), '']) expect((await public_.get(path, { 'if-none-match': given })).status).toBe(200)
})

test('every replica serves the same document', async () => {
  const [first, ...others] = await Promise.all(stackUnderTest().gateway_urls.map((gateway) => public_.call({ method: 'GET', path, gateway })))
  for (const other of others) expect([other.headers.get('etag'), other.text]).toEqual([first?.headers.get('etag'), first?.text])
})

test('counts on the per-IP bucket; with a good bearer on the read bucket (R5)', async () => {
  const { headers } = await public_.get(path)
  expect([headers.get('ratelimit-limit'), headers.get('ratelimit-policy')]).toEqual(['60', '"address";q=60;w=60'])
  const key = await freshKey('full', ['orders:write'])
  const first = await client(key).get(path)
  const second = await client(key).get(path)
  expect([first, second].map((answer) => answer.headers.get('ratelimit-limit'))).toEqual(['600', '600'])
  expect(Number(second.headers.get('ratelimit-remaining'))).toBe(Number(first.headers.get('ratelimit-remaining')) - 1)
})

test('A bad bearer on it is still 401', async () => {
  const answer = await client('nonsense').get(path)
  expectProblem(answer, 401, 'unauthenticated')
  expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"')
})

test('HEAD is GET without the body', async () => {
  const got = await public_.get(path)
  const head = await public_.call({ method: 'HEAD', path })
  expect([head.status, head.text, head.headers.get('etag'), head.headers.get('content-length')])
    .toEqual([200, '', got.headers.get('etag'), String(Buffer.byteLength(got.text))])
})
