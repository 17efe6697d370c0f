import type { Entry, Ledger } from './ledger.ts'
import { createPaymentIntent, listPaymentIntents, retrievePaymentIntent } from './payment-intents.ts'
import { createRefund, listRefunds } from './refunds.ts'
import type { Request } from './request.ts'

export interface Route {
  method: 'GET' | 'POST'
  path: RegExp
}

/** Reads answer what they find; writes are carried out once a key, and journalled. Both throw Refused. */
export const reads: (Route & { read(ledger: Ledger, request: Request): object })[] = [
  { method: 'GET', path: /^\/v1\/payment_intents$/, read: listPaymentIntents },
  { method: 'GET', path: /^\/v1\/payment_intents\/(\w+)$/, read: retrievePaymentIntent },
  { method: 'GET', path: /^\/v1\/refunds$/, read: listRefunds },
]

export const writes: (Route & { write(ledger: Ledger, request: Request): Entry })[] = [
  { method: 'POST', path: /^\/v1\/payment_intents$/, write: createPaymentIntent },
  { method: 'POST', path: /^\/v1\/refunds$/, write: createRefund },
]
