import type { Handler } from '@tradecounter/chassis/grpc-server'
import type { OrdersOperatorServiceDefinition as Operator } from '@tradecounter/proto/tradecounter/orders/v1/OrdersOperatorService'
import type { Context } from '../context.ts'
import { eventData } from '../domain/event-data.ts'
import { transition } from './transition.ts'

/** pending → processing, or pre_order while a line waits for stock. */
export const approveOrder = (context: Context): Handler<Operator, 'ApproveOrder'> => ({ order_id }) =>
  transition(context, {
    order_id,
    trigger: 'approve',
    write: ({ now, outcome }) => eventData.approved(now.toISOString(), outcome.to === 'pre_order'),
  })
