/**
 * The statements that charge an order and give it back. Each that moves a charge names the state it moves from, and moves credit in the
 * same statement, so that of two at once only one does it, and a crash leaves both or neither.
 */
import type { Queries, Statement } from '@tradecounter/chassis/database'
import type { ChargeState } from '../domain/charge.ts'

export interface ChargeRow {
  order_uuid: string
  account_id: string | null
  order_id: string | null
  state: ChargeState
  total_minor: bigint
  credit_minor: bigint
  card_minor: bigint
  currency: string | null
  customer_id: string | null
  payment_method_id: string | null
  payment_intent_id: string | null
  created_at: string
}

export interface RefundRow {
  credit_minor: bigint
  card_minor: bigint
  currency: string | null
}

export interface FundsRow {
  customer_id: string | null
  payment_method_id: string | null
  credit_minor: bigint
}

const columns = 'order_uuid, account_id, order_id, state, total_minor, credit_minor, card_minor, currency, customer_id, payment_method_id, payment_intent_id, created_at'

const find: Statement = { name: 'charge_find', text: `select ${columns} from charges where order_uuid = $1` }

export const findCharge = (on: Queries, order_uuid: string): Promise<ChargeRow | undefined> => on.row(find, [order_uuid])

/** Whoever takes an account's credit holds this lock from before reading the balance until after writing the entry. */
const lock: Statement = { name: 'charge_lock_account', text: 'select status, currency from accounts where id = $1 for no key update' }

export const lockAccount = (tx: Queries, account_id: string): Promise<{ status: string, currency: string | null } | undefined> => tx.row(lock, [account_id])

/** A statement after the lock, never the same one: a statement that waited for a lock still sums what it saw before it waited. */
const funds: Statement = {
  name: 'charge_funds',
  text: `select card.customer_id, card.payment_method_id, credit.minor as credit_minor
    from (select coalesce(sum(amount_minor), 0)::bigint as minor from credit_entries where account_id = $1 and currency = $2) credit
    left join cards card on card.account_id = $1 and card.is_default`,
}

export const fundsOf = async (tx: Queries, account_id: string, currency: string): Promise<FundsRow> =>
  await tx.row<FundsRow & Record<string, unknown>>(funds, [account_id, currency]) ?? { customer_id: null, payment_method_id: null, credit_minor: 0n }

const claim: Statement = {
  name: 'charge_claim',
  text: `with claimed as (
      insert into charges (
        order_uuid, account_id, order_id, state, credit_minor, card_minor, currency, customer_id, payment_method_id, created_at, updated_at, total_minor)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $12) on conflict (order_uuid) do nothing returning ${columns}
    ), debit as (
      insert into credit_entries (id, account_id, order_uuid, kind, amount_minor, currency, created_at)
      select $11, account_id, order_uuid, 'charge', -credit_minor, currency, $10 from claimed where credit_minor > 0
    ) select * from claimed`,
}

/** Undefined when the order has a charge already. */
export const claimCharge = (tx: Queries, charge: Omit<ChargeRow, 'payment_intent_id'>, entry_id: string): Promise<ChargeRow | undefined> =>
  tx.row(claim, [
    charge.order_uuid, charge.account_id, charge.order_id, charge.state, charge.credit_minor, charge.card_minor, charge.currency,
    charge.customer_id, charge.payment_method_id, charge.created_at, entry_id, charge.total_minor,
  ])

const succeed: Statement = {
  name: 'charge_succeed',
  text: `update charges set state = 'succeeded', payment_intent_id = $2, updated_at = $3 where order_uuid = $1 and state = 'pending' returning ${columns}`,
}

/** Undefined when the charge is no longer pending. */
export const markSucceeded = (on: Queries, order_uuid: string, payment_intent_id: string, now: Date): Promise<ChargeRow | undefined> =>
  on.row(succeed, [order_uuid, payment_intent_id, now.toISOString()])

const decline: Statement = {
  name: 'charge_decline',
  text: `with declined as (
      update charges set state = 'declined', updated_at = $2 where order_uuid = $1 and state = 'pending' returning ${columns}
    ), back as (
      insert into credit_entries (id, account_id, order_uuid, kind, amount_minor, currency, created_at)
      select $3, account_id, order_uuid, 'return', credit_minor, currency, $2 from declined where credit_minor > 0
    ) select * from declined`,
}

/** Gives the credit back. Undefined when the charge is no longer pending. */
export const markDeclined = (on: Queries, order_uuid: string, now: Date, entry_id: string): Promise<ChargeRow | undefined> =>
  on.row(decline, [order_uuid, now.toISOString(), entry_id])

/** An order that was never charged gets a row all the same: a charge of it that comes late finds it, and takes nothing. */
const startRefund: Statement = {
  name: 'refund_start',
  text: `insert into charges (order_uuid, state, total_minor, credit_minor, card_minor, created_at, updated_at) values ($1, 'refunded', 0, 0, 0, $2, $2)
    on conflict (order_uuid) do update set updated_at = $2,
      state = case when charges.state in ('pending', 'succeeded') then 'refunding' else charges.state end
    returning ${columns}`,
}

/** From here on no charge of this order is posted or marked. */
export async function stopCharging(on: Queries, order_uuid: string, now: Date): Promise<ChargeRow> {
  const row = await on.row<ChargeRow & Record<string, unknown>>(startRefund, [order_uuid, now.toISOString()])
  if (!row) throw new Error('a charge row neither made nor found')
  return row
}

const finishRefund: Statement = {
  name: 'refund_finish',
  text: `with given as (
      update charges set state = 'refunded', payment_intent_id = $4, updated_at = $2 where order_uuid = $1 and state = 'refunding' returning *
    ), back as (
      insert into credit_entries (id, account_id, order_uuid, kind, amount_minor, currency, created_at)
      select $3, account_id, order_uuid, 'return', credit_minor, currency, $2 from given where credit_minor > 0
    ) insert into refunds (order_uuid, credit_minor, card_minor, currency, refund_id, created_at)
      select order_uuid, credit_minor, case when $5::text is null then 0 else card_minor end, currency, $5, $2 from given
      returning credit_minor, card_minor, currency`,
}

export interface CardRefund {
  payment_intent_id: string
  refund_id: string
}

/** Undefined when it was finished before. */
export const markRefunded = (
  on: Queries, order_uuid: string, now: Date, entry_id: string, card: CardRefund | undefined,
): Promise<RefundRow | undefined> =>
  on.row(finishRefund, [order_uuid, now.toISOString(), entry_id, card?.payment_intent_id ?? null, card?.refund_id ?? null])

const refund: Statement = { name: 'refund_find', text: 'select credit_minor, card_minor, currency from refunds where order_uuid = $1' }

export const findRefund = (on: Queries, order_uuid: string): Promise<RefundRow | undefined> => on.row(refund, [order_uuid])
