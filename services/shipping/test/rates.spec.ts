import fc from 'fast-check'
import { amountFor, methodsTo } from '../domain/rates.ts'
import { routeKey } from '../domain/tariff.ts'
import type { Band, Method, Tariff } from '../domain/tariff.ts'

const bands: Band[] = [
  { max_grams: 500, amount_minor: 295n },
  { max_grams: 2_000, amount_minor: 450n },
  { max_grams: 10_000, amount_minor: 795n },
]

describe('a parcel costs what the first band costs that covers its weight', () => {
  test.each([
    ['the lightest', 1n, 295n],
    ['the edge of a band', 500n, 295n],
    ['one gram over the edge', 501n, 450n],
    ['the edge of the last band', 10_000n, 795n],
    ['one gram too heavy: a full parcel and one of a gram', 10_001n, 795n + 295n],
    ['two full parcels exactly', 20_000n, 2n * 795n],
    ['two full parcels and 1.5 kg', 21_500n, 2n * 795n + 450n],
    ['5,000,000 mugs of 400 g', 2_000_000_000n, 200_000n * 795n],
    ['more than 2^31 grams', 5_000_000_000n, 500_000n * 795n],
  ])('%s', (_, grams, amount) => {
    expect(amountFor(bands, grams)).toBe(amount)
  })

  test('the parcels together hold the weight, and one more full parcel costs one full parcel more', () => {
    fc.assert(fc.property(fc.bigInt({ min: 1n, max: 10_000_000_000n }), (grams) => {
      expect(amountFor(bands, grams + 10_000n)).toBe(amountFor(bands, grams) + 795n)
      expect(amountFor(bands, grams)).toBeGreaterThan(0n)
    }))
  })

  test('more weight never costs less where the bands rise', () => {
    fc.assert(fc.property(fc.bigInt({ min: 1n, max: 10_000n }), fc.bigInt({ min: 0n, max: 9_999n }), (grams, more) => {
      expect(amountFor(bands, grams + more)).toBeGreaterThanOrEqual(amountFor(bands, grams))
    }))
  })
})

describe('the ways to a country', () => {
  const standard: Method = { method: 'standard', delivery_estimate: '2 to 3 working days', bands }
  const express: Method = { method: 'express', delivery_estimate: undefined, bands }
  const tariff: Tariff = {
    origins: new Map([['GB', 'GB']]),
    zones: new Map([['GB', 'home'], ['FR', 'near'], ['AQ', 'nowhere']]),
    routes: new Map([[routeKey('GB', 'home', 'GBP'), [standard, express]], [routeKey('GB', 'near', 'GBP'), [standard]]]),
  }

  test.each([
    ['home', 'GB', 'GBP', ['standard', 'express']],
    ['abroad', 'FR', 'GBP', ['standard']],
    ['a currency without rates', 'GB', 'EUR', []],
    ['a zone without methods', 'AQ', 'GBP', []],
    ['a country in no zone', 'XK', 'GBP', []],
  ])('%s', (_, country, currency, names) => {
    expect(methodsTo(tariff, 'GB', country, currency).map((way) => way.method)).toEqual(names)
  })
})
