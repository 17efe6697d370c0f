import fc from 'fast-check'
import { Failure } from '@tradecounter/kernel/failure'
import { parseBody } from '../json.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const parse = (text: string) => parseBody(bytes(text))

function refusal(body: Uint8Array | string): [string, string] {
  try {
    parseBody(typeof body === 'string' ? bytes(body) : body)
  } catch (error) {
    if (error instanceof Failure) return [error.code, error.detail]
    throw error
  }
  throw new Error('it was accepted')
}

const nested = (depth: number): string => `${'{"a":'.repeat(depth - 1)}{}${'}'.repeat(depth - 1)}`

describe('a request body', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'the body is not valid JSON'],
    ['trailing bytes', '{} x', 'the body is not valid JSON'],
    ['two documents', '{}{}', 'the body is not valid JSON'],
    ['single quotes', "{'a':1}", 'the body is not valid JSON'],
    ['a trailing comma', '{"a":1,}', 'the body is not valid JSON'],
    ['a comment', '{/**/}', 'the body is not valid JSON'],
    ['NaN', '{"a":NaN}', 'the body is not valid JSON'],
    ['a leading zero', '{"a":01}', 'the body is not valid JSON'],
    ['a raw NUL', '{"a":"\0"}', 'the body is not valid JSON'],
    ['an unclosed string', '{"a":"', 'the body is not valid JSON'],
    ['a byte-order mark', '\uFEFF{}', 'the body must not begin with a byte-order mark'],
    ['invalid UTF-8', Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x7d), 'the body is not valid UTF-8'],
    ['an encoded surrogate', Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22), 'the body is not valid UTF-8'],
    ['an overlong form', Uint8Array.of(0x22, 0xc0, 0x80, 0x22), 'the body is not valid UTF-8'],
    ['a key twice', '{"a":1,"a":1}', 'the body has a key twice in one object'],
    ['a key twice, written in two ways', '{"a":1,"\\u0061":1}', 'the body has a key twice in one object'],
    ['a key twice, deep inside', '{"items":[{"b":[1,{"c":{},"c":2}]}]}', 'the body has a key twice in one object'],
    ['__proto__ twice', '{"__proto__":1,"__proto__":1}', 'the body has a key twice in one object'],
    ['65 levels', nested(65), 'the body is nested deeper than 64 levels'],
    ['a depth bomb of arrays', `${'['.repeat(400_000)}${']'.repeat(400_000)}`, 'the body is nested deeper than 64 levels'],
  ])('with %s is a bad_request', (_, body, detail) => {
    expect(refusal(body)).toEqual(['bad_request', detail])
  })

  test.each(['[]', '"x"', '1', 'null', 'true'])('that is JSON but no object is a 422: %s', (body) => {
    expect(refusal(body)).toEqual(['validation', 'the body must be a JSON object'])
  })

  test('may be 64 levels deep', () => {
    expect(parse(nested(64)).metadata).toBeUndefined()
  })

  test('may hold equal keys in different objects, and texts that look like structure', () => {
    expect(parse('{"a":{"x":1},"b":{"x":1},"c":["x","x"],"d":"{\\"a\\":1,\\\\","e":"}]"}').value).toEqual({
      a: { x: 1 }, b: { x: 1 }, c: ['x', 'x'], d: '{"a":1,\\', e: '}]',
    })
  })

  test('with __proto__ changes no prototype', () => {
    const { value } = parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  test.each<[string, string | undefined]>([
    ['{}', undefined],
    ['{"metadata":{}}', '{}'],
    ['{ "metadata" : { "b":1.0, "a" : 1e2,"z":"\\u0000" } , "x":1}', '{ "b":1.0, "a" : 1e2,"z":"\\u0000" }'],
    ['{"a":"metadata","b":{"metadata":1},"m\\u0065tadata":[1,{"c":2}]\n}', '[1,{"c":2}]'],
    ['{"metadata":"a,}","b":[1,2]}', '"a,}"'],
    ['{"metadata":12345678901234567890.10,"b":2}', '12345678901234567890.10'],
    ['{"a":[{"metadata":{"x":1}}]}', undefined],
  ])('keeps the text of its metadata: %s', (body, metadata) => {
    expect(parse(body).metadata).toBe(metadata)
  })

  test('agrees with JSON.parse on every valid object', () => {
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 6 })), fc.constantFrom(0, 1, '\t'), (value, indent) => {
      const text = JSON.stringify(value, null, indent)
      expect(parse(text).value).toEqual(JSON.parse(text))
    }))
  })

  test('gives metadata back byte for byte, wherever it stands', () => {
    const member = fc.tuple(fc.string().filter((key) => key !== 'metadata'), fc.jsonValue({ maxDepth: 4 }))
    const members = fc.uniqueArray(member, { selector: ([key]) => key, maxLength: 4 })
    const space = fc.constantFrom('', ' ', '\n\t ')
    fc.assert(fc.property(members, members, fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(0, 2), space, (before, after, metadata, indent, gap) => {
      const raw = JSON.stringify(metadata, null, indent)
      const seen = new Set(before.map(([key]) => key))
      const written = (each: [string, unknown][]) => each.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
      const all = [...written(before), `"metadata"${gap}:${gap}${raw}${gap}`, ...written(after.filter(([key]) => !seen.has(key)))]
      expect(parse(`${gap}{${gap}${all.join(`${gap},${gap}`)}${gap}}${gap}`).metadata).toBe(raw)
    }))
  })

  test('never ends in anything but a body or a refusal, whatever is sent', () => {
    const fragment = fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '\\', 'a', '1', ' ', '"metadata"', '"a":1', 'null', '\\u0061')
    fc.assert(fc.property(fc.array(fragment, { maxLength: 40 }), (fragments) => {
      try {
        parse(fragments.join(''))
      } catch (error) {
        expect(error).toBeInstanceOf(Failure)
      }
    }), { numRuns: 500 })
  })
})
