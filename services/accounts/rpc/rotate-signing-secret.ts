import type { Handler } from '@tradecounter/chassis/grpc-server'
import { seal } from '@tradecounter/chassis/seal'
import { notFound } from '@tradecounter/kernel/failure'
import { isUuid, uuidv7 } from '@tradecounter/kernel/ids'
import { makeToken } from '@tradecounter/kernel/token'
import type { AccountsOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsOperatorService'
import type { Context } from '../context.ts'
import { replaceSecret } from '../db/signing-secrets.ts'

const overlap = 24 * 3600 * 1000

/** DECISIONS H4: the secret before signs for 24 h more; one that was on its way out already ends now. */
export const rotateSigningSecret = (context: Context): Handler<AccountsOperatorServiceDefinition, 'RotateSigningSecret'> => async ({ account_id }) => {
  const { database, clock, random, sealing_key } = context
  if (!isUuid(account_id)) throw notFound()
  const now = clock.now()
  const previous_expires_at = new Date(now.getTime() + overlap)
  const secret = makeToken('signing_secret', random)
  const replaced = await database.transaction((tx) =>
    replaceSecret(tx, { id: uuidv7(now, random), account_id, sealed: seal(secret, sealing_key, random), now, previous_expires_at }))
  if (!replaced) throw notFound()
  return { account_id, secret, previous_expires_at: previous_expires_at.toISOString() }
}
