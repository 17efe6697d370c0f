/** Catalog's rows of the designs in designs.ts. */
import { accountId, accountNames, accounts } from './accounts.ts'
import type { AccountName } from './accounts.ts'
import { designs } from './designs.ts'
import type { DemoDesign } from './designs.ts'
import { designIdOf, uuidOf } from './ids.ts'
import { blanks, cdn, productId } from './products.ts'
import type { Blank } from './products.ts'

const hours = 3_600_000

export interface ListedDesign extends DemoDesign {
  id: string
  account: AccountName
  created_at: Date
}

/** Every design with its id, in the order in which they were made: one every 37 hours, so that none shares its moment unless it says so. */
export const listed: ListedDesign[] = accountNames.flatMap((account) => designs[account].map((design, place) => ({
  ...design,
  id: designIdOf(account, design.name),
  account,
  created_at: new Date(design.created ?? Date.parse('2026-03-12T09:00:00Z') + place * 37 * hours),
})))

export function designNamed(account: AccountName, name: string): ListedDesign {
  const found = listed.find((design) => design.account === account && design.name === name)
  if (!found) throw new Error(`${account} has no design ${name}`)
  return found
}

export const blankOf = (design: DemoDesign): Blank | undefined => (design.blank ? blanks[design.blank] : undefined)

const printsOf = (design: DemoDesign): [string, string][] => {
  const usual = blankOf(design)?.placements[0]
  return Object.entries(design.prints ?? (usual ? { [usual]: 'artwork' } : {}))
}

const optionsOf = (design: DemoDesign): { colours: string[], sizes: string[] } => {
  const blank = blankOf(design)
  return { colours: design.colours ?? blank?.colours ?? [], sizes: design.sizes ?? Object.keys(blank?.weights ?? {}).filter(Boolean) }
}

const minor = (amount: string): bigint => BigInt(amount.replace('.', ''))

const mockup = (design: ListedDesign, placement: string): string => `${cdn}/mockups/${design.id}/${placement}.webp`

export const designRows = listed.map((design, place) => ({
  id: design.id,
  account_id: accountId(design.account),
  name: design.name,
  description: design.description ?? null,
  status: design.status ?? 'active',
  product_id: design.blank ? productId(design.blank) : null,
  print_method: design.print_method ?? blankOf(design)?.print_methods[0] ?? null,
  ...optionsOf(design),
  retail_minor: design.retail ? minor(design.retail) : null,
  retail_currency: design.retail ? (accounts as Record<AccountName, { currency?: string }>)[design.account].currency ?? null : null,
  thumbnail_url: design.blank ? mockup(design, 'thumbnail') : null,
  delivery_type: design.delivery ?? null,
  stock_control_enabled: design.stock !== undefined,
  preorder_enabled: design.preorder ?? false,
  archived_at: design.archived ? new Date(design.archived) : null,
  deleted_at: design.deleted ? new Date(design.deleted) : null,
  created_at: design.created_at,
  updated_at: new Date(design.created_at.getTime() + (place % 5) * 26 * hours),
}))

export const placementRows = listed.flatMap((design) => printsOf(design).map(([placement, prints]) => ({
  design_id: design.id, placement, has_static_artwork: prints === 'artwork', preview_url: mockup(design, placement),
})))

const optionName = (colour: string | null, size: string | null): string => [colour, size].filter(Boolean).join(' ')

export const variantId = (design_id: string, colour: string | null, size: string | null): string =>
  uuidOf(`variant ${design_id} ${optionName(colour, size)}`)

const shelfOf = ({ stock }: DemoDesign, option: string): number | null => {
  if (stock === undefined || typeof stock === 'number') return stock ?? null
  const units = stock[option] ?? stock.else
  if (units === undefined) throw new Error(`no stock is given for ${option}`)
  return units
}

const orNull = (options: string[]): (string | null)[] => (options.length > 0 ? options : [null])

const code = (text: string): string => text.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 4).toUpperCase()

export const variantRows = listed.filter((design) => design.blank).flatMap((design) => {
  const { colours, sizes } = optionsOf(design)
  const options = orNull(colours).flatMap((colour) => orNull(sizes).map((size) => ({ colour, size })))
  return options.map(({ colour, size }, position) => ({
    id: variantId(design.id, colour, size),
    design_id: design.id,
    position,
    colour, size,
    // Gift cards are not kept in stock.
    sku: blankOf(design)?.virtual ? null : [design.id.toUpperCase(), ...[colour, size].filter((option) => option !== null).map(code)].join('-'),
    active: !design.not_sold?.includes(optionName(colour, size)),
    quantity: shelfOf(design, optionName(colour, size)),
    weight_grams: blankOf(design)?.weights[size ?? ''] ?? 0,
  }))
})

export const zoneId = (design_id: string, label: string): string => uuidOf(`zone of ${design_id} ${label}`)

export const personalisationZoneRows = listed.flatMap((design) => (design.zones ?? []).map((zone, position) => ({
  id: zoneId(design.id, zone.label),
  design_id: design.id,
  position,
  label: zone.label,
  placement: zone.placement ?? null,
  required: zone.required ?? false,
  min_characters: zone.characters[0],
  max_characters: zone.characters[1],
  placeholder: zone.placeholder ?? null,
})))
