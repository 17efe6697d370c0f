/**
 * Requests made of the OpenAPI document, then spoilt: arbitraries for 30-fuzz.spec.ts. Nothing in them leads anywhere but to this machine: the only
 * hosts named are loopback and private addresses, so that no name is ever looked up.
 */
import fc from 'fast-check'
import type { Arbitrary } from 'fast-check'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a document is walked as it comes
type Node = any

export interface Document {
  paths: Record<string, Record<string, Node>>
  components: Record<string, Record<string, Node>>
}

/** Things that exist, so that requests get past the first checks. */
export interface Known {
  /** By the first part of a path below /v1. */
  ids: Record<string, string[]>
  design_ids: string[]
  variant_ids: string[]
  zone_ids: string[]
  /** Order lines that can be ordered as they are. */
  lines: object[]
}

export interface FuzzedRequest {
  method: string
  /** The request's target, query included. */
  target: string
  headers: [string, string][]
  /** Base64, so that a failure prints it whole. */
  body: string
  /** Which credential; beyond the last one: none, or a bad one. */
  credential: number
}

const hostileTexts = [
  '', ' ', '\t', '0', '-1', '1.5', '1e999', 'NaN', 'null', 'true', '\u0000', 'a\u0000b', '\u202e\u2066', '\u200b\u200d', 'é'.normalize('NFD'), 'ﷺ'.repeat(30), '🏴‍☠️👨‍👩‍👧‍👦', '\uffff\ufffe',
  '__proto__', 'constructor', 'toString', '%s%n', '%00', '%', '%zz', '../../etc/passwd', '..%2f..', '<script>', `' or 1=1--`, '"; drop table orders; --', '$' + '{7*7}', '{{7*7}}', '\r\nX: y', '\\', '\\u0000',
  'a'.repeat(121), 'a'.repeat(256), 'a'.repeat(2049), 'a'.repeat(70_000), '9'.repeat(400), '2026-02-30', '2026-13-01T00:00:00Z', '0000-00-00', '+275760-09-13T00:00:00Z', '-000001-01-01', '2026-01-01T24:00:00Z',
  '99999999-12-31', '1970-01-01T00:00:00.000000000001Z', '2026-01-01T00:00:00+99:99', '00000000-0000-0000-0000-000000000000', 'ZZZZZZZZ-ZZZZ', 'AAAAAAAA',
]

const lone = ['\ud800', 'a\udfff', '\udc00\ud800']

const text: Arbitrary<string> = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...hostileTexts, ...lone) }, { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) }, fc.string({ maxLength: 12 }))

const nested = (depth: number, open: string, close: string): unknown => JSON.parse(open.repeat(depth) + (open === '[' ? '' : '1') + close.repeat(depth))

const hostileValue: Arbitrary<unknown> = fc.oneof(
  text, fc.constantFrom<unknown>(null, true, false, 0, -1, -0, 1.5, 1e21, 1e308, -5e-324, 10_000, 10_001, 2 ** 31, 2 ** 53, [], {}, [[]], [null], { a: 1 }, '1', Array(600).fill(null)),
  fc.constantFrom(nested(30, '[', ']'), nested(30, '{"a":', '}'), nested(70, '[', ']')), fc.jsonValue({ maxDepth: 3 }),
)

const webhookUrls = [
  'https://localhost:4443/hook', 'https://127.0.0.1/', 'https://10.0.0.1:8443/', 'https://[::1]/', 'https://[::ffff:7f00:1]/', 'https://0x7f.1/', 'https://2130706433/', 'http://127.0.0.1/', 'https://user:pw@localhost:4443/',
  'https://localhost:22/', 'ftp://127.0.0.1/', 'https://', 'https:localhost', '//localhost', `https://localhost:4443/${'a'.repeat(2030)}`, 'https://169.254.169.254/latest/meta-data', 'javascript:alert(1)',
]

/** By the field's name, whatever its schema says. */
const fields = (known: Known): Record<string, Arbitrary<unknown>> => ({
  design_id: fc.constantFrom(...known.design_ids),
  variant_id: fc.constantFrom(...known.variant_ids),
  zone_id: fc.constantFrom(...known.zone_ids),
  colour: fc.constantFrom('Black', 'White', 'Navy', 'Natural', 'Rust', 'Ecru'),
  size: fc.constantFrom('S', 'M', 'L', '11 oz', 'A5', 'A6'),
  quantity: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom(1, 25, 10_000)),
  country: fc.constantFrom('GB', 'IE', 'DE', 'FR', 'US', 'AU', 'JP', 'KP', 'AQ'),
  state: fc.constantFrom('CA', 'NSW', null),
  email: fc.constantFrom('a@example.com', 'a+b@sub.example.co.uk', 'A@EXAMPLE.COM'),
  webhook_url: fc.constantFrom(...webhookUrls),
  text: fc.oneof(fc.constantFrom('SAM', 'Zoë', '07', '👨‍👩‍👧‍👦'), text),
  metadata: fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 5 }),
})

const someTexts = ['Studio 4', 'Sandgate 18', 'Whitby', 'Zoë', 'YO22 4DB', 'Ümlaut & Söhne', '\u00a0', 'x']

/** Instead of what fits the schema, mostly: what can be ordered as it is. */
const whole = (known: Known): Record<string, Arbitrary<unknown>> => ({
  items: fc.array(fc.constantFrom(...known.lines), { minLength: 1, maxLength: 4 }),
  customer: fc.constantFrom({ first_name: 'Rowena', last_name: 'Blyth', email: 'rowena@mail.example' }, { first_name: 'Zoë', last_name: '李', email: 'z@mail.example', phone: '+44', company: 'Ü' }),
  delivery: fc.constantFrom<object>(
    { type: 'pickup' }, { address: { line1: '18 Sandgate', city: 'Whitby', postcode: 'YO22 4DB', country: 'GB' } },
    { shipping_method: 'express', address: { line1: '411 Commercial Street', city: 'Portland', postcode: '04101', country: 'US', state: 'ME' } },
  ),
})

const resolve = (document: Document, schema: Node): Node =>
  typeof schema?.$ref === 'string' ? schema.$ref.slice(2).split('/').reduce((node: Node, key: string) => node[key], document) : schema

/** Values that fit a schema. */
function fitting(document: Document, known: Known, schema: Node): Arbitrary<unknown> {
  const own = resolve(document, schema)
  if (own.anyOf) return fc.oneof(...own.anyOf.map((each: Node) => fitting(document, known, each)))
  if (own.enum) return fc.constantFrom(...own.enum)
  const types: string[] = [own.type].flat()
  return fc.oneof(...types.map((type): Arbitrary<unknown> => {
    if (type === 'object') return fittingObject(document, known, own)
    if (type === 'array') return fc.array(fitting(document, known, own.items), { minLength: own.minItems ?? 0, maxLength: 4 })
    if (type === 'integer') return fc.integer({ min: own.minimum ?? -5, max: own.maximum ?? 100 })
    if (type === 'boolean') return fc.boolean()
    if (type === 'null') return fc.constant(null)
    return fc.oneof(fc.constantFrom(...someTexts), fc.string({ minLength: own.minLength ?? 1, maxLength: Math.min(own.maxLength ?? 20, 20) }))
  }))
}

function fittingObject(document: Document, known: Known, { properties = {}, required = [] }: Node): Arbitrary<unknown> {
  const [byName, asWhole] = [fields(known), whole(known)]
  const model = Object.fromEntries(Object.entries(properties).map(([name, schema]) => {
    const fits = byName[name] ?? fitting(document, known, schema)
    return [name, asWhole[name] ? fc.oneof({ weight: 4, arbitrary: asWhole[name] }, fits) : fits]
  }))
  // Most orders are without a receiver: most receivers are refused.
  return fc.tuple(fc.record(model, { requiredKeys: required }), fc.nat(4)).map(([value, one]) => {
    const { webhook_url, ...without } = value as Record<string, unknown>
    return one > 0 || webhook_url === undefined ? without : value
  })
}

interface Change {
  at: number
  how: 'replace' | 'remove' | 'add' | 'repeat'
  name: string
  value: unknown
}

const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', '', 'a.b', 'items', 'id', 'total', 'é', '\u0000', '\ud800', 'x\r\ny', 'a'.repeat(2000)]

const change: Arbitrary<Change> = fc.record({
  at: fc.nat(1000), how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'repeat'), name: fc.constantFrom(...names), value: hostileValue,
})

/** Somewhere in a value something is changed. */
function changed(value: unknown, { at, how, name, value: other }: Change): unknown {
  const copy = structuredClone(value)
  const places: [Node, string][] = []
  const visit = (node: Node): void => {
    if (typeof node !== 'object' || node === null) return
    for (const key of Object.keys(node)) {
      places.push([node, key])
      visit(node[key])
    }
  }
  visit(copy)
  const [node, key] = places[at % Math.max(1, places.length)] ?? []
  if (!node || key === undefined) return other
  if (how === 'remove') delete node[key]
  else if (how === 'repeat' && Array.isArray(node)) node.push(...node)
  else if (how === 'add' && !Array.isArray(node)) Object.defineProperty(node, name, { value: other, enumerable: true, configurable: true, writable: true })
  else node[key] = other
  return copy
}

const numberForms = ['1.0', '1e2', '1E+2', '-0', '0.1', '01', '+1', '.5', '1.', '0x10', '1_000', '1e400', '-1e400', 'NaN', 'Infinity', '9007199254740993', '1'.repeat(500), '1n']

/** Of JSON text: what no serialiser would write. */
const spoilt: Arbitrary<(json: string) => Buffer> = fc.oneof(
  fc.nat().map((at) => (json: string) => Buffer.from(json.slice(0, at % (json.length + 1)))),
  fc.constantFrom(...numberForms).map((form) => (json: string) => Buffer.from(json.replace(/:\d+(?=[,}])/, `:${form}`))),
  fc.constant((json: string) => Buffer.from(json.replace(/^\{("(?:[^"\\]|\\.)*":)/, '{$1null,$1'))),
  fc.constantFrom('{}', 'x', '\u0000', ']', '\ufeff').map((more) => (json: string) => Buffer.from(json + more)),
  fc.constantFrom('\ufeff', '\u0000', '[', ' \n\t', '/**/').map((more) => (json: string) => Buffer.from(more + json)),
  fc.tuple(fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 6 })).map(([at, bytes]) => (json: string) => {
    const all = Buffer.from(json)
    const place = at % (all.length + 1)
    return Buffer.concat([all.subarray(0, place), bytes, all.subarray(place)])
  }),
  fc.constantFrom(65, 1000, 100_000).map((depth) => () => Buffer.from('{"items":'.repeat(depth))),
  fc.constant((json: string) => Buffer.from(json.replace(/\{/, `{"metadata":${'{"a":'.repeat(70)}1${'}'.repeat(70)},`))),
  fc.constant((json: string) => Buffer.from(json, 'utf16le')),
  fc.constantFrom('', 'null', '[]', '"x"', '0', 'a=b').map((whole) => () => Buffer.from(whole)),
  fc.constant((json: string) => Buffer.from(json.replace(/\}$/, `${' '.repeat(1_100_000)}}`))),
)

const headerTexts = fc.oneof(fc.constantFrom(...hostileTexts.filter((each) => each.length < 5000)), fc.string({ maxLength: 300 })).map((each) => Buffer.from(each.replaceAll(/[\0\r\n]/g, ' ')).toString('latin1'))

const header: Arbitrary<[string, string]> = fc.oneof(
  fc.tuple(fc.constantFrom('Idempotency-Key', 'Service-Expected-Total', 'X-Request-Id', 'If-None-Match', 'Accept', 'Cookie', 'X-Forwarded-For', 'Range', 'Origin', 'traceparent', 'baggage', 'Accept-Encoding', 'User-Agent'), headerTexts),
  fc.constantFrom<[string, string]>(
    ['Idempotency-Key', 'k'], ['Idempotency-Key', 'k'.repeat(255)], ['Idempotency-Key', 'k'.repeat(256)], ['Service-Expected-Total', '1.00 GBP'], ['Service-Expected-Total', '1.000 JPY'], ['Service-Expected-Total', '999999999999999.99 GBP'],
    ['Content-Type', 'text/plain'], ['Content-Type', 'application/json; charset=latin1'], ['Content-Encoding', 'gzip'], ['Content-Encoding', 'identity'], ['Transfer-Encoding', 'chunked'], ['Transfer-Encoding', 'gzip, chunked'],
    ['Content-Length', '0'], ['Content-Length', '5'], ['Content-Length', '-1'], ['Content-Length', '99999999999'], ['Expect', '100-continue'], ['Expect', 'x'], ['Connection', 'close, upgrade'], ['Upgrade', 'h2c'], ['Host', 'evil'], ['Host', ''],
    ['Authorization', 'Bearer x'], ['X-HTTP-Method-Override', 'DELETE'], ['Accept', 'text/html'], ['traceparent', '00-00000000000000000000000000000000-0000000000000000-ff'], ['TE', 'trailers'], ['Trailer', 'Content-Length'],
  ),
)

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY', 'LINK']

/** What a URL's part may be made of on the wire: no spaces or controls, those are 30-fuzz's bytes. */
const inUrl = (raw: string): string => raw.toWellFormed().replace(/[^\x21-\x7e]|[#?]/gu, encodeURIComponent)

const spoiltPath: Arbitrary<(path: string) => string> = fc.constantFrom(
  (path: string) => `${path}/`, (path: string) => `/${path}`, (path: string) => path.replace('/v1', '/v2'), (path: string) => path.toUpperCase(), (path: string) => `${path}/x`, (path: string) => path.replace('/v1/', '/v1//'),
  (path: string) => `${path}%00`, (path: string) => `${path};a=b`, (path: string) => path.replace('/v1', '/v1/..'), (path: string) => path.replace('o', '%6f'), (path: string) => path.slice(0, -1), () => '/', () => '*',
  (path: string) => `http://evil${path}`,
)

/** Mostly as is, sometimes spoilt. */
const often = <T>(usual: Arbitrary<T>, seldom: Arbitrary<T>, weight = 8): Arbitrary<T> => fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: seldom })

export function fuzzedRequest(document: Document, known: Known, credentials: number): Arbitrary<FuzzedRequest> {
  const operations = Object.entries(document.paths).flatMap(([path, methodsOf]) => Object.entries(methodsOf).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })))
  return fc.constantFrom(...operations).chain(({ path, method, operation }) => {
    const parameters: Node[] = (operation.parameters ?? []).map((each: Node) => resolve(document, each))
    const inQuery = parameters.filter((each) => each.in === 'query')
    const value = (each: Node): Arbitrary<string> => often(fitting(document, known, each.schema).map(String), text, 2)
    const pair = fc.oneof(
      ...inQuery.map((each) => value(each).map((given) => `${each.name}=${encodeURIComponent(given.toWellFormed())}`)),
      fc.tuple(fc.constantFrom('limit', 'cursor', 'status', 'x', '__proto__', 'limit[]', 'since'), text).map(([name, given]) => `${name}=${inUrl(given)}`),
      fc.constantFrom('', '=', '&', '%', '%ff=%fe', 'limit', 'limit=5;cursor=x', '?', 'a=b#c'),
    )
    const schema = operation.requestBody?.content?.['application/json']?.schema
    const value_ = schema ? fitting(document, known, schema) : fc.constant(undefined)
    const json = fc.tuple(value_, often(fc.constant<Change[]>([]), fc.array(change, { minLength: 1, maxLength: 4 }), 1))
      .map(([fits, changes]) => (schema ? JSON.stringify(changes.reduce(changed, fits)) ?? '' : ''))
    const body = fc.tuple(json, often(fc.constant((whole: string) => Buffer.from(whole)), spoilt, 4)).map(([whole, spoil]) => spoil(whole))
    const required = method === 'POST' && path === '/v1/orders' ? often(fc.uuid().map((key): [string, string][] => [['Idempotency-Key', key]]), fc.constant<[string, string][]>([]), 12) : fc.constant<[string, string][]>([])
    return fc.record({
      method: often(fc.constant(method), fc.constantFrom(...methods), 12),
      path: fc.tuple(often(fc.constantFrom(...known.ids[path.split('/')[2] ?? ''] ?? ['x']), fc.oneof(fc.constantFrom(...Object.values(known.ids).flat()), text.map(inUrl)), 2), often(fc.constant((as: string) => as), spoiltPath, 12)).map(([id, spoil]) => spoil(path.replace('{id}', id || 'x'))),
      query: often(fc.constant<string[]>([]), fc.array(pair, { minLength: 1, maxLength: 4 }), inQuery.length > 0 ? 1 : 6),
      headers: fc.tuple(required, often(fc.constant<[string, string][]>([]), fc.array(header, { minLength: 1, maxLength: 3 }), 3)).map(([own, more]) => [...own, ...more]),
      body,
      credential: fc.nat(credentials),
    }).map(({ path: own, query, headers, body: bytes, ...more }) => ({
      ...more, target: query.length > 0 ? `${own}?${query.join('&')}` : own, body: bytes.toString('base64'),
      headers: schema && !headers.some(([name]) => name === 'Content-Type') ? [['Content-Type', 'application/json'] as [string, string], ...headers] : headers,
    }))
  })
}

export const isFramed = ({ headers }: FuzzedRequest): boolean => headers.some(([name]) => /^(content-length|transfer-encoding)$/i.test(name))

/** The bytes of a request; `Content-Length` is as long as the body is unless a header says otherwise. */
export function bytesOf(request: FuzzedRequest, token: string | undefined): Buffer {
  const { method, target, headers, body } = request
  const bytes = Buffer.from(body, 'base64')
  const all: [string, string][] = [['Host', 'api'], ...(token ? [['Authorization', `Bearer ${token}`] as [string, string]] : []), ...headers, ...(isFramed(request) ? [] : [['Content-Length', String(bytes.length)] as [string, string]])]
  return Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${all.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`, 'latin1'), bytes])
}

export interface Edit {
  at: number
  remove: number
  insert: string
}

/** Forms in which two readers could see two different messages, and what a parser may stumble over. */
const insertions = [
  '\r\n', '\n', '\r', '\r\n\r\n', ' ', '\t', '\0', ':', '\r\nContent-Length: 0', '\r\nContent-Length: 3\r\nContent-Length: 4', '\r\nTransfer-Encoding: chunked', '\r\nTransfer-Encoding : chunked', '\r\nTransfer-Encoding: \x0bchunked', '\r\nTransfer-Encoding:chunked\r\nTransfer-Encoding: identity',
  '\r\n folded', '\r\n0\r\n\r\nGET /v1/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n', 'HTTP/1.0', 'HTTP/9.9', 'GET ', '\xff\xfe', '\x16\x03\x01', '5\r\nabcde\r\n0\r\n\r\n', 'ffffffff\r\n', ';x=y\r\n', 'é', 'a'.repeat(20_000),
]

export const edits: Arbitrary<Edit[]> = fc.array(fc.record({
  at: fc.nat(2000), remove: fc.nat(12), insert: fc.oneof(fc.constantFrom('', ...insertions), fc.uint8Array({ maxLength: 5 }).map((bytes) => Buffer.from(bytes).toString('latin1'))),
}), { minLength: 1, maxLength: 4 })

export const edited = (bytes: Buffer, all: Edit[]): Buffer => all.reduce((now, { at, remove, insert }) => {
  const place = at % (now.length + 1)
  return Buffer.concat([now.subarray(0, place), Buffer.from(insert, 'latin1'), now.subarray(place + remove)])
}, bytes)
