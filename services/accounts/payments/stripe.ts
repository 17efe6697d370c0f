/** Stripe as the payment provider: PaymentIntents, off session (DECISIONS O7). The order's uuid is the idempotency key. */
import Stripe from 'stripe'
import type { Logger } from '@tradecounter/chassis/log'
import type { Clock } from '@tradecounter/kernel/clock'
import { inSpan } from '@tradecounter/chassis/tracing'
import { Failure } from '@tradecounter/kernel/failure'
import type { CardCharge, PaymentProvider, Taken } from './provider.ts'

export interface StripeOptions {
  /** Such as https://api.stripe.com. */
  url: string
  secret_key: string
  clock: Clock
  log: Logger
}

const settings = { apiVersion: '2026-10-28.endive', maxNetworkRetries: 2, timeout: 8_000, telemetry: false } as const

/** Stripe keeps a key for 24 h at least. A charge older than this is looked up first, since its key may have been forgotten. */
const keyLife = 20 * 3600 * 1000

/** Currencies without a minor unit that Stripe takes in hundredths all the same. */
const inHundredths = new Set(['ISK', 'UGX'])

const atStripe = ({ card_minor, currency }: CardCharge): { amount: number, currency: string } => ({
  amount: Number(inHundredths.has(currency) ? card_minor * 100n : card_minor),
  currency: currency.toLowerCase(),
})

type Status = Stripe.PaymentIntent['status']

/** An intent in these states may still take the money. In all others it has not, and nobody can confirm it: its secret is with us. */
const undecided = new Set<Status>(['processing', 'requires_capture'])

export function connectStripe({ url, secret_key, clock, log }: StripeOptions): PaymentProvider {
  const { hostname: host, port, protocol } = new URL(url)
  const http = protocol === 'http:'
  const stripe = new Stripe(secret_key, { ...settings, host, port: port || (http ? 80 : 443), protocol: http ? 'http' : 'https' })

  const isOld = (charge: CardCharge): boolean => clock.now().getTime() - Date.parse(charge.created_at) > keyLife

  /** What is known of an error is logged here, without anything of the card; callers only hear that it is not settled. */
  const unavailable = (error: unknown, order_uuid: string): Failure => {
    const { type, code, statusCode, requestId } = error instanceof Stripe.errors.StripeError ? error : { type: String(error) } as Partial<Stripe.errors.StripeError>
    log.warn({ order_uuid, type, code, status: statusCode, stripe_request: requestId }, 'the payment provider did not settle a request')
    return new Failure('unavailable', 'the payment provider did not answer in time, try again')
  }

  function outcomeOf(intent: Stripe.PaymentIntent, order_uuid: string): Taken {
    if (undecided.has(intent.status)) throw unavailable(intent.status, order_uuid)
    return intent.status === 'succeeded' ? { outcome: 'succeeded', payment_intent_id: intent.id } : { outcome: 'declined' }
  }

  const asked = <T>(what: string, ask: () => Promise<T>): Promise<T> => inSpan(`stripe ${what}`, { 'rpc.system': 'stripe' }, ask)

  /** Looks a charge up among its customer's, where it stands from the moment that it is made. */
  async function find({ order_uuid, customer_id, created_at }: CardCharge): Promise<Taken | undefined> {
    // An hour for clocks that differ.
    const since = Math.floor(Date.parse(created_at) / 1000) - 3600
    try {
      for await (const intent of stripe.paymentIntents.list({ customer: customer_id, created: { gte: since }, limit: 100 })) {
        if (intent.metadata.order_uuid === order_uuid) return outcomeOf(intent, order_uuid)
      }
    } catch (error) {
      throw error instanceof Failure ? error : unavailable(error, order_uuid)
    }
    return undefined
  }

  async function take(charge: CardCharge): Promise<Taken> {
    const known = isOld(charge) ? await find(charge) : undefined
    if (known) return known
    const { order_uuid, order_id } = charge
    try {
      const intent = await asked('payment_intents.create', () => stripe.paymentIntents.create({
        ...atStripe(charge), customer: charge.customer_id, payment_method: charge.payment_method_id, confirm: true, off_session: true,
        description: `Order ${order_id}`, statement_descriptor_suffix: order_id, metadata: { order_uuid, order_id },
      }, { idempotencyKey: order_uuid }))
      return outcomeOf(intent, order_uuid)
    } catch (error) {
      if (error instanceof Failure) throw error
      if (isEndOfKey(error)) return await find(charge) ?? { outcome: 'declined' }
      if (!isRefusal(error)) throw unavailable(error, order_uuid)
      const { type, code, decline_code } = error
      log.info({ order_uuid, type, code, decline_code }, 'the card was not charged')
      return { outcome: 'declined' }
    }
  }

  /**
   * A request that was sent may be late: looking the charge up and finding nothing proves nothing, and sending the charge again to learn
   * its answer would charge the card where it never arrived. So the order's key is used up by a harmless intent (no customer, no card,
   * not confirmed): a charge with this key that comes later is refused by Stripe, as the same key with another body. If that refusal is
   * what we get, then the charge came first, and sending it again only repeats its answer.
   */
  async function close(charge: CardCharge): Promise<Taken> {
    const known = isOld(charge) ? await find(charge) : undefined
    if (known) return known
    const { order_uuid, order_id } = charge
    try {
      await stripe.paymentIntents.create(
        { ...atStripe(charge), description: `Order ${order_id}, given up before it was charged` }, { idempotencyKey: order_uuid })
      return { outcome: 'declined' }
    } catch (error) {
      if (isEndOfKey(error)) return take(charge)
      // What is wrong with this intent (an amount below the least, say) is wrong with the charge as well.
      if (isRefusal(error)) return { outcome: 'declined' }
      throw unavailable(error, order_uuid)
    }
  }

  async function giveBack(order_uuid: string, payment_intent: string): Promise<string> {
    try {
      const refund = await asked('refunds.create', () =>
        stripe.refunds.create({ payment_intent, metadata: { order_uuid } }, { idempotencyKey: `refund-${order_uuid}` }))
      return refund.id
    } catch (error) {
      // Given back before, under a key that Stripe has forgotten since.
      const given = isAlreadyRefunded(error) ? await stripe.refunds.list({ payment_intent, limit: 1 }).catch(() => undefined) : undefined
      const [first] = given?.data ?? []
      if (first) return first.id
      throw unavailable(error, order_uuid)
    }
  }

  return { take, close, giveBack }
}

/** A definite no: the card's, or the request's, which then was not carried out. */
const isRefusal = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError

/** The key's one request is over: it was another one, or it ended in an error of Stripe's own, which is all that a repeat will ever get. */
const isEndOfKey = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeIdempotencyError
  || (error instanceof Stripe.errors.StripeAPIError && error.headers?.['idempotent-replayed'] === 'true' && (error.statusCode ?? 0) >= 500)

const isAlreadyRefunded = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded'
