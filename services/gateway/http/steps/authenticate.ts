/** Whose request it is (SPEC "Authentication", DECISIONS C1, C3, C4, R3). */
import { Failure } from '@tradecounter/kernel/failure'
import { isWellFormedToken, tokenDigest } from '@tradecounter/kernel/token'
import type { Credential__Output } from '@tradecounter/proto/tradecounter/accounts/v1/Credential'
import type { Context } from '../../context.ts'
import { policies } from '../../domain/rate-window.ts'
import type { Exchange } from '../exchange.ts'
import { limitRate, refuseRate } from './limit-rate.ts'

/** Every 401 counts against the client's address. A look-up that fails counts once more: see lookUp. */
export async function authenticate(context: Context, exchange: Exchange): Promise<Credential__Output> {
  const token = bearerToken(exchange.get('authorization'))
  if (token === undefined) return unauthenticated(context, exchange, 'missing')
  if (!isWellFormedToken(token)) return unauthenticated(context, exchange, 'invalid')
  const digest = tokenDigest(token)
  const recalled = context.credentials.recall(digest)
  const credential = recalled ? recalled.credential : await lookUp(context, exchange, digest)
  if (!credential || hasExpired(context, credential)) return unauthenticated(context, exchange, 'invalid')
  exchange.state.account_id = credential.account_id
  return credential
}

/** RFC 6750: only the header, the scheme in any case. Undefined when no bearer token is sent. */
function bearerToken(header: string): string | undefined {
  const [scheme = '', ...rest] = header.split(' ')
  return scheme.toLowerCase() === 'bearer' ? rest.join(' ').trim() : undefined
}

/**
 * A few strangers of one address at a time, so that a flood of bad tokens is counted before it is looked up. Once an address has sent too many of
 * them, tokens that were never good are a 429 without a look-up; tokens of a wrong form cost no look-up, and lock nobody out.
 */
async function lookUp(context: Context, exchange: Exchange, digest: Buffer): Promise<Credential__Output | undefined> {
  const { credentials, limiter, strangers } = context
  if (credentials.wasGood(digest)) return credentials.lookUp(digest)
  const { address } = exchange.state
  return strangers(address, async () => {
    const recalled = credentials.recall(digest)
    if (recalled) return recalled.credential
    if (!limiter.look(policies.stranger, address).allowed) refuseRate(exchange, limiter.look(policies.address, address))
    const credential = await credentials.lookUp(digest)
    if (credential) return credential
    await limiter.take(policies.stranger, address)
    return unauthenticated(context, exchange, 'invalid')
  })
}

const hasExpired = ({ clock }: Context, { expires_at }: Credential__Output): boolean =>
  expires_at !== undefined && Date.parse(expires_at) <= clock.now().getTime()

const refusals = {
  missing: { error: undefined, detail: 'a credential is needed: Authorization: Bearer <API key or access token>' },
  invalid: { error: 'invalid_token', detail: 'the credential is invalid, expired or revoked' },
} as const

async function unauthenticated(context: Context, exchange: Exchange, why: keyof typeof refusals): Promise<never> {
  await limitRate(context, exchange, policies.address, exchange.state.address)
  const { error, detail } = refusals[why]
  exchange.set('WWW-Authenticate', challenge(context, { error }))
  throw new Failure('unauthenticated', detail)
}

/** RFC 6750 section 3 and RFC 9728 section 5.1. */
export function challenge({ config }: Context, more: Record<string, string | undefined>): string {
  const parts = { realm: 'tradecounter', ...more, resource_metadata: `${config.base_url}/.well-known/oauth-protected-resource` }
  return `Bearer ${Object.entries(parts).filter(([, value]) => value !== undefined).map(([name, value]) => `${name}="${value}"`).join(', ')}`
}
