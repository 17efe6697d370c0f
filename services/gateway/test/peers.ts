/**
 * The gateway's peers for its own tests: their contracts over real gRPC, with just enough behind them to see what the gateway asks
 * and to answer as the test wants.
 */
import { createHash } from 'node:crypto'
import { serveGrpc } from '@tradecounter/chassis/grpc-server'
import type { Handlers } from '@tradecounter/chassis/grpc-server'
import { createLog } from '@tradecounter/chassis/log'
import { Failure, notFound } from '@tradecounter/kernel/failure'
import { makeToken } from '@tradecounter/kernel/token'
import type { AccountsServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsService'
import type { Credential } from '@tradecounter/proto/tradecounter/accounts/v1/Credential'
import type { CatalogServiceDefinition } from '@tradecounter/proto/tradecounter/catalog/v1/CatalogService'
import type { Design } from '@tradecounter/proto/tradecounter/catalog/v1/Design'
import type { Order } from '@tradecounter/proto/tradecounter/orders/v1/Order'
import type { OrderEvent } from '@tradecounter/proto/tradecounter/orders/v1/OrderEvent'
import type { OrdersServiceDefinition } from '@tradecounter/proto/tradecounter/orders/v1/OrdersService'
import type { PlaceOrderRequest__Output } from '@tradecounter/proto/tradecounter/orders/v1/PlaceOrderRequest'
import type { PricingServiceDefinition } from '@tradecounter/proto/tradecounter/pricing/v1/PricingService'

export const account_id = '00000000-0000-8000-8000-00000000000a'
export const other_account_id = '00000000-0000-8000-8000-00000000000b'
export const order_uuid = '00000000-0000-8000-8000-0000000000e1'
export const order_id = 'ABCDEFGH-2345'

const all = ['account:read', 'designs:read', 'orders:read', 'orders:write', 'shops:read']

const digest = (token: string | Uint8Array): string => (typeof token === 'string' ? createHash('sha256').update(token).digest('hex') : Buffer.from(token).toString('hex'))

let made = 0

/** Well-formed, and different each time. */
export const someToken = (): string => {
  const seed = createHash('sha256').update(String(made++)).digest()
  return makeToken('api_key', (count) => Buffer.concat([seed, seed]).subarray(0, count))
}

export class Peers {
  credentials = new Map<string, Credential>()
  /** RPC names, in the order of the calls. */
  calls: string[] = []
  placed: PlaceOrderRequest__Output[] = []
  /** What PlaceOrder does before it answers. */
  placing: (request: PlaceOrderRequest__Output) => Promise<void> = async () => undefined
  cancelling: () => Promise<void> = async () => undefined
  metadata = ''
  events: OrderEvent[] = []

  /** A new API key. */
  key(scopes: string[] = all, more: Credential = {}): string {
    const token = someToken()
    const id = `00000000-0000-8000-8000-${String(this.credentials.size + 1).padStart(12, '0')}`
    this.credentials.set(digest(token), { id, account_id, kind: 'api_key', scopes, account_status: 'active', country: 'GB', currency: 'GBP', ...more })
    return token
  }

  revoke(token: string): void {
    this.credentials.delete(digest(token))
  }

  count(rpc: string): number {
    return this.calls.filter((call) => call === rpc).length
  }
}

const gbp = (amount: string) => ({ amount, currency: 'GBP' })

export const order = (metadata: string): Order => ({
  id: order_id, uuid: order_uuid, account_id, status: 'pending', source: 'api', is_pre_order: false, placed_at: '2026-01-01T00:00:00.000Z', currency: 'GBP',
  payment_method: 'online_payment', item_count: 2, delivery: { type: 'pickup', shipping_method: 'none', shipping_type: 'local' }, metadata, total: gbp('24.00'),
})

const design: Design = {
  id: 'DESIGN_1', name: 'Fox', status: 'active', colours: ['Navy'], sizes: ['M'], created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z',
  print: { product_id: '00000000-0000-8000-8000-0000000000f1', print_method: 'dtg', placements: 1 },
}

const giftCard: Design = { ...design, id: 'GIFT_CAR', name: 'Gift card', print: null }

const accounts = (peers: Peers): Partial<Handlers<AccountsServiceDefinition>> => ({
  Authenticate: async ({ token_sha256 }) => {
    const credential = peers.credentials.get(digest(token_sha256))
    if (!credential) throw new Failure('unauthenticated', 'the credential is invalid, expired or revoked')
    return credential
  },
  GetAccount: async ({ account_id: id }) => {
    if (id !== account_id) throw notFound()
    return { id, name: 'Acme', slug: 'acme', status: 'active', country: 'GB', currency: 'GBP', created_at: '2026-01-01T00:00:00.000Z', payment_method_on_file: true }
  },
})

const catalog: Partial<Handlers<CatalogServiceDefinition>> = {
  GetDesign: async ({ design_id, account_id: of }) => {
    if (of !== account_id || design_id !== design.id) throw notFound()
    return design
  },
  ListDesigns: async ({ page }) => ({
    designs: page?.after ? [giftCard] : [design],
    page: page?.after ? { has_more: false, total: 2 } : { has_more: true, next: `2026-01-01T00:00:00.000Z~${design.id}`, total: 2 },
  }),
  ListShops: async () => ({ shops: [], page: { has_more: false, total: 0 } }),
}

const pricing: Partial<Handlers<PricingServiceDefinition>> = {
  PriceDesigns: async ({ designs }) => ({ designs: designs.map(() => ({ purchase_price: gbp('9.50'), purchase_tax: gbp('1.90') })) }),
}

const orders = (peers: Peers): Partial<Handlers<OrdersServiceDefinition>> => ({
  PlaceOrder: async (request) => {
    peers.placed.push(request)
    await peers.placing(request)
    return order(request.input?.metadata ?? '')
  },
  CancelOrder: async ({ order_id: id }) => {
    if (id !== order_id && id !== order_uuid) throw notFound()
    await peers.cancelling()
    return { ...order(peers.metadata), status: 'cancelled' }
  },
  GetOrder: async ({ order_id: id, account_id: of }) => {
    if (of !== account_id || (id !== order_id && id !== order_uuid)) throw notFound()
    return order(peers.metadata)
  },
  ListOrders: async () => ({ orders: [order(peers.metadata)], page: { has_more: true, next: '2026-01-01T00:00:00.000Z~1' } }),
  ListOrderEvents: async ({ page }) => {
    const from = Number(page?.after ?? 0)
    const events = peers.events.slice(from, from + (page?.limit ?? 0))
    const next = from + events.length
    return { events, page: { has_more: next < peers.events.length, total: peers.events.length, ...(next > 0 ? { next: String(next) } : {}) } }
  },
  EstimateShipping: async ({ destination }) => ({ currency: 'GBP', origin_country: 'GB', destination, international: false, requires_shipping: false }),
  QuoteOrder: async () => ({ currency: 'GBP', delivery: { type: 'pickup', shipping_method: 'none' } }),
})

/** Each call is noted under its name before it is answered. */
function noted<All extends object>(peers: Peers, handlers: All): All {
  return Object.fromEntries(Object.entries(handlers).map(([name, handle]) => [name, (request: never, call: never) => {
    peers.calls.push(name)
    return (handle as (request: never, call: never) => unknown)(request, call)
  }])) as All
}

export async function servePeers(peers: Peers, address = '127.0.0.1:0'): Promise<{ address: string; close(): Promise<void> }> {
  const server = await serveGrpc({
    address, log: createLog('peers', 'silent'),
    services: {
      'tradecounter.accounts.v1.AccountsService': noted(peers, accounts(peers)),
      'tradecounter.catalog.v1.CatalogService': noted(peers, catalog),
      'tradecounter.pricing.v1.PricingService': noted(peers, pricing),
      'tradecounter.orders.v1.OrdersService': noted(peers, orders(peers)),
    },
  })
  return { address: `127.0.0.1:${server.port}`, close: server.close }
}
