/** The price guard (DECISIONS O10, O18). */
import { Failure } from '@tradecounter/kernel/failure'
import { fromAmount } from '@tradecounter/kernel/money'
import type { Amount } from '@tradecounter/kernel/money'
import type { Exchange } from '../exchange.ts'

const header = 'service-expected-total'

export function expectedTotal({ req }: Exchange): Amount | null {
  const given = req.headersDistinct[header]
  if (given === undefined) return null
  const [, amount, currency] = /^(\d{1,15}(?:\.\d{1,3})?) ([A-Z]{3})$/.exec(given.length === 1 ? given[0] ?? '' : '') ?? []
  if (amount !== undefined && currency !== undefined && hasItsDigits({ amount, currency })) return { amount, currency }
  throw new Failure('bad_request', 'the header Service-Expected-Total must be one amount with its currency, such as 123.45 GBP')
}

function hasItsDigits(amount: Amount): boolean {
  try {
    fromAmount(amount)
    return true
  } catch {
    return false
  }
}
