/** What no HTTP client would send, on bare connections (W5, W15): the parser's refusals, framing that two readers could read in two ways, pipelines. */
import { operations } from '@tradecounter/v1/operations'
import { freshKey } from './client.ts'
import { createKey, databaseOf, ownAccount, rowsOf } from './own-account.ts'
import { expectProblem, missingOnEveryAnswer } from './problem.ts'
import { onTheWire } from './wire.ts'
import type { WireAnswer } from './wire.ts'

let key: string

beforeAll(async () => { key = await freshKey('full') })

const request = (line: string, headers: string[] = [], body: string | Buffer = '', as = key): Buffer =>
  Buffer.concat([Buffer.from([`${line} HTTP/1.1`, 'Host: api', `Authorization: Bearer ${as}`, ...headers, '', ''].join('\r\n'), 'latin1'), Buffer.from(body)])

/** One request on a connection of its own, and all that comes back before the gateway closes it. */
const all = (bytes: string | Buffer): Promise<WireAnswer[]> => onTheWire(bytes, 100)
const first = async (bytes: string | Buffer): Promise<WireAnswer> => {
  const [answer] = await onTheWire(bytes)
  if (!answer) throw new Error('no answer')
  return answer
}
const json = 'Content-Type: application/json'
const closing = 'Connection: close'

describe('what is not HTTP is a 400 problem, and the connection ends', () => {
  test.each<[string, string | Buffer]>([
    ['no method', '/v1/account HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['an unknown method', 'STEAL /v1/account HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a method in lower case', 'get /v1/account HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['another protocol', 'GET /v1/account FTP/1.1\r\nHost: a\r\n\r\n'],
    ['HTTP/2 without an upgrade', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['HTTP/3.7', 'GET /v1/account HTTP/3.7\r\nHost: a\r\n\r\n'],
    ['a TLS hello', Buffer.from('16030100c8010000c40303aabbccdd', 'hex')],
    ['random bytes', Buffer.from([0, 255, 1, 254, 13, 10, 13, 10])],
    ['a space in the target', 'GET /v1/acc ount HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a space before a header’s colon', 'GET /v1/account HTTP/1.1\r\nHost : a\r\n\r\n'],
    ['a header without a colon', 'GET /v1/account HTTP/1.1\r\nHost: a\r\nAuthorization\r\n\r\n'],
    ['a header without a name', 'GET /v1/account HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n'],
    ['a header name with a bracket', 'GET /v1/account HTTP/1.1\r\nHost: a\r\nA(b: c\r\n\r\n'],
    ['NUL in a header', 'GET /v1/account HTTP/1.1\r\nHost: a\r\nA: b\0c\r\n\r\n'],
    ['a carriage return in a header', 'GET /v1/account HTTP/1.1\r\nHost: a\r\nA: b\rC: d\r\n\r\n'],
    ['a header folded over two lines', 'GET /v1/account HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer\r\n x\r\n\r\n'],
    ['a header line before all', ' Host: a\r\nGET /v1/account HTTP/1.1\r\n\r\n'],
  ])('%s', async (_, bytes) => {
    const [answer, ...more] = await all(bytes)
    expectProblem(answer as WireAnswer, 400, 'bad_request')
    expect([answer?.headers.get('connection'), more]).toEqual(['close', []])
  })

  test.each<[string, string[], string]>([
    ['Content-Length with Transfer-Encoding', ['Content-Length: 4', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
    ['Transfer-Encoding with Content-Length', ['Transfer-Encoding: chunked', 'Content-Length: 4'], '0\r\n\r\n'],
    ['two Content-Lengths', ['Content-Length: 2', 'Content-Length: 4'], '{}  '],
    ['one Content-Length twice', ['Content-Length: 2', 'Content-Length: 2'], '{}'],
    ['a list of lengths', ['Content-Length: 2, 2'], '{}'],
    ['a negative length', ['Content-Length: -2'], '{}'],
    ['a signed length', ['Content-Length: +2'], '{}'],
    ['a hexadecimal length', ['Content-Length: 0x2'], '{}'],
    ['a length that is none', ['Content-Length: two'], '{}'],
    ['an empty length', ['Content-Length: '], '{}'],
    ['a length beyond all', ['Content-Length: 99999999999999999999999'], '{}'],
    ['chunked that is not last', ['Transfer-Encoding: chunked, identity'], '2\r\n{}\r\n0\r\n\r\n'],
    ['an encoding nobody knows', ['Transfer-Encoding: xchunked'], '2\r\n{}\r\n0\r\n\r\n'],
    ['chunked spelt with a tab', ['Transfer-Encoding\t: chunked'], '2\r\n{}\r\n0\r\n\r\n'],
    ['chunked twice', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], '2\r\n{}\r\n0\r\n\r\n'],
    ['a chunk size that is none', ['Transfer-Encoding: chunked'], 'z\r\n{}\r\n0\r\n\r\n'],
    ['a negative chunk size', ['Transfer-Encoding: chunked'], '-2\r\n{}\r\n0\r\n\r\n'],
    ['a chunk size with 0x', ['Transfer-Encoding: chunked'], '0x2\r\n{}\r\n0\r\n\r\n'],
    ['a chunk longer than it says', ['Transfer-Encoding: chunked'], '1\r\n{}\r\n0\r\n\r\n'],
    ['a chunk size beyond all', ['Transfer-Encoding: chunked'], 'ffffffffffffffffff\r\n{}\r\n0\r\n\r\n'],
    ['chunks that end in a bare line feed', ['Transfer-Encoding: chunked'], '2\n{}\n0\n\n'],
  ])('framing that two readers could read in two ways: %s', async (_, headers, body) => {
    const smuggled = `GET /v1/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n`
    const answers = await all(request('POST /v1/orders/quote', [json, ...headers], body + smuggled))
    expect(answers.map(({ status }) => status)).toEqual([400])
    expectProblem(answers[0] as WireAnswer, 400, 'bad_request')
  })
})

describe('given twice, two readers could each take another one for the true one: 400', () => {
  test.each([
    ['two Authorization headers', 'Authorization: Bearer x'], ['two Host headers', 'Host: other'], ['two Host headers in different cases', 'hOST: api'],
  ])('%s', async (_, header) => {
    expectProblem(await first(request('GET /v1/account', [header])), 400, 'bad_request')
    expectProblem(await first(request('GET /v1/nothing', [header])), 400, 'bad_request')
  })

  test('the very same Authorization twice', async () => {
    expectProblem(await first(request('GET /v1/account', [`Authorization: Bearer ${key}`])), 400, 'bad_request')
  })

  test('two Content-Types', async () => {
    expectProblem(await first(request('POST /v1/orders/quote', [json, 'Content-Type: text/plain', 'Content-Length: 2'], '{}')), 400, 'bad_request')
  })

  test('a second Authorization after 1,500 other headers', async () => {
    const many = Array.from({ length: 1500 }, (_, index) => `A${index}: 1`)
    expectProblem(await first(request('GET /v1/account', [...many, 'Authorization: Bearer x'])), 400, 'bad_request')
  })
})

describe('Host', () => {
  test('HTTP/1.1 without it is a 400, HTTP/1.0 needs none', async () => {
    expectProblem(await first(`GET /v1/account HTTP/1.1\r\nAuthorization: Bearer ${key}\r\n\r\n`), 400, 'bad_request')
    expect((await first(`GET /v1/account HTTP/1.0\r\nAuthorization: Bearer ${key}\r\n\r\n`)).status).toBe(200)
  })

  test('whatever it says, answers name the configured base_url', async () => {
    for (const host of ['evil.example', 'a b', '<script>', '', '[::1', 'a/../b', 'é']) {
      const answer = await first(Buffer.from(`GET /v1/nothing HTTP/1.1\r\nHost: ${host}\r\n\r\n`))
      expect([400, 404]).toContain(answer.status)
      expectProblem(answer, answer.status, answer.status === 404 ? 'not_found' : 'bad_request')
    }
  })

  test('a target in absolute form is taken by its path', async () => {
    const [answer] = await onTheWire(request('GET http://evil.example/v1/account'))
    expect(answer?.status).toBe(200)
    expectProblem(await first(request('GET http://evil.example/nothing')), 404, 'not_found')
    for (const target of ['http://', 'http://?', 'nothing', 'account:443', '*']) {
      const refused = await first(request(`GET ${target}`))
      expect([target, refused.status >= 400 && refused.status < 500]).toEqual([target, true])
      expectProblem(refused, refused.status, refused.status === 404 ? 'not_found' : 'bad_request')
    }
  })
})

describe('methods', () => {
  test('OPTIONS * and TRACE are no secrets’ mirror', async () => {
    expectProblem(await first(request('OPTIONS *')), 404, 'not_found')
    const trace = await first(request('TRACE /v1/account', ['Cookie: secret']))
    expectProblem(trace, 405, 'method_not_allowed')
    expect(trace.text).not.toContain('secret')
  })

  test('CONNECT gives no tunnel', async () => {
    for (const target of ['example.org:443', '127.0.0.1:22', '/v1/account']) {
      const answers = await all(request(`CONNECT ${target}`, [], 'GET /v1/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'))
      expect(answers).toHaveLength(1)
      expectProblem(answers[0] as WireAnswer, answers[0]?.status ?? 0, answers[0]?.status === 404 ? 'not_found' : 'bad_request')
    }
  })

  test('an upgrade is not taken up: the request is answered as it stands', async () => {
    for (const upgrade of ['websocket', 'h2c', 'TLS/1.0']) {
      const answer = await first(request('GET /v1/account', ['Connection: Upgrade', `Upgrade: ${upgrade}`, 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', 'Sec-WebSocket-Version: 13']))
      expect(answer.status).toBe(200)
    }
  })
})

describe('431 and long targets', () => {
  test.each<[string, Buffer | string]>([
    ['a header of 17 KiB', `GET /v1/account HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(17 * 1024)}\r\n\r\n`],
    ['headers of 17 KiB in all', `GET /v1/account HTTP/1.1\r\nHost: a\r\n${Array.from({ length: 340 }, (_, index) => `X-${index}: ${'a'.repeat(44)}\r\n`).join('')}\r\n`],
    ['a target of 17 KiB', `GET /${'a'.repeat(17 * 1024)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['a header name of 17 KiB', `GET /v1/account HTTP/1.1\r\nHost: a\r\n${'a'.repeat(17 * 1024)}: 1\r\n\r\n`],
  ])('%s has the fragment request_header_fields_too_large', async (_, bytes) => {
    const answers = await all(bytes)
    expect(answers).toHaveLength(1)
    expectProblem(answers[0] as WireAnswer, 431, 'request_header_fields_too_large')
  })

  test('15 KiB are taken', async () => {
    expect((await first(request('GET /v1/account', [`X: ${'a'.repeat(15 * 1024)}`]))).status).toBe(200)
    expectProblem(await first(request(`GET /v1/designs/${'a'.repeat(15 * 1024)}`)), 404, 'not_found')
  })

  test('trailers and chunk extensions without end are refused', async () => {
    const head = [json, 'Transfer-Encoding: chunked']
    for (const body of [`2;${'a'.repeat(20 * 1024)}\r\n{}\r\n0\r\n\r\n`, `2\r\n{}\r\n0\r\nX: ${'a'.repeat(20 * 1024)}\r\n\r\n`]) {
      const [answer] = await all(request('POST /v1/orders/quote', head, body))
      expect([413, 422, 431]).toContain(answer?.status)
      expect(missingOnEveryAnswer(answer as WireAnswer)).toEqual([])
    }
  })
})

describe('bodies', () => {
  const takers = operations.flatMap((operation) => ('body' in operation ? [operation.path] : []))
  const keyed = 'Idempotency-Key: a-key-that-is-never-used'

  test.each(takers)('a declared length over the limit is answered 413 at once, without reading: %s', async (path) => {
    for (const length of ['1048577', '99999999999']) expectProblem(await first(request(`POST ${path}`, [json, keyed, `Content-Length: ${length}`])), 413, 'payload_too_large')
  })

  test.each(takers)('chunks over the limit are a 413, within it a body like any other: %s', async (path) => {
    const chunk = (size: number): string => `${size.toString(16)}\r\n${' '.repeat(size)}\r\n`
    const head = [json, keyed, 'Transfer-Encoding: chunked', closing]
    expectProblem(await first(request(`POST ${path}`, head, `${chunk(600_000)}${chunk(600_000)}0\r\n\r\n`)), 413, 'payload_too_large')
    expectProblem(await first(request(`POST ${path}`, head, `2\r\n{}\r\n${chunk(500_000)}0\r\n\r\n`)), 422, 'validation')
  })

  test.each(takers)('invalid UTF-8 is a 400: %s', async (path) => {
    const broken = ['ff', 'c0af', 'e28281c3', 'eda080', 'f4908080', 'c3', '80']
    for (const bytes of broken) {
      const body = Buffer.concat([Buffer.from('{"items":"'), Buffer.from(bytes, 'hex'), Buffer.from('"}')])
      expectProblem(await first(request(`POST ${path}`, [json, keyed, `Content-Length: ${body.length}`], body)), 400, 'bad_request')
    }
    // UTF-16 is no UTF-8 either.
    const wide = Buffer.from('\ufeff{}', 'utf16le')
    expectProblem(await first(request(`POST ${path}`, [json, keyed, `Content-Length: ${wide.length}`], wide)), 400, 'bad_request')
  })

  test.each(takers)('Content-Type missing altogether is a 415, no body at all a 400: %s', async (path) => {
    expectProblem(await first(request(`POST ${path}`, [keyed, 'Content-Length: 2'], '{}')), 415, 'unsupported_media_type')
    expectProblem(await first(request(`POST ${path}`, [json, keyed])), 400, 'bad_request')
    expectProblem(await first(request(`POST ${path}`, [json, keyed, 'Content-Length: 0'])), 400, 'bad_request')
  })

  test('nothing of it was placed, kept or charged', async () => {
    const { id } = await ownAccount('kontor-elbe')
    const own = (await createKey(id)).key
    for (const [headers, body] of [[['Content-Length: 1048577'], ''], [['Content-Length: 4'], '{"a"'], [['Content-Length: 3'], '{]}']] as const) {
      expect((await first(request('POST /v1/orders', [json, keyed, ...headers], body, own))).status).toBeGreaterThanOrEqual(400)
    }
    const [orders, gateway] = [await databaseOf('orders'), await databaseOf('gateway')]
    try {
      expect(await rowsOf(orders, 'orders', 'account_id = $1', [id])).toEqual([])
      expect(await rowsOf(gateway, 'idempotency_records', 'account_id = $1', [id])).toEqual([])
    } finally {
      await orders.close()
      await gateway.close()
    }
  })
})

describe('one connection, several requests', () => {
  test('are answered in their order', async () => {
    const answers = await onTheWire(Buffer.concat([request('GET /v1/account'), request('GET /v1/nothing'), request('GET /v1/shops?limit=1'), request('DELETE /v1/shops')]), 4)
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 405])
    expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(4)
  })

  test('a refused body is not taken for the next request', async () => {
    const smuggled = `GET /v1/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n`
    const length = `Content-Length: ${smuggled.length}`
    for (const [line, headers, status] of [
      ['POST /v1/orders/quote', [length], 415], ['POST /v1/nothing', [length], 404], ['DELETE /v1/account', [length], 405], ['GET /v1/account', [length], 200],
      ['POST /v1/orders/quote', [json, 'Content-Encoding: gzip', length], 415], ['POST /v1/orders/quote', [json, length], 400], ['POST /v1/orders', [json, length], 400],
    ] as const) {
      const answers = await onTheWire(Buffer.concat([request(line, [...headers], smuggled), request('GET /v1/shops/staff', [closing])]), 3)
      expect([line, ...answers.map((answer) => answer.status)]).toEqual([line, status, 200])
      expect(JSON.parse(answers[1]?.text ?? '').data.slug).toBe('staff')
    }
  })

  test('a malformed one after a good one ends the connection: the good one has its answer', async () => {
    const [good, bad, ...more] = await all(Buffer.concat([request('GET /v1/account'), Buffer.from('BROKEN\r\n\r\n'), request('GET /v1/account')]))
    // The refusal may overtake an answer that has not begun.
    expect([good, bad].map((answer) => answer?.status).filter(Boolean)).toContain(400)
    expect(more).toEqual([])
  })
})

describe('Expect', () => {
  test('100-continue is answered when the body is wanted, and only then', async () => {
    const body = '{}'
    expectProblem(await first(request('POST /v1/orders/quote', [json, 'Expect: 100-continue', `Content-Length: ${body.length}`], body)), 422, 'validation')
    expectProblem(await first(request('POST /v1/orders/quote', [json, 'Expect: 100-continue', 'Content-Length: 2000000'])), 413, 'payload_too_large')
    expectProblem(await first(request('POST /v1/nothing', [json, 'Expect: 100-continue', 'Content-Length: 2'])), 404, 'not_found')
  })

  test('any other expectation is a 417 bad_request', async () => {
    for (const expectation of ['200-ok', '100-continue, x', 'x']) {
      expectProblem(await first(request('POST /v1/orders/quote', [json, `Expect: ${expectation}`, 'Content-Length: 2'], '{}')), 417, 'bad_request')
    }
  })
})
