/** Reads the query of a list (DECISIONS W1): never ignored, never clamped; unknown names are. */
import type { FieldErrors } from '@tradecounter/kernel/failure'
import { messages } from '@tradecounter/kernel/messages'
import { pageLimits, parameters, type ParameterKey } from './parameters.ts'

export interface ListQuery {
  limit: number
  cursor?: string
  status?: string
  source?: string
  external_reference?: string
  /** RFC 3339, UTC. */
  since?: string
  until?: string
}

interface ParsedQuery {
  query: ListQuery
  errors: FieldErrors | undefined
}

/** The values of an operation's `query` parameters, or everything that is wrong with them. */
export function parseListQuery(keys: readonly ParameterKey[], search: URLSearchParams): ParsedQuery {
  const query: Record<string, string | number> = { limit: pageLimits.default }
  const errors: FieldErrors = {}
  for (const key of keys) {
    const { name, read } = parameters[key]
    const texts = search.getAll(name)
    const result = texts.length > 1 ? { error: messages.once } : texts[0] === undefined ? undefined : read(texts[0])
    if (result && 'error' in result) errors[name] = [result.error]
    else if (result) query[name] = result.value
  }
  const { since, until } = query
  // Both have one width, so text order is time order.
  if (since !== undefined && until !== undefined && since > until) errors.since = [messages.notAfterUntil]
  return { query: query as unknown as ListQuery, errors: Object.keys(errors).length > 0 ? errors : undefined }
}
