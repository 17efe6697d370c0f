/** DECISIONS "Money": integers of minor units, decimal strings with exactly the currency's digits, half up, no floating point. */
import fc from 'fast-check'
import { exponentOf, fromAmount, minus, money, rateOf, smaller, sum, times, toAmount, zero } from '@tradecounter/kernel/money'

const currencies = fc.constantFrom('GBP', 'EUR', 'USD', 'JPY', 'KWD')
const anyMoney = fc.record({ minor: fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), currency: currencies })

test.each([
  [1230n, 'GBP', '12.30'],
  [5n, 'GBP', '0.05'],
  [0n, 'EUR', '0.00'],
  [-5n, 'USD', '-0.05'],
  [1230n, 'JPY', '1230'],
  [1230n, 'KWD', '1.230'],
])('%d minor units of %s are %s', (minor, currency, amount) => {
  expect(toAmount({ minor, currency })).toEqual({ amount, currency })
})

test('an amount survives the wire', () => {
  fc.assert(fc.property(anyMoney, (value) => { expect(fromAmount(toAmount(value))).toEqual(value) }))
})

test.each(['1', '1.2', '1.234', '.50', '1,00', '1e2', ' 1.00', '+1.00', '', 'NaN', '1234567890123456.00'])('%p is not an amount of GBP', (amount) => {
  expect(() => fromAmount({ amount, currency: 'GBP' })).toThrow(RangeError)
})

test.each([
  [250n, 200_000, 50n], [1n, 500_000, 1n], [-1n, 500_000, -1n], [1n, 499_999, 0n], [999n, 200_000, 200n], [997n, 200_000, 199n], [1999n, 0, 0n],
])('a rate of %d at %d millionths is %d, rounded half up', (minor, rate, expected) => {
  expect(rateOf(money(minor, 'GBP'), rate).minor).toBe(expected)
})

test('parts sum to totals, and taking one away leaves the others', () => {
  fc.assert(fc.property(fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1 }), (minors) => {
    const parts = minors.map((minor) => money(minor, 'EUR'))
    const [first = zero('EUR'), ...rest] = parts
    expect(minus(sum('EUR', ...parts), first)).toEqual(sum('EUR', ...rest))
    expect(times(first, 3)).toEqual(sum('EUR', first, first, first))
  }))
})

test('currencies do not mix', () => {
  expect(() => sum('GBP', money(1, 'EUR'))).toThrow('EUR where GBP was expected')
  expect(() => smaller(money(1, 'GBP'), money(1, 'EUR'))).toThrow(RangeError)
})

test('exponents are ISO 4217\'s', () => {
  expect(['GBP', 'JPY', 'KWD'].map(exponentOf)).toEqual([2, 0, 3])
})
