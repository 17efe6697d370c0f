import { Failure } from '@tradecounter/kernel/failure'
import { renderOrderData } from '@tradecounter/v1/present/order'
import { orderInput } from '@tradecounter/v1/requests'
import { validateOrder } from '@tradecounter/v1/validate'
import { jsonText } from '../exchange.ts'
import type { Endpoint } from '../exchange.ts'
import { admit } from '../steps/admit.ts'
import { expectedTotal } from '../steps/expected-total.ts'
import { requiredKey } from '../steps/idempotency-key.ts'
import { idempotently } from '../steps/idempotency.ts'
import { readJson } from '../steps/read-json.ts'

/** This request has the key to itself: what is still in progress behind it is an attempt whose process died, which ends by itself (I4). */
function tryAgain(error: unknown): never {
  throw error instanceof Failure && error.code === 'in_progress'
    ? new Failure('unavailable', 'an earlier attempt of this order is being finished, send the request again with the same Idempotency-Key', { cause: error })
    : error
}

/** POST /v1/orders (SPEC "Rules for POST /v1/orders", "Idempotency", DECISIONS I1 to I5, O4, O10). */
export const placeOrder: Endpoint = (context, operation) => async (exchange) => {
  const { account_id, scopes } = await admit(context, exchange, operation)
  const idempotency_key = requiredKey(exchange)
  const expected_total = expectedTotal(exchange)
  const { value, body } = await readJson(exchange, validateOrder)
  return idempotently(context, exchange, { account_id, key: idempotency_key, body: body.value }, async () => {
    const source = scopes.includes('mcp') ? 'mcp' : 'api'
    const input = orderInput(value, body.metadata)
    const order = await context.payments.PlaceOrder({ account_id, input, idempotency_key, source, expected_total }).catch(tryAgain)
    return { ...jsonText(renderOrderData(order), { Location: `/v1/orders/${order.id}` }), status: operation.status }
  })
}
