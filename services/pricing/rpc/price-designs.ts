import type { Handler } from '@tradecounter/chassis/grpc-server'
import { Failure } from '@tradecounter/kernel/failure'
import { rateOf, toAmount } from '@tradecounter/kernel/money'
import type { PricingServiceDefinition } from '@tradecounter/proto/tradecounter/pricing/v1/PricingService'
import type { Context } from '../context.ts'
import { listFor, taxRateOf } from '../domain/price-list.ts'
import { publishedTiers, unitPrice } from '../domain/unit-price.ts'

/** SPEC "Design": one unit at quantity 1, every placement printed; the tax is the account's own country's. */
export const priceDesigns = ({ lists }: Context): Handler<PricingServiceDefinition, 'PriceDesigns'> => async ({ country, currency, designs }) => {
  if (designs.length > 100) throw new Failure('validation', 'at most 100 designs at a time')
  const list = listFor(lists(), country, currency)
  const tax_rate = taxRateOf(lists(), country)
  return {
    designs: designs.map((design) => {
      const price = list && unitPrice(list, design, 1)
      if (!price) return {}
      return {
        purchase_price: toAmount(price.unit_price),
        purchase_tax: toAmount(rateOf(price.unit_price, tax_rate)),
        purchase_breakdown: {
          product_base: toAmount(price.product_base),
          extra_placement_fees: toAmount(price.extra_placement_fees),
          print_method_premium: toAmount(price.print_method_premium),
        },
        quantity_tiers: publishedTiers(list, design.product_id).map((tier) => ({ ...tier, price: toAmount(tier.price) })),
      }
    }),
  }
}
