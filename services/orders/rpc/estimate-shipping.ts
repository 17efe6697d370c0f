import type { Handler } from '@tradecounter/chassis/grpc-server'
import { toFieldErrors } from '@tradecounter/chassis/failure-wire'
import { invalid } from '@tradecounter/kernel/failure'
import type { FieldErrors } from '@tradecounter/kernel/failure'
import { fromAmount, sum, toAmount } from '@tradecounter/kernel/money'
import { messages } from '@tradecounter/kernel/messages'
import type { OrdersServiceDefinition } from '@tradecounter/proto/tradecounter/orders/v1/OrdersService'
import type { Context } from '../context.ts'
import { checkLines } from '../placing/check-input.ts'
import { orErrors } from '../placing/name-all.ts'
import { weightOf } from '../placing/price.ts'

/** SPEC "Shipping estimate rules", DECISIONS O12: priced exactly as an order would be; nothing is persisted. */
export const estimateShipping = (context: Context): Handler<OrdersServiceDefinition, 'EstimateShipping'> => async (request, call) => {
  const { account_id, items, destination, shipping_method } = request
  const errors: FieldErrors = { ...checkLines(items), ...(destination?.country ? {} : { 'destination.country': [messages.required] }) }
  if (!destination || Object.keys(errors).length > 0) throw invalid(errors)
  const [account, { lines, errors: wrong }] = await Promise.all([
    context.accountFacts(account_id, call),
    context.catalog.ResolveLines({ account_id, lines: items, purpose: 'estimate' }, call),
  ])
  Object.assign(errors, toFieldErrors(wrong))
  const rates = await orErrors(context.shipping.GetRates({
    account_country: account.country, currency: account.currency, destination, weight_grams: wrong.length > 0 ? 1 : weightOf(lines),
    ...(shipping_method === undefined ? {} : { method: shipping_method }),
  }, call), errors, (path) => (path === 'country' ? 'destination.country' : path))
  if (!rates || wrong.length > 0) throw invalid(errors)
  const { taxes } = await context.pricing.TaxShipping({
    destination_country: destination.country, amounts_ex_tax: rates.methods.flatMap((rate) => rate.amount_ex_tax ?? []),
  }, call)
  return {
    currency: account.currency ?? '',
    origin_country: rates.origin_country,
    destination,
    international: rates.international,
    requires_shipping: lines.some((line) => line.requires_shipping),
    items: lines.map(({ design_id, variant_id, quantity, requires_shipping }) => ({ design_id, variant_id, quantity, requires_shipping })),
    methods: rates.methods.map(({ method, amount_ex_tax, delivery_estimate }, index) => {
      const tax = taxes[index]
      if (!amount_ex_tax || !tax) throw new Error('shipping and pricing do not answer alike')
      const total = toAmount(sum(tax.currency, fromAmount(amount_ex_tax), fromAmount(tax)))
      return { method, amount_ex_tax, tax, total, ...(delivery_estimate === undefined ? {} : { delivery_estimate }) }
    }),
  }
}
