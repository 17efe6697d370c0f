import { amountOf, metadataOf, onlyKnown, required } from './form.ts'
import type { Entry, Ledger, Refund } from './ledger.ts'
import type { Request } from './request.ts'
import { invalidRequest } from './refusal.ts'

/** POST /v1/refunds: of a PaymentIntent, all that is left of it unless `amount` says less. */
export function createRefund({ charges, refunds }: Ledger, { form, now, newId }: Request): Entry {
  onlyKnown(form, ['payment_intent', 'amount', 'reason'])
  const payment_intent = required(form, 'payment_intent')
  const charge = charges.find((each) => each.payment_intent === payment_intent && each.status === 'succeeded')
  if (!charge) throw invalidRequest(`The PaymentIntent '${payment_intent}' has no successful charge to refund.`, { param: 'payment_intent' })
  const left = refunds.reduce((rest, refund) => (refund.charge === charge.id ? rest - refund.amount : rest), charge.amount)
  if (left === 0) throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  const wanted = form.get('amount')
  const amount = wanted === null ? left : amountOf(wanted)
  if (amount > left) throw invalidRequest(`The refund of ${amount} is greater than the ${left} that are left of the charge.`, { param: 'amount' })
  const refund: Refund = {
    id: newId('re'), object: 'refund', amount, currency: charge.currency, charge: charge.id, payment_intent, status: 'succeeded',
    metadata: metadataOf(form), created: Math.floor(now.getTime() / 1000),
  }
  return { answer: { status: 200, body: refund }, refund }
}

/** GET /v1/refunds: newest first, by `payment_intent`. */
export function listRefunds({ refunds }: Ledger, { form }: Request): object {
  onlyKnown(form, ['payment_intent', 'limit'])
  const payment_intent = form.get('payment_intent')
  const matching = refunds.filter((refund) => payment_intent === null || refund.payment_intent === payment_intent).reverse()
  const limit = Number(form.get('limit') ?? 10)
  return { object: 'list', url: '/v1/refunds', data: matching.slice(0, limit), has_more: matching.length > limit }
}
