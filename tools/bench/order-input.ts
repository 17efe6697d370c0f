/** What the bench quotes and places: three lines, one of them personalised, one taken from the shelf or, when it is empty, preordered. */
import type { Api } from '../dev/api.ts'

interface Design {
  id: string
  product: { id: string } | null
  delivery_type: string | null
  purchase_price: object | null
  stock_control_enabled: boolean
  preorder_enabled: boolean
  quantity_tiers: { min_quantity: number }[]
  personalisation_zones: { id: string, min_characters: number, max_characters: number }[]
  variants: { id: string, status: string }[]
}

interface Line {
  design_id: string
  variant_id: string
  quantity: number
  personalisation?: { zone_id: string, text: string }[]
}

export type OrderInput = Record<string, unknown> & { items: Line[] }

/** So many customers order again and again. */
const customers = 500

const customer = (n: number) => ({ first_name: 'Robin', last_name: 'Hale', email: `robin.hale.${n % customers}@example.com`, phone: '+44 20 7946 0991' })

const toSomebody = {
  delivery: { type: 'delivery', shipping_method: 'standard', address: { line1: '14 Wharf Road', city: 'London', postcode: 'N1 7RW', country: 'GB' } },
  external_reference: 'bench',
  metadata: { channel: 'bench', basket: { id: 'b-20931', tags: ['spring', 'reorder'] } },
}

/** Any number of different orders, which never sell out. Throws when the demo world has no such designs, or they cannot be quoted. */
export async function orderInputs(api: Api): Promise<(n: number) => OrderInput> {
  const { data: list } = await api.get<{ data: { id: string, purchase_price: object | null, delivery_type: string | null }[] }>('/v1/designs?status=active&limit=100')
  const designs: Design[] = []
  for (const { id } of list.filter(({ purchase_price, delivery_type }) => purchase_price && delivery_type !== 'pickup')) designs.push((await api.get<{ data: Design }>(`/v1/designs/${id}`)).data)
  const sold = designs.filter((design) => design.variants.some(isSold))
  const made = sold.filter((design) => !design.stock_control_enabled)
  const plain = made.filter((design) => design.personalisation_zones.length === 0)
  const personalised = made.filter((design) => design.personalisation_zones.length > 0)
  const shelved = sold.filter((design) => design.stock_control_enabled && design.preorder_enabled)
  if (plain.length === 0 || personalised.length === 0 || shelved.length === 0) throw new Error('the demo world has not all kinds of designs that the bench orders')
  const input = (n: number): OrderInput => ({
    items: [lineOf(pick(plain, n), n, 30), lineOf(pick(personalised, n), n, 25), lineOf(pick(shelved, n), n, 12)],
    customer: customer(n),
    ...toSomebody,
  })
  const { data } = await api.post<{ data: { minimum_quantity_violations: string[] } }>('/v1/orders/quote', input(0))
  if (data.minimum_quantity_violations.length > 0) throw new Error(data.minimum_quantity_violations.join('; '))
  return input
}

const isSold = ({ status }: { status: string }): boolean => status === 'available' || status === 'preorder'

const pick = <T>(list: T[], n: number): T => list[n % list.length] as T

function lineOf(design: Design, n: number, least: number): Line {
  const quantity = Math.max(least, design.quantity_tiers[1]?.min_quantity ?? least)
  const variant = pick(design.variants.filter(isSold), n)
  const personalisation = design.personalisation_zones.map(({ id, min_characters, max_characters }) =>
    ({ zone_id: id, text: 'ROBIN HALE'.slice(0, max_characters).padEnd(min_characters, 'E') }))
  return { design_id: design.id, variant_id: variant.id, quantity, ...(personalisation.length > 0 ? { personalisation } : {}) }
}
