import type { Handler } from '@tradecounter/chassis/grpc-server'
import { Failure, invalid } from '@tradecounter/kernel/failure'
import type { FieldErrors } from '@tradecounter/kernel/failure'
import { isUuid } from '@tradecounter/kernel/ids'
import { messages } from '@tradecounter/kernel/messages'
import type { CatalogServiceDefinition } from '@tradecounter/proto/tradecounter/catalog/v1/CatalogService'
import type { StockLine__Output } from '@tradecounter/proto/tradecounter/catalog/v1/StockLine'
import type { Context } from '../context.ts'
import { claimReservation, lockVariants, reservedLines, takeStock } from '../db/reservations.ts'
import type { LockedVariant, ReservedLine } from '../db/reservations.ts'
import { takeFromShelves } from '../domain/shelf.ts'
import { shortages } from '../signals.ts'

/**
 * DECISIONS O8, O14: all or none, and no unit to two orders. A repeat answers what the first took, whatever it asks for. Fails `validation` on
 * items.N.quantity for what the shelf cannot give, `conflict` when the order was released before.
 */
export const reserveStock = ({ database, clock }: Context): Handler<CatalogServiceDefinition, 'ReserveStock'> => async ({ order_uuid, lines }) => {
  check(order_uuid, lines)
  const reserved = await database.transaction(async (tx) => {
    if (!await claimReservation(tx, order_uuid, clock.now())) {
      const before = await reservedLines(tx, order_uuid)
      if (!before) throw new Failure('conflict', 'the stock of this order was released')
      return before
    }
    const variants = await lockVariants(tx, [...new Set(lines.map((line) => line.variant_id))])
    const taken = taking(lines, variants)
    await takeStock(tx, order_uuid, taken)
    return taken
  })
  return { lines: reserved.map(({ line, ...rest }) => ({ ...rest, index: line })) }
}

/** The caller resolved the lines a moment ago: what is not even of the right form is its fault. */
function check(order_uuid: string, lines: StockLine__Output[]): void {
  const errors: FieldErrors = isUuid(order_uuid) ? {} : { order_uuid: [messages.uuid] }
  for (const { variant_id, quantity, index } of lines) {
    if (!isUuid(variant_id)) errors[`items.${index}.variant_id`] = [messages.variant]
    if (quantity < 1) errors[`items.${index}.quantity`] = [messages.aboveZero]
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

function taking(lines: StockLine__Output[], variants: LockedVariant[]): ReservedLine[] {
  const known = new Set(variants.map((variant) => variant.id))
  const shelves = new Map(variants.flatMap(({ id, quantity, stock_control_enabled, preorder_enabled }) =>
    (stock_control_enabled ? [[id, { units: quantity ?? 0, preorder_enabled }] as const] : [])))
  const wanted = lines.map((line) => ({ ...line, variant_id: line.variant_id.toLowerCase() }))
  const errors: FieldErrors = {}
  const taken = takeFromShelves(wanted, shelves).flatMap((given, place): ReservedLine[] => {
    const { variant_id = '', index = place } = wanted[place] ?? {}
    if (!known.has(variant_id)) errors[`items.${index}.variant_id`] = [messages.variant]
    else if (given.at_most !== undefined) errors[`items.${index}.quantity`] = [messages.atMost(given.at_most)]
    else return [{ variant_id, line: index, reserved: given.reserved, preordered: given.preordered }]
    return []
  })
  if (Object.keys(errors).length === 0) return taken
  shortages({})
  throw invalid(errors)
}
