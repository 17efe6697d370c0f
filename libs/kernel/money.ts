/** Money as integers of minor units (DECISIONS "Money"). No floating point: amounts are bigint inside, decimal strings outside. */

export interface Money {
  minor: bigint
  currency: string
}

/** The wire form: a decimal string with exactly the currency's digits. */
export interface Amount {
  amount: string
  currency: string
}

/** ISO 4217 exponents that are not 2. */
const exponents: Record<string, number> = {
  BIF: 0, CLP: 0, DJF: 0, GNF: 0, ISK: 0, JPY: 0, KMF: 0, KRW: 0, PYG: 0, RWF: 0, UGX: 0, UYI: 0, VND: 0, VUV: 0, XAF: 0, XOF: 0, XPF: 0,
  BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3,
}

export const exponentOf = (currency: string): number => exponents[currency] ?? 2

export const money = (minor: bigint | number, currency: string): Money => ({ minor: BigInt(minor), currency })

export const zero = (currency: string): Money => ({ minor: 0n, currency })

export function toAmount({ minor, currency }: Money): Amount {
  const exponent = exponentOf(currency)
  const sign = minor < 0n ? '-' : ''
  const digits = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  return { amount: exponent === 0 ? sign + digits : `${sign}${whole}.${digits.slice(-exponent)}`, currency }
}

/** Reads the wire form back. Throws RangeError unless the amount has exactly the currency's digits. */
export function fromAmount({ amount, currency }: Amount): Money {
  const exponent = exponentOf(currency)
  const form = exponent === 0 ? /^-?\d{1,15}$/ : new RegExp(`^-?\\d{1,15}\\.\\d{${exponent}}$`)
  if (!form.test(amount)) throw new RangeError(`${amount} is not an amount of ${currency}`)
  return { minor: BigInt(amount.replace('.', '')), currency }
}

/** The sum of amounts in one currency. Throws RangeError when one is in another. */
export function sum(currency: string, ...amounts: Money[]): Money {
  let minor = 0n
  for (const each of amounts) minor += same(currency, each).minor
  return { minor, currency }
}

export const minus = (from: Money, taken: Money): Money => ({ minor: from.minor - same(from.currency, taken).minor, currency: from.currency })

export const times = (each: Money, count: number): Money => ({ minor: each.minor * BigInt(count), currency: each.currency })

/** A rate in millionths (20 % is 200_000), so that it is exact. */
export type Millionths = number

/** `rate` of an amount, rounded half up (away from zero) to the minor unit. */
export function rateOf(amount: Money, rate: Millionths): Money {
  const product = amount.minor * BigInt(rate)
  const half = product < 0n ? -500_000n : 500_000n
  return { minor: (product + half) / 1_000_000n, currency: amount.currency }
}

export const smaller = (a: Money, b: Money): Money => (same(a.currency, b).minor < a.minor ? b : a)

function same(currency: string, other: Money): Money {
  if (other.currency !== currency) throw new RangeError(`${other.currency} where ${currency} was expected`)
  return other
}
