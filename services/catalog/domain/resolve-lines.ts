/** What each line of an order or estimate orders, or what is wrong with it: everything that is wrong with any of them at once (DECISIONS W14, W17). */
import type { FieldErrors } from '@tradecounter/kernel/failure'
import { limits } from '@tradecounter/kernel/limits'
import { messages } from '@tradecounter/kernel/messages'
import { matchVariants, namesNone } from './match-variant.ts'
import type { Options, VariantChoice } from './match-variant.ts'
import { personalise } from './personalise.ts'
import type { Filled, Zone, ZoneText } from './personalise.ts'
import { printedPlacements } from './placements.ts'
import type { Placement } from './placements.ts'
import { takeFromShelves } from './shelf.ts'
import type { Shelf } from './shelf.ts'
import { unitsOnShelf } from './variant-status.ts'
import type { DesignFacts } from './variant-status.ts'

export interface OrderVariant extends Options {
  quantity: number | null
  weight_grams: number
}

export interface OrderDesign extends DesignFacts {
  id: string
  name: string
  thumbnail_url: string | null
  /** delivery, pickup, delivery_and_pickup; null means both. */
  delivery_type: string | null
  print_method: string | null
  product_id: string | null
  product_title: string
  /** A gift card. */
  virtual: boolean
  requires_shipping: boolean
  placements: Placement[]
  zones: Zone[]
  variants: OrderVariant[]
}

export interface Line extends VariantChoice {
  design_id: string
  quantity: number
  personalisation: ZoneText[]
}

/** order: the lines have to be orderable now. estimate: gift cards are let through, and neither stock nor delivery_type is looked at (O12). */
export type Purpose = 'order' | 'estimate'

export interface Resolved {
  design: OrderDesign
  /** Absent when an estimate's line names no variant and the design has several. */
  variant: OrderVariant | undefined
  quantity: number
  /** Of one unit; the heaviest variant's when none is named, so that an estimate is never too low. */
  weight_grams: number
  placements: number
  preorder_quantity: number
  filled: Filled[]
}

export interface LinesAsked {
  purpose: Purpose
  /** delivery, pickup, or anything else for not known yet. */
  delivery_type: string
  lines: Line[]
}

/** `designs` holds those of the account; the lines mean nothing unless there are no errors. */
export function resolveLines({ purpose, delivery_type, lines }: LinesAsked, designs: Map<string, OrderDesign>): { lines: Resolved[]; errors: FieldErrors } {
  const errors: FieldErrors = {}
  const resolved = new Map<number, Resolved>()
  lines.forEach((line, index) => {
    const path = `items.${index}`
    if (line.quantity < 1) errors[`${path}.quantity`] = [messages.aboveZero]
    if (line.quantity > limits.units_per_line) errors[`${path}.quantity`] = [messages.atMost(limits.units_per_line)]
    const design = designs.get(line.design_id)
    if (!design || !isOffered(design, purpose)) {
      errors[`${path}.design_id`] = [messages.design]
      return
    }
    const elsewhere = purpose === 'order' ? deliveryFault(design, delivery_type) : undefined
    if (elsewhere) errors[`${path}.design_id`] = [elsewhere]
    const personalised = personalise(design.zones, line.personalisation, `${path}.personalisation`)
    Object.assign(errors, personalised.errors)
    const matching = matchVariants(design.variants, line)
    const open = purpose === 'estimate' && namesNone(line) && (matching.length > 1 || design.virtual)
    if (matching.length !== 1 && !open) errors[line.variant_id === undefined ? path : `${path}.variant_id`] = [messages.variant]
    resolved.set(index, {
      design,
      variant: matching.length === 1 ? matching[0] : undefined,
      quantity: line.quantity,
      weight_grams: Math.max(0, ...matching.map((variant) => variant.weight_grams)),
      placements: printedPlacements(design.placements, new Set(personalised.filled.map(({ zone }) => zone.placement))),
      preorder_quantity: 0,
      filled: personalised.filled,
    })
  })
  if (purpose === 'order') takeStock(resolved, errors)
  return { lines: [...resolved.values()], errors }
}

/** Only active designs are sold at all; gift cards have no purchase price, so that they cannot be ordered. */
const isOffered = (design: OrderDesign, purpose: Purpose): boolean =>
  design.status === 'active' && design.product_active && (purpose === 'estimate' || !design.virtual)

/** DECISIONS O15. */
function deliveryFault(design: OrderDesign, delivery_type: string): string | undefined {
  if (design.delivery_type === 'pickup' && delivery_type === 'delivery') return messages.notForDelivery
  if (design.delivery_type === 'delivery' && delivery_type === 'pickup') return messages.notForPickup
  return undefined
}

/** DECISIONS O14. Fills preorder_quantity in. */
function takeStock(resolved: Map<number, Resolved>, errors: FieldErrors): void {
  const shelves = new Map<string, Shelf>()
  const taking = [...resolved].flatMap(([index, line]) => {
    if (!line.variant || line.quantity < 1) return []
    const units = unitsOnShelf(line.design, line.variant)
    if (units !== null) shelves.set(line.variant.id, { units, preorder_enabled: line.design.preorder_enabled })
    return [{ index, line, variant_id: line.variant.id, quantity: line.quantity }]
  })
  takeFromShelves(taking, shelves).forEach((given, place) => {
    const { index, line } = taking[place] ?? {}
    if (index === undefined || !line) return
    if (given.at_most === undefined) line.preorder_quantity = given.preordered
    else errors[`items.${index}.quantity`] ??= [messages.atMost(given.at_most)]
  })
}
