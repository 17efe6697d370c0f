/**
 * Generated orders (SPEC "Rules for POST /v1/orders" 4, DECISIONS "Money", O16): a quote equals the order to the penny, parts sum to totals,
 * and the card pays the total less the credit. Over accounts in three currencies, products, tiers, placements, personalisation, countries,
 * methods and pickup.
 */
import fc from 'fast-check'
import { listed } from '@tradecounter/tools/seed/design-rows'
import type { ListedDesign } from '@tradecounter/tools/seed/design-rows'
import { blanks } from '@tradecounter/tools/seed/products'
import type { Blank } from '@tradecounter/tools/seed/products'
import type { AccountName } from '@tradecounter/tools/seed/accounts'
import { chargesOf, design, fieldErrors, order, pence, place, quote, ruleBroken, tirelessClient, zone } from './order-desk.ts'
import type { Line } from './order-desk.ts'

interface Figures { [name: string]: { amount: string; currency: string } }

/** Of an account, those that never run out; their draws on a shelf would be those of other suites too. */
const orderable = (of: AccountName): ListedDesign[] => listed.filter((each) => each.account === of && each.blank && !each.status && each.stock === undefined
  && !each.archived && !each.deleted && !['gift-card', 'umbrella', 'ringer-tee'].includes(each.blank))

const quantities = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom(9, 10, 24, 25, 49, 50, 99, 100, 249, 250, 10_000))

/** Texts that fit, for the required zones and for some of the others. */
const personalised = (of: AccountName, { name, zones = [] }: ListedDesign): fc.Arbitrary<Line['personalisation']> => {
  const texts = zones.map(({ label, required, characters: [least, most] }) => {
    const text = fc.string({ minLength: Math.max(1, least), maxLength: most, unit: fc.constantFrom('A', 'b', '7', 'é', '🧵') })
    return (required ? text : fc.option(text, { nil: undefined })).map((each) => (each === undefined ? [] : [{ zone_id: zone(name, label, of), text: each }]))
  })
  return zones.length === 0 ? fc.constant(undefined) : fc.option(fc.tuple(...texts).map((each) => each.flat()), { nil: undefined })
}

const lines = (of: AccountName): fc.Arbitrary<Line[]> => fc.array(fc.constantFrom(...orderable(of)).chain((each) => {
  const blank: Blank = blanks[each.blank as keyof typeof blanks]
  const colours = each.colours ?? blank.colours
  const sizes = (each.sizes ?? Object.keys(blank.weights)).filter(Boolean)
  return fc.record({
    design_id: fc.constant(design(each.name, of)),
    quantity: quantities,
    ...(colours.length > 0 ? { colour: fc.constantFrom(...colours) } : {}),
    ...(sizes.length > 0 ? { size: fc.constantFrom(...sizes) } : {}),
    personalisation: personalised(of, each),
  }).map(({ personalisation, ...line }) => (personalisation ? { ...line, personalisation } : line) as Line)
}), { minLength: 1, maxLength: 5 })

const delivery = fc.oneof(
  { arbitrary: fc.record({ shipping_method: fc.constantFrom('standard', 'express'), address: fc.record({
    line1: fc.constant('1 Quay'), city: fc.constant('X'), postcode: fc.constant('1'), state: fc.constant('X'), country: fc.constantFrom('GB', 'IE', 'DE', 'FR', 'NL', 'US', 'CH', 'JP', 'AT', 'NO'),
  }) }), weight: 5 },
  { arbitrary: fc.constant({ type: 'pickup' }), weight: 1 },
)

const sumOf = (figures: Figures, ...names: string[]): number => names.reduce((sum, name) => sum + pence(figures[name] as { amount: string }), 0)

function addsUp(totals: Figures, items: Record<string, { amount: string }>[]): void {
  const sumOfLines = (name: string) => items.reduce((sum, each) => sum + pence(each[name] as { amount: string }), 0)
  expect(sumOf(totals, 'products_ex_tax')).toBe(sumOfLines('total_price'))
  if (items[0]?.total_tax) expect(sumOf(totals, 'products_tax')).toBe(sumOfLines('total_tax'))
  expect(sumOf(totals, 'total_ex_tax')).toBe(sumOf(totals, 'products_ex_tax', 'shipping_ex_tax', 'payment_processing_fee_ex_tax'))
  expect(sumOf(totals, 'tax')).toBe(sumOf(totals, 'products_tax', 'shipping_tax', 'payment_processing_fee_tax'))
  expect(sumOf(totals, 'total')).toBe(sumOf(totals, 'total_ex_tax', 'tax'))
}

test.each<[string, AccountName, string, boolean]>([
  ['full', 'harbour-and-vale', 'GBP', false], ['other_account', 'kontor-elbe', 'EUR', false], ['dollars', 'mesa-trail-outfitters', 'USD', false], ['with_credit', 'liffey-film-festival', 'EUR', true],
])('a quote equals the order to the penny, and parts sum to totals: %s', async (key, of, currency, hasCredit) => {
  const api = await tirelessClient(key)
  let placedOnes = 0
  let credited = 0
  await fc.assert(fc.asyncProperty(lines(of), delivery, async (items, to) => {
    const body = order(items, { delivery: to })
    const quoted = await quote(api, body)
    const answer = await place(api, body)
    if (quoted.status !== 200) {
      expect(fieldErrors(answer)).toEqual(fieldErrors(quoted))
      return
    }
    const { minimum_quantity_violations: short, totals, items: priced, delivery: way } = quoted.json.data
    addsUp(totals, priced)
    for (const each of priced) {
      expect([pence(each.total_price), pence(each.total_tax)]).toEqual([each.quantity * pence(each.unit_price), each.quantity * pence(each.unit_tax)])
    }
    if (short.length > 0) {
      expect(ruleBroken(answer)).toEqual([422, 'validation', undefined, expect.stringContaining(short.join('; '))])
      return
    }
    expect(answer.status).toBe(201)
    const made = answer.json.data
    expect(made.totals).toMatchObject(totals)
    expect(made.totals).toMatchObject({ platform_fee_ex_tax: { amount: '0.00', currency }, platform_fee_tax: { amount: '0.00', currency }, discount: { amount: '0.00', currency }, currency })
    expect([made.currency, made.total, made.delivery.type, made.delivery.shipping_method]).toEqual([currency, totals.total, way.type, way.shipping_method])
    const shown = (each: Record<string, unknown>) => ({ variant_id: each.variant_id, quantity: each.quantity, unit_price: each.unit_price, total_price: each.total_price, personalisation: each.personalisation })
    expect(made.items.map(shown)).toEqual(priced.map(shown))
    addsUp(made.totals, made.items)
    const credit = pence(made.totals.credit_applied)
    const card = pence(made.total) - credit
    expect((await chargesOf(made.uuid)).map(({ amount, status, ...more }) => [amount, status, more.currency])).toEqual(card > 0 ? [[card, 'succeeded', currency]] : [])
    placedOnes += 1
    if (credit > 0) credited += 1
    // Given back, so that there is credit for the next.
    if (credit > 0) expect((await api.post(`/v1/orders/${made.id}/cancel`)).status).toBe(200)
  }), { numRuns: 40, interruptAfterTimeLimit: 6_000, markInterruptAsFailure: false })
  expect(placedOnes).toBeGreaterThan(0)
  expect(credited > 0).toBe(hasCredit)
})

test('credit first: all of it, then the card; an order that credit covers asks no card', async () => {
  const api = await tirelessClient('with_credit')
  const liffey = (quantity: number) => order([{ design_id: design('Liffey Tee', 'liffey-film-festival'), quantity, colour: 'Navy', size: 'M' }])
  const small = (await place(api, liffey(2))).json.data
  expect(small.totals.credit_applied).toEqual(small.total)
  expect(await chargesOf(small.uuid)).toEqual([])
  const left = 25_000 - pence(small.total)
  const large = (await place(api, liffey(100))).json.data
  expect(pence(large.totals.credit_applied)).toBe(left)
  expect((await chargesOf(large.uuid)).map(({ amount }) => amount)).toEqual([pence(large.total) - left])
  const after = (await place(api, liffey(1))).json.data
  expect(after.totals.credit_applied.amount).toBe('0.00')
  expect((await chargesOf(after.uuid)).map(({ amount }) => amount)).toEqual([pence(after.total)])
  // Two at once never spend the same credit.
  for (const { id } of [small, large]) expect((await api.post(`/v1/orders/${id}/cancel`)).status).toBe(200)
  const many = await Promise.all(Array.from({ length: 10 }, () => place(api, liffey(8))))
  const spent = many.reduce((sum, { json }) => sum + pence(json.data.totals.credit_applied), 0)
  expect(spent).toBe(25_000)
  for (const { json } of many) {
    const card = pence(json.data.total) - pence(json.data.totals.credit_applied)
    expect((await chargesOf(json.data.uuid)).map(({ amount }) => amount)).toEqual(card > 0 ? [card] : [])
  }
  for (const { json } of many) expect((await api.post(`/v1/orders/${json.data.id}/cancel`)).status).toBe(200)
})
