/**
 * What an order must be before anybody is asked about it. The gateway has checked the same of the public API's bodies; internal channels
 * come in here (SPEC "OrderInput", DECISIONS W8).
 */
import type { FieldErrors } from '@tradecounter/kernel/failure'
import { limits } from '@tradecounter/kernel/limits'
import { messages } from '@tradecounter/kernel/messages'
import type { OrderInput__Output } from '@tradecounter/proto/tradecounter/orders/v1/OrderInput'

export function checkLines(lines: OrderInput__Output['items']): FieldErrors {
  if (lines.length === 0) return { items: [messages.atLeastEntries(1)] }
  if (lines.length > limits.lines_per_order) return { items: [messages.atMostEntries(limits.lines_per_order)] }
  const errors: FieldErrors = {}
  for (const [index, { quantity }] of lines.entries()) {
    if (quantity < 1) errors[`items.${index}.quantity`] = [messages.aboveZero]
    if (quantity > limits.units_per_line) errors[`items.${index}.quantity`] = [messages.atMost(limits.units_per_line)]
  }
  return errors
}

export function checkInput(input: OrderInput__Output): FieldErrors {
  const errors = checkLines(input.items)
  if (input.delivery?.type !== 'pickup' && !input.delivery?.address) errors['delivery.address'] = [messages.required]
  if (Buffer.byteLength(input.metadata) > limits.metadata_bytes) errors.metadata = [messages.atMostBytes(limits.metadata_bytes)]
  const lengths = { external_reference: limits.external_reference, webhook_url: limits.webhook_url, webhook_secret: limits.webhook_secret } as const
  for (const [name, most] of Object.entries(lengths)) {
    if ([...input[name as keyof typeof lengths] ?? ''].length > most) errors[name] = [messages.atMostCharacters(most)]
  }
  return errors
}
