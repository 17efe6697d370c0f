/** How an order is paid (SPEC "Rules for POST /v1/orders" 6, DECISIONS O7, C5, T1): from credit first, the rest from the default saved card. */

/** Where a charge stands. `pending` is the only state that is not an answer yet: the card is being asked. */
export type ChargeState = 'pending' | 'succeeded' | 'declined' | 'refunding' | 'refunded'

export interface Payer {
  /** SPEC "Account": lead, active, inactive, test. */
  status: string
  /** What the default saved card is called at the payment provider; null without one. */
  payment_method_id: string | null
  credit_minor: bigint
}

export interface Split {
  /** Of a new charge. */
  state: 'pending' | 'succeeded' | 'declined'
  credit_minor: bigint
  card_minor: bigint
}

export const noCard = 'the account has no saved card'
export const declined = 'the card was declined'
export const mayNotOrder = 'the account cannot place orders'

/** Test cards that decline without anybody being asked: sandbox accounts are never charged. */
const decliningTestCards = new Set(['pm_card_chargeDeclined', 'pm_card_chargeDeclinedInsufficientFunds', 'pm_card_authenticationRequired'])

/** How `total_minor` (at least 0) is taken, or the rule that it must not be. */
export function splitCharge({ status, payment_method_id, credit_minor }: Payer, total_minor: bigint): Split | { refusal: string } {
  if (status !== 'active' && status !== 'test') return { refusal: mayNotOrder }
  // Also when credit would cover all of it: the rule asks for a card on file.
  if (payment_method_id === null) return { refusal: noCard }
  if (status === 'test') {
    return { state: decliningTestCards.has(payment_method_id) && total_minor > 0n ? 'declined' : 'succeeded', credit_minor: 0n, card_minor: 0n }
  }
  const available = credit_minor > 0n ? credit_minor : 0n
  const credit = available < total_minor ? available : total_minor
  const card = total_minor - credit
  return { state: card > 0n ? 'pending' : 'succeeded', credit_minor: credit, card_minor: card }
}
