/**
 * The tables of orders. Money inside a row is in the order's currency: `*_minor` columns are minor units, `totals` holds decimal strings
 * (SPEC "OrderTotals" less credit_applied and currency). `draft` and `failed` orders are attempts (O6): placed_at is null, and no read sees them.
 */
import { defineEntity, p } from '@mikro-orm/core'

export const CustomerEntity = defineEntity({
  name: 'Customer',
  tableName: 'customers',
  properties: {
    id: p.uuid().primary(),
    account_id: p.uuid(),
    /** Lower case: a customer is matched by it within the account. */
    email: p.string().length(320),
    first_name: p.text(),
    last_name: p.text(),
    phone: p.text().nullable(),
    company: p.text().nullable(),
    created_at: p.datetime(3),
  },
})

export const OrderEntity = defineEntity({
  name: 'Order',
  tableName: 'orders',
  properties: {
    uuid: p.uuid().primary(),
    /** XXXXXXXX-XXXX. */
    reference: p.string().length(13),
    account_id: p.uuid(),
    /** SPEC's statuses, and draft and failed. */
    status: p.string().length(20),
    source: p.string().length(10),
    external_reference: p.string().length(120).nullable(),
    is_pre_order: p.boolean(),
    placed_at: p.datetime(3).nullable(),
    currency: p.string().length(3),
    payment_method: p.string().length(20),
    item_count: p.integer(),
    customer_id: p.uuid().nullable(),
    /** As it was sent with this order (CustomerInput). */
    customer: p.json<Record<string, string | null>>().nullable(),
    delivery_type: p.string().length(10),
    shipping_method: p.string().length(10),
    shipping_type: p.string().length(15),
    address: p.json<Record<string, string | null>>().nullable(),
    /** JSON text as it was sent. */
    metadata: p.text(),
    suppress_business_emails: p.boolean(),
    suppress_customer_emails: p.boolean(),
    webhook_url: p.text().nullable(),
    webhook_secret_sealed: p.blob().nullable(),
    /** Decimal strings. */
    totals: p.json<Record<string, string>>(),
    total_minor: p.bigint(),
    credit_applied_minor: p.bigint(),
    card_charged_minor: p.bigint(),
    approved_at: p.datetime(3).nullable(),
    sent_to_production_at: p.datetime(3).nullable(),
    shipped_at: p.datetime(3).nullable(),
    delivered_at: p.datetime(3).nullable(),
    completed_at: p.datetime(3).nullable(),
    /** The sequence of the last event. */
    event_count: p.integer(),
    created_at: p.datetime(3),
    /** Null once it is older than 24 h. */
    idempotency_key: p.string().length(255).nullable(),
    request_digest: p.blob().nullable(),
    /** Of a draft: until when the process that places it is taken to be alive. */
    lease_until: p.datetime(3).nullable(),
    /** Of a draft: from here on its card may have been charged. */
    charging_at: p.datetime(3).nullable(),
    /** Of a failed attempt: why, for a repeat with the same key. */
    refusal: p.text().nullable(),
    /** Of a cancelled order: the idempotency key of the request that cancelled it, if it had one (I6). */
    cancel_key: p.string().length(255).nullable(),
    /** Of an account of status test: never charged, never sent to a supplier, walks through its life by itself (T1). */
    sandbox: p.boolean(),
    /** What was taken has still to be given back. */
    refund_due: p.boolean(),
    release_due: p.boolean(),
  },
})

export const OrderItemEntity = defineEntity({
  name: 'OrderItem',
  tableName: 'order_items',
  properties: {
    id: p.uuid().primary(),
    order_uuid: p.uuid(),
    position: p.integer(),
    design_id: p.string().length(8),
    design_name: p.text(),
    thumbnail_url: p.text().nullable(),
    product_id: p.uuid(),
    variant_id: p.uuid(),
    colour: p.text().nullable(),
    size: p.text().nullable(),
    quantity: p.integer(),
    /** Units that wait for stock. */
    preorder_quantity: p.integer(),
    stock_controlled: p.boolean(),
    unit_price_minor: p.bigint(),
    unit_tax_minor: p.bigint(),
    /** Pickup progress: awaiting_collection, complete. */
    status: p.string().length(20).nullable(),
    personalisation: p.json<{ zone_id: string, label: string | null, placement: string | null, text: string }[]>(),
  },
})

export const ShipmentEntity = defineEntity({
  name: 'Shipment',
  tableName: 'shipments',
  properties: {
    id: p.uuid().primary(),
    order_uuid: p.uuid(),
    /** 1, 2, 3 … within the order. */
    number: p.integer(),
    carrier: p.text().nullable(),
    supplier: p.text().nullable(),
    tracking_number: p.text().nullable(),
    tracking_url: p.text().nullable(),
    shipped_at: p.datetime(3),
    delivered_at: p.datetime(3).nullable(),
  },
})

export const ShipmentItemEntity = defineEntity({
  name: 'ShipmentItem',
  tableName: 'shipment_items',
  properties: {
    shipment_id: p.uuid().primary(),
    item_id: p.uuid().primary(),
    quantity: p.integer(),
  },
})

export const IssueEntity = defineEntity({
  name: 'Issue',
  tableName: 'issues',
  properties: {
    id: p.uuid().primary(),
    order_uuid: p.uuid(),
    code: p.string().length(60),
    summary: p.text(),
    opened_at: p.datetime(3),
    closed_at: p.datetime(3).nullable(),
    resolution: p.text().nullable(),
  },
})

export const OrderEventEntity = defineEntity({
  name: 'OrderEvent',
  tableName: 'order_events',
  properties: {
    id: p.uuid().primary(),
    order_uuid: p.uuid(),
    sequence: p.integer(),
    type: p.string().length(40),
    occurred_at: p.datetime(3),
    status: p.string().length(20),
    previous_status: p.string().length(20).nullable(),
    /** JSON text (O1), with `sequence`. */
    data: p.text(),
  },
})
