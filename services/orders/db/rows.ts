/** Rows as the named statements answer them: times ISO 8601, int8 bigint. */
import type { Personalisation__Output } from '@tradecounter/proto/tradecounter/catalog/v1/Personalisation'
import type { Address } from '@tradecounter/proto/tradecounter/common/v1/Address'
import type { CustomerInput__Output } from '@tradecounter/proto/tradecounter/orders/v1/CustomerInput'
import type { Status } from '../domain/transitions.ts'

export interface OrderRow extends Record<string, unknown> {
  uuid: string
  reference: string
  account_id: string
  status: Status
  source: string
  external_reference: string | null
  is_pre_order: boolean
  placed_at: string
  currency: string
  payment_method: string
  item_count: number
  customer: CustomerInput__Output | null
  delivery_type: 'delivery' | 'pickup'
  shipping_method: string
  shipping_type: string
  address: Address | null
  metadata: string
  suppress_business_emails: boolean
  suppress_customer_emails: boolean
  webhook_url: string | null
  has_secret: boolean
  /** Name to decimal string, in the order's currency. */
  totals: Record<string, string>
  total_minor: bigint
  credit_applied_minor: bigint
  card_charged_minor: bigint
  approved_at: string | null
  sent_to_production_at: string | null
  shipped_at: string | null
  delivered_at: string | null
  completed_at: string | null
  event_count: number
}

export interface ItemRow extends Record<string, unknown> {
  id: string
  order_uuid: string
  design_id: string
  design_name: string
  thumbnail_url: string | null
  variant_id: string
  colour: string | null
  size: string | null
  quantity: number
  preorder_quantity: number
  unit_price_minor: bigint
  status: string | null
  personalisation: Personalisation__Output[]
}

export interface ShipmentRow extends Record<string, unknown> {
  id: string
  order_uuid: string
  number: number
  carrier: string | null
  supplier: string | null
  tracking_number: string | null
  tracking_url: string | null
  shipped_at: string
  delivered_at: string | null
}

export interface EventRow extends Record<string, unknown> {
  id: string
  sequence: number
  type: string
  occurred_at: string
  status: string
  previous_status: string | null
  data: string
}
