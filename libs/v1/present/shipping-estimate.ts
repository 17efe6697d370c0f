import type { ShippingEstimate__Output } from '@tradecounter/proto/tradecounter/orders/v1/ShippingEstimate'
import type { ShippingEstimate } from '../schemas/shipping-estimate.ts'
import { present, presentMoney } from './money.ts'

/** SPEC "Quote and estimate outputs": ShippingEstimate. */
export function presentEstimate(estimate: ShippingEstimate__Output): ShippingEstimate {
  const destination = present(estimate.destination, 'destination')
  return {
    currency: estimate.currency,
    origin_country: estimate.origin_country,
    destination: {
      country: destination.country,
      state: destination.state ?? null,
      postcode: destination.postcode ?? null,
      city: destination.city ?? null,
    },
    international: estimate.international,
    requires_shipping: estimate.requires_shipping,
    items: estimate.items.map((item) => ({
      design_id: item.design_id,
      variant_id: item.variant_id ?? null,
      quantity: item.quantity,
      requires_shipping: item.requires_shipping,
    })),
    methods: estimate.methods.map((each) => ({
      method: each.method as ShippingEstimate['methods'][number]['method'],
      amount_ex_tax: presentMoney(present(each.amount_ex_tax, 'amount_ex_tax')),
      tax: presentMoney(present(each.tax, 'tax')),
      total: presentMoney(present(each.total, 'total')),
      delivery_estimate: each.delivery_estimate ?? null,
    })),
  }
}
