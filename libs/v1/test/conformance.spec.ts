/** The check that every end-to-end test's answers go through can fail: a planted violation of each kind (DECISIONS W5, W6, W20, R2). */
import { conformance } from '../conformance.ts'
import type { Answer, OpenApiDocument } from '../conformance.ts'
import { account, design, designSummary } from '../examples/catalog.ts'
import { order } from '../examples/orders.ts'
import { openapi } from '../openapi.ts'

const wrongIn = conformance(openapi({ base_url: 'https://api.tradecounter.example', auth_url: null }) as unknown as OpenApiDocument)

const everyHeader = {
  'X-Request-Id': '01990d3c-7d5e-7cc1-9a35-6f0d2f5b8a11', 'RateLimit-Limit': '600', 'RateLimit-Remaining': '599', 'RateLimit-Reset': '60',
  'RateLimit-Policy': '"read";q=600;w=60', 'RateLimit': '"read";r=599;t=60', 'Content-Type': 'application/json',
}

interface Given extends Partial<Omit<Answer, 'headers' | 'text'>> {
  headers?: Record<string, string>
  body?: unknown
}

const answer = ({ headers = {}, body, ...more }: Given): Answer => ({
  method: 'GET', path: '/v1/designs/Lant2Quy', status: 200, ...more,
  headers: new Headers({ ...everyHeader, ...headers }), text: body === undefined ? '' : JSON.stringify(body),
})

const wrong = (given: Given): string[] => wrongIn(answer(given))

const page = { has_more: false, next_cursor: null, total: 1 }
const problem = { type: 'https://api.tradecounter.example/docs/errors#not_found', title: 'Not found', status: 404, detail: 'no such resource' }
const asProblem = { 'Content-Type': 'application/problem+json' }

/** A copy with something changed at a dotted path; undefined takes the field away. */
function planted(value: object, path: string, planted: unknown): object {
  const copy = structuredClone(value)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const place = keys.reduce<Record<string, unknown>>((node, key) => node[key] as Record<string, unknown>, copy as Record<string, unknown>)
  if (planted === undefined) delete place[last]
  else place[last] = planted
  return copy
}

test.each<[string, Given]>([
  ['a design', { body: { data: design } }],
  ['a page', { path: '/v1/designs?limit=1&status=active', body: { data: [designSummary], page } }],
  ['an empty page', { path: '/v1/shops', body: { data: [], page: { ...page, total: 0 } } }],
  ['an order, by any id', { path: '/v1/orders/K7M2Q9XD-4TRA', body: { data: order } }],
  ['a placed order', { method: 'POST', path: '/v1/orders', status: 201, body: { data: order } }],
  ['free-form metadata', { path: '/v1/orders/K7M2Q9XD-4TRA', body: { data: planted(order, 'metadata', { a: { b: [null] } }) } }],
  ['a problem', { status: 404, headers: asProblem, body: problem }],
  ['a problem of a literal path', { method: 'POST', path: '/v1/orders/quote', status: 422, headers: asProblem, body: { ...problem, status: 422, errors: { items: ['is required'] } } }],
  ['HEAD, as GET without the body', { method: 'HEAD' }],
  ['a body that has not changed', { path: '/v1/openapi.json', status: 304, headers: { 'ETag': '"x"', 'Content-Type': '' } }],
])('%s conforms', (_, given) => {
  expect(wrong(given)).toEqual([])
})

const has = (path: string, value: unknown): Given => ({ body: { data: planted(design, path, value) } })
const ofOrder = (path: string, value: unknown): Given => ({ path: '/v1/orders/K7M2Q9XD-4TRA', body: { data: planted(order, path, value) } })

test.each<[string, Given, RegExp]>([
  ['an unknown route', { path: '/v1/nothing', body: { data: design } }, /no such route or status/],
  ['a route with a slash too many', { path: '/v1/designs/', body: { data: [], page } }, /no such route or status/],
  ['a deeper route', { path: '/v1/designs/a/b', body: { data: design } }, /no such route or status/],
  ['a method of another route', { method: 'POST', body: { data: design } }, /no such route or status/],
  ['an undocumented status', { status: 202, body: { data: design } }, /no such route or status/],
  ['a status of another route', { path: '/v1/account', status: 404, headers: asProblem, body: problem }, /no such route or status/],
  ['an undocumented 422 of a read', { status: 422, headers: asProblem, body: { ...problem, status: 422 } }, /no such route or status/],
  ['an extra field', has('colour', 'red'), /additional properties/],
  ['an extra field beside data', { body: { data: design, meta: {} } }, /additional properties/],
  ['an extra field deep inside', has('variants.0.purchase_price.tax', '0.00'), /\/data\/variants\/0\/purchase_price.*additional properties/],
  ['an extra field in a nullable object', has('purchase_breakdown.total', null), /additional properties/],
  ['an extra field of an order line', ofOrder('items.0.design.sku', 'x'), /\/data\/items\/0\/design.*additional properties/],
  ['a map with another type of value', has('previews.front', 7), /\/data\/previews\/front must be string/],
  ['a missing field', has('name', undefined), /required property 'name'/],
  ['a missing nullable field', has('description', undefined), /required property 'description'/],
  ['a missing field deep inside', has('personalisation_zones.0.max_characters', undefined), /\/data\/personalisation_zones\/0 must have required property/],
  ['a missing page', { path: '/v1/designs', body: { data: [designSummary] } }, /required property 'page'/],
  ['single fields in a list', { path: '/v1/designs', body: { data: [design], page } }, /\/data\/0.*additional properties/],
  ['summary fields for a single one', { body: { data: designSummary } }, /required property/],
  ['a wrong type', has('stock_control_enabled', 'yes'), /must be boolean/],
  ['a number for an amount', has('purchase_price.amount', 4.5), /must be string/],
  ['a value outside the enum', has('status', 'archived'), /must be equal to one of the allowed values/],
  ['an id of another form', has('variants.0.id', '42'), /must match format "uuid"/],
  ['a time that is none', has('created_at', 'yesterday'), /must match format "date-time"/],
  ['an offset of another calendar', has('created_at', '2026-02-30'), /must match format "date-time"/],
  ['null where it is not nullable', has('name', null), /\/data\/name must be string/],
  ['null for a list', has('variants', null), /\/data\/variants must be array/],
  ['a null resource', { body: { data: null } }, /\/data must be object/],
  ['a resource that is not wrapped', { path: '/v1/account', body: account }, /required property 'data'/],
  ['a problem as JSON', { status: 404, body: problem }, /application\/json is not described/],
  ['a resource as a problem', { headers: asProblem, body: { data: design } }, /application\/problem\+json is not described/],
  ['HTML', { headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: { data: design } }, /text\/html is not described/],
  ['a problem without a detail', { status: 404, headers: asProblem, body: planted(problem, 'detail', undefined) }, /required property 'detail'/],
  ['a problem that says more', { status: 500, headers: asProblem, body: { ...problem, status: 500, stack: 'Error: …' } }, /additional properties/],
  ['errors that are no lists', { path: '/v1/shops', status: 422, headers: asProblem, body: { ...problem, errors: { limit: 'is required' } } }, /must be array/],
  ['a body with a 304', { path: '/v1/openapi.json', status: 304, body: {} }, /a body where none is described/],
])('%s is found', (_, given, expected) => {
  expect(wrong(given).join('\n')).toMatch(expected)
})

test.each(['X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'RateLimit-Policy', 'RateLimit'])('a missing %s is found, on problems too', (name) => {
  for (const given of [answer({ body: { data: design } }), answer({ status: 404, headers: asProblem, body: problem })]) {
    given.headers.delete(name)
    expect(wrongIn(given)).toEqual([expect.stringContaining(`no ${name}`)])
  }
})

test('a 401 or 403 without its challenge is found', () => {
  for (const status of [401, 403]) {
    expect(wrong({ status, headers: asProblem, body: { ...problem, status } })).toEqual([expect.stringContaining('no WWW-Authenticate')])
  }
})

test('a 429 without Retry-After is found', () => {
  expect(wrong({ status: 429, headers: asProblem, body: { ...problem, status: 429 } })).toEqual([expect.stringContaining('no Retry-After')])
})

test('a header of another form than described is found', () => {
  expect(wrong({ headers: { 'RateLimit-Limit': 'many' }, body: { data: design } })).toEqual([expect.stringContaining('RateLimit-Limit')])
  expect(wrong({ headers: { 'X-Request-Id': '42' }, body: { data: design } })).toEqual([expect.stringContaining('X-Request-Id')])
})

test('a header that is not described is found, what HTTP needs is none', () => {
  expect(wrong({ headers: { 'X-Powered-By': 'tea' }, body: { data: design } })).toEqual([expect.stringContaining('x-powered-by is not described')])
  expect(wrong({ headers: { 'Retry-After': '1' }, body: { data: design } })).toEqual([expect.stringContaining('retry-after is not described')])
  expect(wrong({ headers: { 'Date': 'now', 'Content-Length': '7', 'Connection': 'close' }, body: { data: design } })).toEqual([])
})

test('a body that is not JSON, or no body at all, is found', () => {
  expect(wrongIn({ ...answer({}), text: '{"data":' }).join()).toMatch(/not JSON/)
  expect(wrong({}).join()).toMatch(/not JSON/)
})

test('a body of HEAD is found', () => {
  expect(wrong({ method: 'HEAD', body: { data: design } }).join()).toMatch(/a body/)
})

test('a problem whose status is another than the answer’s is found', () => {
  expect(wrong({ status: 404, headers: asProblem, body: { ...problem, status: 409 } }).join()).toMatch(/status/)
})

test('everything that is wrong is named at once', () => {
  const found = wrong({ body: { data: planted(planted(design, 'name', null), 'variants.0.extra', 1) } })
  expect(found).toHaveLength(2)
  expect(found[0]).toContain('GET /v1/designs/Lant2Quy 200')
})
