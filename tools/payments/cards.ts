/** Test cards by payment method id, named as Stripe names its own. */

export type CardOutcome =
  | { succeeds: true, answers: 'charge' | 'server_error' }
  | { succeeds: false, code: string, decline_code: string, message: string }

const works: CardOutcome = { succeeds: true, answers: 'charge' }

const declines = (decline_code: string, message: string, code = 'card_declined'): CardOutcome => ({ succeeds: false, code, decline_code, message })

export const cards: ReadonlyMap<string, CardOutcome> = new Map([
  ['pm_card_visa', works],
  ['pm_card_mastercard', works],
  ['pm_card_amex', works],
  ['pm_card_chargeDeclined', declines('generic_decline', 'Your card was declined.')],
  ['pm_card_chargeDeclinedInsufficientFunds', declines('insufficient_funds', 'Your card has insufficient funds.')],
  ['pm_card_authenticationRequired', declines('authentication_required', 'Your card needs authentication.', 'authentication_required')],
  // Not one of Stripe's: the money is taken, and every answer is a 500, as when the provider falls over just then.
  ['pm_card_lostAnswer', { succeeds: true, answers: 'server_error' }],
])
