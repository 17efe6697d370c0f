/**
 * Charges an order once, whatever crashes or is repeated (DECISIONS O7). The charge row is claimed and credit taken in one transaction;
 * then, outside of any, the card is asked with the order's uuid as the provider's idempotency key; then the row is marked. Whoever dies
 * in between leaves it `pending`, and a repeat goes on from there: the provider answers the same key the same.
 */
import type { Handler } from '@tradecounter/chassis/grpc-server'
import { Failure, notFound, refused } from '@tradecounter/kernel/failure'
import { isUuid, uuidv7 } from '@tradecounter/kernel/ids'
import { fromAmount, money, toAmount } from '@tradecounter/kernel/money'
import type { Money } from '@tradecounter/kernel/money'
import type { AccountsServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsService'
import type { Money__Output } from '@tradecounter/proto/tradecounter/common/v1/Money'
import type { Context } from '../context.ts'
import { claimCharge, findCharge, fundsOf, lockAccount, markDeclined, markSucceeded } from '../db/charges.ts'
import type { ChargeRow } from '../db/charges.ts'
import { declined, splitCharge } from '../domain/charge.ts'
import { cardChargeOf } from '../payments/card-charge.ts'

interface Asked {
  order_uuid: string
  account_id: string
  order_id: string
  total: Money
}

/** Fails `validation` without a card or when it is declined (the rule in `detail`), `conflict` once it was given back, `unavailable` while it is not known. */
export const chargeOrder = (context: Context): Handler<AccountsServiceDefinition, 'ChargeOrder'> => async (request) => {
  if (!isUuid(request.account_id) || !isUuid(request.order_uuid)) throw notFound()
  const asked = { ...request, total: readTotal(request.total) }
  const charge = await claim(context, asked)
  return answer(charge.state === 'pending' ? await askCard(context, charge) : charge)
}

function readTotal(total: Money__Output | null): Money {
  try {
    const read = fromAmount(total ?? { amount: '', currency: '' })
    if (read.minor >= 0n) return read
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  throw refused('the total must be an amount of at least 0')
}

/** The order's charge: the one that is there, or a new one with its credit taken. */
async function claim({ database, clock, random }: Context, asked: Asked): Promise<ChargeRow> {
  return database.transaction(async (tx) => {
    const account = await lockAccount(tx, asked.account_id)
    if (!account) throw notFound()
    const before = await findCharge(tx, asked.order_uuid)
    if (before) return same(before, asked)
    if (account.currency !== asked.total.currency) throw refused(`the total must be in the account's currency`)
    const funds = await fundsOf(tx, asked.account_id, account.currency)
    const split = splitCharge({ ...account, ...funds }, asked.total.minor)
    if ('refusal' in split) throw refused(split.refusal)
    const now = clock.now()
    const claimed = await claimCharge(tx, {
      ...split,
      order_uuid: asked.order_uuid,
      account_id: asked.account_id,
      order_id: asked.order_id,
      total_minor: asked.total.minor,
      currency: account.currency,
      customer_id: funds.customer_id,
      payment_method_id: funds.payment_method_id,
      created_at: now.toISOString(),
    }, uuidv7(now, random))
    const charge = claimed ?? await findCharge(tx, asked.order_uuid)
    if (!charge) throw new Error('a charge row neither made nor found')
    return same(charge, asked)
  })
}

/** A repeat has to ask for the same; an order that was given up before it was charged has nothing to compare with. */
function same(charge: ChargeRow, { account_id, total }: Asked): ChargeRow {
  const differs = charge.account_id !== account_id || charge.currency !== total.currency || charge.total_minor !== total.minor
  if (charge.account_id !== null && differs) throw new Failure('conflict', 'the order was charged with another account or total')
  return charge
}

async function askCard({ database, payments, clock, random }: Context, charge: ChargeRow): Promise<ChargeRow> {
  const { order_uuid } = charge
  const taken = await payments.take(cardChargeOf(charge))
  const now = clock.now()
  const settled = taken.outcome === 'succeeded'
    ? await markSucceeded(database, order_uuid, taken.payment_intent_id, now)
    : await markDeclined(database, order_uuid, now, uuidv7(now, random))
  // Not pending any more: a call beside this one was first, with the same answer, or a refund has begun.
  return settled ?? await findCharge(database, order_uuid) ?? charge
}

const answers: Record<ChargeRow['state'], (charge: ChargeRow) => { credit_applied: Money__Output, card_charged: Money__Output }> = {
  succeeded: ({ credit_minor, card_minor, currency }) =>
    ({ credit_applied: toAmount(money(credit_minor, currency ?? '')), card_charged: toAmount(money(card_minor, currency ?? '')) }),
  declined: () => { throw refused(declined) },
  refunding: () => { throw givenBack() },
  refunded: () => { throw givenBack() },
  pending: () => { throw new Failure('unavailable', 'the charge is not settled yet, try again') },
}

const answer = (charge: ChargeRow): { credit_applied: Money__Output, card_charged: Money__Output } => answers[charge.state](charge)

const givenBack = (): Failure => new Failure('conflict', 'the order was given up and what it was charged is given back')
