/** An order's event: into its log, and into the outbox for whoever listens on JetStream (O1, O2, O17). */
import type { Queries, Statement } from '@tradecounter/chassis/database'
import { putInOutbox } from '@tradecounter/chassis/outbox'
import { uuidv7 } from '@tradecounter/kernel/ids'
import type { RandomBytes } from '@tradecounter/kernel/ids'

export interface NewEvent {
  uuid: string
  reference: string
  account_id: string
  webhook_url: string | null
  has_secret: boolean
  /** The order's status after and before. */
  status: string
  previous_status: string | null
  /** 1, 2, 3 … without a gap per order. */
  sequence: number
  type: string
  occurred_at: Date
  data: Record<string, unknown>
}

const insertEvent: Statement = {
  name: 'event_insert',
  text: `insert into order_events (id, order_uuid, sequence, type, occurred_at, status, previous_status, data)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
}

/** Call it under the order's row lock: that keeps sequences and the outbox in order. */
export async function appendEvent(tx: Queries, random: RandomBytes, event: NewEvent): Promise<void> {
  const id = uuidv7(event.occurred_at, random)
  const data = JSON.stringify({ sequence: event.sequence, ...event.data })
  await tx.run(insertEvent, [id, event.uuid, event.sequence, event.type, event.occurred_at, event.status, event.previous_status, data])
  await putInOutbox(tx, id, `orders.${event.uuid}`, JSON.stringify({
    id,
    type: event.type,
    order_uuid: event.uuid,
    order_id: event.reference,
    account_id: event.account_id,
    sequence: event.sequence,
    occurred_at: event.occurred_at.toISOString(),
    previous_status: event.previous_status,
    webhook_url: event.webhook_url,
    has_secret: event.has_secret,
  }))
}
