import { createHash } from 'node:crypto'
import { openapi } from '@tradecounter/v1/openapi'
import { policies } from '../../domain/rate-window.ts'
import { jsonText } from '../exchange.ts'
import type { Endpoint } from '../exchange.ts'
import { authenticate } from '../steps/authenticate.ts'
import { limitRate } from '../steps/limit-rate.ts'

/** GET /v1/openapi.json (DECISIONS W11): public; with a good credential it counts as a read (R5), with a bad one it is a 401. */
export const getOpenApi: Endpoint = (context) => {
  const { base_url, auth_url } = context.config
  const text = JSON.stringify(openapi({ base_url, auth_url: auth_url ?? null }))
  const document = jsonText(text, { 'ETag': `"${createHash('sha256').update(text).digest('base64url')}"`, 'Cache-Control': 'no-cache' })
  return async (exchange) => {
    if (exchange.get('authorization') === '') await limitRate(context, exchange, policies.address, exchange.state.address)
    else await limitRate(context, exchange, policies.read, (await authenticate(context, exchange)).id)
    return matches(exchange.get('if-none-match'), document.headers.ETag) ? { ...document, status: 304, headers: withoutType(document.headers) } : document
  }
}

/** RFC 9110 section 13.1.2: any of the list, compared weakly. */
const matches = (if_none_match: string, etag = ''): boolean =>
  if_none_match.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag)

const withoutType = ({ 'Content-Type': _, ...headers }: Record<string, string>): Record<string, string> => headers
