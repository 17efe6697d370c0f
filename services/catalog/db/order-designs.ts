/** What resolving lines has to know of the designs that they name: one statement, whatever the number of lines. */
import type { Queries, Statement } from '@tradecounter/chassis/database'
import { isDesignId, isUuid } from '@tradecounter/kernel/ids'
import type { Line, OrderDesign } from '../domain/resolve-lines.ts'
import type { Placement } from '../domain/placements.ts'
import { factColumns, visible, zonesColumn } from './design-columns.ts'
import type { FactsRow, VariantColumns, ZoneRow } from './design-columns.ts'

interface OrderDesignRow extends FactsRow, VariantColumns, Record<string, unknown> {
  id: string
  name: string
  status: string
  thumbnail_url: string | null
  delivery_type: string | null
  print_method: string | null
  product_id: string | null
  product_title: string | null
  virtual: boolean | null
  requires_shipping: boolean | null
  zones: ZoneRow[]
  placements: Placement[]
  variant_weights: number[]
}

/** $3 are the designs whose variants are all looked at, because a line does not name one by its id; $4 the variants that are. */
const statement: Statement = {
  name: 'designs_to_order',
  text: `select d.id, d.name, d.status, d.thumbnail_url, d.delivery_type, d.print_method, d.product_id, p.title as product_title, p.virtual, p.requires_shipping,
      ${factColumns}, v.*, ${zonesColumn},
      (select coalesce(json_agg(json_build_object('placement', s.placement, 'has_static_artwork', s.has_static_artwork)), '[]')
        from design_placements s where s.design_id = d.id) as placements
    from designs d left join products p on p.id = d.product_id, lateral (
      select json_agg(id) as variant_ids, json_agg(colour) as variant_colours, json_agg(size) as variant_sizes, json_agg(active) as variant_active,
        json_agg(quantity) as variant_quantities, json_agg(weight_grams) as variant_weights
      from design_variants where design_id = d.id and active and (design_id = any($3) or id = any($4::uuid[]))) v
    where d.account_id = $1 and d.id = any($2) and ${visible}`,
}

/** The account's designs among those that the lines name, by id, each with the active variants that a line may mean. */
export async function findOrderDesigns(database: Queries, account_id: string, lines: Line[]): Promise<Map<string, OrderDesign>> {
  const named = lines.filter((line) => isDesignId(line.design_id))
  const rows = await database.rows<OrderDesignRow>(statement, [
    account_id,
    [...new Set(named.map((line) => line.design_id))],
    [...new Set(named.filter((line) => line.variant_id === undefined).map((line) => line.design_id))],
    [...new Set(named.flatMap(({ variant_id }) => (variant_id !== undefined && isUuid(variant_id) ? [variant_id] : [])))],
  ])
  return new Map(rows.map((row) => [row.id, orderDesign(row)]))
}

const orderDesign = (row: OrderDesignRow): OrderDesign => ({
  ...row,
  product_title: row.product_title ?? '',
  virtual: row.virtual ?? false,
  requires_shipping: row.requires_shipping ?? false,
  variants: (row.variant_ids ?? []).map((id, index) => ({
    id,
    colour: row.variant_colours[index] ?? null,
    size: row.variant_sizes[index] ?? null,
    active: row.variant_active[index] ?? false,
    quantity: row.variant_quantities[index] ?? null,
    weight_grams: row.variant_weights[index] ?? 0,
  })),
})
