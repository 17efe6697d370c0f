import type { Handler } from '@tradecounter/chassis/grpc-server'
import type { OrdersOperatorServiceDefinition as Operator } from '@tradecounter/proto/tradecounter/orders/v1/OrdersOperatorService'
import type { Context } from '../context.ts'
import { eventData } from '../domain/event-data.ts'
import { transition } from './transition.ts'

/** shipped → complete. */
export const completeOrder = (context: Context): Handler<Operator, 'CompleteOrder'> => ({ order_id }) => complete(context, order_id, false)

/** Also made by itself, 14 days after delivery. */
export const complete = (context: Context, order_id: string, automatic: boolean) =>
  transition(context, { order_id, trigger: 'complete', write: ({ now }) => eventData.completed(now.toISOString(), automatic) })
