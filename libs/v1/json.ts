/** Reads a request body strictly (DECISIONS W5, W8, W15), keeping the text of `metadata` as it was sent. */
import { Failure } from '@tradecounter/kernel/failure'

export interface Body {
  value: Record<string, unknown>
  /** Source text of the top-level member `metadata`, whatever its type. */
  metadata: string | undefined
}

const depthLimit = 64
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Throws `bad_request` for what is not one JSON text, `validation` for JSON that is no object. */
export function parseBody(bytes: Uint8Array): Body {
  const text = decode(bytes)
  const value = parse(text)
  const metadata = scan(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Failure('validation', 'the body must be a JSON object')
  }
  return { value: value as Record<string, unknown>, metadata }
}

function decode(bytes: Uint8Array): string {
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    throw new Failure('bad_request', 'the body is not valid UTF-8')
  }
  if (text.startsWith('\uFEFF')) throw new Failure('bad_request', 'the body must not begin with a byte-order mark')
  return text
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Failure('bad_request', 'the body is not valid JSON')
  }
}

const code = { quote: 0x22, comma: 0x2c, backslash: 0x5c, openArray: 0x5b, closeArray: 0x5d, openObject: 0x7b, closeObject: 0x7d }

/** One pass over text that is known to be JSON: refuses depth and duplicate keys, finds `metadata`. */
function scan(text: string): string | undefined {
  /** The containers that are open: an object's keys so far, null for an array. */
  const open: (Set<string> | null)[] = []
  let keyNext = false
  let start = -1
  let end = -1
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case code.openObject:
      case code.openArray: {
        const isObject = text.charCodeAt(at) === code.openObject
        open.push(isObject ? new Set() : null)
        if (open.length > depthLimit) throw new Failure('bad_request', `the body is nested deeper than ${depthLimit} levels`)
        keyNext = isObject
        break
      }
      case code.comma:
      case code.closeObject:
      case code.closeArray:
        if (open.length === 1 && start >= 0 && end < 0) end = at
        if (text.charCodeAt(at) !== code.comma) open.pop()
        keyNext = text.charCodeAt(at) === code.comma && open.at(-1) != null
        break
      case code.quote: {
        const close = closingQuote(text, at)
        const keys = open.at(-1)
        if (keyNext && keys) {
          const key = keyOf(text.slice(at, close + 1))
          if (keys.has(key)) throw new Failure('bad_request', 'the body has a key twice in one object')
          keys.add(key)
          if (open.length === 1 && key === 'metadata') start = text.indexOf(':', close) + 1
          keyNext = false
        }
        at = close
      }
    }
  }
  return start < 0 ? undefined : text.slice(start, end).trim()
}

function closingQuote(text: string, opening: number): number {
  let at = opening + 1
  for (let each = text.charCodeAt(at); each !== code.quote; each = text.charCodeAt(at)) at += each === code.backslash ? 2 : 1
  return at
}

/** The same key can be written in several ways. */
const keyOf = (source: string): string => (source.includes('\\') ? (JSON.parse(source) as string) : source.slice(1, -1))
