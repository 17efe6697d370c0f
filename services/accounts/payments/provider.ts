/** The payment provider behind one port. Every call may be repeated: an order's card is charged at most once, and refunded at most once. */

/** A card charge as it was first asked for. A repeat must say the very same. */
export interface CardCharge {
  order_uuid: string
  /** The order's short reference, for the card statement. */
  order_id: string
  /** At least 1. */
  card_minor: bigint
  currency: string
  customer_id: string
  payment_method_id: string
  /** When it was first asked for. */
  created_at: string
}

/** `declined`: nothing was taken, and nothing will be for this order. */
export type Taken = { outcome: 'succeeded', payment_intent_id: string } | { outcome: 'declined' }

/** All throw Failure `unavailable` while what happened is not known for certain: repeat it, never guess. */
export interface PaymentProvider {
  /** Charges the card; a repeat answers as the first did. */
  take(charge: CardCharge): Promise<Taken>
  /**
   * Makes sure that a charge which may or may not have been asked for is never taken from here on, and says what was taken until now.
   * Takes nothing itself.
   */
  close(charge: CardCharge): Promise<Taken>
  /** Refunds all that was taken. Answers the provider's id of the refund. */
  giveBack(order_uuid: string, payment_intent_id: string): Promise<string>
}
