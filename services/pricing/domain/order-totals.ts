/** What an order costs: lines, fees, taxes and totals (SPEC "Rules for POST /v1/orders and POST /v1/orders/quote" 3 and 4, DECISIONS O9, O16, "Money"). */
import { minus, money, rateOf, sum, times, zero } from '@tradecounter/kernel/money'
import type { Millionths, Money } from '@tradecounter/kernel/money'
import type { PriceList } from './price-list.ts'
import { unitPrice } from './unit-price.ts'
import type { PrintedUnit } from './unit-price.ts'

export interface OrderedLine extends PrintedUnit {
  product_title: string
  quantity: number
}

export interface LinePrice {
  unit_price: Money
  unit_tax: Money
  total_price: Money
  total_tax: Money
}

export interface OrderTotals {
  products_ex_tax: Money
  products_tax: Money
  shipping_ex_tax: Money
  shipping_tax: Money
  payment_processing_fee_ex_tax: Money
  payment_processing_fee_tax: Money
  platform_fee_ex_tax: Money
  platform_fee_tax: Money
  discount: Money
  tax: Money
  total_ex_tax: Money
  total: Money
}

export interface OrderPrice {
  lines: LinePrice[]
  totals: OrderTotals
  minimum_quantity_violations: string[]
  /** Indexes of lines whose product the list does not price; the figures mean nothing unless this is empty. */
  unpriced: number[]
}

/** `tax_rate` is the destination's; `shipping_ex_tax` is zero when nothing ships. */
export function priceOrder(list: PriceList, tax_rate: Millionths, ordered: OrderedLine[], shipping_ex_tax: Money): OrderPrice {
  const quantities = quantityByProduct(ordered)
  const unpriced: number[] = []
  const lines = ordered.map((line, index) => {
    const price = unitPrice(list, line, quantities.get(line.product_id) ?? line.quantity)
    if (!price) unpriced.push(index)
    return linePrice(price?.unit_price ?? zero(list.currency), line.quantity, tax_rate)
  })
  return {
    lines, unpriced,
    totals: totalsOf(list, tax_rate, lines, shipping_ex_tax),
    minimum_quantity_violations: minimumQuantityViolations(list, ordered, quantities),
  }
}

/** Tiers and minimums look at a product's quantity over the whole order, not a line's. */
function quantityByProduct(lines: OrderedLine[]): Map<string, number> {
  const quantities = new Map<string, number>()
  for (const { product_id, quantity } of lines) quantities.set(product_id, (quantities.get(product_id) ?? 0) + quantity)
  return quantities
}

/** Tax is rounded a unit, so that a line's tax is a whole number of them and lines add up to totals. */
function linePrice(unit_price: Money, quantity: number, tax_rate: Millionths): LinePrice {
  const unit_tax = rateOf(unit_price, tax_rate)
  return { unit_price, unit_tax, total_price: times(unit_price, quantity), total_tax: times(unit_tax, quantity) }
}

function totalsOf(list: PriceList, tax_rate: Millionths, lines: LinePrice[], shipping_ex_tax: Money): OrderTotals {
  const { currency } = list
  const products_ex_tax = sum(currency, ...lines.map((line) => line.total_price))
  const products_tax = sum(currency, ...lines.map((line) => line.total_tax))
  const shipping_tax = rateOf(shipping_ex_tax, tax_rate)
  const payment_processing_fee_ex_tax = processingFee(list, sum(currency, products_ex_tax, shipping_ex_tax))
  const payment_processing_fee_tax = rateOf(payment_processing_fee_ex_tax, tax_rate)
  // An account order bears no platform fee and no discount; both stand in the totals for orders of other sources.
  const platform_fee_ex_tax = zero(currency)
  const platform_fee_tax = zero(currency)
  const discount = zero(currency)
  const total_ex_tax = minus(sum(currency, products_ex_tax, shipping_ex_tax, payment_processing_fee_ex_tax, platform_fee_ex_tax), discount)
  const tax = sum(currency, products_tax, shipping_tax, payment_processing_fee_tax, platform_fee_tax)
  return {
    products_ex_tax, products_tax, shipping_ex_tax, shipping_tax, payment_processing_fee_ex_tax, payment_processing_fee_tax,
    platform_fee_ex_tax, platform_fee_tax, discount, tax, total_ex_tax, total: sum(currency, total_ex_tax, tax),
  }
}

/** A share of goods and shipping, and a fixed part a payment; an order that costs nothing is not paid. */
function processingFee(list: PriceList, goods_and_shipping: Money): Money {
  if (goods_and_shipping.minor === 0n) return zero(list.currency)
  return sum(list.currency, rateOf(goods_and_shipping, list.processing_fee_rate), money(list.processing_fee_fixed_minor, list.currency))
}

function minimumQuantityViolations(list: PriceList, lines: OrderedLine[], quantities: Map<string, number>): string[] {
  const titles = new Map(lines.map((line) => [line.product_id, line.product_title]))
  return [...quantities].flatMap(([product_id, quantity]) => {
    const minimum = list.products.get(product_id)?.minimum_quantity ?? 1
    return quantity < minimum ? [`${titles.get(product_id)}: at least ${minimum} units are needed, the order has ${quantity}`] : []
  })
}
