/** DECISIONS T1: the next step that an order of a sandbox account takes by itself. */
import type { OrderFacts } from './transitions.ts'

export interface WalkFacts extends Pick<OrderFacts, 'status' | 'delivery_type'> {
  /** A shipment is on its way, or an item waits in store. */
  under_way: boolean
}

export type Step = 'ApproveOrder' | 'ReleaseOrder' | 'SendToProduction' | 'ShipOrder' | 'DeliverShipment' | 'MarkReadyForCollection' | 'CollectItems' | 'CompleteOrder'

export function nextStep({ status, delivery_type, under_way }: WalkFacts): Step | undefined {
  switch (status) {
    case 'pending': return 'ApproveOrder'
    case 'pre_order': return 'ReleaseOrder'
    case 'processing': return 'SendToProduction'
    case 'production': return delivery_type === 'pickup' ? 'MarkReadyForCollection' : 'ShipOrder'
    case 'shipped':
      if (under_way) return delivery_type === 'pickup' ? 'CollectItems' : 'DeliverShipment'
      return 'CompleteOrder'
    default: return undefined
  }
}
