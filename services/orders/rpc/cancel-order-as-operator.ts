import type { Handler } from '@tradecounter/chassis/grpc-server'
import type { OrdersOperatorServiceDefinition as Operator } from '@tradecounter/proto/tradecounter/orders/v1/OrdersOperatorService'
import type { Context } from '../context.ts'
import { checkTexts } from '../domain/check-texts.ts'
import { eventData } from '../domain/event-data.ts'
import { refundOf, transition } from './transition.ts'

export const cancelOrderAsOperator = (context: Context): Handler<Operator, 'CancelOrderAsOperator'> => async ({ order_id, reason }) => {
  checkTexts({ reason })
  return transition(context, {
    order_id, trigger: 'cancel', write: ({ order }) => eventData.cancelled('operator', reason ?? null, refundOf(order)),
  })
}
