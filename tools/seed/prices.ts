/** What the operator charges: price lists, premiums, fees and tax rates. */
import { uuidOf } from './ids.ts'
import { productId } from './products.ts'
import type { BlankName } from './products.ts'

interface Price {
  /** First quantity of each tier to pence a unit; a single figure is a flat price. */
  gbp: Record<number, number> | number
  included_placements: number
  /** Pence for each placement beyond. */
  extra_placement: number
  minimum?: number
  /** Lists that have the product; all when absent. */
  only?: string[]
}

export const prices: Partial<Record<BlankName, Price>> = {
  'classic-tee': { gbp: { 1: 695, 10: 640, 25: 595, 50: 550, 100: 499, 250: 455 }, included_placements: 1, extra_placement: 275 },
  'heavy-tee': { gbp: { 1: 945, 25: 875, 100: 790 }, included_placements: 1, extra_placement: 275 },
  'fitted-tee': { gbp: { 1: 725, 25: 660, 100: 575 }, included_placements: 1, extra_placement: 275 },
  'kids-tee': { gbp: { 1: 595, 25: 545 }, included_placements: 1, extra_placement: 225 },
  'long-sleeve': { gbp: { 1: 895, 25: 825, 100: 760 }, included_placements: 1, extra_placement: 275 },
  'polo': { gbp: { 1: 1095, 25: 995, 100: 910 }, included_placements: 1, extra_placement: 350 },
  'hoodie': { gbp: { 1: 1795, 10: 1690, 50: 1550, 100: 1425 }, included_placements: 1, extra_placement: 325 },
  'sweatshirt': { gbp: { 1: 1595, 10: 1495, 50: 1375 }, included_placements: 1, extra_placement: 325 },
  'apron': { gbp: { 1: 1150, 20: 1040 }, included_placements: 1, extra_placement: 250 },
  'socks': { gbp: 420, included_placements: 2, extra_placement: 0, minimum: 10 },
  'cap': { gbp: { 1: 895, 25: 820 }, included_placements: 1, extra_placement: 225 },
  'beanie': { gbp: { 1: 795, 25: 720 }, included_placements: 1, extra_placement: 0 },
  'tote': { gbp: { 1: 545, 25: 480, 100: 415 }, included_placements: 1, extra_placement: 195 },
  'mug': { gbp: 495, included_placements: 2, extra_placement: 0 },
  'bottle': { gbp: { 1: 1245, 20: 1150, 50: 1060 }, included_placements: 1, extra_placement: 180 },
  'poster': { gbp: 625, included_placements: 1, extra_placement: 0 },
  'notebook': { gbp: { 1: 695, 50: 610 }, included_placements: 1, extra_placement: 120 },
  'stickers': { gbp: { 1: 115, 100: 85, 500: 62 }, included_placements: 1, extra_placement: 0, minimum: 25 },
  'postcards': { gbp: 385, included_placements: 2, extra_placement: 0 },
  'ringer-tee': { gbp: 745, included_placements: 1, extra_placement: 275 },
  // Stocked in the United States only: designs on it cannot be priced elsewhere. The gift card has no price anywhere.
  'umbrella': { gbp: 1190, included_placements: 1, extra_placement: 240, only: ['US'] },
}

/** Pence a unit on top, by print method; the others cost nothing more. */
const premiums = { embroidery: 165, dtf: 45, uv: 60 }

interface List {
  country: string
  currency: string
  /** Minor units for 100 pence: the lists follow the British one, rounded up to 5. */
  for_a_pound: number
  fee_fixed: number
}

export const lists: List[] = [
  { country: 'GB', currency: 'GBP', for_a_pound: 100, fee_fixed: 20 },
  { country: 'IE', currency: 'EUR', for_a_pound: 119, fee_fixed: 25 },
  { country: 'DE', currency: 'EUR', for_a_pound: 117, fee_fixed: 25 },
  { country: 'FR', currency: 'EUR', for_a_pound: 118, fee_fixed: 25 },
  { country: 'NL', currency: 'EUR', for_a_pound: 117, fee_fixed: 25 },
  { country: 'US', currency: 'USD', for_a_pound: 129, fee_fixed: 30 },
]

const listId = (country: string): string => uuidOf(`price list ${country}`)

const inCurrency = (pence: number, { for_a_pound }: List): bigint =>
  for_a_pound === 100 ? BigInt(pence) : BigInt(Math.ceil((pence * for_a_pound) / 500) * 5)

const tiersOf = ({ gbp }: Price): [number, number][] =>
  typeof gbp === 'number' ? [] : Object.entries(gbp).map(([from, pence]) => [Number(from), pence])

const priced = (list: List): [BlankName, Price][] =>
  (Object.entries(prices) as [BlankName, Price][]).filter(([, price]) => price.only?.includes(list.country) ?? true)

/** 1.5 % and a fixed part a payment. */
export const priceListRows = lists.map((list) => ({
  id: listId(list.country), country: list.country, currency: list.currency,
  processing_fee_rate: 15_000, processing_fee_fixed_minor: BigInt(list.fee_fixed),
}))

export const productPriceRows = lists.flatMap((list) => priced(list).map(([name, price]) => ({
  price_list_id: listId(list.country),
  product_id: productId(name),
  base_minor: inCurrency(tiersOf(price)[0]?.[1] ?? (price.gbp as number), list),
  included_placements: price.included_placements,
  extra_placement_minor: inCurrency(price.extra_placement, list),
  minimum_quantity: price.minimum ?? 1,
})))

export const tierRows = lists.flatMap((list) => priced(list).flatMap(([name, price]) => tiersOf(price).map(([min_quantity, pence]) => ({
  price_list_id: listId(list.country), product_id: productId(name), min_quantity, price_minor: inCurrency(pence, list),
}))))

export const premiumRows = lists.flatMap((list) => Object.entries(premiums).map(([print_method, pence]) => ({
  price_list_id: listId(list.country), print_method, premium_minor: inCurrency(pence, list),
})))

/** Where the operator is registered for tax, in millionths; elsewhere nothing is added. */
export const taxRateRows = [
  { country: 'GB', rate: 200_000 },
  { country: 'IE', rate: 230_000 },
  { country: 'DE', rate: 190_000 },
  { country: 'FR', rate: 200_000 },
  { country: 'NL', rate: 210_000 },
]
