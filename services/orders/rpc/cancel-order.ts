import type { Handler } from '@tradecounter/chassis/grpc-server'
import type { Statement } from '@tradecounter/chassis/database'
import type { OrdersServiceDefinition } from '@tradecounter/proto/tradecounter/orders/v1/OrdersService'
import type { Context } from '../context.ts'
import { findOrder, orderByUuid } from '../db/read-orders.ts'
import { eventData } from '../domain/event-data.ts'
import { refundOf, transition } from './transition.ts'

const cancelledWith: Statement = { name: 'order_cancelled_with', text: 'select cancel_key = $2 as repeated from orders where uuid = $1' }

const keepKey: Statement = { name: 'order_keep_cancel_key', text: 'update orders set cancel_key = $2 where uuid = $1' }

/** SPEC "POST /v1/orders/{id}/cancel": until the order enters production; what was paid is refunded as it was taken. */
export const cancelOrder = (context: Context): Handler<OrdersServiceDefinition, 'CancelOrder'> => async ({ account_id, order_id, idempotency_key }) => {
  const repeated = idempotency_key === undefined ? undefined : await repeatOf(context, account_id, order_id, idempotency_key)
  if (repeated) return orderByUuid(context, repeated)
  return transition(context, {
    order_id,
    account_id,
    trigger: 'cancel',
    write: async ({ tx, order }) => {
      if (idempotency_key !== undefined) await tx.run(keepKey, [order.uuid, idempotency_key])
      return eventData.cancelled('account', null, refundOf(order))
    },
  })
}

/** The order, if this very request has cancelled it already and its answer was lost (I4, I6). */
async function repeatOf(context: Context, account_id: string, order_id: string, idempotency_key: string): Promise<string | undefined> {
  const { uuid } = await findOrder(context, order_id, account_id)
  const row = await context.database.row<{ repeated: boolean | null }>(cancelledWith, [uuid, idempotency_key])
  return row?.repeated ? uuid : undefined
}
