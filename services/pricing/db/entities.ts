/** The tables of pricing. Amounts are minor units of the list's currency; rates are millionths. */
import { defineEntity, p } from '@mikro-orm/core'

export const PriceListEntity = defineEntity({
  name: 'PriceList',
  tableName: 'price_lists',
  checks: [{ name: 'price_lists_fee', expression: 'processing_fee_rate >= 0 and processing_fee_rate <= 1000000 and processing_fee_fixed_minor >= 0' }],
  uniques: [{ name: 'price_lists_country_currency', properties: ['country', 'currency'] }],
  properties: {
    id: p.uuid().primary(),
    country: p.string().length(2),
    currency: p.string().length(3),
    processing_fee_rate: p.integer(),
    processing_fee_fixed_minor: p.bigint(),
  },
})

export const ProductPriceEntity = defineEntity({
  name: 'ProductPrice',
  tableName: 'product_prices',
  checks: [{ name: 'product_prices_figures', expression: 'base_minor >= 0 and included_placements >= 0 and extra_placement_minor >= 0 and minimum_quantity >= 1' }],
  properties: {
    price_list_id: p.uuid().primary(),
    product_id: p.uuid().primary(),
    base_minor: p.bigint(),
    included_placements: p.integer(),
    extra_placement_minor: p.bigint(),
    minimum_quantity: p.integer().default(1),
  },
})

export const QuantityTierEntity = defineEntity({
  name: 'QuantityTier',
  tableName: 'quantity_tiers',
  checks: [{ name: 'quantity_tiers_figures', expression: 'min_quantity >= 1 and price_minor >= 0' }],
  properties: {
    price_list_id: p.uuid().primary(),
    product_id: p.uuid().primary(),
    min_quantity: p.integer().primary(),
    price_minor: p.bigint(),
  },
})

export const PrintPremiumEntity = defineEntity({
  name: 'PrintPremium',
  tableName: 'print_premiums',
  checks: [{ name: 'print_premiums_premium', expression: 'premium_minor >= 0' }],
  properties: {
    price_list_id: p.uuid().primary(),
    print_method: p.string().length(40).primary(),
    premium_minor: p.bigint(),
  },
})

export const TaxRateEntity = defineEntity({
  name: 'TaxRate',
  tableName: 'tax_rates',
  checks: [{ name: 'tax_rates_rate', expression: 'rate >= 0 and rate <= 1000000' }],
  properties: {
    country: p.string().length(2).primary(),
    rate: p.integer(),
  },
})
