/** Identifiers, cursors and credentials (SPEC "Identifiers", DECISIONS W2, C1). */
import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { decodeCursor, encodeCursor } from '@tradecounter/kernel/cursor'
import { isDesignId, isOrderReference, isUuid, orderReference, uuidv7 } from '@tradecounter/kernel/ids'
import { isWellFormedToken, makeToken, tokenDigest } from '@tradecounter/kernel/token'

test('a UUIDv7 carries its time, and sorts by it', () => {
  const early = uuidv7(new Date('2026-01-01T00:00:00.000Z'), randomBytes)
  const late = uuidv7(new Date('2026-01-01T00:00:00.001Z'), randomBytes)
  expect(early).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(early < late).toBe(true)
  expect(Number.parseInt(early.replace('-', '').slice(0, 12), 16)).toBe(Date.parse('2026-01-01T00:00:00.000Z'))
})

test('an order\'s short reference is XXXXXXXX-XXXX, uppercase alphanumeric', () => {
  const reference = orderReference(randomBytes)
  expect(reference).toMatch(/^[A-Z0-9]{8}-[A-Z0-9]{4}$/)
  expect([isOrderReference(reference), isOrderReference(reference.toLowerCase()), isUuid(reference), isDesignId('abc_-123'), isDesignId('abc')])
    .toEqual([true, false, false, true, false])
})

describe('a cursor', () => {
  const binding = ['designs', 'account', 'active'] as const

  test('gives its position back to the list, filters and account that it was made with', () => {
    fc.assert(fc.property(fc.string({ minLength: 1, maxLength: 80, unit: 'binary' }), (position) => {
      fc.pre(position.isWellFormed())
      expect(decodeCursor('key', binding, encodeCursor('key', binding, position))).toBe(position)
    }))
  })

  test.each([
    ['another list', 'key', ['shops', 'account', 'active']],
    ['another account', 'key', ['designs', 'other', 'active']],
    ['another filter', 'key', ['designs', 'account', undefined]],
    ['another key', 'other', binding],
  ])('is refused by %s', (_, key, other) => {
    expect(decodeCursor(key, other, encodeCursor('key', binding, 'position'))).toBeUndefined()
  })

  test('is refused once a single character of it is changed', () => {
    const cursor = encodeCursor('key', binding, 'a position of some length')
    for (let place = 0; place < cursor.length; place++) {
      const changed = cursor.slice(0, place) + (cursor[place] === 'A' ? 'B' : 'A') + cursor.slice(place + 1)
      expect(decodeCursor('key', binding, changed)).toBeUndefined()
    }
    for (const text of ['', 'x', cursor + '=', cursor + ' ', 'é'.repeat(20)]) expect(decodeCursor('key', binding, text)).toBeUndefined()
  })
})

describe('a credential', () => {
  test('is its prefix, 32 base62 characters and 6 of checksum', () => {
    const token = makeToken('api_key', randomBytes)
    expect(token).toMatch(/^tck_[0-9A-Za-z]{38}$/)
    expect(isWellFormedToken(token)).toBe(true)
    expect(tokenDigest(token)).toHaveLength(32)
  })

  test('with a typo is refused without a look-up', () => {
    const token = makeToken('access_token', randomBytes)
    for (let place = 0; place < token.length; place++) {
      const typo = token.slice(0, place) + (token[place] === 'x' ? 'y' : 'x') + token.slice(place + 1)
      expect(isWellFormedToken(typo)).toBe(false)
    }
    for (const text of ['', 'tck_', `${token}0`, token.slice(1), ` ${token}`]) expect(isWellFormedToken(text)).toBe(false)
  })
})
