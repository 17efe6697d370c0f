import { presentEstimate } from '@tradecounter/v1/present/shipping-estimate'
import { estimateInput } from '@tradecounter/v1/requests'
import { validateEstimate } from '@tradecounter/v1/validate'
import { json } from '../exchange.ts'
import type { Endpoint } from '../exchange.ts'
import { admit } from '../steps/admit.ts'
import { readJson } from '../steps/read-json.ts'

/** POST /v1/shipping/estimate (SPEC "Shipping estimate rules"). Nothing is kept. */
export const estimateShipping: Endpoint = (context, operation) => async (exchange) => {
  const { account_id } = await admit(context, exchange, operation)
  const { value } = await readJson(exchange, validateEstimate)
  const estimate = await context.orders.EstimateShipping({ account_id, ...estimateInput(value) })
  return json({ data: presentEstimate(estimate) })
}
