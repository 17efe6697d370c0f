/** Rows to the wire's Order. A new read-only field of Order is added here, in the proto, in rows.ts and in libs/v1. */
import { times, toAmount } from '@tradecounter/kernel/money'
import type { Order } from '@tradecounter/proto/tradecounter/orders/v1/Order'
import type { OrderItem } from '@tradecounter/proto/tradecounter/orders/v1/OrderItem'
import type { Shipment } from '@tradecounter/proto/tradecounter/orders/v1/Shipment'
import { statusExplained } from '../domain/status-explained.ts'
import type { ItemRow, OrderRow, ShipmentRow } from './rows.ts'

/** Absent on the wire is null in JSON. */
const orAbsent = <T>(value: T | null): T | undefined => value ?? undefined

export const presentOrder = (row: OrderRow, items: ItemRow[], shipments: ShipmentRow[]): Order => {
  const { currency } = row
  const total = toAmount({ minor: row.total_minor, currency })
  const figures = Object.fromEntries(Object.entries(row.totals).map(([name, amount]) => [name, { amount, currency }]))
  return {
    id: row.reference,
    uuid: row.uuid,
    account_id: row.account_id,
    status: row.status,
    status_explained: statusExplained[row.status],
    source: row.source,
    external_reference: orAbsent(row.external_reference),
    is_pre_order: row.is_pre_order,
    placed_at: row.placed_at,
    currency,
    payment_method: row.payment_method,
    item_count: row.item_count,
    customer: row.customer && { ...row.customer, name: `${row.customer.first_name} ${row.customer.last_name}` },
    delivery: { type: row.delivery_type, shipping_method: row.shipping_method, shipping_type: row.shipping_type, address: row.address },
    items: items.map((item) => presentItem(item, currency)),
    shipments: shipments.map(presentShipment),
    metadata: row.metadata,
    notifications: { suppress_business_emails: row.suppress_business_emails, suppress_customer_emails: row.suppress_customer_emails },
    timeline: {
      placed_at: row.placed_at,
      approved_at: orAbsent(row.approved_at),
      sent_to_production_at: orAbsent(row.sent_to_production_at),
      shipped_at: orAbsent(row.shipped_at),
      delivered_at: orAbsent(row.delivered_at),
      completed_at: orAbsent(row.completed_at),
    },
    total,
    totals: { ...figures, currency, total, credit_applied: toAmount({ minor: row.credit_applied_minor, currency }) },
    webhook: { url: orAbsent(row.webhook_url), configured: row.has_secret },
  }
}

const presentItem = (item: ItemRow, currency: string): OrderItem => {
  const unit_price = { minor: item.unit_price_minor, currency }
  return {
    id: item.id,
    design: { id: item.design_id, name: item.design_name, thumbnail_url: orAbsent(item.thumbnail_url) },
    variant_id: item.variant_id,
    colour: orAbsent(item.colour),
    size: orAbsent(item.size),
    quantity: item.quantity,
    unit_price: toAmount(unit_price),
    total_price: toAmount(times(unit_price, item.quantity)),
    status: orAbsent(item.status),
    personalisation: item.personalisation,
  }
}

export const presentShipment = (row: ShipmentRow): Shipment => ({
  id: row.id,
  carrier: orAbsent(row.carrier),
  supplier: orAbsent(row.supplier),
  tracking_number: orAbsent(row.tracking_number),
  tracking_url: orAbsent(row.tracking_url),
  shipped_at: row.shipped_at,
  delivered_at: orAbsent(row.delivered_at),
})
