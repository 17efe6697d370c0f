/** A valid body, or everything that is wrong with it (SPEC "Errors", DECISIONS W12, W14, W19). */
import { invalid } from '@tradecounter/kernel/failure'
import { parseBody } from '@tradecounter/v1/json'
import type { Body } from '@tradecounter/v1/json'
import type { Validated } from '@tradecounter/v1/validate'
import type { Exchange } from '../exchange.ts'
import { readBody } from './read-body.ts'

/** `body` is the whole of what was sent, `value` what is known of it. */
export async function readJson<Value>(exchange: Exchange, validate: (body: Body) => Validated<Value>): Promise<{ value: Value; body: Body }> {
  const body = parseBody(await readBody(exchange))
  const { value, errors, ignored } = validate(body)
  if (ignored.length > 0) exchange.set('Service-Ignored-Fields', ignoredFields(ignored))
  if (errors) throw invalid(errors)
  return { value, body }
}

const most_paths = 20
const most_bytes = 1024

/** Whole paths, as many as fit. */
export function ignoredFields(paths: readonly string[]): string {
  let text = ''
  for (const path of paths.slice(0, most_paths)) {
    const longer = text + (text && ', ') + path.toWellFormed().replace(/[^\x20-\x7e]/gu, encodeURIComponent)
    if (longer.length <= most_bytes) text = longer
  }
  return text
}
