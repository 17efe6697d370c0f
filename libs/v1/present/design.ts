import type { Design__Output } from '@tradecounter/proto/tradecounter/catalog/v1/Design'
import type { DesignVariant__Output } from '@tradecounter/proto/tradecounter/catalog/v1/DesignVariant'
import type { PricedDesign__Output } from '@tradecounter/proto/tradecounter/pricing/v1/PricedDesign'
import type { Design, DesignSummary } from '../schemas/design.ts'
import { nullableMoney, present, presentMoney } from './money.ts'

/** What the account pays: nothing for gift cards and designs without a price in its country. */
export interface Prices {
  /** The account's. */
  currency: string | undefined
  priced: PricedDesign__Output | undefined
}

/** SPEC "Design": summary fields. */
export const presentDesignSummary = (design: Design__Output, { currency, priced }: Prices): DesignSummary => ({
  id: design.id,
  name: design.name,
  status: design.status as Design['status'],
  product: design.product && { id: design.product.id, title: design.product.title, thumbnail_url: design.product.thumbnail_url ?? null },
  colours: design.colours,
  sizes: design.sizes,
  retail_price: nullableMoney(design.retail_price),
  currency: currency ?? null,
  purchase_price: nullableMoney(priced?.purchase_price),
  purchase_tax: nullableMoney(priced?.purchase_tax),
  thumbnail_url: design.thumbnail_url ?? null,
  delivery_type: (design.delivery_type ?? null) as Design['delivery_type'],
  created_at: design.created_at,
  updated_at: design.updated_at,
})

/** SPEC "Design" with its single-design fields. */
export const presentDesign = (design: Design__Output, prices: Prices): Design => ({
  ...presentDesignSummary(design, prices),
  description: design.description ?? null,
  purchase_breakdown: breakdown(prices.priced),
  quantity_tiers: prices.priced?.purchase_price ? tiers(prices.priced) : [],
  stock_control_enabled: design.stock_control_enabled,
  preorder_enabled: design.preorder_enabled,
  collections: design.collections.map(({ id, name }) => ({ id, name })),
  personalisation_zones: design.personalisation_zones.map((zone) => ({
    id: zone.id,
    label: zone.label,
    placement: zone.placement ?? null,
    required: zone.required,
    min_characters: zone.min_characters,
    max_characters: zone.max_characters,
    placeholder: zone.placeholder ?? null,
  })),
  variants: design.variants.map((each) => variant(each, prices.priced)),
  previews: design.previews,
})

function breakdown(priced: PricedDesign__Output | undefined): Design['purchase_breakdown'] {
  if (!priced?.purchase_price || !priced.purchase_breakdown) return null
  const { product_base, extra_placement_fees, print_method_premium } = priced.purchase_breakdown
  return {
    product_base: presentMoney(present(product_base, 'product_base')),
    extra_placement_fees: presentMoney(present(extra_placement_fees, 'extra_placement_fees')),
    print_method_premium: presentMoney(present(print_method_premium, 'print_method_premium')),
  }
}

const tiers = (priced: PricedDesign__Output): Design['quantity_tiers'] => priced.quantity_tiers.map((tier) => ({
  min_quantity: tier.min_quantity,
  max_quantity: tier.max_quantity ?? null,
  price: presentMoney(present(tier.price, 'price')),
}))

const variant = (each: DesignVariant__Output, priced: PricedDesign__Output | undefined): Design['variants'][number] => ({
  id: each.id,
  colour: each.colour ?? null,
  size: each.size ?? null,
  sku: each.sku ?? null,
  active: each.active,
  purchase_price: nullableMoney(priced?.purchase_price),
  purchase_tax: nullableMoney(priced?.purchase_tax),
  quantity: each.quantity ?? null,
  status: each.status as Design['variants'][number]['status'],
})
