import type { Handler } from '@tradecounter/chassis/grpc-server'
import type { Statement } from '@tradecounter/chassis/database'
import type { OrdersOperatorServiceDefinition as Operator } from '@tradecounter/proto/tradecounter/orders/v1/OrdersOperatorService'
import type { Context } from '../context.ts'
import { eventData } from '../domain/event-data.ts'
import { moveItems } from './move-items.ts'
import { transition } from './transition.ts'

const ready: Statement = {
  name: 'items_ready',
  text: `update order_items set status = 'awaiting_collection'
    where order_uuid = $1 and status is null and ($2::uuid[] = '{}' or id = any($2)) returning id, position`,
}

/** production, shipped → shipped: the items named, or all that are left, wait in store. */
export const markReadyForCollection = (context: Context): Handler<Operator, 'MarkReadyForCollection'> => ({ order_id, item_ids }) =>
  transition(context, {
    order_id,
    trigger: 'ready_for_collection',
    write: async ({ tx, order }) => eventData.awaiting_collection(await moveItems(tx, ready, order.uuid, item_ids)),
  })
