import type { Handler } from '@tradecounter/chassis/grpc-server'
import type { OrdersServiceDefinition } from '@tradecounter/proto/tradecounter/orders/v1/OrdersService'
import type { Context } from '../context.ts'
import { eventData } from '../domain/event-data.ts'
import { refundOf, transition } from './transition.ts'

/** SPEC "POST /v1/orders/{id}/cancel": until the order enters production; what was paid is refunded as it was taken. */
export const cancelOrder = (context: Context): Handler<OrdersServiceDefinition, 'CancelOrder'> => ({ account_id, order_id }) =>
  transition(context, { order_id, account_id, trigger: 'cancel', write: ({ order }) => eventData.cancelled('account', null, refundOf(order)) })
