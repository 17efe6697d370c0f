/**
 * The operations of the public API (SPEC "Endpoint table"), in its order: the gateway routes by this table, and the OpenAPI document is
 * made of it. Statuses that every operation shares are in `problemsOf`.
 */
import type { FailureCode } from '@tradecounter/kernel/failure'
import type { ParameterKey } from './parameters.ts'

export const scopes = {
  'account:read': 'read the account profile',
  'designs:read': 'read designs, their variants, prices and stock',
  'orders:read': 'read orders, shipments and order events, and estimate shipping',
  'orders:write': 'place, quote and cancel orders',
  'shops:read': 'read shops, their designs and collections',
} as const

export type Scope = keyof typeof scopes

export interface Operation {
  id: string
  method: 'GET' | 'POST'
  /** With `{id}` where an id stands. */
  path: string
  /** Null: public. */
  scope: Scope | null
  tag: 'Account' | 'Designs' | 'Orders' | 'Shipping' | 'Shops' | 'Interface'
  summary: string
  description?: string
  /** What `{id}` is. */
  id_of?: 'design' | 'order' | 'shop'
  query?: readonly ParameterKey[]
  headers?: readonly ('Idempotency-Key' | 'Idempotency-Key-optional' | 'If-None-Match' | 'Service-Expected-Total')[]
  /** Name of the body's schema. */
  body?: 'OrderInput' | 'ShippingEstimateInput'
  status: 200 | 201
  /** What a success holds, where that is more than the resource asked for. */
  answers?: string
  /** Name of the resource's schema. */
  resource:
    | 'Account' | 'Design' | 'DesignSummary' | 'Order' | 'OrderEvent' | 'OrderQuote' | 'Shipment' | 'ShippingEstimate'
    | 'Shop' | 'ShopCollection' | 'ShopSummary' | null
  /** A log's `next_cursor` is never null. */
  list?: 'list' | 'log'
  /** Besides the shared ones. */
  problems?: readonly FailureCode[]
}

const paging = ['limit', 'cursor'] as const

export const operations = [
  {
    id: 'getAccount', method: 'GET', path: '/v1/account', scope: 'account:read', tag: 'Account',
    summary: 'Read the account profile',
    description: 'The account that the credential belongs to, its currency, and whether a saved card is on file.',
    status: 200, resource: 'Account',
  },
  {
    id: 'listDesigns', method: 'GET', path: '/v1/designs', scope: 'designs:read', tag: 'Designs',
    summary: 'List designs', description: 'Newest first. Archived and deleted designs are left out. Variants and tiers come with a single design.',
    query: ['design_status', ...paging], status: 200, resource: 'DesignSummary', list: 'list', problems: ['validation'],
  },
  {
    id: 'getDesign', method: 'GET', path: '/v1/designs/{id}', scope: 'designs:read', tag: 'Designs',
    summary: 'Read a design',
    description: 'With its variants, prices, quantity tiers and personalisation zones: all that is needed to order it. '
      + 'Purchase prices are of one unit with every placement printed; a quote prices each line as it is sent.',
    id_of: 'design', status: 200, resource: 'Design', problems: ['not_found'],
  },
  {
    id: 'listOrders', method: 'GET', path: '/v1/orders', scope: 'orders:read', tag: 'Orders',
    summary: 'List orders', description: 'Newest first; filters narrow the list together. Orders that were attempted but not paid are in no list.',
    query: ['order_status', 'source', 'external_reference', 'since', 'until', ...paging],
    status: 200, resource: 'Order', list: 'list', problems: ['validation'],
  },
  {
    id: 'placeOrder', method: 'POST', path: '/v1/orders', scope: 'orders:write', tag: 'Orders',
    summary: 'Place an order',
    description: 'Paid from account credit, then by the default saved card. Resend with the same `Idempotency-Key` after a network error or a 5xx: '
      + 'the order is never placed or charged twice. The key is honoured for 24 hours.',
    headers: ['Idempotency-Key', 'Service-Expected-Total'], body: 'OrderInput',
    status: 201, answers: 'The order, of status `pending`. A repeated request gets the first answer again, byte for byte.',
    resource: 'Order', problems: ['conflict', 'validation'],
  },
  {
    id: 'quoteOrder', method: 'POST', path: '/v1/orders/quote', scope: 'orders:write', tag: 'Orders',
    summary: 'Quote an order',
    description: 'Prices exactly as placing it would, and places nothing. Needs no saved card. Shortfalls against minimum order quantities are listed, '
      + 'not refused. Counts as a write.',
    body: 'OrderInput', status: 200, resource: 'OrderQuote', problems: ['validation'],
  },
  {
    id: 'getOrder', method: 'GET', path: '/v1/orders/{id}', scope: 'orders:read', tag: 'Orders',
    summary: 'Read an order',
    description: 'With its lines, shipments, timeline and totals. Webhooks carry the same representation as `data.order`.',
    id_of: 'order', status: 200, resource: 'Order', problems: ['not_found'],
  },
  {
    id: 'cancelOrder', method: 'POST', path: '/v1/orders/{id}/cancel', scope: 'orders:write', tag: 'Orders',
    summary: 'Cancel an order',
    description: 'Possible until the order enters production. What was paid is given back to credit and card as it was taken, and stock is freed. No body.',
    id_of: 'order', headers: ['Idempotency-Key-optional'], status: 200, answers: 'The order, now `cancelled`.', resource: 'Order', problems: ['not_found', 'conflict'],
  },
  {
    id: 'listOrderEvents', method: 'GET', path: '/v1/orders/{id}/events', scope: 'orders:read', tag: 'Orders',
    summary: "List an order's events", description: 'Oldest first, and only ever appended to: resume with the last `next_cursor`.',
    id_of: 'order', query: paging, status: 200, resource: 'OrderEvent', list: 'log', problems: ['not_found', 'validation'],
  },
  {
    id: 'listOrderShipments', method: 'GET', path: '/v1/orders/{id}/shipments', scope: 'orders:read', tag: 'Orders',
    summary: "List an order's shipments", description: 'Oldest first, and only ever appended to: resume with the last `next_cursor`.',
    id_of: 'order', query: paging, status: 200, resource: 'Shipment', list: 'log', problems: ['not_found', 'validation'],
  },
  {
    id: 'estimateShipping', method: 'POST', path: '/v1/shipping/estimate', scope: 'orders:read', tag: 'Shipping',
    summary: 'Estimate shipping',
    description: 'Prices exactly as an order would, for every method available to the destination or the one asked for. Nothing is kept. Counts as a read.',
    body: 'ShippingEstimateInput', status: 200, resource: 'ShippingEstimate', problems: ['validation'],
  },
  {
    id: 'listShops', method: 'GET', path: '/v1/shops', scope: 'shops:read', tag: 'Shops',
    summary: 'List shops', description: 'Newest first. Domains and long texts come with a single shop.',
    query: paging, status: 200, resource: 'ShopSummary', list: 'list', problems: ['validation'],
  },
  {
    id: 'getShop', method: 'GET', path: '/v1/shops/{id}', scope: 'shops:read', tag: 'Shops',
    summary: 'Read a shop', description: 'With its texts and custom domains.', id_of: 'shop', status: 200, resource: 'Shop', problems: ['not_found'],
  },
  {
    id: 'listShopCollections', method: 'GET', path: '/v1/shops/{id}/collections', scope: 'shops:read', tag: 'Shops',
    summary: "List a shop's collections", description: 'In storefront order.',
    id_of: 'shop', query: paging, status: 200, resource: 'ShopCollection', list: 'list', problems: ['not_found', 'validation'],
  },
  {
    id: 'listShopDesigns', method: 'GET', path: '/v1/shops/{id}/designs', scope: 'shops:read', tag: 'Shops',
    summary: "List a shop's designs", description: 'Designs on sale in the shop, newest first.',
    id_of: 'shop', query: paging, status: 200, resource: 'DesignSummary', list: 'list', problems: ['not_found', 'validation'],
  },
  {
    id: 'getOpenApi', method: 'GET', path: '/v1/openapi.json', scope: null, tag: 'Interface',
    summary: 'Read the OpenAPI document',
    description: 'The OpenAPI 3.1 description of this interface, not wrapped in `data`. Needs no credential, but a bad one is refused.',
    headers: ['If-None-Match'], status: 200, answers: 'The document.', resource: null,
  },
] as const satisfies readonly Operation[]

export type OperationId = (typeof operations)[number]['id']

/** The rate bucket that an operation uses (DECISIONS R1, R3): the scope's suffix; public ones count by client address. */
export const bucketOf = ({ scope }: Pick<Operation, 'scope'>): 'read' | 'write' | 'address' =>
  scope === null ? 'address' : scope.endsWith(':write') ? 'write' : 'read'

const shared: readonly FailureCode[] = [
  'bad_request', 'unauthenticated', 'request_timeout', 'expectation_failed', 'rate_limited',
  'request_header_fields_too_large', 'internal', 'unavailable',
]

/** Every failure that an operation can answer with (SPEC "Statuses per endpoint", DECISIONS W5), by status. */
export function problemsOf(operation: Operation): FailureCode[] {
  const scoped: FailureCode[] = operation.scope === null ? [] : ['insufficient_scope']
  const sent: FailureCode[] = operation.method === 'POST' ? ['payload_too_large', 'unsupported_media_type'] : []
  return [...shared, ...scoped, ...sent, ...(operation.problems ?? [])]
}
