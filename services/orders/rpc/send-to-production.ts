import type { Handler } from '@tradecounter/chassis/grpc-server'
import type { OrdersOperatorServiceDefinition as Operator } from '@tradecounter/proto/tradecounter/orders/v1/OrdersOperatorService'
import type { Context } from '../context.ts'
import { checkTexts } from '../domain/check-texts.ts'
import { eventData } from '../domain/event-data.ts'
import { transition } from './transition.ts'

/** processing → production; refused while an issue is open. */
export const sendToProduction = (context: Context): Handler<Operator, 'SendToProduction'> => async ({ order_id, supplier }) => {
  checkTexts({ supplier })
  return transition(context, {
    order_id,
    trigger: 'send_to_production',
    write: ({ now }) => eventData.in_production(now.toISOString(), supplier ?? null),
  })
}
