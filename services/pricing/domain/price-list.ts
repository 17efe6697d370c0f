/** What the operator charges: the facts that every rule here works on. Amounts are minor units of the list's currency, rates are millionths. */
import type { Millionths } from '@tradecounter/kernel/money'

export interface Tier {
  /** The first quantity that the tier covers; it ends where the next begins. */
  min_quantity: number
  price_minor: bigint
}

export interface ProductPrice {
  product_id: string
  /** One blank when there are no tiers. */
  base_minor: bigint
  included_placements: number
  extra_placement_minor: bigint
  /** Units of the product that an order has to have at least; 1 for no minimum. */
  minimum_quantity: number
  /** Lowest quantity first, the first from 1; empty when pricing is flat. */
  tiers: Tier[]
}

export interface PriceList {
  country: string
  currency: string
  products: Map<string, ProductPrice>
  /** Print method to what it costs more a unit; a method without a row costs nothing more. */
  print_premiums: Map<string, bigint>
  processing_fee_rate: Millionths
  processing_fee_fixed_minor: bigint
}

export interface Lists {
  /** By `country currency`. */
  price_lists: Map<string, PriceList>
  /** By country: the operator's registrations. A country without one is not taxed. */
  tax_rates: Map<string, Millionths>
}

/** The account's list; undefined when nothing can be priced for its country. */
export const listFor = (lists: Lists, country: string | undefined, currency: string | undefined): PriceList | undefined =>
  lists.price_lists.get(`${country} ${currency}`)

export const taxRateOf = (lists: Lists, country: string | undefined): Millionths => lists.tax_rates.get(country ?? '') ?? 0
