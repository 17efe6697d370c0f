import { Failure } from '@tradecounter/kernel/failure'
import { limits } from '@tradecounter/kernel/limits'
import type { PlaceOrderRequest__Output } from '@tradecounter/proto/tradecounter/orders/v1/PlaceOrderRequest'

const sources: readonly string[] = ['web', 'mcp', 'api', 'shopify']

/** What comes beside the order's input (SPEC "Idempotency" 1, DECISIONS O4). */
export function checkPlacing({ idempotency_key, source }: PlaceOrderRequest__Output): void {
  if (idempotency_key === '' || [...idempotency_key].length > limits.idempotency_key) {
    throw new Failure('bad_request', `idempotency_key must have 1 to ${limits.idempotency_key} characters`)
  }
  if (!sources.includes(source)) throw new Failure('bad_request', `source must be one of ${sources.join(', ')}`)
}
