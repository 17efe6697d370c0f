import type { Handler } from '@tradecounter/chassis/grpc-server'
import type { Statement } from '@tradecounter/chassis/database'
import { unseal } from '@tradecounter/chassis/seal'
import { notFound } from '@tradecounter/kernel/failure'
import { isUuid } from '@tradecounter/kernel/ids'
import type { OrdersServiceDefinition } from '@tradecounter/proto/tradecounter/orders/v1/OrdersService'
import type { Context } from '../context.ts'
import { orderByUuid } from '../db/read-orders.ts'
import type { EventRow } from '../db/rows.ts'
import { presentEvent } from './list-order-events.ts'

const eventById: Statement = {
  name: 'event_by_id',
  text: `select e.id, e.order_uuid, e.sequence, e.type, e.occurred_at, e.status, e.previous_status, e.data, o.webhook_secret_sealed
    from order_events e join orders o on o.uuid = e.order_uuid where e.id = $1`,
}

interface EventWithSecret extends EventRow {
  order_uuid: string
  webhook_secret_sealed: Buffer | null
}

/** DECISIONS H3: the event as it was, the order as it is now. */
export const getEventForDelivery = (context: Context): Handler<OrdersServiceDefinition, 'GetEventForDelivery'> => async ({ event_id }) => {
  const row = isUuid(event_id) ? await context.database.row<EventWithSecret>(eventById, [event_id]) : undefined
  if (!row) throw notFound()
  const order = await orderByUuid(context, row.order_uuid)
  const sealed = row.webhook_secret_sealed
  return { event: presentEvent(row), order, ...(sealed ? { webhook_secret: unseal(sealed, context.sealing_key) } : {}) }
}
