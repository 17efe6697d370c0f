import type { Handler } from '@tradecounter/chassis/grpc-server'
import { notFound } from '@tradecounter/kernel/failure'
import { isUuid } from '@tradecounter/kernel/ids'
import type { AccountsOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsOperatorService'
import type { Context } from '../context.ts'
import { AccountEntity, ApiKeyEntity } from '../db/entities.ts'

/** What is shown of a key; its digest is not even read. */
const fields = ['id', 'last4', 'scopes', 'created_at', 'expires_at', 'revoked_at', 'last_used_at'] as const

/** DECISIONS C1, C3: expired and revoked keys too, each with its last use. The newest 100. */
export const listApiKeys = ({ database }: Context): Handler<AccountsOperatorServiceDefinition, 'ListApiKeys'> => async ({ account_id }) => {
  const em = database.em()
  if (!isUuid(account_id) || (await em.count(AccountEntity, { id: account_id })) === 0) throw notFound()
  const rows = await em.find(ApiKeyEntity, { account_id }, { fields, orderBy: { created_at: 'desc', id: 'desc' }, limit: 100 })
  return {
    keys: rows.map(({ id, last4, scopes, created_at, expires_at, revoked_at, last_used_at }) => ({
      id,
      last4,
      scopes,
      created_at: created_at.toISOString(),
      expires_at: expires_at?.toISOString(),
      revoked_at: revoked_at?.toISOString(),
      last_used_at: last_used_at?.toISOString(),
    })),
  }
}
