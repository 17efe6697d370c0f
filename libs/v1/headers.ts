/** Headers of the public API, as the OpenAPI document tells them. */
import { Type, type TSchema } from 'typebox'
import { limits } from '@tradecounter/kernel/limits'

export interface Header {
  description: string
  schema: TSchema
  example: string | number
  required?: boolean
}

const count = Type.Integer({ minimum: 0 })

const idempotencyKey = {
  schema: Type.String({ minLength: 1, maxLength: limits.idempotency_key }),
  example: '0b6f6d0e-5f55-4a0c-9d3b-3b7a3a1f0c55',
}

export const requestHeaders = {
  'Idempotency-Key': {
    ...idempotencyKey,
    required: true,
    description: 'Unique per order attempt, 1 to 255 characters, honoured for 24 hours. '
      + 'The same key and body replay the first answer; another body is a 409.',
  },
  'Idempotency-Key-optional': {
    ...idempotencyKey,
    description: 'As for placing an order, but optional: without it, a second cancellation is a 409.',
  },
  'Service-Expected-Total': {
    description: 'The total that the caller expects. Another total is a 422 that names both, and nothing is charged.',
    schema: Type.String({ pattern: '^\\d+(\\.\\d+)? [A-Z]{3}$' }),
    example: '196.32 GBP',
  },
  'If-None-Match': {
    description: 'The `ETag` of the version at hand: while it is the current one, the answer is a 304 without a body.',
    schema: Type.String(),
    example: '"b3f1a0c2"',
  },
} as const satisfies Record<string, Header>

/** On every response. */
export const commonHeaders = {
  'X-Request-Id': {
    description: 'Id of this request; quote it to support.',
    schema: Type.String({ format: 'uuid' }),
    example: '01990d3c-7d5e-7cc1-9a35-6f0d2f5b8a11',
    required: true,
  },
  'RateLimit-Limit': { description: 'Requests that the bucket allows a minute.', schema: count, example: 600, required: true },
  'RateLimit-Remaining': { description: 'Requests left in this window.', schema: count, example: 599, required: true },
  'RateLimit-Reset': { description: 'Seconds until the window resets.', schema: count, example: 60, required: true },
  'RateLimit-Policy': { description: 'The same policy in the IETF form.', schema: Type.String(), example: '"read";q=600;w=60' },
  'RateLimit': { description: 'The same state in the IETF form.', schema: Type.String(), example: '"read";r=599;t=60' },
} as const satisfies Record<string, Header>

export const specialHeaders = {
  'Retry-After': { description: 'Seconds to wait before trying again.', schema: count, example: 12 },
  'WWW-Authenticate': {
    description: 'The challenge (RFC 6750), which leads to the resource metadata (RFC 9728). Without a credential it has no `error`.',
    schema: Type.String(),
    example: 'Bearer realm="tradecounter", error="invalid_token", '
      + 'resource_metadata="https://api.tradecounter.example/.well-known/oauth-protected-resource"',
    required: true,
  },
  'Service-Ignored-Fields': {
    description: 'Fields of the body that were not understood and are ignored.',
    schema: Type.String({ maxLength: 1024 }),
    example: 'delivery.shiping_method',
  },
  'Idempotent-Replayed': {
    description: 'Present when the answer is the stored one of an earlier request with the same key.',
    schema: Type.Unsafe<'true'>({ type: 'string', enum: ['true'] }),
    example: 'true',
  },
  'Location': { description: 'Path of the order.', schema: Type.String(), example: '/v1/orders/K7QM2XWD-9RTA' },
  'ETag': { description: 'Version of the document.', schema: Type.String(), example: '"b3f1a0c2"' },
} as const satisfies Record<string, Header>

/** Sent with every webhook (SPEC "Delivery"). */
export const webhookHeaders = {
  'Service-Event-Id': {
    description: 'The event, the same at every attempt; de-duplicate on it.',
    schema: Type.String({ format: 'uuid' }),
    example: '01990d40-03a1-7b02-8f7e-2a9a7c1de001',
    required: true,
  },
  'Service-Event-Type': { description: "The event's type.", schema: Type.String(), example: 'order.shipped', required: true },
  'Service-Delivery-Id': {
    description: 'The delivery, the same at every attempt.',
    schema: Type.String({ format: 'uuid' }),
    example: '01990d40-03b0-7e11-b1f2-11c6f0a8d002',
    required: true,
  },
  'Service-Signature': {
    description: '`t=<unix seconds>,v1=<hex>`: HMAC-SHA256 over `<t>.<raw body>`, keyed with the order\'s `webhook_secret`, else the account signing secret. '
      + 'For 24 hours after a rotation of the account secret there are two `v1` values.',
    schema: Type.String(),
    example: 't=1767261600,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd',
    required: true,
  },
  'User-Agent': { description: 'Always this.', schema: Type.String(), example: 'Service-Webhooks/1.0', required: true },
} as const satisfies Record<string, Header>
