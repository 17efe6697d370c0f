/** What can be had of a variant (SPEC "DesignVariant"). */

export interface DesignFacts {
  /** draft, active, inactive. */
  status: string
  product_active: boolean
  stock_control_enabled: boolean
  preorder_enabled: boolean
}

export interface VariantFacts {
  active: boolean
  /** Sellable units on the shelf. */
  quantity: number | null
}

export type VariantStatus = 'available' | 'preorder' | 'out_of_stock' | 'unavailable'

/** Units on the shelf; null for made-to-order variants, which never run out. */
export const unitsOnShelf = (design: DesignFacts, variant: VariantFacts): number | null =>
  design.stock_control_enabled ? variant.quantity ?? 0 : null

export function variantStatus(design: DesignFacts, variant: VariantFacts): VariantStatus {
  if (design.status !== 'active' || !design.product_active || !variant.active) return 'unavailable'
  const units = unitsOnShelf(design, variant)
  if (units === null || units > 0) return 'available'
  return design.preorder_enabled ? 'preorder' : 'out_of_stock'
}
