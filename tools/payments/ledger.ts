/** All that the sandbox knows, in Stripe's shapes. It is rebuilt from the journal. */

export interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  /** Lower case, as on Stripe's wire. */
  currency: string
  customer: string | null
  payment_method: string | null
  status: 'requires_payment_method' | 'requires_confirmation' | 'succeeded'
  description: string | null
  statement_descriptor_suffix: string | null
  metadata: Record<string, string>
  latest_charge: string | null
  /** Unix seconds. */
  created: number
  livemode: false
}

/** An attempt on a card, also a declined one. */
export interface Charge {
  id: string
  payment_intent: string
  amount: number
  currency: string
  status: 'succeeded' | 'declined'
  order_uuid: string | null
  idempotency_key: string | null
  /** ISO 8601. */
  created_at: string
}

export interface Refund {
  id: string
  object: 'refund'
  amount: number
  currency: string
  charge: string
  payment_intent: string
  status: 'succeeded'
  metadata: Record<string, string>
  created: number
}

export interface Answer {
  status: number
  body: object
}

/** One request that was carried out: what it made and what it was answered. */
export interface Entry {
  /** Absent when the request had no Idempotency-Key. */
  idempotency?: { key: string, request_sha256: string }
  answer: Answer
  intent?: Intent
  charge?: Charge
  refund?: Refund
}

export interface Ledger {
  intents: Map<string, Intent>
  charges: Charge[]
  refunds: Refund[]
}

export const emptyLedger = (): Ledger => ({ intents: new Map(), charges: [], refunds: [] })

export function enter(ledger: Ledger, { intent, charge, refund }: Entry): void {
  if (intent) ledger.intents.set(intent.id, intent)
  if (charge) ledger.charges.push(charge)
  if (refund) ledger.refunds.push(refund)
}
