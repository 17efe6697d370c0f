/** An example problem for each kind of failure, for the OpenAPI document. */
import { kinds, type FailureCode, type FieldErrors } from '@tradecounter/kernel/failure'
import { messages } from '@tradecounter/kernel/messages'
import type { Problem } from '../schemas/problem.ts'

const details: Record<FailureCode, string> = {
  bad_request: 'the body is not valid JSON',
  unauthenticated: 'the credential is missing, invalid, expired or revoked',
  insufficient_scope: 'the credential lacks the scope orders:write',
  not_found: 'no such resource',
  method_not_allowed: 'the path has no such method',
  conflict: 'the order has entered production and can no longer be cancelled',
  in_progress: 'a request with this Idempotency-Key is in progress',
  request_timeout: 'the request did not arrive in time',
  expectation_failed: 'the header Expect asks for what is not offered',
  payload_too_large: 'the body is larger than 1 MiB',
  unsupported_media_type: 'the body must be application/json in utf-8',
  validation: 'the request has invalid fields',
  rate_limited: 'too many requests; retry after 12 seconds',
  request_header_fields_too_large: 'the request headers are too large',
  internal: 'something went wrong on our side',
  unavailable: 'temporarily unavailable; try again',
}

const errors: FieldErrors = { 'items.0.quantity': [messages.aboveZero], 'delivery.address.postcode': [messages.required] }

export function problem(code: FailureCode, baseUrl: string): Problem {
  const { status, title, fragment } = kinds[code]
  return {
    type: `${baseUrl}/docs/errors#${fragment}`,
    title,
    status,
    detail: details[code],
    ...(code === 'validation' && { errors }),
    request_id: '01990d3c-7d5e-7cc1-9a35-6f0d2f5b8a11',
  }
}
