import type { Handler } from '@tradecounter/chassis/grpc-server'
import type { Statement } from '@tradecounter/chassis/database'
import type { OrdersServiceDefinition } from '@tradecounter/proto/tradecounter/orders/v1/OrdersService'
import type { Context } from '../context.ts'
import { limitOf, logPosition, writeLogPosition } from '../db/page.ts'
import { presentShipment } from '../db/present-order.ts'
import { findOrder } from '../db/read-orders.ts'
import type { ShipmentRow } from '../db/rows.ts'

const shipmentsAfter: Statement = {
  name: 'shipments_after',
  text: `select id, order_uuid, number, carrier, supplier, tracking_number, tracking_url, shipped_at, delivered_at,
      (select count(*)::int from shipments where order_uuid = $1) as total
    from shipments where order_uuid = $1 and number > $2 order by number limit $3`,
}

/** SPEC "GET /v1/orders/{id}/shipments": oldest first, resumable with the last position (W18). */
export const listShipments = (context: Context): Handler<OrdersServiceDefinition, 'ListShipments'> => async ({ account_id, order_id, page }) => {
  const limit = limitOf(page)
  const order = await findOrder(context, order_id, account_id)
  const after = logPosition(page, order.uuid)
  const rows = await context.database.rows<ShipmentRow & { total: number }>(shipmentsAfter, [order.uuid, after, limit + 1])
  const shown = rows.slice(0, limit)
  return {
    shipments: shown.map(presentShipment),
    // An empty page stands at the log's end: what was read before it is all there is.
    page: { has_more: rows.length > limit, next: writeLogPosition(order.uuid, shown.at(-1)?.number ?? after), total: rows[0]?.total ?? after },
  }
}
