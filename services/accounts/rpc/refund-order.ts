/**
 * Gives back what an order was charged, as it was taken, once. First the charge is moved to `refunding`, so that nobody posts or marks it
 * any more; then the card's part is settled with the provider (a charge whose fate is unknown is closed there: payments/stripe.ts says
 * how) and refunded under a key of its own; then credit and the row follow in one statement. Whoever dies in between leaves it `refunding`,
 * and a repeat goes on from there.
 */
import type { Handler } from '@tradecounter/chassis/grpc-server'
import { notFound } from '@tradecounter/kernel/failure'
import { isUuid, uuidv7 } from '@tradecounter/kernel/ids'
import { money, toAmount } from '@tradecounter/kernel/money'
import type { AccountsServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsService'
import type { Context } from '../context.ts'
import { findRefund, markRefunded, stopCharging } from '../db/charges.ts'
import type { CardRefund, ChargeRow, RefundRow } from '../db/charges.ts'
import { cardChargeOf } from '../payments/card-charge.ts'
import type { PaymentProvider } from '../payments/provider.ts'

/** Fails `unavailable` while the provider cannot be asked. An order that was never charged is answered in zeros without a currency. */
export const refundOrder = (context: Context): Handler<AccountsServiceDefinition, 'RefundOrder'> => async ({ order_uuid }) => {
  if (!isUuid(order_uuid)) throw notFound()
  const { database, payments, clock, random } = context
  const charge = await stopCharging(database, order_uuid, clock.now())
  const refund = charge.state === 'refunding'
    ? await markRefunded(database, order_uuid, clock.now(), uuidv7(clock.now(), random), await refundCard(payments, charge))
    : undefined
  return answer(refund ?? await findRefund(database, order_uuid) ?? { credit_minor: 0n, card_minor: 0n, currency: charge.currency })
}

async function refundCard(payments: PaymentProvider, charge: ChargeRow): Promise<CardRefund | undefined> {
  const payment_intent_id = charge.payment_intent_id ?? await settledIntent(payments, charge)
  if (payment_intent_id === undefined) return undefined
  return { payment_intent_id, refund_id: await payments.giveBack(charge.order_uuid, payment_intent_id) }
}

async function settledIntent(payments: PaymentProvider, charge: ChargeRow): Promise<string | undefined> {
  if (charge.card_minor === 0n) return undefined
  const taken = await payments.close(cardChargeOf(charge))
  return taken.outcome === 'succeeded' ? taken.payment_intent_id : undefined
}

const answer = ({ credit_minor, card_minor, currency }: RefundRow) => ({
  credit: toAmount(money(credit_minor, currency ?? '')),
  card: toAmount(money(card_minor, currency ?? '')),
})
