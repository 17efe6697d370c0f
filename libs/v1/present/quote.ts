import type { OrderQuote__Output } from '@tradecounter/proto/tradecounter/orders/v1/OrderQuote'
import type { OrderQuote } from '../schemas/quote.ts'
import { nullableMoney, present } from './money.ts'
import { presentPersonalisation } from './personalisation.ts'
import { presentQuoteTotals } from './totals.ts'

/** SPEC "Quote and estimate outputs": OrderQuote. */
export function presentQuote(quote: OrderQuote__Output): OrderQuote {
  const delivery = present(quote.delivery, 'delivery')
  return {
    currency: quote.currency,
    delivery: {
      type: delivery.type as OrderQuote['delivery']['type'],
      shipping_method: (delivery.shipping_method ?? null) as OrderQuote['delivery']['shipping_method'],
    },
    items: quote.items.map((item) => ({
      design_id: item.design_id ?? null,
      variant_id: item.variant_id ?? null,
      quantity: item.quantity,
      unit_price: nullableMoney(item.unit_price),
      unit_tax: nullableMoney(item.unit_tax),
      total_price: nullableMoney(item.total_price),
      total_tax: nullableMoney(item.total_tax),
      personalisation: item.personalisation.map(presentPersonalisation),
    })),
    minimum_quantity_violations: quote.minimum_quantity_violations,
    totals: presentQuoteTotals(quote.totals),
  }
}
