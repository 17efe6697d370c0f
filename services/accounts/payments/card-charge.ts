import type { ChargeRow } from '../db/charges.ts'
import type { CardCharge } from './provider.ts'

/** What to ask the provider for, all of it from the row, so that every repeat asks for the same. */
export function cardChargeOf(row: ChargeRow): CardCharge {
  const { order_uuid, order_id, card_minor, currency, customer_id, payment_method_id, created_at } = row
  if (order_id === null || currency === null || customer_id === null || payment_method_id === null) throw new Error(`charge ${order_uuid} names no card`)
  return { order_uuid, order_id, card_minor, currency, customer_id, payment_method_id, created_at }
}
