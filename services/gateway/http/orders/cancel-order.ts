import { renderOrderData } from '@tradecounter/v1/present/order'
import { jsonText } from '../exchange.ts'
import type { Endpoint } from '../exchange.ts'
import { admit } from '../steps/admit.ts'
import { optionalKey } from '../steps/idempotency-key.ts'
import { idempotently } from '../steps/idempotency.ts'
import { pathId } from '../steps/path-id.ts'

/** POST /v1/orders/{id}/cancel (SPEC "Order status", DECISIONS O3). The key is optional; without it a second cancel is a 409 (I6). */
export const cancelOrder: Endpoint = (context, operation) => async (exchange) => {
  const { account_id } = await admit(context, exchange, operation)
  const order_id = pathId(exchange)
  const key = optionalKey(exchange)
  const cancel = async () => jsonText(renderOrderData(await context.payments.CancelOrder({ account_id, order_id, idempotency_key: key })))
  return key === undefined ? cancel() : idempotently(context, exchange, { account_id, key, body: undefined }, cancel)
}
