/** What every read of a design selects, and the rows that come of it. */
import type { DesignFacts } from '../domain/variant-status.ts'

/** Rows of this kind are as good as absent for every read. */
export const visible = 'd.archived_at is null and d.deleted_at is null'

/** Of `designs d left join products p`. Arrays travel as JSON, which costs a third of what reading PostgreSQL's own form does. */
export const summaryColumns = `d.id, d.name, d.status, to_json(d.colours) as colours, to_json(d.sizes) as sizes, d.retail_minor, d.retail_currency,
  d.thumbnail_url, d.delivery_type, d.created_at, d.updated_at, d.print_method, d.printed_placements, d.product_id,
  p.title as product_title, p.thumbnail_url as product_thumbnail_url, p.virtual`

/** SPEC "Design" summary. */
export interface DesignSummaryRow {
  id: string
  name: string
  status: string
  colours: string[]
  sizes: string[]
  retail_minor: bigint | null
  retail_currency: string | null
  thumbnail_url: string | null
  delivery_type: string | null
  created_at: string
  updated_at: string
  print_method: string | null
  printed_placements: number
  product_id: string | null
  /** Null, like all of the product, for a draft that has none yet. */
  product_title: string | null
  product_thumbnail_url: string | null
  virtual: boolean | null
}

/** A design's variants as one JSON array a column: half the price of an object a row. */
export interface VariantColumns {
  variant_ids: string[] | null
  variant_colours: (string | null)[]
  variant_sizes: (string | null)[]
  variant_active: boolean[]
  variant_quantities: (number | null)[]
}

export const factColumns = 'coalesce(p.active, false) as product_active, d.stock_control_enabled, d.preorder_enabled'

export type FactsRow = Omit<DesignFacts, 'status'>

export const zonesColumn = `(select coalesce(json_agg(json_build_object('id', z.id, 'label', z.label, 'placement', z.placement, 'required', z.required,
    'min_characters', z.min_characters, 'max_characters', z.max_characters, 'placeholder', z.placeholder) order by z.position), '[]')
  from personalisation_zones z where z.design_id = d.id) as zones`

export interface ZoneRow {
  id: string
  label: string
  placement: string | null
  required: boolean
  min_characters: number
  max_characters: number
  placeholder: string | null
}
