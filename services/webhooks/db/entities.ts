/** The tables of webhooks. */
import { defineEntity, p } from '@mikro-orm/core'

export const deliveryStatuses = ['pending', 'delivered', 'dead'] as const

/** One event for one receiver. */
export const DeliveryEntity = defineEntity({
  name: 'Delivery',
  tableName: 'deliveries',
  indexes: [
    // Claiming: host after host, and within a host by when it is due.
    { name: 'deliveries_due', properties: ['host', 'next_attempt_at'], where: `status = 'pending'` },
    // The order of first attempts.
    { name: 'deliveries_order', properties: ['order_uuid', 'sequence'] },
    // The operator's lists, read backwards.
    { name: 'deliveries_created', properties: ['created_at', 'id'] },
    { name: 'deliveries_status_created', properties: ['status', 'created_at', 'id'] },
  ],
  checks: [
    { name: 'deliveries_status', expression: `status in ('pending', 'delivered', 'dead')` },
    { name: 'deliveries_sequence', expression: 'sequence >= 1' },
    { name: 'deliveries_attempts', expression: 'attempts >= 0' },
    { name: 'deliveries_pending', expression: `(status = 'pending') = (next_attempt_at is not null)` },
    { name: 'deliveries_leased', expression: `status = 'pending' or lease_until is null` },
    { name: 'deliveries_delivered', expression: `(status = 'delivered') = (delivered_at is not null)` },
    { name: 'deliveries_response', expression: 'octet_length(last_response) <= 1024' },
  ],
  properties: {
    /** The Service-Delivery-Id. */
    id: p.uuid().primary(),
    event_id: p.uuid().unique('deliveries_event_id'),
    event_type: p.string().length(66),
    order_uuid: p.uuid(),
    account_id: p.uuid(),
    sequence: p.integer(),
    url: p.text(),
    /** Host and port: what the cap on attempts under way is counted by. */
    host: p.text(),
    status: p.string().length(9),
    /** Finished ones since it was made or redelivered; a delivery with none has not had its first attempt. */
    attempts: p.integer(),
    /** Null unless pending. */
    next_attempt_at: p.datetime(3).nullable(),
    /** Set while an attempt is under way; when it has passed, whoever made the attempt is gone. */
    lease_until: p.datetime(3).nullable(),
    created_at: p.datetime(3),
    delivered_at: p.datetime(3).nullable(),
    last_status_code: p.smallint().nullable(),
    last_error: p.text().nullable(),
    /** The beginning of the receiver's answer, at most 1 KiB. */
    last_response: p.text().nullable(),
    /** The trace and request that made the event. */
    carried: p.json().$type<Record<string, string>>(),
  },
})

/** The log of attempts. */
export const AttemptEntity = defineEntity({
  name: 'Attempt',
  tableName: 'attempts',
  indexes: [{ name: 'attempts_delivery', properties: ['delivery_id', 'id'] }],
  properties: {
    id: p.bigint().primary().autoincrement(),
    delivery_id: p.uuid(),
    /** 1 to 8; starts again when the delivery is redelivered. */
    number: p.integer(),
    started_at: p.datetime(3),
    duration_ms: p.integer(),
    status_code: p.smallint().nullable(),
    error: p.text().nullable(),
    response_excerpt: p.text().nullable(),
  },
})
