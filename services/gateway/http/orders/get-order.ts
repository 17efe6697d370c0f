import { renderOrderData } from '@tradecounter/v1/present/order'
import { jsonText } from '../exchange.ts'
import type { Endpoint } from '../exchange.ts'
import { admit } from '../steps/admit.ts'
import { pathId } from '../steps/path-id.ts'

/** GET /v1/orders/{id}, by short reference or UUID (SPEC "Order"). */
export const getOrder: Endpoint = (context, operation) => async (exchange) => {
  const { account_id } = await admit(context, exchange, operation)
  const order = await context.orders.GetOrder({ account_id, order_id: pathId(exchange) })
  return jsonText(renderOrderData(order))
}
