/** The values of SPEC.md's enumerations, in its order: messages and the OpenAPI document list them so (DECISIONS W17). */

export const accountStatuses = ['lead', 'active', 'inactive', 'test'] as const
export const designStatuses = ['draft', 'active', 'inactive'] as const
export const deliveryTypesOfDesigns = ['delivery', 'pickup', 'delivery_and_pickup'] as const
export const variantStatuses = ['available', 'preorder', 'out_of_stock', 'unavailable'] as const
export const shopStatuses = ['active', 'inactive'] as const
export const shopTypes = ['brand', 'event', 'staff', 'loyalty'] as const
export const themeTypes = ['preset', 'custom'] as const
export const domainStatuses = ['pending_dns', 'validating', 'active', 'failed', 'disabled'] as const
export const orderStatuses = ['pending', 'pre_order', 'processing', 'production', 'shipped', 'complete', 'cancelled'] as const
export const sources = ['web', 'mcp', 'api', 'shopify'] as const
export const paymentMethods = ['online_payment', 'bank_transfer'] as const
export const deliveryTypes = ['delivery', 'pickup'] as const
export const chosenShippingMethods = ['none', 'standard', 'express'] as const
export const shippingMethods = ['standard', 'express'] as const
export const shippingTypes = ['local', 'international'] as const
export const itemStatuses = ['awaiting_collection', 'complete'] as const
export const requestPaymentMethods = ['default_card'] as const
export const cancellers = ['account', 'operator'] as const
