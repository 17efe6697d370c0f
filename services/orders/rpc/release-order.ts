import type { Handler } from '@tradecounter/chassis/grpc-server'
import type { Statement } from '@tradecounter/chassis/database'
import type { OrdersOperatorServiceDefinition as Operator } from '@tradecounter/proto/tradecounter/orders/v1/OrdersOperatorService'
import type { Context } from '../context.ts'
import { transition } from './transition.ts'

const nothingWaits: Statement = { name: 'items_nothing_waits', text: 'update order_items set preorder_quantity = 0 where order_uuid = $1' }

/** pre_order → processing: the stock has arrived. Makes no event. */
export const releaseOrder = (context: Context): Handler<Operator, 'ReleaseOrder'> => ({ order_id }) =>
  transition(context, {
    order_id,
    trigger: 'release',
    write: async ({ tx, order }) => {
      await tx.run(nothingWaits, [order.uuid])
      return {}
    },
  })
