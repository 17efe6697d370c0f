import type { Handler } from '@tradecounter/chassis/grpc-server'
import type { Statement } from '@tradecounter/chassis/database'
import type { OrdersOperatorServiceDefinition as Operator } from '@tradecounter/proto/tradecounter/orders/v1/OrdersOperatorService'
import type { Context } from '../context.ts'
import { eventData } from '../domain/event-data.ts'
import { checkItemIds, moveItems } from './move-items.ts'
import { transition } from './transition.ts'

const collected: Statement = {
  name: 'items_collected',
  text: `update order_items set status = 'complete'
    where order_uuid = $1 and status = 'awaiting_collection' and ($2::uuid[] = '{}' or id = any($2)) returning id, position`,
}

const leftAfter: Statement = {
  name: 'items_left_after',
  text: `select count(*)::int as items from order_items where order_uuid = $1 and status is distinct from 'complete'
    and not (status is not distinct from 'awaiting_collection' and ($2::uuid[] = '{}' or id = any($2)))`,
}

/** shipped → shipped, or complete with the last item. */
export const collectItems = (context: Context): Handler<Operator, 'CollectItems'> => ({ order_id, item_ids }) =>
  transition(context, {
    order_id,
    trigger: 'collect',
    facts: async (tx, order) => {
      checkItemIds(item_ids)
      return { all_collected: (await tx.row<{ items: number }>(leftAfter, [order.uuid, item_ids]))?.items === 0 }
    },
    write: async ({ tx, order, now }) => {
      await moveItems(tx, collected, order.uuid, item_ids)
      return eventData.completed(now.toISOString(), false)
    },
  })
