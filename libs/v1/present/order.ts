/**
 * How an order is shown, everywhere: reads, lists and webhooks. `metadata` is stored as the text that was sent and goes out byte for
 * byte (DECISIONS W8), so the bodies are text in which it is spliced between the fields before it and those after it.
 */
import type { Address__Output } from '@tradecounter/proto/tradecounter/common/v1/Address'
import type { Order__Output } from '@tradecounter/proto/tradecounter/orders/v1/Order'
import type { OrderCustomer__Output } from '@tradecounter/proto/tradecounter/orders/v1/OrderCustomer'
import type { OrderItem__Output } from '@tradecounter/proto/tradecounter/orders/v1/OrderItem'
import type { Address } from '../schemas/address.ts'
import type { Order, OrderCustomer, OrderItem } from '../schemas/order.ts'
import type { PageInfo } from '../schemas/page.ts'
import { nullableMoney, present } from './money.ts'
import { presentPersonalisation } from './personalisation.ts'
import { presentShipment } from './shipment.ts'
import { presentOrderTotals } from './totals.ts'

/** SPEC "Order". */
export const presentOrder = (order: Order__Output): Order => ({
  ...beforeMetadata(order),
  metadata: JSON.parse(metadataOf(order)) as Record<string, unknown>,
  ...afterMetadata(order),
})

/** The JSON text of one order. */
export const renderOrder = (order: Order__Output): string =>
  `${JSON.stringify(beforeMetadata(order)).slice(0, -1)},"metadata":${metadataOf(order)},${JSON.stringify(afterMetadata(order)).slice(1)}`

/** The body of a response with one order. */
export const renderOrderData = (order: Order__Output): string => `{"data":${renderOrder(order)}}`

/** The body of a response with a list of orders. */
export const renderOrderPage = (orders: readonly Order__Output[], page: PageInfo): string =>
  `{"data":[${orders.map(renderOrder).join(',')}],"page":${JSON.stringify(page)}}`

const metadataOf = (order: Order__Output): string => order.metadata || '{}'

function beforeMetadata(order: Order__Output): Omit<Order, keyof ReturnType<typeof afterMetadata> | 'metadata'> {
  const delivery = present(order.delivery, 'delivery')
  return {
    id: order.id,
    uuid: order.uuid,
    status: order.status as Order['status'],
    status_explained: order.status_explained ?? null,
    source: order.source as Order['source'],
    external_reference: order.external_reference ?? null,
    is_pre_order: order.is_pre_order,
    placed_at: order.placed_at,
    currency: order.currency ?? null,
    payment_method: order.payment_method as Order['payment_method'],
    item_count: order.item_count,
    customer: order.customer && customer(order.customer),
    delivery: {
      type: delivery.type as Order['delivery']['type'],
      shipping_method: delivery.shipping_method as Order['delivery']['shipping_method'],
      shipping_type: delivery.shipping_type as Order['delivery']['shipping_type'],
      address: delivery.address && address(delivery.address),
    },
    items: order.items.map(item),
    shipments: order.shipments.map(presentShipment),
  }
}

function afterMetadata(order: Order__Output): Pick<Order, 'notifications' | 'timeline' | 'total' | 'totals' | 'webhook'> {
  const { timeline } = order
  return {
    notifications: {
      suppress_business_emails: order.notifications?.suppress_business_emails ?? false,
      suppress_customer_emails: order.notifications?.suppress_customer_emails ?? false,
    },
    timeline: {
      placed_at: timeline?.placed_at ?? null,
      approved_at: timeline?.approved_at ?? null,
      sent_to_production_at: timeline?.sent_to_production_at ?? null,
      shipped_at: timeline?.shipped_at ?? null,
      delivered_at: timeline?.delivered_at ?? null,
      completed_at: timeline?.completed_at ?? null,
    },
    total: nullableMoney(order.total),
    totals: presentOrderTotals(order.totals),
    webhook: { url: order.webhook?.url ?? null, configured: order.webhook?.configured ?? false },
  }
}

const customer = (each: OrderCustomer__Output): OrderCustomer => ({
  name: each.name,
  first_name: each.first_name ?? null,
  last_name: each.last_name ?? null,
  email: each.email ?? null,
  phone: each.phone ?? null,
  company: each.company ?? null,
})

const address = (each: Address__Output): Address => ({
  line1: each.line1,
  line2: each.line2 ?? null,
  city: each.city,
  postcode: each.postcode,
  country: each.country,
  company: each.company ?? null,
  state: each.state ?? null,
})

const item = (each: OrderItem__Output): OrderItem => ({
  id: each.id,
  design: each.design && { id: each.design.id, name: each.design.name, thumbnail_url: each.design.thumbnail_url ?? null },
  variant_id: each.variant_id ?? null,
  colour: each.colour ?? null,
  size: each.size ?? null,
  quantity: each.quantity,
  unit_price: nullableMoney(each.unit_price),
  total_price: nullableMoney(each.total_price),
  status: (each.status ?? null) as OrderItem['status'],
  personalisation: each.personalisation.map(presentPersonalisation),
})
