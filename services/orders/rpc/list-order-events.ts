import type { Handler } from '@tradecounter/chassis/grpc-server'
import type { Statement } from '@tradecounter/chassis/database'
import type { OrderEvent } from '@tradecounter/proto/tradecounter/orders/v1/OrderEvent'
import type { OrdersServiceDefinition } from '@tradecounter/proto/tradecounter/orders/v1/OrdersService'
import type { Context } from '../context.ts'
import { limitOf, logPosition, writeLogPosition } from '../db/page.ts'
import { findOrder } from '../db/read-orders.ts'
import type { EventRow } from '../db/rows.ts'

const eventsAfter: Statement = {
  name: 'events_after',
  text: `select id, sequence, type, occurred_at, status, previous_status, data from order_events
    where order_uuid = $1 and sequence > $2 order by sequence limit $3`,
}

/** SPEC "GET /v1/orders/{id}/events": oldest first, resumable with the last position (W18). */
export const listOrderEvents = (context: Context): Handler<OrdersServiceDefinition, 'ListOrderEvents'> => async ({ account_id, order_id, page }) => {
  const limit = limitOf(page)
  const order = await findOrder(context, order_id, account_id)
  const after = logPosition(page, order.uuid)
  const rows = await context.database.rows<EventRow>(eventsAfter, [order.uuid, after, limit + 1])
  const shown = rows.slice(0, limit)
  return {
    events: shown.map(presentEvent),
    page: { has_more: rows.length > limit, next: writeLogPosition(order.uuid, shown.at(-1)?.sequence ?? after), total: order.event_count },
  }
}

export const presentEvent = ({ id, type, occurred_at, status, previous_status, data }: EventRow): OrderEvent => ({
  id, type, occurred_at, status, data, ...(previous_status === null ? {} : { previous_status }),
})
