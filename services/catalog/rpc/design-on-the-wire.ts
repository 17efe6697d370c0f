import { money, toAmount } from '@tradecounter/kernel/money'
import type { Design } from '@tradecounter/proto/tradecounter/catalog/v1/Design'
import type { DesignSummaryRow } from '../db/design-columns.ts'
import type { DesignRow } from '../db/find-design.ts'
import { unitsOnShelf, variantStatus } from '../domain/variant-status.ts'

/** SPEC "Design", its summary fields less the prices. */
export const designSummary = (row: DesignSummaryRow): Design => ({
  id: row.id,
  name: row.name,
  status: row.status,
  product: row.product_id === null
    ? null
    : { id: row.product_id, title: row.product_title ?? '', thumbnail_url: row.product_thumbnail_url ?? undefined },
  colours: row.colours,
  sizes: row.sizes,
  retail_price: row.retail_minor === null || row.retail_currency === null ? null : toAmount(money(row.retail_minor, row.retail_currency)),
  thumbnail_url: row.thumbnail_url ?? undefined,
  delivery_type: row.delivery_type ?? undefined,
  created_at: row.created_at,
  updated_at: row.updated_at,
  print: row.product_id === null || row.virtual
    ? null
    : { product_id: row.product_id, print_method: row.print_method ?? '', placements: row.printed_placements },
})

/** SPEC "Design" with its single-design fields. */
export const wholeDesign = (row: DesignRow): Design => ({
  ...designSummary(row),
  description: row.description ?? undefined,
  stock_control_enabled: row.stock_control_enabled,
  preorder_enabled: row.preorder_enabled,
  collections: row.collections,
  personalisation_zones: row.zones.map((zone) => ({ ...zone, placement: zone.placement ?? undefined, placeholder: zone.placeholder ?? undefined })),
  variants: (row.variant_ids ?? []).map((id, index) => {
    const variant = { active: row.variant_active[index] ?? false, quantity: row.variant_quantities[index] ?? null }
    return {
      id,
      colour: row.variant_colours[index] ?? undefined,
      size: row.variant_sizes[index] ?? undefined,
      sku: row.variant_skus[index] ?? undefined,
      active: variant.active,
      quantity: unitsOnShelf(row, variant) ?? undefined,
      status: variantStatus(row, variant),
    }
  }),
  previews: row.previews,
})
