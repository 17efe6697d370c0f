import type { Status } from './transitions.ts'

/** Order.status_explained: what the status means for whoever placed the order. */
export const statusExplained: Record<Status, string> = {
  pending: 'The order is placed and paid, and waits for review by the operator.',
  pre_order: 'The order is approved and waits for stock.',
  processing: 'The order is approved and waits for production. It can still be cancelled.',
  production: 'The order is being made and can no longer be cancelled.',
  shipped: 'The order has left the supplier or is ready for collection.',
  complete: 'The order is closed out.',
  cancelled: 'The order is cancelled, and what was paid is refunded.',
}
