import { Type, type Static } from 'typebox'
import { Address } from './address.ts'
import { chosenShippingMethods, deliveryTypes, itemStatuses, orderStatuses, paymentMethods, shippingTypes, sources } from './enums.ts'
import {
  flag, integer, listOf, nullable, nullableOneOf, nullableText, nullableTimestamp, nullableUrl, nullableUuid, oneOf, text, timestamp,
  uuid,
} from './fields.ts'
import { Money } from './money.ts'
import { OrderItemPersonalisation } from './personalisation.ts'

export const OrderCustomer = Type.Object({
  name: text('Full name.'),
  first_name: nullableText('First name.'),
  last_name: nullableText('Last name.'),
  email: nullableText('E-mail address.'),
  phone: nullableText('Telephone number.'),
  company: nullableText('Company.'),
}, { title: 'OrderCustomer', description: "The account's customer." })

export const OrderDelivery = Type.Object({
  type: oneOf(deliveryTypes, 'Whether the order is sent or collected.'),
  shipping_method: oneOf(chosenShippingMethods, '`none` when nothing ships.'),
  shipping_type: oneOf(shippingTypes, 'Whether the order stays in the country that it leaves from.'),
  address: nullable(Address, 'Where the order goes; null for pickup.'),
}, { title: 'OrderDelivery', description: 'How the order reaches the customer.' })

export const OrderDesignRef = Type.Object({
  id: text('Public design id.'),
  name: text('Name when the order was placed.'),
  thumbnail_url: nullableUrl('Front mockup.'),
}, { title: 'OrderDesignRef', description: 'The design that a line orders.' })

export const OrderItem = Type.Object({
  id: uuid('The line.'),
  design: nullable(OrderDesignRef, 'The design.'),
  variant_id: nullableUuid('The variant.'),
  colour: nullableText('Option name.'),
  size: nullableText('Option name.'),
  quantity: integer('Units.', { minimum: 1 }),
  unit_price: nullable(Money, 'Per unit, ex tax, tiers applied.'),
  total_price: nullable(Money, '`quantity` times `unit_price`.'),
  status: nullableOneOf(itemStatuses, 'Progress of a pickup line; null for delivered lines.'),
  personalisation: listOf(OrderItemPersonalisation, 'Empty when the line is not personalised.'),
}, { title: 'OrderItem', description: 'A line of an order.' })

/** SPEC "Order": Shipment. */
export const Shipment = Type.Object({
  id: uuid('The shipment.'),
  carrier: nullableText('Carrier.'),
  supplier: nullableText('Supplier that it left from.'),
  tracking_number: nullableText('Tracking number.'),
  tracking_url: nullableText('Where it can be followed.'),
  shipped_at: nullableTimestamp('When it left the supplier.'),
  delivered_at: nullableTimestamp('When the carrier reported delivery.'),
}, { title: 'Shipment', description: 'A parcel of an order.' })

export const OrderTimeline = Type.Object({
  placed_at: nullableTimestamp('Placed.'),
  approved_at: nullableTimestamp('Approved for production.'),
  sent_to_production_at: nullableTimestamp('Sent to the supplier.'),
  shipped_at: nullableTimestamp('First shipment left, or first item ready for collection.'),
  delivered_at: nullableTimestamp('Every unit delivered.'),
  completed_at: nullableTimestamp('Closed out.'),
}, { title: 'OrderTimeline', description: 'When the order reached each milestone.' })

const sums = {
  products_ex_tax: nullable(Money, 'Lines, ex tax.'),
  products_tax: nullable(Money, 'Tax on the lines.'),
  shipping_ex_tax: nullable(Money, 'Shipping, ex tax.'),
  shipping_tax: nullable(Money, 'Tax on shipping.'),
  payment_processing_fee_ex_tax: nullable(Money, 'Payment processing fee, ex tax.'),
  payment_processing_fee_tax: nullable(Money, 'Tax on the payment processing fee.'),
}

const ends = {
  tax: nullable(Money, 'All taxes.'),
  total_ex_tax: nullable(Money, 'The ex-tax parts, less any discount.'),
  total: nullable(Money, '`total_ex_tax` plus `tax`.'),
}

export const OrderTotals = Type.Object({
  currency: nullableText('ISO 4217 code.'),
  ...sums,
  platform_fee_ex_tax: nullable(Money, 'Platform fee, ex tax.'),
  platform_fee_tax: nullable(Money, 'Tax on the platform fee.'),
  discount: nullable(Money, 'Discount, taken off `total_ex_tax`.'),
  credit_applied: nullable(Money, 'Account credit used; the card pays `total` less this.'),
  ...ends,
}, { title: 'OrderTotals', description: 'What the order costs; the parts always add up to the totals.' })

/** SPEC "Quote and estimate outputs": of the totals, those that a quote has. */
export const QuoteTotals = Type.Object({ ...sums, ...ends }, { title: 'QuoteTotals', description: 'What the order would cost.' })

export const OrderWebhook = Type.Object({
  url: nullableText('Where events are delivered to; null when nothing is sent.'),
  configured: flag('Whether the order carries its own signing secret; the secret itself is never returned.'),
}, { title: 'OrderWebhook', description: "The order's webhook." })

export const NotificationSettings = Type.Object({
  suppress_business_emails: flag('Do not e-mail the account about order milestones.'),
  suppress_customer_emails: flag("Do not e-mail the order's customer."),
}, { title: 'NotificationSettings', description: 'Which e-mails are held back, for every later milestone too.' })

/** SPEC "Order". */
export const Order = Type.Object({
  id: text('Short reference, XXXXXXXX-XXXX; use it in paths.'),
  uuid: uuid('The same order; accepted in paths too.'),
  status: oneOf(orderStatuses, 'Where the order stands.'),
  status_explained: nullableText('The status in words.'),
  source: oneOf(sources, 'The channel that the order came in by.'),
  external_reference: nullableText("The caller's own reference."),
  is_pre_order: flag('Whether a line waited for stock when the order was placed.'),
  placed_at: timestamp('When the order was placed.'),
  currency: nullableText('ISO 4217 code.'),
  payment_method: oneOf(paymentMethods, 'How the order is paid.'),
  item_count: integer('Units across all lines.', { minimum: 0 }),
  customer: nullable(OrderCustomer, "The account's customer, when one was given."),
  delivery: OrderDelivery,
  items: listOf(OrderItem, 'Lines, in the order of the request.'),
  shipments: listOf(Shipment, 'Shipments, oldest first.'),
  metadata: Type.Object({}, { additionalProperties: true, description: 'What the caller sent, as it was sent; `{}` when nothing was.' }),
  notifications: NotificationSettings,
  timeline: OrderTimeline,
  total: nullable(Money, 'The same as `totals.total`.'),
  totals: OrderTotals,
  webhook: OrderWebhook,
}, { title: 'Order', description: 'An account order.' })

export type Order = Static<typeof Order>
export type OrderItem = Static<typeof OrderItem>
export type OrderCustomer = Static<typeof OrderCustomer>
export type OrderDelivery = Static<typeof OrderDelivery>
export type OrderTimeline = Static<typeof OrderTimeline>
export type OrderTotals = Static<typeof OrderTotals>
export type QuoteTotals = Static<typeof QuoteTotals>
export type NotificationSettings = Static<typeof NotificationSettings>
export type OrderWebhook = Static<typeof OrderWebhook>
export type Shipment = Static<typeof Shipment>
