import type { Handler } from '@tradecounter/chassis/grpc-server'
import { invalid, refused } from '@tradecounter/kernel/failure'
import { messages } from '@tradecounter/kernel/messages'
import { fromAmount, toAmount, zero } from '@tradecounter/kernel/money'
import type { Amount, Money } from '@tradecounter/kernel/money'
import type { PricingServiceDefinition } from '@tradecounter/proto/tradecounter/pricing/v1/PricingService'
import type { Context } from '../context.ts'
import { priceOrder } from '../domain/order-totals.ts'
import { listFor, taxRateOf } from '../domain/price-list.ts'

export const priceOrderRpc = ({ lists }: Context): Handler<PricingServiceDefinition, 'PriceOrder'> => async (request) => {
  const list = listFor(lists(), request.country, request.currency)
  if (!list) throw refused(`the account's country has no prices, so that nothing can be ordered`)
  const shipping = request.shipping_ex_tax ? fromAmount(request.shipping_ex_tax) : zero(list.currency)
  const price = priceOrder(list, taxRateOf(lists(), request.destination_country), request.lines, shipping)
  if (price.unpriced.length > 0) {
    throw invalid(Object.fromEntries(price.unpriced.map((index) => [`items.${index}.design_id`, [messages.design]])))
  }
  return {
    lines: price.lines.map((line) => onTheWire(line)),
    totals: onTheWire(price.totals),
    minimum_quantity_violations: price.minimum_quantity_violations,
  }
}

const onTheWire = <Key extends string>(figures: { [K in Key]: Money }): Record<Key, Amount> =>
  Object.fromEntries(Object.entries<Money>(figures).map(([name, figure]) => [name, toAmount(figure)])) as Record<Key, Amount>
