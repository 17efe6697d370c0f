/** What the demonstration orders: made-to-order designs with a tier to reach, so that any number of demonstrations can be played on one data folder. */
import type { Api } from './api.ts'

export interface DemoLine {
  name: string
  design_id: string
  variant_id: string
  colour: string | null
  size: string | null
  quantity: number
  personalisation?: { zone_id: string, text: string }[]
}

interface Quote {
  minimum_quantity_violations: string[]
  totals: { total: { amount: string, currency: string }, tax: { amount: string, currency: string } }
}

interface Summary {
  id: string
  name: string
  purchase_price: object | null
  delivery_type: string | null
}

interface Design extends Summary {
  quantity_tiers: { min_quantity: number }[]
  personalisation_zones: { id: string, required: boolean, min_characters: number, max_characters: number }[]
  variants: { id: string, colour: string | null, size: string | null, status: string, quantity: number | null }[]
}

const address = { line1: '14 Wharf Road', city: 'London', postcode: 'N1 7RW', country: 'GB' }

export interface DemoOrder {
  lines: DemoLine[]
  /** An OrderInput. */
  body: object
  quote: Quote
}

/** Up to two lines, quoted. Throws when the catalogue has nothing to order. */
export async function chooseLines(api: Api): Promise<DemoOrder> {
  const { data: summaries } = await api.get<{ data: Summary[] }>('/v1/designs?status=active&limit=100')
  const lines: DemoLine[] = []
  for (const { id } of summaries.filter(({ purchase_price, delivery_type }) => purchase_price && delivery_type !== 'pickup')) {
    const { data } = await api.get<{ data: Design }>(`/v1/designs/${id}`)
    const line = lineOf(data, lines.length > 0)
    if (line) lines.push(line)
    if (lines.length === 2) break
  }
  if (lines.length === 0) throw new Error('no design of the demonstration account can be ordered')
  const body = {
    items: lines.map(({ design_id, variant_id, quantity, personalisation }) => ({ design_id, variant_id, quantity, ...(personalisation ? { personalisation } : {}) })),
    customer: { first_name: 'Robin', last_name: 'Hale', email: 'robin.hale@example.com' },
    delivery: { type: 'delivery', shipping_method: 'standard', address },
  }
  const { data: quote } = await api.post<{ data: Quote }>('/v1/orders/quote', body)
  if (quote.minimum_quantity_violations.length > 0) throw new Error(quote.minimum_quantity_violations.join('; '))
  return { lines, body, quote }
}

/** The first line plain, the second personalised where there is such a design. */
function lineOf(design: Design, personalised: boolean): DemoLine | undefined {
  const variant = design.variants.find(({ status, quantity }) => status === 'available' && quantity === null)
  const zones = design.personalisation_zones
  const tier = design.quantity_tiers[1]
  if (!variant || !tier || zones.length > 0 !== personalised) return undefined
  // Enough for the second tier, which is more than any minimum quantity.
  const quantity = tier.min_quantity
  return {
    name: design.name, design_id: design.id, variant_id: variant.id, colour: variant.colour, size: variant.size, quantity,
    ...(personalised ? { personalisation: zones.map(({ id, max_characters, min_characters }) => ({ zone_id: id, text: 'ROBIN HALE'.slice(0, max_characters).padEnd(min_characters, 'E') })) } : {}),
  }
}
