/**
 * The one refusal of the house: it crosses every gRPC hop unchanged, and the gateway turns it into a problem (SPEC "Errors").
 * `detail` and `errors` are public; `cause` is for logs only.
 */

interface Kind {
  /** HTTP status. */
  status: number
  title: string
  /** gRPC status code. */
  grpc: number
  /** The fragment of the problem's `type` URL. */
  fragment: string
}

export const kinds = {
  bad_request: { status: 400, title: 'Bad request', grpc: 3, fragment: 'bad_request' },
  unauthenticated: { status: 401, title: 'Unauthenticated', grpc: 16, fragment: 'unauthenticated' },
  insufficient_scope: { status: 403, title: 'Insufficient scope', grpc: 7, fragment: 'insufficient_scope' },
  not_found: { status: 404, title: 'Not found', grpc: 5, fragment: 'not_found' },
  method_not_allowed: { status: 405, title: 'Method not allowed', grpc: 12, fragment: 'method_not_allowed' },
  /** The request did not arrive in time. */
  request_timeout: { status: 408, title: 'Request timeout', grpc: 4, fragment: 'bad_request' },
  conflict: { status: 409, title: 'Conflict', grpc: 9, fragment: 'conflict' },
  /** A conflict that passes by itself: the same request is under way. */
  in_progress: { status: 409, title: 'Conflict', grpc: 10, fragment: 'conflict' },
  payload_too_large: { status: 413, title: 'Payload too large', grpc: 3, fragment: 'payload_too_large' },
  unsupported_media_type: { status: 415, title: 'Unsupported media type', grpc: 3, fragment: 'unsupported_media_type' },
  expectation_failed: { status: 417, title: 'Expectation failed', grpc: 3, fragment: 'bad_request' },
  validation: { status: 422, title: 'Validation failed', grpc: 3, fragment: 'validation' },
  rate_limited: { status: 429, title: 'Too many requests', grpc: 8, fragment: 'rate_limited' },
  request_header_fields_too_large: { status: 431, title: 'Request header fields too large', grpc: 3, fragment: 'request_header_fields_too_large' },
  internal: { status: 500, title: 'Internal error', grpc: 13, fragment: 'internal' },
  unavailable: { status: 503, title: 'Temporarily unavailable', grpc: 14, fragment: 'internal' },
} as const satisfies Record<string, Kind>

export type FailureCode = keyof typeof kinds

/** Dotted request path to messages, such as `{ 'items.0.quantity': ['must be greater than 0'] }`. */
export type FieldErrors = Record<string, string[]>

export class Failure extends Error {
  readonly code: FailureCode
  readonly detail: string
  readonly errors: FieldErrors | undefined

  constructor(code: FailureCode, detail: string, more: { errors?: FieldErrors; cause?: unknown } = {}) {
    super(detail, { cause: more.cause })
    this.name = 'Failure'
    this.code = code
    this.detail = detail
    this.errors = more.errors
  }
}

export const isFailureCode = (code: string): code is FailureCode => Object.hasOwn(kinds, code)

export const notFound = (): Failure => new Failure('not_found', 'no such resource')

/** A refusal of named fields. */
export const invalid = (errors: FieldErrors): Failure =>
  new Failure('validation', 'the request has invalid fields', { errors })

/** A refusal by a business rule that no single field is to blame for; `detail` states the rule. */
export const refused = (detail: string): Failure => new Failure('validation', detail)
