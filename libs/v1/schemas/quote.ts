import { Type, type Static } from 'typebox'
import { chosenShippingMethods, deliveryTypes } from './enums.ts'
import { integer, listOf, nullable, nullableOneOf, nullableText, nullableUuid, oneOf, text } from './fields.ts'
import { Money } from './money.ts'
import { QuoteTotals } from './order.ts'
import { OrderItemPersonalisation } from './personalisation.ts'

export const QuoteDelivery = Type.Object({
  type: oneOf(deliveryTypes, 'Whether the order would be sent or collected.'),
  shipping_method: nullableOneOf(chosenShippingMethods, '`none` when nothing ships.'),
}, { title: 'QuoteDelivery', description: 'How the order would reach the customer.' })

export const QuoteItem = Type.Object({
  design_id: nullableText('Public design id.'),
  variant_id: nullableUuid('The variant that the line matched.'),
  quantity: integer('Units.', { minimum: 1 }),
  unit_price: nullable(Money, 'Per unit, ex tax, tiers applied.'),
  unit_tax: nullable(Money, 'Tax per unit.'),
  total_price: nullable(Money, '`quantity` times `unit_price`.'),
  total_tax: nullable(Money, '`quantity` times `unit_tax`.'),
  personalisation: listOf(OrderItemPersonalisation, 'Empty when the line is not personalised.'),
}, { title: 'QuoteItem', description: 'A line of a quote.' })

/** SPEC "Quote and estimate outputs": OrderQuote. */
export const OrderQuote = Type.Object({
  currency: text('ISO 4217 code.'),
  delivery: QuoteDelivery,
  items: listOf(QuoteItem, 'Lines, in the order of the request.'),
  minimum_quantity_violations: listOf(
    Type.String(),
    'Shortfalls against minimum order quantities, in words; placing the order fails while there are any.',
  ),
  totals: QuoteTotals,
}, { title: 'OrderQuote', description: 'What an order would cost.' })

export type OrderQuote = Static<typeof OrderQuote>
