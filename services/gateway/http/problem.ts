/** The one file that turns a Failure into problem details (RFC 9457, SPEC "Errors"). Causes stay inside. */
import { Failure, kinds } from '@tradecounter/kernel/failure'
import type { FailureCode } from '@tradecounter/kernel/failure'
import type { Reply } from './exchange.ts'

/** Seconds after which a failure that passes by itself is worth another try. */
const retryAfter: Partial<Record<FailureCode, string>> = { in_progress: '1', unavailable: '1' }

/** Whatever was thrown, as something that may be shown. */
export const asFailure = (error: unknown): Failure =>
  error instanceof Failure ? error : new Failure('internal', 'something went wrong on our side', { cause: error })

export function problem(failure: Failure, base_url: string, request_id: string): Reply {
  const { status, title, fragment } = kinds[failure.code]
  const retry = retryAfter[failure.code]
  return {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...(retry ? { 'Retry-After': retry } : {}) },
    body: JSON.stringify({
      type: `${base_url}/docs/errors#${fragment}`, title, status, detail: failure.detail, errors: failure.errors, request_id,
    }),
  }
}
