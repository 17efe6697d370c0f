import type { Handler } from '@tradecounter/chassis/grpc-server'
import { unseal } from '@tradecounter/chassis/seal'
import { notFound } from '@tradecounter/kernel/failure'
import { isUuid } from '@tradecounter/kernel/ids'
import type { AccountsServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsService'
import type { Context } from '../context.ts'
import { validSecrets } from '../db/signing-secrets.ts'

/** DECISIONS H4: the newest first, two for 24 h after a rotation; none before an account's first. */
export const getSigningSecrets = (context: Context): Handler<AccountsServiceDefinition, 'GetSigningSecrets'> => async ({ account_id }) => {
  const { database, clock, sealing_key } = context
  const sealed = isUuid(account_id) ? await validSecrets(database, account_id, clock.now()) : undefined
  if (!sealed) throw notFound()
  return { secrets: sealed.map((each) => unseal(each, sealing_key)) }
}
