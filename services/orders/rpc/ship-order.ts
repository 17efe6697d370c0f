import type { Handler } from '@tradecounter/chassis/grpc-server'
import type { Queries, Statement } from '@tradecounter/chassis/database'
import { Failure, invalid } from '@tradecounter/kernel/failure'
import type { FieldErrors } from '@tradecounter/kernel/failure'
import { uuidv7 } from '@tradecounter/kernel/ids'
import { messages } from '@tradecounter/kernel/messages'
import type { ItemQuantity__Output } from '@tradecounter/proto/tradecounter/orders/v1/ItemQuantity'
import type { OrdersOperatorServiceDefinition as Operator } from '@tradecounter/proto/tradecounter/orders/v1/OrdersOperatorService'
import type { Context } from '../context.ts'
import { checkTexts } from '../domain/check-texts.ts'
import { eventData } from '../domain/event-data.ts'
import { transition } from './transition.ts'

/** production, shipped → shipped: one shipment of the items named, or of everything not yet shipped. */
export const shipOrder = (context: Context): Handler<Operator, 'ShipOrder'> => async ({ order_id, items, ...parcel }) => {
  checkTexts(parcel)
  return transition(context, {
    order_id,
    trigger: 'ship',
    write: async ({ tx, order, now }) => {
      const sent = whatToShip(await unshipped(tx, order.uuid), items)
      const shipment_id = uuidv7(now, context.random)
      const { carrier = null, supplier = null, tracking_number = null, tracking_url = null } = parcel
      await tx.run(insertShipment, [shipment_id, order.uuid, carrier, supplier, tracking_number, tracking_url, now])
      await tx.run(insertItems, [shipment_id, sent.map((item) => item.item_id), sent.map((item) => item.quantity)])
      return eventData.shipped({ shipment_id, carrier, supplier, tracking_number, tracking_url, shipped_at: now.toISOString(), items: sent })
    },
  })
}

interface Left extends Record<string, unknown> {
  item_id: string
  quantity: number
}

const unshippedItems: Statement = {
  name: 'items_unshipped',
  text: `select i.id as item_id, (i.quantity - coalesce(sum(s.quantity), 0))::int as quantity
    from order_items i left join shipment_items s on s.item_id = i.id where i.order_uuid = $1 group by i.id order by i.position`,
}

const unshipped = async (tx: Queries, uuid: string): Promise<Left[]> =>
  (await tx.rows<Left>(unshippedItems, [uuid])).filter((item) => item.quantity > 0)

const insertShipment: Statement = {
  name: 'shipment_insert',
  text: `insert into shipments (id, order_uuid, number, carrier, supplier, tracking_number, tracking_url, shipped_at)
    select $1, $2, count(*) + 1, $3, $4, $5, $6, $7 from shipments where order_uuid = $2`,
}

const insertItems: Statement = {
  name: 'shipment_items_insert',
  text: 'insert into shipment_items (shipment_id, item_id, quantity) select $1, * from unnest($2::uuid[], $3::int[])',
}

/** Throws Failure when nothing is left, or when more is named than is left. */
function whatToShip(left: Left[], named: ItemQuantity__Output[]): ItemQuantity__Output[] {
  if (left.length === 0) throw new Failure('conflict', 'everything is shipped already')
  if (named.length === 0) return left
  const errors: FieldErrors = {}
  const seen = new Set<string>()
  for (const [index, { item_id, quantity }] of named.entries()) {
    const most = left.find((item) => item.item_id === item_id)?.quantity ?? 0
    if (most === 0 || seen.has(item_id)) errors[`items.${index}.item_id`] = ['is not an item of this order that is left to ship']
    else if (quantity < 1) errors[`items.${index}.quantity`] = [messages.aboveZero]
    else if (quantity > most) errors[`items.${index}.quantity`] = [messages.atMost(most)]
    seen.add(item_id)
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return named
}
