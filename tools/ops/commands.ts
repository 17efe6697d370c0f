/** The operator's commands (DESIGN "The two commands"): what each takes, and the RPC that it is. */
import type { GrpcClient } from '@tradecounter/chassis/grpc-client'
import { invalid } from '@tradecounter/kernel/failure'
import { messages } from '@tradecounter/kernel/messages'
import type { AccountsOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsOperatorService'
import type { OrdersOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/orders/v1/OrdersOperatorService'
import type { WebhooksOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/webhooks/v1/WebhooksOperatorService'
import { presentOrder } from '@tradecounter/v1/present/order'
import type { Order__Output } from '@tradecounter/proto/tradecounter/orders/v1/Order'

export interface Peers {
  accounts: GrpcClient<AccountsOperatorServiceDefinition>
  orders: GrpcClient<OrdersOperatorServiceDefinition>
  webhooks: GrpcClient<WebhooksOperatorServiceDefinition>
}

export type Flags = Record<string, string | undefined>

export interface Command {
  /** The name of the one argument, if it takes one. */
  argument?: string
  flags?: readonly string[]
  /** Those of them that cannot be left out. */
  required?: readonly string[]
  run(peers: Peers, argument: string, flags: Flags): Promise<object>
}

/** As GET /v1/orders/{id} shows it. */
const shown = async (order: Promise<Order__Output>): Promise<object> => presentOrder(await order)

export const commands: Record<string, Command> = {
  'approve': { argument: 'ORDER', run: ({ orders }, order_id) => shown(orders.ApproveOrder({ order_id })) },
  'release': { argument: 'ORDER', run: ({ orders }, order_id) => shown(orders.ReleaseOrder({ order_id })) },
  'complete': { argument: 'ORDER', run: ({ orders }, order_id) => shown(orders.CompleteOrder({ order_id })) },
  'reject': { argument: 'ORDER', flags: ['reason'], required: ['reason'], run: ({ orders }, order_id, { reason }) => shown(orders.RejectOrder({ order_id, reason })) },
  'cancel': { argument: 'ORDER', flags: ['reason'], run: ({ orders }, order_id, { reason }) => shown(orders.CancelOrderAsOperator({ order_id, reason })) },
  'produce': { argument: 'ORDER', flags: ['supplier'], run: ({ orders }, order_id, { supplier }) => shown(orders.SendToProduction({ order_id, supplier })) },
  'ship': {
    argument: 'ORDER',
    flags: ['carrier', 'supplier', 'tracking-number', 'tracking-url', 'items'],
    run: ({ orders }, order_id, { carrier, supplier, items, ...more }) => shown(orders.ShipOrder({
      order_id, carrier, supplier, tracking_number: more['tracking-number'], tracking_url: more['tracking-url'], items: itemQuantities(items),
    })),
  },
  'deliver': { argument: 'ORDER', flags: ['shipment'], run: ({ orders }, order_id, { shipment }) => shown(orders.DeliverShipment({ order_id, shipment_id: shipment })) },
  'ready': { argument: 'ORDER', flags: ['item'], run: ({ orders }, order_id, { item }) => shown(orders.MarkReadyForCollection({ order_id, item_ids: listOf(item) })) },
  'collect': { argument: 'ORDER', flags: ['item'], run: ({ orders }, order_id, { item }) => shown(orders.CollectItems({ order_id, item_ids: listOf(item) })) },
  'open-issue': {
    argument: 'ORDER', flags: ['code', 'summary'], required: ['code', 'summary'], run: ({ orders }, order_id, { code, summary }) => orders.OpenIssue({ order_id, code, summary }),
  },
  'close-issue': {
    argument: 'ORDER',
    flags: ['issue', 'resolution'],
    run: ({ orders }, order_id, { issue, resolution }) => orders.CloseIssue({ order_id, issue_id: issue, resolution }),
  },
  'orders': {
    flags: ['status', 'limit'],
    run: async ({ orders }, _, { status, limit }) => ({ data: (await orders.ListAllOrders({ status, page: { limit: limitOf(limit) } })).orders.map(presentOrder) }),
  },
  'dead-deliveries': {
    flags: ['status', 'limit'],
    run: async ({ webhooks }, _, { status = 'dead', limit }) => ({ data: (await webhooks.ListDeliveries({ status, page: { limit: limitOf(limit) } })).deliveries }),
  },
  'redeliver': { argument: 'DELIVERY', run: ({ webhooks }, delivery_id) => webhooks.RedeliverDelivery({ delivery_id }) },
  'create-key': {
    flags: ['account', 'scopes', 'expires-at'],
    required: ['account', 'scopes'],
    run: ({ accounts }, _, { account, scopes, ...more }) => accounts.CreateApiKey({ account_id: account, scopes: listOf(scopes), expires_at: more['expires-at'] }),
  },
  'keys': { flags: ['account'], run: async ({ accounts }, _, { account }) => ({ data: (await accounts.ListApiKeys({ account_id: account })).keys }) },
  'revoke-key': { argument: 'ID', run: ({ accounts }, id) => accounts.RevokeApiKey({ id }) },
  'rotate-webhook-secret': { flags: ['account'], required: ['account'], run: ({ accounts }, _, { account }) => accounts.RotateSigningSecret({ account_id: account }) },
}

const listOf = (text: string | undefined): string[] => (text ?? '').split(',').map((part) => part.trim()).filter(Boolean)

function limitOf(text = '25'): number {
  if (!/^\d{1,9}$/.test(text)) throw invalid({ limit: [messages.integer] })
  const limit = Number(text)
  if (limit < 1 || limit > 100) throw invalid({ limit: [limit < 1 ? messages.atLeast(1) : messages.atMost(100)] })
  return limit
}

/** `ITEM:QTY,ITEM:QTY`. */
const itemQuantities = (text: string | undefined): { item_id: string, quantity: number }[] => listOf(text).map((pair, index) => {
  const [item_id = '', quantity = ''] = pair.split(':')
  if (!/^\d{1,5}$/.test(quantity)) throw invalid({ [`items.${index}`]: ['must be of the form ITEM:QTY'] })
  return { item_id, quantity: Number(quantity) }
})
