import { Type, type Static, type TProperties } from 'typebox'
import { cancellers, orderStatuses, sources } from './enums.ts'
import { flag, integer, listOf, nullableOneOf, nullableText, oneOf, text, timestamp, uuid } from './fields.ts'
import { moneyAs } from './money.ts'
import { Order } from './order.ts'

const EventRefund = Type.Object({
  credit: moneyAs('Given back to account credit.'),
  card: moneyAs('Given back to the card.'),
}, { title: 'EventRefund', description: 'What was given back, as it was taken.' })

const reason = nullableText('Why, in words.')

/** SPEC "Event types" with the details of DECISIONS O1. */
export const eventTypes = {
  'order.submitted': {
    meaning: 'The order was placed.',
    data: {
      source: oneOf(sources, 'The channel that the order came in by.'),
      external_reference: nullableText("The caller's own reference."),
    },
  },
  'order.approved': {
    meaning: 'Approved for production.',
    data: { approved_at: timestamp('When.'), pre_order: flag('Whether the order now waits for stock.') },
  },
  'order.rejected': { meaning: 'Rejected; the order is cancelled.', data: { reason: text('Why, in words.'), refund: EventRefund } },
  'order.in_production': {
    meaning: 'Sent to the supplier.',
    data: { sent_to_production_at: timestamp('When.'), supplier: nullableText('The supplier.') },
  },
  'order.shipped': {
    meaning: 'A shipment left the supplier; one event per shipment.',
    data: {
      shipment_id: uuid('The shipment.'),
      carrier: nullableText('Carrier.'),
      supplier: nullableText('Supplier that it left from.'),
      tracking_number: nullableText('Tracking number.'),
      tracking_url: nullableText('Where it can be followed.'),
      shipped_at: timestamp('When it left.'),
      items: listOf(
        Type.Object({ item_id: uuid('The order item.'), quantity: integer('Units in the parcel.', { minimum: 1 }) }),
        'What is in it.',
      ),
    },
  },
  'order.delivered': {
    meaning: 'The carrier reported delivery.',
    data: {
      shipment_id: uuid('The shipment.'),
      delivered_at: timestamp('When.'),
      all_delivered: flag('Whether every unit of the order is delivered now.'),
    },
  },
  'order.awaiting_collection': {
    meaning: 'Pickup items are ready in store.',
    data: { item_ids: listOf(uuid('An order item.'), 'The items that became ready.') },
  },
  'order.completed': {
    meaning: 'The order was closed out.',
    data: { completed_at: timestamp('When.'), automatic: flag('Whether it was closed by itself, some time after delivery.') },
  },
  'order.cancelled': {
    meaning: 'The order was cancelled.',
    data: { cancelled_by: oneOf(cancellers, 'Who cancelled it.'), reason, refund: EventRefund },
  },
  'order.issue_opened': {
    meaning: 'An operations issue was raised.',
    data: { issue_id: uuid('The issue.'), code: text('The kind of issue.'), summary: text('What it is, in words.') },
  },
  'order.issue_closed': {
    meaning: 'An operations issue was resolved.',
    data: { issue_id: uuid('The issue.'), resolution: nullableText('How it was resolved, in words.') },
  },
} as const satisfies Record<string, { meaning: string; data: TProperties }>

export type EventType = keyof typeof eventTypes

const sequence = integer('1, 2, 3 … without a gap per order.', { minimum: 1 })
const previousStatus = nullableOneOf(orderStatuses, 'Status before the event; null for `order.submitted`.')

/** SPEC "Order": OrderEvent. */
export const OrderEvent = Type.Object({
  id: uuid('The event; deliveries of it carry the same id.'),
  type: text(`One of ${Object.keys(eventTypes).map((type) => `\`${type}\``).join(', ')}.`),
  occurred_at: timestamp('When it happened.'),
  status: nullableOneOf(orderStatuses, 'Status after the event.'),
  previous_status: previousStatus,
  data: Type.Object(
    { sequence },
    { additionalProperties: true, description: "Details of the event's type, as in the webhook's `data.event`." },
  ),
}, { title: 'OrderEvent', description: 'Something that happened to an order.' })

/** SPEC "Delivery": the body of a webhook of one type. */
export const webhookPayload = (type: EventType) => Type.Object({
  id: uuid('Event id; de-duplicate on it.'),
  type: Type.Literal(type, { description: eventTypes[type].meaning }),
  api_version: Type.Literal('v1', { description: 'The version of this interface.' }),
  created_at: timestamp('When the event happened.'),
  account_id: uuid('The account that the order belongs to.'),
  data: Type.Object({
    order: Order,
    previous_status: previousStatus,
    event: Type.Object({ ...eventTypes[type].data, sequence }, { description: 'Details of the event.' }),
  }),
})

export type OrderEvent = Static<typeof OrderEvent>
