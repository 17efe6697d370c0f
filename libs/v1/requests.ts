/** From valid request bodies to what the orders service is asked, defaults filled in. */
import type { EstimateDestination } from '@tradecounter/proto/tradecounter/orders/v1/EstimateDestination'
import type { LineInput } from '@tradecounter/proto/tradecounter/catalog/v1/LineInput'
import type { OrderInput as OrderInputMessage } from '@tradecounter/proto/tradecounter/orders/v1/OrderInput'
import type { AddressInput } from './schemas/address.ts'
import type { OrderInput, OrderLineInput, ShippingEstimateInput } from './schemas/order-input.ts'

/** UUIDs are compared as text further on. */
const line = ({ design_id, quantity, variant_id, colour, size, personalisation }: OrderLineInput): LineInput => ({
  design_id,
  quantity,
  variant_id: variant_id?.toLowerCase(),
  colour,
  size,
  personalisation: (personalisation ?? []).map(({ zone_id, text }) => ({ zone_id: zone_id.toLowerCase(), text })),
})

const address = ({ line1, line2, city, postcode, country, company, state }: AddressInput) => ({
  line1,
  line2: line2 ?? undefined,
  city,
  postcode,
  country,
  company: company ?? undefined,
  state: state ?? undefined,
})

/** SPEC "Order input" as the orders service takes it; `metadata` is the text that was sent. */
export const orderInput = (order: OrderInput, metadata: string | undefined): OrderInputMessage => ({
  items: order.items.map(line),
  customer: order.customer ?? null,
  delivery: {
    type: order.delivery?.type ?? 'delivery',
    shipping_method: order.delivery?.shipping_method ?? 'standard',
    address: order.delivery?.address ? address(order.delivery.address) : null,
  },
  external_reference: order.external_reference,
  metadata: metadata ?? '',
  notifications: {
    suppress_business_emails: order.notifications?.suppress_business_emails ?? false,
    suppress_customer_emails: order.notifications?.suppress_customer_emails ?? false,
  },
  webhook_url: order.webhook_url,
  webhook_secret: order.webhook_secret,
})

/** SPEC "Order input": ShippingEstimateInput; null is the same as left out. */
export const estimateInput = (estimate: ShippingEstimateInput): {
  items: LineInput[]
  destination: EstimateDestination
  shipping_method: string | undefined
} => ({
  items: estimate.items.map(line),
  destination: {
    country: estimate.destination.country,
    state: estimate.destination.state ?? undefined,
    city: estimate.destination.city ?? undefined,
    postcode: estimate.destination.postcode ?? undefined,
  },
  shipping_method: estimate.shipping_method ?? undefined,
})
