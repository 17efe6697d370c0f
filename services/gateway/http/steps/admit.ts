/** The door, in this order: credential, rate limit, scope. A 403 has used up the credential's bucket (DECISIONS R5). */
import type { Credential__Output } from '@tradecounter/proto/tradecounter/accounts/v1/Credential'
import { bucketOf } from '@tradecounter/v1/operations'
import type { Operation } from '@tradecounter/v1/operations'
import type { Context } from '../../context.ts'
import { policies } from '../../domain/rate-window.ts'
import type { Exchange } from '../exchange.ts'
import { authenticate } from './authenticate.ts'
import { limitRate } from './limit-rate.ts'
import { requireScope } from './require-scope.ts'

export async function admit(context: Context, exchange: Exchange, operation: Operation): Promise<Credential__Output> {
  const credential = await authenticate(context, exchange)
  await limitRate(context, exchange, policies[bucketOf(operation)], credential.id)
  requireScope(context, exchange, operation, credential)
  return credential
}
