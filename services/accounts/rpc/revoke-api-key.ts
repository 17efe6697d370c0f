import type { Statement } from '@tradecounter/chassis/database'
import type { Handler } from '@tradecounter/chassis/grpc-server'
import { notFound } from '@tradecounter/kernel/failure'
import { isUuid } from '@tradecounter/kernel/ids'
import type { AccountsOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsOperatorService'
import type { Context } from '../context.ts'

/** A repeat keeps the first time. */
const revoke: Statement = {
  name: 'api_key_revoke',
  text: 'update api_keys set revoked_at = coalesce(revoked_at, $2) where id = $1 returning id, revoked_at',
}

/** DECISIONS C3: refused from the next Authenticate on. */
export const revokeApiKey = ({ database, clock }: Context): Handler<AccountsOperatorServiceDefinition, 'RevokeApiKey'> => async ({ id }) => {
  const revoked = isUuid(id) ? await database.row<{ id: string, revoked_at: string }>(revoke, [id, clock.now().toISOString()]) : undefined
  if (!revoked) throw notFound()
  return revoked
}
