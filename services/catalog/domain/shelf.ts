/** How units are taken off shelves (DECISIONS O8, O14): the same rule when lines are judged and when stock is reserved. */

export interface Shelf {
  units: number
  /** What the shelf cannot give is preordered. */
  preorder_enabled: boolean
}

export interface Wanted {
  variant_id: string
  quantity: number
}

/** `at_most` stands for a line that gets nothing, because the shelf has only so many units left for it. */
export type Given = { reserved: number; preordered: number; at_most?: undefined } | { at_most: number }

/**
 * Lines of one variant share its shelf, in their order. `shelves` by variant id; a variant without one is made to order and takes nothing.
 */
export function takeFromShelves(lines: Wanted[], shelves: Map<string, Shelf>): Given[] {
  const left = new Map([...shelves].map(([variant_id, shelf]) => [variant_id, shelf.units]))
  return lines.map(({ variant_id, quantity }) => {
    const shelf = shelves.get(variant_id)
    const units = left.get(variant_id)
    if (!shelf || units === undefined) return { reserved: 0, preordered: 0 }
    if (quantity > units && !shelf.preorder_enabled) return { at_most: units }
    const reserved = Math.min(quantity, units)
    left.set(variant_id, units - reserved)
    return { reserved, preordered: quantity - reserved }
  })
}
