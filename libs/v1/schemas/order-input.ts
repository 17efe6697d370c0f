import { Type, type Static } from 'typebox'
import { limits } from '@tradecounter/kernel/limits'
import { AddressInput } from './address.ts'
import { deliveryTypes, requestPaymentMethods, shippingMethods } from './enums.ts'
import { nullableOneOf, oneOf, optionalNullableText, optionalText, requiredText } from './fields.ts'
import { PersonalisationInput } from './personalisation.ts'

/** Entries of a line; no design has that many zones. */
const personalisationLimit = 50

/** SPEC "Order input": OrderLineInput. */
export const OrderLineInput = Type.Object({
  design_id: requiredText('A design of the account.'),
  quantity: Type.Integer({ minimum: 1, maximum: limits.units_per_line, description: 'Units.' }),
  variant_id: Type.Optional(Type.String({ format: 'uuid', description: 'The variant; or name it by `colour` and/or `size`.' })),
  colour: optionalText('Option name; with `size` it must match exactly one active variant.'),
  size: optionalText('Option name.'),
  personalisation: Type.Optional(Type.Array(PersonalisationInput, {
    maxItems: personalisationLimit,
    description: 'One entry per zone. Left out or empty, the line is ordered with all zones empty.',
  })),
}, { title: 'OrderLineInput', description: 'A line to order: one distinct text is one line.' })

const lines = Type.Array(OrderLineInput, { minItems: 1, maxItems: limits.lines_per_order, description: 'Lines, at least one.' })

/** SPEC "Order input": CustomerInput. */
export const CustomerInput = Type.Object({
  first_name: requiredText('First name.'),
  last_name: requiredText('Last name.'),
  email: Type.String({
    format: 'email', description: 'An existing customer of the account with this address is reused, otherwise one is created.',
  }),
  phone: optionalText('Telephone number.'),
  company: optionalText('Company.'),
}, { title: 'CustomerInput', description: "The account's customer." })

export const DeliveryInput = Type.Object({
  type: Type.Optional(oneOf(deliveryTypes, 'Delivery needs `address`.', { default: 'delivery' })),
  shipping_method: Type.Optional(oneOf(shippingMethods, 'How a delivery is sent.', { default: 'standard' })),
  address: Type.Optional(AddressInput),
}, { title: 'DeliveryInput', description: 'How the order reaches the customer.' })

export const PaymentInput = Type.Object({
  method: Type.Optional(oneOf(requestPaymentMethods, "The account's default saved card, after any account credit.", { default: 'default_card' })),
}, { title: 'PaymentInput', description: 'How the order is paid.' })

export const NotificationSettingsInput = Type.Object({
  suppress_business_emails: Type.Optional(Type.Boolean({ default: false, description: 'Do not e-mail the account about order milestones.' })),
  suppress_customer_emails: Type.Optional(Type.Boolean({ default: false, description: "Do not e-mail the order's customer." })),
}, { title: 'NotificationSettingsInput', description: 'Which e-mails to hold back, for every later milestone too.' })

/** SPEC "Order input": OrderInput. */
export const OrderInput = Type.Object({
  items: lines,
  customer: Type.Optional(CustomerInput),
  delivery: Type.Optional(DeliveryInput),
  payment: Type.Optional(PaymentInput),
  external_reference: optionalText("The caller's own reference; need not be unique.", { maxLength: limits.external_reference }),
  metadata: Type.Optional(Type.Object({}, {
    additionalProperties: true,
    description: `Any JSON object of at most ${limits.metadata_bytes} bytes of UTF-8 as sent; echoed on reads and in webhooks.`,
  })),
  notifications: Type.Optional(NotificationSettingsInput),
  webhook_url: Type.Optional(Type.String({
    format: 'uri', maxLength: limits.webhook_url, description: 'https on a publicly resolvable host; redirects are not followed.',
  })),
  webhook_secret: optionalText(
    "Signs the order's deliveries instead of the account signing secret.",
    { minLength: 1, maxLength: limits.webhook_secret },
  ),
}, { title: 'OrderInput', description: 'An order to quote or to place.' })

export const ShippingDestinationInput = Type.Object({
  country: Type.String({ format: 'country', description: 'ISO 3166-1 alpha-2 code, upper case.' }),
  state: optionalNullableText('State, province or region.'),
  city: optionalNullableText('Town or city.'),
  postcode: optionalNullableText('Postcode or ZIP code.'),
}, { title: 'ShippingDestinationInput', description: 'Where to; only the country is needed.' })

/** SPEC "Order input": ShippingEstimateInput. */
export const ShippingEstimateInput = Type.Object({
  items: lines,
  destination: ShippingDestinationInput,
  shipping_method: Type.Optional(nullableOneOf(shippingMethods, 'Left out or null: every method available to the destination.')),
}, { title: 'ShippingEstimateInput', description: 'What to estimate the shipping of.' })

export type OrderLineInput = Static<typeof OrderLineInput>
export type OrderInput = Static<typeof OrderInput>
export type ShippingEstimateInput = Static<typeof ShippingEstimateInput>
