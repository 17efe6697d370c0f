/** DECISIONS: a shipped order completes by itself 14 days after delivery. */
import type { Statement } from '@tradecounter/chassis/database'
import { Failure } from '@tradecounter/kernel/failure'
import type { Context } from '../context.ts'
import { complete } from '../rpc/complete-order.ts'

const deliveredLongAgo: Statement = {
  name: 'orders_delivered_long_ago',
  text: `select uuid from orders where status = 'shipped' and delivered_at < $1::timestamptz - interval '14 days' order by delivered_at limit 100`,
}

export async function completeDelivered(context: Context): Promise<void> {
  for (const { uuid } of await context.database.rows<{ uuid: string }>(deliveredLongAgo, [context.clock.now()])) {
    await complete(context, uuid, true).catch((error: unknown) => {
      // Another replica, or the operator, was quicker.
      if (error instanceof Failure && error.code === 'conflict') return
      context.log.error({ err: error, order_uuid: uuid }, 'a delivered order could not be completed, it is tried again')
    })
  }
}
