/** SPEC "Idempotency" 2: a key is honoured for 24 hours. */
import type { Queries, Statement } from '@tradecounter/chassis/database'
import type { Context } from '../context.ts'

const forgetOne: Statement = { name: 'key_forget', text: 'update orders set idempotency_key = null where uuid = $1' }

export const forgetKey = (on: Queries, uuid: string): Promise<number> => on.run(forgetOne, [uuid])

const forgetOld: Statement = {
  name: 'keys_forget_old',
  text: `update orders set idempotency_key = null where uuid in (
    select uuid from orders where idempotency_key is not null and status <> 'draft' and created_at < $1::timestamptz - interval '24 hours'
    order by created_at limit 1000)`,
}

export const forgetOldKeys = ({ database, clock }: Context): Promise<number> => database.run(forgetOld, [clock.now()])
