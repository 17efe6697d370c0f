/**
 * From draft to placed order (O7, O8): reserve, charge, confirm. Each step is idempotent by the order's uuid, so that a draft can be settled
 * again from the start whenever the process that settled it died, by the client's retry or by the sweeper.
 */
import type { Call } from '@tradecounter/chassis/grpc-server'
import type { Statement } from '@tradecounter/chassis/database'
import { Failure, refused } from '@tradecounter/kernel/failure'
import { uuidv7 } from '@tradecounter/kernel/ids'
import { fromAmount, toAmount } from '@tradecounter/kernel/money'
import type { Charge__Output } from '@tradecounter/proto/tradecounter/accounts/v1/Charge'
import type { Context } from '../context.ts'
import { eventData } from '../domain/event-data.ts'
import { appendEvent } from '../events/append-event.ts'
import { releaseDraft } from './claim.ts'
import type { Draft } from './draft.ts'
import { undo } from '../work/undo-orders.ts'

/** Settles a draft whose lease this process holds. Throws Failure: `validation` when it is refused and undone, others when it stays a draft. */
export async function settle(context: Context, draft: Draft, call?: Call): Promise<void> {
  const { uuid } = draft
  try {
    await reserve(context, draft, call)
    const charge = await context.accounts.ChargeOrder({
      order_uuid: uuid, account_id: draft.account_id, order_id: draft.reference, total: toAmount({ minor: draft.total_minor, currency: draft.currency }),
    }, call)
    await confirm(context, draft, charge)
  } catch (error) {
    if (error instanceof Failure && error.code === 'validation') await fail(context, uuid, error)
    else await releaseDraft(context, uuid)
    // Another settler of this attempt was quicker and gave up what it had taken: the next request with the key starts afresh.
    throw error instanceof Failure && error.code === 'conflict' ? undone() : error
  }
}

const notePreorders: Statement = {
  name: 'draft_note_preorders',
  text: `with line as (select * from unnest($2::int[], $3::int[]) as l (position, preordered)), noted as (
      update order_items i set preorder_quantity = line.preordered from line 
      where i.order_uuid = $1 and i.position = line.position and i.preorder_quantity <> line.preordered)
    update orders set charging_at = coalesce(charging_at, $4), is_pre_order = exists (select from line where preordered > 0)
    where uuid = $1 and status = 'draft'`,
}

/** Takes the units, and notes that from here on the card may have been charged. */
async function reserve({ database, catalog, clock }: Context, { uuid, stock_lines }: Draft, call?: Call): Promise<void> {
  if (stock_lines.length === 0) return
  const { lines: reserved } = await catalog.ReserveStock({ order_uuid: uuid, lines: stock_lines }, call)
  const noted = await database.run(notePreorders, [
    uuid, reserved.map((line) => line.index), reserved.map((line) => line.preordered), clock.now(),
  ])
  if (noted === 0) throw undone()
}

const undone = (): Failure => new Failure('in_progress', 'the order attempt was undone in the meantime, try again')

const confirmDraft: Statement = {
  name: 'draft_confirm',
  text: `with known as (
      select c.id from orders o join customers c on c.account_id = o.account_id and c.email = lower(o.customer->>'email') where o.uuid = $1
    ), made as (
      insert into customers (id, account_id, email, first_name, last_name, phone, company, created_at)
      select $5, account_id, lower(customer->>'email'), customer->>'first_name', customer->>'last_name', customer->>'phone', customer->>'company', $2
      from orders where uuid = $1 and status = 'draft' and customer is not null and not exists (select from known)
      on conflict (account_id, email) do update set email = excluded.email
      returning id
    )
    update orders set status = 'pending', placed_at = $2, credit_applied_minor = $3, card_charged_minor = $4, event_count = 1, lease_until = null,
      customer_id = coalesce((select id from known), (select id from made))
    where uuid = $1 and status = 'draft'`,
}

/** One transaction: the order is placed, its customer is known by e-mail within the account, and its event is on the way. */
async function confirm({ database, clock, random, relay }: Context, draft: Draft, charge: Charge__Output): Promise<void> {
  if (!charge.credit_applied || !charge.card_charged) throw new Error('accounts answered no charge')
  const credit = fromAmount(charge.credit_applied)
  const card = fromAmount(charge.card_charged)
  const now = clock.now()
  await database.transaction(async (tx) => {
    const placed = await tx.run(confirmDraft, [draft.uuid, now, credit.minor, card.minor, uuidv7(now, random)])
    // Somebody else settled the same draft: it is placed once.
    if (placed === 0) return
    await appendEvent(tx, random, { ...draft, status: 'pending', previous_status: null, sequence: 1, type: 'order.submitted', occurred_at: now, data: eventData.submitted(draft) })
  })
  relay.nudge()
}

const failDraft: Statement = {
  name: 'draft_fail',
  text: `update orders set status = 'failed', refusal = $2, idempotency_key = case when $2::text is null then null else idempotency_key end,
    lease_until = null, webhook_secret_sealed = null, refund_due = true, release_due = true
    where uuid = $1 and status = 'draft' and ($3 or charging_at is null)`,
}

/**
 * Ends an attempt that is refused: nothing stays charged or reserved. A refusal by a business rule is kept for a repeat with the same key;
 * one of named fields frees the key, so that the corrected request may use it (I3).
 */
export async function fail(context: Context, uuid: string, why: Failure): Promise<void> {
  const refusal = why.errors ? null : why.detail
  if ((await context.database.run(failDraft, [uuid, refusal, true])) > 0) await undo(context, uuid)
}

/** Ends an attempt that died before its charge. A process that is slow rather than dead, and has gone on to the charge, keeps it. */
export async function abandon(context: Context, uuid: string): Promise<void> {
  if ((await context.database.run(failDraft, [uuid, null, false])) > 0) await undo(context, uuid)
}

export const repeatRefusal = (refusal: string | null): Failure => refused(refusal ?? 'the order attempt was refused')
