/** Examples for the OpenAPI document, of one order throughout; a test validates each against its schema. */
import type { EventType, OrderEvent } from '../schemas/event.ts'
import type { OrderInput, ShippingEstimateInput } from '../schemas/order-input.ts'
import type { Order, Shipment } from '../schemas/order.ts'
import type { OrderQuote } from '../schemas/quote.ts'
import type { ShippingEstimate } from '../schemas/shipping-estimate.ts'
import { account, design, gbp } from './catalog.ts'

const variant_id = '01980000-0000-7000-8000-00000000e001'
const zone_id = '01980000-0000-7000-8000-00000000d001'
const personalisation = [{ zone_id, label: 'Name', placement: 'back', text: 'MORGAN' }]
const destination = {
  line1: '14 Quay Street', line2: null, city: 'Bristol', postcode: 'BS1 4DJ', country: 'GB', company: account.name, state: null,
}

export const orderInput: OrderInput = {
  items: [
    { design_id: design.id, quantity: 24, colour: 'Black', size: 'M' },
    { design_id: design.id, quantity: 1, variant_id, personalisation: [{ zone_id, text: 'MORGAN' }] },
  ],
  customer: { first_name: 'Morgan', last_name: 'Reed', email: 'morgan@harbour-coffee.example' },
  delivery: {
    type: 'delivery',
    shipping_method: 'standard',
    address: { line1: destination.line1, city: destination.city, postcode: destination.postcode, country: 'GB', company: account.name },
  },
  payment: { method: 'default_card' },
  external_reference: 'PO-2291',
  metadata: { cost_centre: 'BR-04' },
  notifications: { suppress_customer_emails: true },
  webhook_url: 'https://hooks.harbour-coffee.example/orders',
  webhook_secret: 'a-secret-of-your-own',
}

export const pickupInput: OrderInput = { items: [{ design_id: design.id, quantity: 5, variant_id }], delivery: { type: 'pickup' } }

export const estimateInput: ShippingEstimateInput = {
  items: [{ design_id: design.id, quantity: 25, colour: 'Black', size: 'M' }],
  destination: { country: 'GB', postcode: 'BS1 4DJ' },
}

const sums = {
  products_ex_tax: gbp('153.75'),
  products_tax: gbp('30.75'),
  shipping_ex_tax: gbp('6.95'),
  shipping_tax: gbp('1.39'),
  payment_processing_fee_ex_tax: gbp('2.90'),
  payment_processing_fee_tax: gbp('0.58'),
}

const ends = { tax: gbp('32.72'), total_ex_tax: gbp('163.60'), total: gbp('196.32') }

export const shipment: Shipment = {
  id: '01990d40-0000-7000-8000-000000000301',
  carrier: 'Royal Mail',
  supplier: 'Northside Print',
  tracking_number: 'RM123456789GB',
  tracking_url: 'https://track.example/RM123456789GB',
  shipped_at: '2026-04-04T15:30:00.000Z',
  delivered_at: null,
}

export const order: Order = {
  id: 'K7QM2XWD-9RTA',
  uuid: '01990d40-0000-7000-8000-000000000001',
  status: 'shipped',
  status_explained: 'On its way.',
  source: 'api',
  external_reference: 'PO-2291',
  is_pre_order: false,
  placed_at: '2026-04-01T10:00:00.000Z',
  currency: 'GBP',
  payment_method: 'online_payment',
  item_count: 25,
  customer: {
    name: 'Morgan Reed',
    first_name: 'Morgan',
    last_name: 'Reed',
    email: 'morgan@harbour-coffee.example',
    phone: null,
    company: null,
  },
  delivery: { type: 'delivery', shipping_method: 'standard', shipping_type: 'local', address: destination },
  items: [
    {
      id: '01990d40-0000-7000-8000-000000000101',
      design: { id: design.id, name: design.name, thumbnail_url: design.thumbnail_url },
      variant_id,
      colour: 'Black',
      size: 'M',
      quantity: 24,
      unit_price: gbp('6.05'),
      total_price: gbp('145.20'),
      status: null,
      personalisation: [],
    },
    {
      id: '01990d40-0000-7000-8000-000000000102',
      design: { id: design.id, name: design.name, thumbnail_url: design.thumbnail_url },
      variant_id,
      colour: 'Black',
      size: 'M',
      quantity: 1,
      unit_price: gbp('8.55'),
      total_price: gbp('8.55'),
      status: null,
      personalisation,
    },
  ],
  shipments: [shipment],
  metadata: { cost_centre: 'BR-04' },
  notifications: { suppress_business_emails: false, suppress_customer_emails: true },
  timeline: {
    placed_at: '2026-04-01T10:00:00.000Z',
    approved_at: '2026-04-01T11:20:00.000Z',
    sent_to_production_at: '2026-04-02T08:00:00.000Z',
    shipped_at: '2026-04-04T15:30:00.000Z',
    delivered_at: null,
    completed_at: null,
  },
  total: ends.total,
  totals: {
    currency: 'GBP',
    ...sums,
    platform_fee_ex_tax: gbp('0.00'),
    platform_fee_tax: gbp('0.00'),
    discount: gbp('0.00'),
    credit_applied: gbp('0.00'),
    ...ends,
  },
  webhook: { url: 'https://hooks.harbour-coffee.example/orders', configured: true },
}

export const quote: OrderQuote = {
  currency: 'GBP',
  delivery: { type: 'delivery', shipping_method: 'standard' },
  items: [
    {
      design_id: design.id, variant_id, quantity: 24, unit_price: gbp('6.05'), unit_tax: gbp('1.21'),
      total_price: gbp('145.20'), total_tax: gbp('29.04'), personalisation: [],
    },
    {
      design_id: design.id, variant_id, quantity: 1, unit_price: gbp('8.55'), unit_tax: gbp('1.71'),
      total_price: gbp('8.55'), total_tax: gbp('1.71'), personalisation,
    },
  ],
  minimum_quantity_violations: [],
  totals: { ...sums, ...ends },
}

export const estimate: ShippingEstimate = {
  currency: 'GBP',
  origin_country: 'GB',
  destination: { country: 'GB', state: null, postcode: 'BS1 4DJ', city: null },
  international: false,
  requires_shipping: true,
  items: [{ design_id: design.id, variant_id, quantity: 25, requires_shipping: true }],
  methods: [
    { method: 'standard', amount_ex_tax: gbp('6.95'), tax: gbp('1.39'), total: gbp('8.34'), delivery_estimate: '2 to 4 working days' },
    { method: 'express', amount_ex_tax: gbp('12.50'), tax: gbp('2.50'), total: gbp('15.00'), delivery_estimate: 'Next working day' },
  ],
}

const refund = { credit: gbp('0.00'), card: ends.total }
const item_id = '01990d40-0000-7000-8000-000000000101'
const issue_id = '01990d40-0000-7000-8000-000000000401'

/** What each type of event leaves behind, and its details less `sequence`. */
const events: Record<EventType, { sequence: number; from: Order['status'] | null; to: Order['status']; data: object }> = {
  'order.submitted': { sequence: 1, from: null, to: 'pending', data: { source: 'api', external_reference: 'PO-2291' } },
  'order.approved': { sequence: 2, from: 'pending', to: 'processing', data: { approved_at: '2026-04-01T11:20:00.000Z', pre_order: false } },
  'order.rejected': { sequence: 2, from: 'pending', to: 'cancelled', data: { reason: 'The artwork infringes a trade mark.', refund } },
  'order.in_production': {
    sequence: 3, from: 'processing', to: 'production', data: {
      sent_to_production_at: '2026-04-02T08:00:00.000Z',
      supplier: 'Northside Print',
    },
  },
  'order.shipped': {
    sequence: 4, from: 'production', to: 'shipped',
    data: {
      shipment_id: shipment.id, carrier: shipment.carrier, supplier: shipment.supplier, tracking_number: shipment.tracking_number,
      tracking_url: shipment.tracking_url, shipped_at: shipment.shipped_at, items: [{ item_id, quantity: 24 }],
    },
  },
  'order.delivered': {
    sequence: 5, from: 'shipped', to: 'shipped', data: {
      shipment_id: shipment.id,
      delivered_at: '2026-04-06T12:10:00.000Z',
      all_delivered: true,
    },
  },
  'order.awaiting_collection': { sequence: 4, from: 'production', to: 'shipped', data: { item_ids: [item_id] } },
  'order.completed': { sequence: 6, from: 'shipped', to: 'complete', data: { completed_at: '2026-04-20T12:10:00.000Z', automatic: true } },
  'order.cancelled': { sequence: 2, from: 'pending', to: 'cancelled', data: { cancelled_by: 'account', reason: null, refund } },
  'order.issue_opened': {
    sequence: 3,
    from: 'processing',
    to: 'processing',
    data: { issue_id, code: 'artwork', summary: 'The print file is too small.' },
  },
  'order.issue_closed': { sequence: 4, from: 'processing', to: 'processing', data: { issue_id, resolution: 'A larger file was sent.' } },
}

const occurred_at = '2026-04-04T15:30:00.000Z'
const event_id = '01990d40-03a1-7b02-8f7e-2a9a7c1de001'

export function event(type: EventType): OrderEvent {
  const { sequence, from, to, data } = events[type]
  return { id: event_id, type, occurred_at, status: to, previous_status: from, data: { ...data, sequence } }
}

export const webhook = (type: EventType) => ({
  id: event_id,
  type,
  api_version: 'v1',
  created_at: occurred_at,
  account_id: account.id,
  data: { order: { ...order, status: events[type].to }, previous_status: events[type].from, event: event(type).data },
})
