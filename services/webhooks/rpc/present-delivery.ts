import type { InferEntity } from '@mikro-orm/core'
import type { Delivery } from '@tradecounter/proto/tradecounter/webhooks/v1/Delivery'
import type { DeliveryEntity } from '../db/entities.ts'

/** A receiver's query may hold its secrets. */
const withoutQuery = (text: string): string => {
  const url = new URL(text)
  return url.origin + url.pathname
}

export const presentDelivery = (row: InferEntity<typeof DeliveryEntity>): Delivery => ({
  id: row.id,
  event_id: row.event_id,
  event_type: row.event_type,
  order_uuid: row.order_uuid,
  account_id: row.account_id,
  url: withoutQuery(row.url),
  status: row.status,
  attempts: row.attempts,
  created_at: row.created_at.toISOString(),
  ...(row.next_attempt_at ? { next_attempt_at: row.next_attempt_at.toISOString() } : {}),
  ...(row.delivered_at ? { delivered_at: row.delivered_at.toISOString() } : {}),
  ...(row.last_status_code == null ? {} : { last_status_code: row.last_status_code }),
  ...(row.last_error == null ? {} : { last_error: row.last_error }),
})
