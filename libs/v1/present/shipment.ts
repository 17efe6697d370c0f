import type { Shipment__Output } from '@tradecounter/proto/tradecounter/orders/v1/Shipment'
import type { Shipment } from '../schemas/order.ts'

/** SPEC "Order": Shipment. */
export const presentShipment = (shipment: Shipment__Output): Shipment => ({
  id: shipment.id,
  carrier: shipment.carrier ?? null,
  supplier: shipment.supplier ?? null,
  tracking_number: shipment.tracking_number ?? null,
  tracking_url: shipment.tracking_url ?? null,
  shipped_at: shipment.shipped_at ?? null,
  delivered_at: shipment.delivered_at ?? null,
})
