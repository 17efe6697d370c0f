import type { Handler } from '@tradecounter/chassis/grpc-server'
import type { Statement } from '@tradecounter/chassis/database'
import { Failure } from '@tradecounter/kernel/failure'
import { isUuid } from '@tradecounter/kernel/ids'
import type { OrdersOperatorServiceDefinition as Operator } from '@tradecounter/proto/tradecounter/orders/v1/OrdersOperatorService'
import type { Context } from '../context.ts'
import { eventData } from '../domain/event-data.ts'
import { transition } from './transition.ts'

const deliverOne: Statement = {
  name: 'shipment_deliver',
  text: `update shipments set delivered_at = $3 where id = (
      select id from shipments where order_uuid = $1 and delivered_at is null and ($2::uuid is null or id = $2) order by number limit 1)
    returning id`,
}

const noteAllDelivered: Statement = {
  name: 'order_note_all_delivered',
  text: `update orders set delivered_at = $2 where uuid = $1 and delivered_at is null and item_count = (
      select coalesce(sum(i.quantity), 0) from shipments s join shipment_items i on i.shipment_id = s.id
      where s.order_uuid = $1 and s.delivered_at is not null)`,
}

/** The carrier reported delivery of one shipment; the order's delivered_at is set with the last unit. */
export const deliverShipment = (context: Context): Handler<Operator, 'DeliverShipment'> => ({ order_id, shipment_id }) =>
  transition(context, {
    order_id,
    trigger: 'deliver',
    write: async ({ tx, order, now }) => {
      const known = shipment_id === undefined || isUuid(shipment_id)
      const delivered = known ? await tx.row<{ id: string }>(deliverOne, [order.uuid, shipment_id, now]) : undefined
      if (!delivered) throw new Failure('conflict', 'no such shipment of the order is on its way')
      const all_delivered = (await tx.run(noteAllDelivered, [order.uuid, now])) > 0
      return eventData.delivered(delivered.id, now.toISOString(), all_delivered)
    },
  })
