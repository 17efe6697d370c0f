/** How every transition is made: lock, decide by the table, write, and tell; all in one transaction, so that a refusal leaves no trace. */
import type { Queries, Statement } from '@tradecounter/chassis/database'
import { notFound } from '@tradecounter/kernel/failure'
import { toAmount } from '@tradecounter/kernel/money'
import type { Order } from '@tradecounter/proto/tradecounter/orders/v1/Order'
import type { Context } from '../context.ts'
import { findOrder, orderByUuid, orderColumns } from '../db/read-orders.ts'
import type { OrderRow } from '../db/rows.ts'
import type { RefundAmounts } from '../domain/event-data.ts'
import { decide } from '../domain/transitions.ts'
import type { OrderFacts, Outcome, Trigger } from '../domain/transitions.ts'
import { appendEvent } from '../events/append-event.ts'
import { undo } from '../work/undo-orders.ts'

export interface Step {
  tx: Queries
  order: LockedOrder
  now: Date
  outcome: Outcome
}

export interface Transition {
  /** Short reference or UUID. */
  order_id: string
  /** Named: other accounts' orders are invisible. */
  account_id?: string
  trigger: Trigger
  /** Facts that only this trigger needs. */
  facts?: (tx: Queries, order: LockedOrder) => Promise<Partial<OrderFacts>>
  /** Writes what the trigger changes besides the order's own row, and answers the event's data. Throws Failure to refuse. */
  write: (step: Step) => Promise<Record<string, unknown>> | Record<string, unknown>
}

export interface LockedOrder extends OrderRow {
  waits_for_stock: boolean
  has_open_issue: boolean
}

const lock: Statement = {
  name: 'order_lock',
  text: `select ${orderColumns},
      exists (select from order_items i where i.order_uuid = orders.uuid and i.preorder_quantity > 0) as waits_for_stock,
      exists (select from issues i where i.order_uuid = orders.uuid and i.closed_at is null) as has_open_issue
    from orders where uuid = $1 and placed_at is not null for update`,
}

const change: Statement = {
  name: 'order_change',
  text: `update orders set status = $2,
      approved_at = case when $3 = 'approved_at' then coalesce(approved_at, $4) else approved_at end,
      sent_to_production_at = case when $3 = 'sent_to_production_at' then coalesce(sent_to_production_at, $4) else sent_to_production_at end,
      shipped_at = case when $3 = 'shipped_at' then coalesce(shipped_at, $4) else shipped_at end,
      completed_at = case when $3 = 'completed_at' then coalesce(completed_at, $4) else completed_at end,
      event_count = event_count + $5, refund_due = refund_due or $6, release_due = release_due or $7
    where uuid = $1`,
}

export async function transition(context: Context, { order_id, account_id, trigger, facts, write }: Transition): Promise<Order> {
  const { clock, database, random, relay } = context
  const { uuid } = await findOrder(context, order_id, account_id)
  const outcome = await database.transaction(async (tx) => {
    const order = await tx.row<LockedOrder>(lock, [uuid])
    if (!order) throw notFound()
    const now = clock.now()
    const decided = decide(trigger, { ...order, all_collected: false, ...await facts?.(tx, order) })
    const data = await write({ tx, order, now, outcome: decided })
    await tx.run(change, [uuid, decided.to, decided.stamp ?? null, now, decided.event ? 1 : 0, decided.refund, decided.free_stock])
    if (decided.event) {
      await appendEvent(tx, random, {
        ...order, status: decided.to, previous_status: order.status, sequence: order.event_count + 1, type: decided.event, occurred_at: now, data,
      })
    }
    return decided
  })
  relay.nudge()
  if (outcome.refund) await undo(context, uuid, { refund_due: true, release_due: outcome.free_stock })
  return orderByUuid(context, uuid)
}

/** What a cancelled or rejected order gives back: as it was taken. */
export const refundOf = ({ credit_applied_minor, card_charged_minor, currency }: OrderRow): RefundAmounts => ({
  credit: toAmount({ minor: credit_applied_minor, currency }),
  card: toAmount({ minor: card_charged_minor, currency }),
})
