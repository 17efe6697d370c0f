import type { Answer } from './ledger.ts'

/** Stripe's form of an error. */
export const refusal = (status: number, type: string, message: string, more: Record<string, unknown> = {}): Answer =>
  ({ status, body: { error: { type, message, ...more } } })

/** A request that is not carried out, so that its Idempotency-Key stays free. */
export class Refused extends Error {
  readonly answer: Answer

  constructor(answer: Answer) {
    super('refused')
    this.answer = answer
  }
}

export const invalidRequest = (message: string, more: Record<string, unknown> = {}, status = 400): Refused =>
  new Refused(refusal(status, 'invalid_request_error', message, more))
