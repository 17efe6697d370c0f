import type { Handler } from '@tradecounter/chassis/grpc-server'
import type { OrdersServiceDefinition } from '@tradecounter/proto/tradecounter/orders/v1/OrdersService'
import type { Context } from '../context.ts'
import { orderById } from '../db/read-orders.ts'

/** SPEC "GET /v1/orders/{id}". */
export const getOrder = (context: Context): Handler<OrdersServiceDefinition, 'GetOrder'> => ({ account_id, order_id }) =>
  orderById(context, order_id, account_id)
