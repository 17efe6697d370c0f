/** One design with everything that belongs to it, in one statement. */
import type { Queries, Statement } from '@tradecounter/chassis/database'
import { factColumns, summaryColumns, visible, zonesColumn } from './design-columns.ts'
import type { DesignSummaryRow, FactsRow, VariantColumns, ZoneRow } from './design-columns.ts'

export interface DesignRow extends DesignSummaryRow, FactsRow, VariantColumns {
  description: string | null
  variant_skus: (string | null)[]
  zones: ZoneRow[]
  /** Placement name to mockup. */
  previews: Record<string, string>
  collections: { id: string; name: string }[]
}

const statement: Statement = {
  name: 'design_find',
  text: `select ${summaryColumns}, ${factColumns}, d.description, v.*, ${zonesColumn},
    (select coalesce(json_object_agg(s.placement, s.preview_url), '{}') from design_placements s
      where s.design_id = d.id and s.preview_url is not null) as previews,
    (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.name, c.id), '[]')
      from collection_designs m join collections c on c.id = m.collection_id where m.design_id = d.id) as collections
    from designs d left join products p on p.id = d.product_id, lateral (
      select json_agg(id) as variant_ids, json_agg(colour) as variant_colours, json_agg(size) as variant_sizes, json_agg(sku) as variant_skus,
        json_agg(active) as variant_active, json_agg(quantity) as variant_quantities
      from (select id, colour, size, sku, active, quantity from design_variants where design_id = d.id order by position, id) of_design) v
    where d.account_id = $1 and d.id = $2 and ${visible}`,
}

export const findDesign = (database: Queries, account_id: string, id: string): Promise<DesignRow | undefined> =>
  database.row<DesignRow & Record<string, unknown>>(statement, [account_id, id])
