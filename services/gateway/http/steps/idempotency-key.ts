/** The header (SPEC "Idempotency" 1, DECISIONS I5, I6). */
import { Failure } from '@tradecounter/kernel/failure'
import { limits } from '@tradecounter/kernel/limits'
import type { Exchange } from '../exchange.ts'

const header = 'idempotency-key'

export function requiredKey(exchange: Exchange): string {
  const key = optionalKey(exchange)
  if (key === undefined) throw new Failure('bad_request', 'the header Idempotency-Key is required')
  return key
}

export function optionalKey({ req }: Exchange): string | undefined {
  const given = req.headersDistinct[header]
  if (given === undefined) return undefined
  if (given.length > 1) throw new Failure('bad_request', 'the header Idempotency-Key is given more than once')
  const key = decode(given[0] ?? '')
  if (key === '' || [...key].length > limits.idempotency_key) {
    throw new Failure('bad_request', `the header Idempotency-Key must have 1 to ${limits.idempotency_key} characters`)
  }
  if (/\p{Cc}/u.test(key)) throw new Failure('bad_request', 'the header Idempotency-Key must not have control characters')
  return key
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Header bytes arrive as Latin-1; clients that send more than ASCII send UTF-8. */
function decode(text: string): string {
  try {
    return utf8.decode(Buffer.from(text, 'latin1'))
  } catch {
    return text
  }
}
