/** The problems of the OpenAPI document: one response component each, with examples in the service's own words. */
import { kinds, type FailureCode, type FieldErrors } from '@tradecounter/kernel/failure'
import { limits } from '@tradecounter/kernel/limits'
import { messages } from '@tradecounter/kernel/messages'
import type { specialHeaders } from '../headers.ts'
import type { Operation } from '../operations.ts'
import { sources } from '../schemas/enums.ts'
import type { Problem } from '../schemas/problem.ts'

interface Example {
  summary: string
  detail: string
  errors?: FieldErrors
}

interface ProblemResponse {
  code: FailureCode
  description: string
  /** Besides those of every response. */
  headers?: readonly (keyof typeof specialHeaders)[]
  examples: Record<string, Example>
}

const fields = 'the request has invalid fields'
const requiredKey = 'the header Idempotency-Key is required'

const invalidBody = {
  fields: {
    summary: 'Several fields are wrong', detail: fields,
    errors: { 'items.0.quantity': [messages.aboveZero], 'delivery.address.postcode': [messages.required] },
  },
  variant: { summary: 'No such colour and size', detail: fields, errors: { 'items.0': [messages.variant] } },
  not_an_object: { summary: 'JSON, but no object', detail: 'the body must be a JSON object' },
} as const satisfies Record<string, Example>

const personalisation = {
  summary: 'A personalisation breaks the rules of its zone', detail: fields,
  errors: { 'items.1.personalisation.0.text': [messages.atMostCharacters(14)], 'items.2.personalisation': [messages.zoneRequired('Name')] },
} satisfies Example

const usedKey = {
  other_body: { summary: 'The key is taken', detail: 'the Idempotency-Key was used with a different body' },
  in_progress: { summary: 'The first request is still under way', detail: 'a request with this Idempotency-Key is in progress, try again in a moment' },
} as const satisfies Record<string, Example>

export const problemResponses = {
  bad_request: {
    code: 'bad_request',
    description: 'The request cannot be read: its body is not valid JSON, a header is missing or malformed, or it breaks the rules of HTTP.',
    examples: {
      json: { summary: 'No JSON', detail: 'the body is not valid JSON' },
      key: { summary: 'An order without a key', detail: requiredKey },
    },
  },
  unauthenticated: {
    code: 'unauthenticated',
    description: 'The credential is missing, invalid, expired or revoked.',
    headers: ['WWW-Authenticate'],
    examples: {
      missing: { summary: 'No credential', detail: 'a credential is needed: Authorization: Bearer <API key or access token>' },
      invalid: { summary: 'A bad credential', detail: 'the credential is invalid, expired or revoked' },
    },
  },
  insufficient_scope: {
    code: 'insufficient_scope',
    description: 'The credential is good, but lacks the scope of the operation. It is a 403 whether the resource exists or not.',
    headers: ['WWW-Authenticate'],
    examples: { scope: { summary: 'The scope is named', detail: 'the credential lacks the scope orders:write' } },
  },
  not_found: {
    code: 'not_found',
    description: 'There is no such resource in the account. A resource of another account, or an id of another form, gets the very same answer.',
    headers: ['Idempotent-Replayed'],
    examples: { absent: { summary: 'Nothing there', detail: 'no such resource' } },
  },
  key_conflict: {
    code: 'conflict',
    description: 'The Idempotency-Key was used with another body, or its first request is still in progress (then with `Retry-After`).',
    headers: ['Retry-After', 'Service-Ignored-Fields'],
    examples: usedKey,
  },
  cancel_conflict: {
    code: 'conflict',
    description: 'The order can no longer be cancelled, is cancelled already, or the Idempotency-Key, if one was sent, is in use.',
    headers: ['Retry-After', 'Idempotent-Replayed'],
    examples: {
      too_late: { summary: 'Too late', detail: 'the order has entered production and can no longer be cancelled' },
      cancelled: { summary: 'Cancelled before', detail: 'the order is already cancelled' },
      ...usedKey,
    },
  },
  request_timeout: {
    code: 'request_timeout',
    description: 'The request did not arrive within 30 seconds.',
    examples: { slow: { summary: 'Too slow', detail: 'the request did not arrive in time' } },
  },
  expectation_failed: {
    code: 'expectation_failed',
    description: 'The header `Expect` asks for something other than `100-continue`.',
    examples: { expect: { summary: 'An unknown expectation', detail: 'the only expectation that can be met is 100-continue' } },
  },
  payload_too_large: {
    code: 'payload_too_large',
    description: 'The body is larger than 1 MiB.',
    examples: { body: { summary: 'Too large', detail: 'the body is larger than 1048576 bytes' } },
  },
  unsupported_media_type: {
    code: 'unsupported_media_type',
    description: 'The body is not declared as JSON in UTF-8, or it is compressed.',
    examples: {
      type: { summary: 'Not declared as JSON', detail: 'Content-Type must be application/json, in UTF-8' },
      encoding: { summary: 'Compressed', detail: 'the body must not be compressed' },
    },
  },
  invalid_parameters: {
    code: 'validation',
    description: 'Parameters are invalid; `errors` names each.',
    examples: {
      several: { summary: 'Two at once', detail: fields, errors: { limit: [messages.atMost(100)], cursor: [messages.cursor] } },
      choice: { summary: 'No such value', detail: fields, errors: { source: [messages.oneOf(sources)] } },
    },
  },
  invalid_body: {
    code: 'validation',
    description: 'Fields of the body are invalid; `errors` names each by its path. Or a rule forbids the order; `detail` states it.',
    headers: ['Service-Ignored-Fields'],
    examples: { ...invalidBody, personalisation },
  },
  order_refused: {
    code: 'validation',
    description: 'Fields are invalid (`errors` names each by its path), or a business rule forbids the order (`detail` states it). Nothing is charged.',
    headers: ['Service-Ignored-Fields', 'Idempotent-Replayed'],
    examples: {
      ...invalidBody,
      personalisation,
      webhook_url: { summary: 'The receiver is not public', detail: fields, errors: { webhook_url: [messages.publicHost] } },
      metadata: { summary: 'Too much metadata', detail: fields, errors: { metadata: [messages.atMostBytes(limits.metadata_bytes)] } },
      no_card: { summary: 'No saved card', detail: 'the account has no saved card' },
      declined: { summary: 'The card was declined', detail: 'the card was declined' },
      total: { summary: 'Another total than expected', detail: 'the total is 196.32 GBP, not the expected 190.00 GBP' },
    },
  },
  rate_limited: {
    code: 'rate_limited',
    description: 'The limit of the bucket is reached: wait for `Retry-After` seconds.',
    headers: ['Retry-After'],
    examples: { read: { summary: 'Too many reads', detail: 'at most 600 read requests a minute, try again in 12 s' } },
  },
  request_header_fields_too_large: {
    code: 'request_header_fields_too_large',
    description: 'The request line and headers are larger than 16 KiB.',
    examples: { size: { summary: 'Too large', detail: 'the request line and headers are larger than 16 KiB' } },
  },
  internal: {
    code: 'internal',
    description: 'Something went wrong on our side. Retry with growing pauses, an order with the same Idempotency-Key.',
    headers: ['Service-Ignored-Fields'],
    examples: { internal: { summary: 'Our fault', detail: 'something went wrong on our side' } },
  },
  unavailable: {
    code: 'unavailable',
    description: 'A part of the service cannot be reached for the moment. Retry after `Retry-After` seconds, an order with the same Idempotency-Key.',
    headers: ['Retry-After', 'Service-Ignored-Fields'],
    examples: { unavailable: { summary: 'For the moment', detail: 'a part of the service did not answer in time, try again' } },
  },
} as const satisfies Record<string, ProblemResponse>

export type ProblemName = keyof typeof problemResponses

/** Where one code means different things to different operations. */
const ownMeaning = (code: FailureCode, { id, method }: Operation): ProblemName | undefined => {
  if (code === 'conflict') return id === 'cancelOrder' ? 'cancel_conflict' : 'key_conflict'
  if (code !== 'validation') return undefined
  return method === 'GET' ? 'invalid_parameters' : id === 'placeOrder' ? 'order_refused' : 'invalid_body'
}

/** The response component of a failure of an operation. */
export const problemName = (code: FailureCode, operation: Operation): ProblemName => ownMeaning(code, operation) ?? (code as ProblemName)

export function problem(code: FailureCode, baseUrl: string, { detail, errors }: Pick<Example, 'detail' | 'errors'>): Problem {
  const { status, title, fragment } = kinds[code]
  return {
    type: `${baseUrl}/docs/errors#${fragment}`, title, status, detail, ...(errors && { errors }), request_id: '01990d3c-7d5e-7cc1-9a35-6f0d2f5b8a11',
  }
}
