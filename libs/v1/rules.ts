/** Rules of order bodies that concern more than one field, or more than JSON Schema can say. */
import { limits } from '@tradecounter/kernel/limits'
import { messages } from '@tradecounter/kernel/messages'
import { formats } from './formats.ts'
import type { Body } from './json.ts'
import { countriesWithStates } from './schemas/address.ts'

/** Adds to the errors what is wrong with a body whose fields have been checked one by one. */
export type Rule = (body: Body, errors: Map<string, string>) => void

type Fields = Record<string, unknown>

const object = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined

function report(errors: Map<string, string>, path: string, message: string): void {
  if (!errors.has(path)) errors.set(path, message)
}

/** SPEC "Rules for POST /v1/orders" 5: delivery needs an address, pickup does not; delivery is the default. */
export const deliveryRules: Rule = ({ value }, errors) => {
  if (errors.has('delivery')) return
  const delivery = object(value.delivery) ?? {}
  const type = delivery.type ?? 'delivery'
  if (type === 'delivery' && delivery.address === undefined) report(errors, 'delivery.address', messages.required)
}

/** SPEC "Order": Address `state`. */
export const addressRules: Rule = ({ value }, errors) => {
  const address = object(object(value.delivery)?.address)
  if (!address || !countriesWithStates.some((country) => country === address.country)) return
  const { state } = address
  const blank = state === undefined || state === null || (typeof state === 'string' && state.trim() === '')
  if (blank) report(errors, 'delivery.address.state', messages.required)
}

/** DECISIONS W8: the limit is on the text that was sent. */
export const metadataRules: Rule = ({ metadata }, errors) => {
  if (metadata !== undefined && Buffer.byteLength(metadata) > limits.metadata_bytes) {
    report(errors, 'metadata', messages.atMostBytes(limits.metadata_bytes))
  }
}

/** SPEC rule 7, as far as the text alone tells; whether the host is public is judged when placing (DECISIONS H6). */
export const webhookRules: Rule = ({ value }, errors) => {
  const url = value.webhook_url
  if (typeof url === 'string' && !formats['https-uri']!.check(url)) report(errors, 'webhook_url', messages.httpsUrl)
}
