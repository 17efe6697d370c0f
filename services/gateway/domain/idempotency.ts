/** What becomes of an idempotency key (SPEC "Idempotency", DECISIONS I1 to I6). */
import { kinds } from '@tradecounter/kernel/failure'
import type { Failure } from '@tradecounter/kernel/failure'

/** A request under way holds its key for as long; one that died in it is taken over after. Above the deadline of placing an order. */
export const lease_ms = 15_000

/** SPEC: a key is honoured for 24 hours. A lease more, so that the order service, which takes the key a little later, has forgotten it by then. */
export const key_life_ms = 24 * 3600 * 1000 + lease_ms

/** store: replay it. free: forget the key. open: nobody knows how it ended, so the same request, and no other, may go on at once. */
export type Fate = 'store' | 'free' | 'open'

const unstored: ReadonlySet<number> = new Set([400, 401, 403, 405, 408, 413, 415, 417, 429, 431])

/** I3: what the business decided is stored. */
export function fateOf({ code, errors }: Pick<Failure, 'code' | 'errors'>): Fate {
  const { status } = kinds[code]
  if (status >= 500 || code === 'in_progress') return 'open'
  return errors || unstored.has(status) ? 'free' : 'store'
}

/** What is kept of a key. */
export interface KeptRequest {
  body_sha256: Buffer
  state: 'in_progress' | 'done' | 'open'
  /** ISO 8601; null unless in progress. */
  lease_until: string | null
}

/** What a request finds whose key could not be claimed; `again`: it has become free in the meantime. */
export function judgeRepeat(kept: KeptRequest, body_sha256: Buffer, now: Date): 'replay' | 'in_progress' | 'other_body' | 'again' {
  if (!kept.body_sha256.equals(body_sha256)) return 'other_body'
  if (kept.state === 'done') return 'replay'
  const held = kept.state === 'in_progress' && kept.lease_until !== null && Date.parse(kept.lease_until) > now.getTime()
  return held ? 'in_progress' : 'again'
}

/** One text for all spellings of a JSON value: keys sorted, no white space. Depth is bounded by the parser of bodies. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = value as Record<string, unknown>
  return `{${Object.keys(fields).sort().map((key) => `${JSON.stringify(key)}:${canonicalJson(fields[key])}`).join(',')}}`
}
