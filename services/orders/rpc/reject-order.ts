import type { Handler } from '@tradecounter/chassis/grpc-server'
import type { OrdersOperatorServiceDefinition as Operator } from '@tradecounter/proto/tradecounter/orders/v1/OrdersOperatorService'
import type { Context } from '../context.ts'
import { checkTexts } from '../domain/check-texts.ts'
import { eventData } from '../domain/event-data.ts'
import { refundOf, transition } from './transition.ts'

/** Any status but cancelled → cancelled; the reason is required. */
export const rejectOrder = (context: Context): Handler<Operator, 'RejectOrder'> => async ({ order_id, reason = '' }) => {
  checkTexts({ reason }, ['reason'])
  return transition(context, { order_id, trigger: 'reject', write: ({ order }) => eventData.rejected(reason, refundOf(order)) })
}
