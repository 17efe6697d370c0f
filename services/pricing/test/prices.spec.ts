import fc from 'fast-check'
import { priceOrder } from '../domain/order-totals.ts'
import type { OrderedLine } from '../domain/order-totals.ts'
import type { PriceList } from '../domain/price-list.ts'
import { listFor, taxRateOf } from '../domain/price-list.ts'
import { publishedTiers, unitPrice } from '../domain/unit-price.ts'

const list: PriceList = {
  country: 'GB', currency: 'GBP', processing_fee_rate: 15_000, processing_fee_fixed_minor: 20n,
  print_premiums: new Map([['embroidery', 150n]]),
  products: new Map([
    ['tee', {
      product_id: 'tee', base_minor: 650n, included_placements: 1, extra_placement_minor: 275n, minimum_quantity: 1,
      tiers: [{ min_quantity: 1, price_minor: 650n }, { min_quantity: 10, price_minor: 590n }, { min_quantity: 50, price_minor: 499n }],
    }],
    ['mug', { product_id: 'mug', base_minor: 445n, included_placements: 2, extra_placement_minor: 100n, minimum_quantity: 12, tiers: [] }],
  ]),
}

const gbp = (minor: bigint) => ({ minor, currency: 'GBP' })
const tee = { product_id: 'tee', print_method: 'dtg', placements: 1 }
const mug = { product_id: 'mug', print_method: 'sublimation', placements: 1 }
const line = (unit: typeof tee, quantity: number, more = {}): OrderedLine => ({ ...unit, product_title: `The ${unit.product_id}`, quantity, ...more })
const ordered = (lines: OrderedLine[], tax_rate = 200_000, shipping = 0n) => priceOrder(list, tax_rate, lines, gbp(shipping))
const unitsOf = (lines: OrderedLine[]) => ordered(lines).lines.map((price) => price.unit_price.minor)

describe('the tier covering the summed quantity replaces product_base', () => {
  test.each([[1, 650n], [9, 650n], [10, 590n], [49, 590n], [50, 499n], [10_000, 499n]])('%i units', (quantity, price) => {
    expect(unitPrice(list, tee, quantity)?.unit_price).toEqual(gbp(price))
  })

  test('a flat-priced product costs the same at every quantity', () => {
    expect([1, 10, 5_000].map((quantity) => unitPrice(list, mug, quantity)?.unit_price.minor)).toEqual([445n, 445n, 445n])
  })

  test('tiers are published lowest quantity first, the last open-ended; none when pricing is flat', () => {
    expect(publishedTiers(list, 'tee')).toEqual([
      { min_quantity: 1, max_quantity: 9, price: gbp(650n) },
      { min_quantity: 10, max_quantity: 49, price: gbp(590n) },
      { min_quantity: 50, price: gbp(499n) },
    ])
    expect(publishedTiers(list, 'mug')).toEqual([])
    expect(publishedTiers(list, 'unknown')).toEqual([])
  })
})

describe('placement fees and premium carry through unchanged', () => {
  test.each([
    ['nothing printed', { ...tee, placements: 0 }, 1, { product_base: 650n, extra_placement_fees: 0n, print_method_premium: 0n }],
    ['one placement, one included', tee, 1, { product_base: 650n, extra_placement_fees: 0n, print_method_premium: 0n }],
    ['three placements, one included', { ...tee, placements: 3 }, 1, { product_base: 650n, extra_placement_fees: 550n, print_method_premium: 0n }],
    ['two placements, two included', { ...mug, placements: 2 }, 1, { product_base: 445n, extra_placement_fees: 0n, print_method_premium: 0n }],
    ['a premium', { ...tee, print_method: 'embroidery' }, 1, { product_base: 650n, extra_placement_fees: 0n, print_method_premium: 150n }],
    ['all three at the third tier', { ...tee, placements: 2, print_method: 'embroidery' }, 50, { product_base: 499n, extra_placement_fees: 275n, print_method_premium: 150n }],
  ])('%s', (_, unit, quantity, parts) => {
    const price = unitPrice(list, unit, quantity)
    expect({
      product_base: price?.product_base.minor, extra_placement_fees: price?.extra_placement_fees.minor, print_method_premium: price?.print_method_premium.minor,
    }).toEqual(parts)
    expect(price?.unit_price.minor).toBe(parts.product_base + parts.extra_placement_fees + parts.print_method_premium)
  })

  test('a product without a row in the list has no price', () => {
    expect(unitPrice(list, { ...tee, product_id: 'gift card' }, 1)).toBeUndefined()
  })
})

describe('quantity tiers apply to the summed quantity of a product across the whole order', () => {
  test('lines of one product are summed, whatever they print', () => {
    expect(unitsOf([line(tee, 6), line(tee, 4, { placements: 2 })])).toEqual([590n, 865n])
  })

  test('lines of another product are not', () => {
    expect(unitsOf([line(tee, 9), line(mug, 1)])).toEqual([650n, 445n])
  })
})

describe('minimum order quantities per product', () => {
  test.each([
    ['exactly the minimum', [line(mug, 12)], []],
    ['reached by two lines together', [line(mug, 5), line(mug, 7)], []],
    ['one short', [line(mug, 11)], ['The mug: at least 12 units are needed, the order has 11']],
    ['short over two lines', [line(mug, 5), line(mug, 6)], ['The mug: at least 12 units are needed, the order has 11']],
    ['no minimum', [line(tee, 1)], []],
  ])('%s', (_, lines, violations) => {
    expect(ordered(lines).minimum_quantity_violations).toEqual(violations)
  })
})

test('lines whose product the list does not price are named', () => {
  expect(ordered([line(tee, 1), line({ ...tee, product_id: 'gift card' }, 1)]).unpriced).toEqual([1])
})

describe('taxes are rounded half up per unit, and a line has a whole number of them', () => {
  test.each([
    ['6.50 at 20 %', 200_000, 3, 130n, 390n],
    ['6.50 at 5.5 %: 35.75 becomes 36', 55_000, 3, 36n, 108n],
    ['6.50 at 5 %: 32.5 becomes 33', 50_000, 3, 33n, 99n],
    ['6.50 at 0.38 %: 2.47 becomes 2', 3_800, 3, 2n, 6n],
    ['not registered there', 0, 3, 0n, 0n],
  ])('%s', (_, rate, quantity, unit_tax, total_tax) => {
    const [price] = ordered([line(tee, quantity)], rate).lines
    expect(price).toMatchObject({ unit_tax: gbp(unit_tax), total_tax: gbp(total_tax) })
  })
})

describe('the payment processing fee', () => {
  test.each([
    ['is a share of goods and shipping and a fixed part', [line(tee, 10)], 495n, 96n + 20n],
    ['rounds half up', [line(mug, 20)], 0n, 134n + 20n],
    ['is nothing for an order that costs nothing', [], 0n, 0n],
  ])('%s', (_, lines, shipping, fee) => {
    expect(ordered(lines, 0, shipping).totals.payment_processing_fee_ex_tax.minor).toBe(fee)
  })

  test('is taxed like the rest', () => {
    expect(ordered([line(tee, 10)], 200_000, 495n).totals.payment_processing_fee_tax).toEqual(gbp(23n))
  })
})

test('an order to the last penny', () => {
  const { totals } = ordered([line(tee, 6), line(tee, 4, { placements: 2, print_method: 'embroidery' }), line(mug, 12)], 200_000, 795n)
  expect(Object.fromEntries(Object.entries(totals).map(([name, figure]) => [name, figure.minor]))).toEqual({
    products_ex_tax: 6n * 590n + 4n * (590n + 275n + 150n) + 12n * 445n,
    products_tax: 6n * 118n + 4n * 203n + 12n * 89n,
    shipping_ex_tax: 795n,
    shipping_tax: 159n,
    payment_processing_fee_ex_tax: 206n + 20n,
    payment_processing_fee_tax: 45n,
    platform_fee_ex_tax: 0n,
    platform_fee_tax: 0n,
    discount: 0n,
    tax: 2_588n + 159n + 45n,
    total_ex_tax: 12_940n + 795n + 226n,
    total: 12_940n + 795n + 226n + 2_588n + 159n + 45n,
  })
})

describe('of any order', () => {
  const amount = fc.bigInt({ min: 0n, max: 1_000_000n })
  const generated = fc.record({
    list: fc.record({
      currency: fc.constantFrom('GBP', 'EUR', 'JPY', 'KWD'),
      processing_fee_rate: fc.integer({ min: 0, max: 100_000 }),
      processing_fee_fixed_minor: amount,
      premium: amount,
      products: fc.array(fc.record({
        base_minor: amount, included_placements: fc.integer({ min: 0, max: 4 }), extra_placement_minor: amount,
        minimum_quantity: fc.integer({ min: 1, max: 50 }),
        tiers: fc.uniqueArray(fc.record({ min_quantity: fc.integer({ min: 1, max: 1_000 }), price_minor: amount }), { maxLength: 5, selector: (tier) => tier.min_quantity }),
      }), { minLength: 1, maxLength: 4 }),
    }),
    lines: fc.array(fc.record({
      product: fc.nat(3), placements: fc.nat(6), quantity: fc.integer({ min: 1, max: 10_000 }), print_method: fc.constantFrom('dtg', 'embroidery'),
    }), { minLength: 1, maxLength: 30 }),
    tax_rate: fc.integer({ min: 0, max: 300_000 }),
    shipping: amount,
  }).map(({ list: { premium, products, ...facts }, lines, tax_rate, shipping }) => {
    const prices: PriceList = {
      ...facts, country: 'XX', print_premiums: new Map([['embroidery', premium]]),
      products: new Map(products.map((product, at) => [String(at), {
        ...product, product_id: String(at), tiers: product.tiers.toSorted((a, b) => a.min_quantity - b.min_quantity),
      }])),
    }
    const orderedLines: OrderedLine[] = lines.map(({ product, ...rest }) =>
      ({ ...rest, product_id: String(product % products.length), product_title: 'A product' }))
    return { prices, orderedLines, tax_rate, shipping_ex_tax: { minor: shipping, currency: facts.currency } }
  })

  type Generated = typeof generated extends fc.Arbitrary<infer Order> ? Order : never
  const price = ({ prices, orderedLines, tax_rate, shipping_ex_tax }: Generated) => priceOrder(prices, tax_rate, orderedLines, shipping_ex_tax)
  const total = (amounts: { minor: bigint }[]) => amounts.reduce((sum, { minor }) => sum + minor, 0n)

  test('every total is the sum of its parts, to the last unit', () => {
    fc.assert(fc.property(generated, (order) => {
      const { lines, totals } = price(order)
      for (const [at, { unit_price, unit_tax, total_price, total_tax }] of lines.entries()) {
        const quantity = BigInt(order.orderedLines[at]!.quantity)
        expect([total_price.minor, total_tax.minor]).toEqual([unit_price.minor * quantity, unit_tax.minor * quantity])
      }
      expect(totals.products_ex_tax.minor).toBe(total(lines.map((line) => line.total_price)))
      expect(totals.products_tax.minor).toBe(total(lines.map((line) => line.total_tax)))
      expect(totals.total_ex_tax.minor).toBe(
        total([totals.products_ex_tax, totals.shipping_ex_tax, totals.payment_processing_fee_ex_tax, totals.platform_fee_ex_tax]) - totals.discount.minor)
      expect(totals.tax.minor).toBe(total([totals.products_tax, totals.shipping_tax, totals.payment_processing_fee_tax, totals.platform_fee_tax]))
      expect(totals.total.minor).toBe(totals.total_ex_tax.minor + totals.tax.minor)
    }))
  })

  test('no figure is negative, and all are in the currency of the list', () => {
    fc.assert(fc.property(generated, (order) => {
      const { lines, totals } = price(order)
      for (const figure of [...Object.values(totals), ...lines.flatMap((line) => Object.values(line))]) {
        expect(figure.minor).toBeGreaterThanOrEqual(0n)
        expect(figure.currency).toBe(order.prices.currency)
      }
    }))
  })

  test('the tier is the highest that the whole order reaches, and base before the first', () => {
    fc.assert(fc.property(generated, (order) => {
      const { lines } = price(order)
      for (const [at, { product_id, placements, print_method }] of order.orderedLines.entries()) {
        const product = order.prices.products.get(product_id)!
        const quantity = order.orderedLines.filter((line) => line.product_id === product_id).reduce((sum, line) => sum + line.quantity, 0)
        let base = product.base_minor
        for (const tier of product.tiers) if (quantity >= tier.min_quantity) base = tier.price_minor
        const extra = BigInt(Math.max(0, placements - product.included_placements)) * product.extra_placement_minor
        expect(lines[at]!.unit_price.minor).toBe(base + extra + (order.prices.print_premiums.get(print_method) ?? 0n))
      }
    }))
  })

  test('the order of the lines changes no total', () => {
    fc.assert(fc.property(generated, (order) => {
      expect(price({ ...order, orderedLines: order.orderedLines.toReversed() }).totals).toEqual(price(order).totals)
    }))
  })
})

describe('which list and rate', () => {
  const lists = { price_lists: new Map([['GB GBP', list]]), tax_rates: new Map([['GB', 200_000]]) }
  test.each([['GB', 'GBP', list], ['GB', 'EUR', undefined], ['IE', 'GBP', undefined], [undefined, undefined, undefined]])('%s %s', (country, currency, found) => {
    expect(listFor(lists, country, currency)).toBe(found)
  })
  test.each([['GB', 200_000], ['US', 0], [undefined, 0]])('%s is taxed %d millionths', (country, rate) => {
    expect(taxRateOf(lists, country)).toBe(rate)
  })
})
