/** Orders as SPEC shows them. Three statements, whatever the number of orders: the orders, their items, their shipments. */
import type { Statement } from '@tradecounter/chassis/database'
import { notFound } from '@tradecounter/kernel/failure'
import { isOrderReference, isUuid } from '@tradecounter/kernel/ids'
import type { Order } from '@tradecounter/proto/tradecounter/orders/v1/Order'
import type { Context } from '../context.ts'
import { presentOrder } from './present-order.ts'
import type { ItemRow, OrderRow, ShipmentRow } from './rows.ts'

export const orderColumns = `uuid, reference, account_id, status, source, external_reference, is_pre_order, placed_at, currency, payment_method, item_count,
  customer, delivery_type, shipping_method, shipping_type, address, metadata, suppress_business_emails, suppress_customer_emails, webhook_url,
  webhook_secret_sealed is not null as has_secret, totals, total_minor, credit_applied_minor, card_charged_minor, approved_at, sent_to_production_at,
  shipped_at, delivered_at, completed_at, event_count`

const byUuid: Statement = { name: 'order_by_uuid', text: `select ${orderColumns} from orders where uuid = $1 and placed_at is not null` }

const byReference: Statement = { name: 'order_by_reference', text: `select ${orderColumns} from orders where reference = $1 and placed_at is not null` }

const itemColumns = `id, order_uuid, design_id, design_name, thumbnail_url, variant_id, colour, size, quantity, preorder_quantity, unit_price_minor, status,
  personalisation`

const itemsOf: Statement = { name: 'order_items_of', text: `select ${itemColumns} from order_items where order_uuid = $1 order by position` }

const itemsOfMany: Statement = {
  name: 'order_items_of_many', text: `select ${itemColumns} from order_items where order_uuid = any($1::uuid[]) order by order_uuid, position`,
}

const shipmentColumns = 'id, order_uuid, number, carrier, supplier, tracking_number, tracking_url, shipped_at, delivered_at'

const shipmentsOf: Statement = { name: 'order_shipments_of', text: `select ${shipmentColumns} from shipments where order_uuid = $1 order by number` }

const shipmentsOfMany: Statement = {
  name: 'order_shipments_of_many', text: `select ${shipmentColumns} from shipments where order_uuid = any($1::uuid[]) order by order_uuid, number`,
}

/** By short reference or UUID, of one account if one is named. Throws `not_found`, for a foreign order as for a missing one. */
export async function findOrder({ database }: Context, order_id: string, account_id?: string): Promise<OrderRow> {
  const statement = isUuid(order_id) ? byUuid : isOrderReference(order_id) ? byReference : undefined
  const row = statement && await database.row<OrderRow>(statement, [order_id])
  if (!row || (account_id !== undefined && row.account_id !== account_id)) throw notFound()
  return row
}

export async function presentOrders({ database }: Context, rows: OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return []
  const uuids = [rows.map((row) => row.uuid)]
  const [items, shipments] = await Promise.all([database.rows<ItemRow>(itemsOfMany, uuids), database.rows<ShipmentRow>(shipmentsOfMany, uuids)])
  const itemsBy = Map.groupBy(items, (item) => item.order_uuid)
  const shipmentsBy = Map.groupBy(shipments, (shipment) => shipment.order_uuid)
  return rows.map((row) => presentOrder(row, itemsBy.get(row.uuid) ?? [], shipmentsBy.get(row.uuid) ?? []))
}

export async function orderById(context: Context, order_id: string, account_id?: string): Promise<Order> {
  const row = await findOrder(context, order_id, account_id)
  const { database } = context
  const [items, shipments] = await Promise.all([
    database.rows<ItemRow>(itemsOf, [row.uuid]),
    // Nothing has left before shipped_at is set.
    row.shipped_at === null ? [] : database.rows<ShipmentRow>(shipmentsOf, [row.uuid]),
  ])
  return presentOrder(row, items, shipments)
}

export const orderByUuid = (context: Context, uuid: string): Promise<Order> => orderById(context, uuid)
