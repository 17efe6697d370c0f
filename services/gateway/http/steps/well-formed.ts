/** What HTTP's grammar lets through and this service does not (DECISIONS W15). */
import { Failure } from '@tradecounter/kernel/failure'
import type { Exchange } from '../exchange.ts'

/** Given twice, two readers could each take another one for the true one. */
const once = ['host', 'authorization', 'content-type'] as const

export function wellFormed(exchange: Exchange, next: () => Promise<void>): Promise<void> {
  const { req } = exchange
  for (const name of once) {
    if (count(req.rawHeaders, name) > 1) throw new Failure('bad_request', `the header ${name} is given more than once`)
  }
  const target = req.url ?? ''
  if (!target.startsWith('/') && target !== '*' && !URL.canParse(target)) throw new Failure('bad_request', 'the request target is not a URL')
  if (req.headers.host === undefined && req.httpVersion === '1.1') throw new Failure('bad_request', 'the header host is missing')
  const expectation = req.headers.expect
  if (expectation !== undefined && expectation.toLowerCase() !== '100-continue') {
    throw new Failure('expectation_failed', 'the only expectation that can be met is 100-continue')
  }
  return next()
}

/** Names and values take turns. */
function count(rawHeaders: string[], name: string): number {
  let found = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const each = rawHeaders[at]
    if (each?.length === name.length && each.toLowerCase() === name) found++
  }
  return found
}
