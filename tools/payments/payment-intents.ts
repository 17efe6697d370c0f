import { cards } from './cards.ts'
import type { CardOutcome } from './cards.ts'
import { amountOf, flag, metadataOf, onlyKnown, required } from './form.ts'
import type { Charge, Entry, Intent, Ledger } from './ledger.ts'
import type { Request } from './request.ts'
import { invalidRequest, refusal } from './refusal.ts'

const known = ['amount', 'currency', 'customer', 'payment_method', 'confirm', 'off_session', 'description', 'statement_descriptor_suffix']

/** POST /v1/payment_intents. With `confirm` the card is charged at once. */
export function createPaymentIntent(_ledger: Ledger, { form, now, newId, idempotency_key }: Request): Entry {
  onlyKnown(form, known)
  const currency = required(form, 'currency')
  if (!/^[a-z]{3}$/.test(currency)) throw invalidRequest(`Invalid currency: ${currency}`, { param: 'currency' })
  const payment_method = form.get('payment_method')
  const intent: Intent = {
    id: newId('pi'),
    object: 'payment_intent',
    amount: amountOf(required(form, 'amount')),
    amount_received: 0,
    currency,
    customer: form.get('customer'),
    payment_method,
    status: payment_method === null ? 'requires_payment_method' : 'requires_confirmation',
    description: form.get('description'),
    statement_descriptor_suffix: form.get('statement_descriptor_suffix'),
    metadata: metadataOf(form),
    latest_charge: null,
    created: Math.floor(now.getTime() / 1000),
    livemode: false,
  }
  const outcome = payment_method === null ? undefined : cardOf(payment_method)
  if (!flag(form, 'confirm')) {
    if (flag(form, 'off_session')) throw invalidRequest('off_session can only be used with confirm=true.', { param: 'off_session' })
    return { answer: { status: 200, body: intent }, intent }
  }
  if (!outcome) throw invalidRequest('A payment method is needed to confirm.', { code: 'parameter_missing', param: 'payment_method' })
  const charge: Charge = {
    id: newId('ch'),
    payment_intent: intent.id,
    amount: intent.amount,
    currency,
    status: outcome.succeeds ? 'succeeded' : 'declined',
    order_uuid: intent.metadata.order_uuid ?? null,
    idempotency_key,
    created_at: now.toISOString(),
  }
  return attempt(intent, charge, outcome)
}

function cardOf(payment_method: string): CardOutcome {
  const found = cards.get(payment_method)
  if (!found) throw invalidRequest(`No such PaymentMethod: '${payment_method}'`, { code: 'resource_missing', param: 'payment_method' })
  return found
}

function attempt(created: Intent, charge: Charge, outcome: CardOutcome): Entry {
  if (!outcome.succeeds) {
    const intent: Intent = { ...created, status: 'requires_payment_method', payment_method: null, latest_charge: charge.id }
    const { code, decline_code, message } = outcome
    return { answer: refusal(402, 'card_error', message, { code, decline_code, charge: charge.id, payment_intent: intent }), intent, charge }
  }
  const intent: Intent = { ...created, status: 'succeeded', amount_received: created.amount, latest_charge: charge.id }
  const answer = outcome.answers === 'charge' ? { status: 200, body: intent } : refusal(500, 'api_error', 'An error occurred on our end.')
  return { answer, intent, charge }
}

/** GET /v1/payment_intents/:id */
export function retrievePaymentIntent({ intents }: Ledger, { id }: Request): object {
  const found = intents.get(id)
  if (!found) throw invalidRequest(`No such payment_intent: '${id}'`, { code: 'resource_missing', param: 'intent' }, 404)
  return found
}

/** GET /v1/payment_intents: newest first, by `customer` and `created[gte]`, in pages by `starting_after`. */
export function listPaymentIntents({ intents }: Ledger, { form }: Request): object {
  onlyKnown(form, ['customer', 'created[gte]', 'limit', 'starting_after'])
  const customer = form.get('customer')
  const since = Number(form.get('created[gte]') ?? 0)
  const limit = Number(form.get('limit') ?? 10)
  const matching = [...intents.values()].reverse().filter((intent) => (customer === null || intent.customer === customer) && intent.created >= since)
  const after = form.get('starting_after')
  const start = after === null ? 0 : matching.findIndex(({ id }) => id === after) + 1
  return { object: 'list', url: '/v1/payment_intents', data: matching.slice(start, start + limit), has_more: start + limit < matching.length }
}
