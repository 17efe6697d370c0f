import type { Statement } from '@tradecounter/chassis/database'
import type { Handler } from '@tradecounter/chassis/grpc-server'
import { Failure } from '@tradecounter/kernel/failure'
import type { AccountsServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsService'
import type { Context } from '../context.ts'

interface CredentialRow {
  id: string
  account_id: string
  kind: string
  scopes: string[]
  account_status: string
  country: string | null
  currency: string | null
  expires_at: string | null
  last_used_at: string | null
}

const byDigest: Statement = {
  name: 'credential_by_digest',
  text: `select k.id, k.account_id, 'api_key' as kind, k.scopes, a.status as account_status, a.country, a.currency, k.expires_at, k.last_used_at
    from api_keys k join accounts a on a.id = k.account_id
    where k.token_sha256 = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > $2)`,
}

/** SPEC "Authentication" 4: unknown, revoked and expired are all one. Nothing is cached here: a revocation holds from the next call on. */
export const authenticate = ({ database, clock, last_use }: Context): Handler<AccountsServiceDefinition, 'Authenticate'> => async ({ token_sha256 }) => {
  const now = clock.now()
  const found = await database.row<CredentialRow & Record<string, unknown>>(byDigest, [token_sha256, now.toISOString()])
  if (!found) throw new Failure('unauthenticated', 'the credential is unknown, expired or revoked')
  const { last_used_at, country, currency, expires_at, ...credential } = found
  last_use.note(credential.id, now, last_used_at)
  return { ...credential, country: country ?? undefined, currency: currency ?? undefined, expires_at: expires_at ?? undefined }
}
