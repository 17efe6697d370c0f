import { Type, type Static } from 'typebox'
import { shippingMethods } from './enums.ts'
import { flag, integer, listOf, nullableText, nullableUuid, oneOf, text } from './fields.ts'
import { Money } from './money.ts'

export const ShippingDestination = Type.Object({
  country: text('ISO 3166-1 alpha-2 code.'),
  state: nullableText('State, province or region.'),
  postcode: nullableText('Postcode or ZIP code.'),
  city: nullableText('Town or city.'),
}, { title: 'ShippingDestination', description: 'Where to.' })

export const ShippingEstimateItem = Type.Object({
  design_id: text('Public design id.'),
  variant_id: nullableUuid('The variant that the line matched.'),
  quantity: integer('Units.', { minimum: 1 }),
  requires_shipping: flag('False for virtual products, such as gift cards.'),
}, { title: 'ShippingEstimateItem', description: 'A line of an estimate.' })

export const ShippingEstimateMethod = Type.Object({
  method: oneOf(shippingMethods, 'The method.'),
  amount_ex_tax: Money,
  tax: Money,
  total: Money,
  delivery_estimate: nullableText('How long it takes, in words.'),
}, { title: 'ShippingEstimateMethod', description: 'What a method costs.' })

/** SPEC "Quote and estimate outputs": ShippingEstimate. */
export const ShippingEstimate = Type.Object({
  currency: text('ISO 4217 code.'),
  origin_country: text('ISO 3166-1 alpha-2 code of where the goods leave from.'),
  destination: ShippingDestination,
  international: flag('Whether the goods leave the country that they start in.'),
  requires_shipping: flag('Whether anything ships at all.'),
  items: listOf(ShippingEstimateItem, 'Lines, in the order of the request.'),
  methods: listOf(ShippingEstimateMethod, 'Methods available to the destination, or the one asked for; empty when nothing ships.'),
}, { title: 'ShippingEstimate', description: 'What sending an order would cost.' })

export type ShippingEstimate = Static<typeof ShippingEstimate>
