/** What each error means and what to do about it, by the fragment of its `type` URL. */
import type { FailureCode, kinds } from '@tradecounter/kernel/failure'

export type Fragment = (typeof kinds)[FailureCode]['fragment']

export const advice: Record<Fragment, { means: string; mend: string }> = {
  bad_request: {
    means: 'The request could not be understood: its body is not valid JSON, a header that it needs is missing or malformed, or it breaks the rules of HTTP.',
    mend: 'Read `detail`, mend the request and send it again. Placing an order needs an `Idempotency-Key` of 1 to 255 characters.',
  },
  unauthenticated: {
    means: 'There is no credential, or it is invalid, expired or revoked.',
    mend: 'Send `Authorization: Bearer` with an API key or access token. A key that was revoked does not come back: create another one.',
  },
  insufficient_scope: {
    means: 'The credential is good, but lacks the scope that the operation needs. The header `WWW-Authenticate` names it.',
    mend: 'Use a credential with that scope. `orders:write` does not include `orders:read`.',
  },
  not_found: {
    means: 'There is no such route, or no such resource in this account. Resources of other accounts look the same.',
    mend: 'Check the path and the id, and that the credential belongs to the account that you mean.',
  },
  method_not_allowed: {
    means: 'The path exists, but not with this method. Account, shop and design data are read-only.',
    mend: 'Use one of the methods in the header `Allow`.',
  },
  conflict: {
    means: 'The Idempotency-Key was used with another body, or its first request is still in progress; or the order can no longer be cancelled.',
    mend: 'For another order use another key. In progress: send the same request again after `Retry-After` seconds. An order that has entered production is not cancelled.',
  },
  payload_too_large: {
    means: 'The body is larger than 1 MiB.',
    mend: 'Send less: an order has at most 500 lines, and its metadata at most 8 KB.',
  },
  unsupported_media_type: {
    means: 'The body is not declared as JSON in UTF-8, or it is compressed.',
    mend: 'Send `Content-Type: application/json` and no `Content-Encoding`.',
  },
  validation: {
    means: 'The request was understood, but fields in it are wrong (`errors` names each by its path), or a business rule forbids it (`detail` states the rule).',
    mend: 'Mend what is named. For a rule such as a minimum quantity, a missing or declined card, change the order or the account and use a new Idempotency-Key.',
  },
  rate_limited: {
    means: 'More requests than the limit: 600 reads and 120 writes a minute for each credential, 60 a minute for each address without one.',
    mend: 'Wait for as many seconds as `Retry-After` says. The `RateLimit` headers of every answer tell how many requests are left.',
  },
  request_header_fields_too_large: {
    means: 'The request line and headers are larger than 16 KiB together.',
    mend: 'Send fewer or shorter headers, or a shorter query.',
  },
  internal: {
    means: 'Something went wrong on our side, or a part of the service cannot be reached.',
    mend: 'Try again with growing pauses, placing an order with the same Idempotency-Key. If it stays, quote `request_id` to support.',
  },
}
