import type { Handler } from '@tradecounter/chassis/grpc-server'
import { Failure } from '@tradecounter/kernel/failure'
import type { OrdersServiceDefinition } from '@tradecounter/proto/tradecounter/orders/v1/OrdersService'
import type { Context } from '../context.ts'
import { price } from '../placing/price.ts'

/** SPEC "POST /v1/orders/quote": the same as placing up to the totals; needs no saved card (O11). */
export const quoteOrder = (context: Context): Handler<OrdersServiceDefinition, 'QuoteOrder'> => async ({ account_id, input }, call) => {
  if (!input) throw new Failure('bad_request', 'input is required')
  const { lines, priced, delivery_type, shipping_method } = await price(context, account_id, input, call)
  const currency = priced.totals?.total?.currency ?? ''
  return {
    currency,
    delivery: { type: delivery_type, shipping_method },
    items: lines.map((line, index) => ({
      design_id: line.design_id,
      ...(line.variant_id === undefined ? {} : { variant_id: line.variant_id }),
      quantity: line.quantity,
      ...priced.lines[index],
      personalisation: line.personalisation,
    })),
    minimum_quantity_violations: priced.minimum_quantity_violations,
    totals: { ...priced.totals, currency },
  }
}
