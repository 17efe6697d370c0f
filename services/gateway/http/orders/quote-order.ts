import { presentQuote } from '@tradecounter/v1/present/quote'
import { orderInput } from '@tradecounter/v1/requests'
import { validateOrder } from '@tradecounter/v1/validate'
import { json } from '../exchange.ts'
import type { Endpoint } from '../exchange.ts'
import { admit } from '../steps/admit.ts'
import { readJson } from '../steps/read-json.ts'

/** POST /v1/orders/quote (SPEC "OrderQuote"). Places nothing. */
export const quoteOrder: Endpoint = (context, operation) => async (exchange) => {
  const { account_id } = await admit(context, exchange, operation)
  const { value, body } = await readJson(exchange, validateOrder)
  const quote = await context.orders.QuoteOrder({ account_id, input: orderInput(value, body.metadata) })
  return json({ data: presentQuote(quote) })
}
