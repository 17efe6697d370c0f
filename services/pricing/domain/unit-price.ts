/** What one unit costs, ex tax (SPEC "PurchaseBreakdown", "QuantityTier"). */
import { money, sum } from '@tradecounter/kernel/money'
import type { Money } from '@tradecounter/kernel/money'
import type { PriceList, ProductPrice } from './price-list.ts'

export interface PrintedUnit {
  product_id: string
  print_method: string
  /** Placements that are printed. */
  placements: number
}

export interface UnitPrice {
  product_base: Money
  extra_placement_fees: Money
  print_method_premium: Money
  /** The sum of the three. */
  unit_price: Money
}

/** The blank at the tier that covers `quantity`, which is the product's quantity over the whole order. */
function productBase(product: ProductPrice, quantity: number): bigint {
  const covering = product.tiers.findLast((tier) => tier.min_quantity <= quantity)
  return covering?.price_minor ?? product.base_minor
}

/** Undefined when the list has no price for the product. */
export function unitPrice(list: PriceList, unit: PrintedUnit, product_quantity: number): UnitPrice | undefined {
  const product = list.products.get(unit.product_id)
  if (!product) return undefined
  const extra_placements = Math.max(0, unit.placements - product.included_placements)
  const product_base = money(productBase(product, product_quantity), list.currency)
  const extra_placement_fees = money(product.extra_placement_minor * BigInt(extra_placements), list.currency)
  const print_method_premium = money(list.print_premiums.get(unit.print_method) ?? 0n, list.currency)
  return {
    product_base, extra_placement_fees, print_method_premium,
    unit_price: sum(list.currency, product_base, extra_placement_fees, print_method_premium),
  }
}

export interface PublishedTier {
  min_quantity: number
  /** Absent when the tier is open-ended. */
  max_quantity?: number
  price: Money
}

export const publishedTiers = (list: PriceList, product_id: string): PublishedTier[] =>
  (list.products.get(product_id)?.tiers ?? []).map((tier, place, tiers) => {
    const next = tiers[place + 1]
    const published = { min_quantity: tier.min_quantity, price: money(tier.price_minor, list.currency) }
    return next ? { ...published, max_quantity: next.min_quantity - 1 } : published
  })
