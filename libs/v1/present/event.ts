import type { Order__Output } from '@tradecounter/proto/tradecounter/orders/v1/Order'
import type { OrderEvent__Output } from '@tradecounter/proto/tradecounter/orders/v1/OrderEvent'
import type { OrderEvent } from '../schemas/event.ts'
import { renderOrder } from './order.ts'

/** SPEC "Order": OrderEvent. */
export const presentEvent = (event: OrderEvent__Output): OrderEvent => ({
  id: event.id,
  type: event.type,
  occurred_at: event.occurred_at,
  status: (event.status ?? null) as OrderEvent['status'],
  previous_status: (event.previous_status ?? null) as OrderEvent['previous_status'],
  data: JSON.parse(event.data) as OrderEvent['data'],
})

/** SPEC "Delivery": the JSON text of a webhook's body. The event's own parts are the same at every attempt (DECISIONS H3). */
export function renderWebhook(event: OrderEvent__Output, order: Order__Output): string {
  const head = { id: event.id, type: event.type, api_version: 'v1', created_at: event.occurred_at, account_id: order.account_id }
  const previous = JSON.stringify(event.previous_status ?? null)
  return `${JSON.stringify(head).slice(0, -1)},"data":{"order":${renderOrder(order)},"previous_status":${previous},"event":${event.data}}}`
}
