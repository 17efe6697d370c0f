/** The demo world, lived in: the services themselves, over gRPC, find it orderable, readable and cancellable. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServiceSchema } from '@tradecounter/chassis/database'
import { connectGrpc } from '@tradecounter/chassis/grpc-client'
import type { GrpcClient } from '@tradecounter/chassis/grpc-client'
import { serveGrpc } from '@tradecounter/chassis/grpc-server'
import { createLog } from '@tradecounter/chassis/log'
import { tokenDigest } from '@tradecounter/kernel/token'
import type { AccountsServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsService'
import type { CatalogServiceDefinition } from '@tradecounter/proto/tradecounter/catalog/v1/CatalogService'
import type { Design__Output } from '@tradecounter/proto/tradecounter/catalog/v1/Design'
import type { OrdersOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/orders/v1/OrdersOperatorService'
import type { OrdersServiceDefinition } from '@tradecounter/proto/tradecounter/orders/v1/OrdersService'
import { createContext as createAccounts } from '../../services/accounts/context.ts'
import { schema as accountsSchema } from '../../services/accounts/db/schema.ts'
import { services as accountsServices } from '../../services/accounts/rpc/server.ts'
import { createContext as createCatalog } from '../../services/catalog/context.ts'
import { schema as catalogSchema } from '../../services/catalog/db/schema.ts'
import { services as catalogServices } from '../../services/catalog/rpc/server.ts'
import { closeContext as closeOrders, createContext as createOrders } from '../../services/orders/context.ts'
import { schema as ordersSchema } from '../../services/orders/db/schema.ts'
import { services as ordersServices } from '../../services/orders/rpc/server.ts'
import { createContext as createPricing } from '../../services/pricing/context.ts'
import { schema as pricingSchema } from '../../services/pricing/db/schema.ts'
import { services as pricingServices } from '../../services/pricing/rpc/server.ts'
import { createContext as createShipping } from '../../services/shipping/context.ts'
import { schema as shippingSchema } from '../../services/shipping/db/schema.ts'
import { services as shippingServices } from '../../services/shipping/rpc/server.ts'
import { createTestDatabase } from '../check/database.ts'
import { createTestNats } from '../check/nats.ts'
import { startPayments } from '../payments/server.ts'
import { accountId } from '../seed/accounts.ts'
import type { AccountName } from '../seed/accounts.ts'
import { apiKeyRows, credentials, otherCredentials } from '../seed/credentials.ts'
import { designRows } from '../seed/design-rows.ts'
import { madeOrders, orderRows } from '../seed/order-rows.ts'
import { productPriceRows } from '../seed/prices.ts'
import { seed } from '../seed/seed.ts'

const orders = orderRows((secret) => Buffer.from(secret))
const stops: (() => unknown)[] = []
const log = createLog('test', 'silent')

let accounts: GrpcClient<AccountsServiceDefinition>
let catalog: GrpcClient<CatalogServiceDefinition>
let ordering: GrpcClient<OrdersServiceDefinition>
let operator: GrpcClient<OrdersOperatorServiceDefinition>

type Services = Parameters<typeof serveGrpc>[0]['services']

async function served(services: Services): Promise<string> {
  const server = await serveGrpc({ address: '127.0.0.1:0', log, services })
  stops.push(server.close)
  return `127.0.0.1:${server.port}`
}

function client<Definition>(service: string, address: string): GrpcClient<Definition> {
  const made = connectGrpc<Definition>(service, { address })
  stops.push(() => made.close())
  return made
}

beforeAll(async () => {
  const urls: Record<string, string> = {}
  for (const schema of [accountsSchema, catalogSchema, pricingSchema, shippingSchema, ordersSchema] satisfies ServiceSchema[]) {
    const database = await createTestDatabase(schema)
    stops.push(database.drop)
    urls[schema.name] = database.url
  }
  const sealing_key = randomBytes(32)
  await seed(urls, { sealing_key: sealing_key.toString('base64') })

  const folder = await mkdtemp(join(tmpdir(), 'test-world-'))
  stops.push(() => rm(folder, { recursive: true }))
  const payments = await startPayments({ port: 0, data_file: join(folder, 'payments.jsonl'), secret_key: 'sk_test_world' })
  stops.push(payments.close)
  const nats = await createTestNats()
  stops.push(nats.stop)

  const base = (name: string) => ({ grpc_address: '', database_url: urls[name]!, pool_size: 4, log_level: 'silent' })
  const accountsContext = await createAccounts({ ...base('accounts'), payments_url: payments.url, payments_secret_key: 'sk_test_world', sealing_key })
  const catalogContext = await createCatalog(base('catalog'))
  const pricingContext = await createPricing({ ...base('pricing'), reload_ms: 60_000 })
  const shippingContext = await createShipping({ ...base('shipping'), reload_ms: 60_000 })
  for (const { database } of [accountsContext, catalogContext, pricingContext, shippingContext]) stops.push(database.close)
  const accounts_address = await served(accountsServices(accountsContext))
  const catalog_address = await served(catalogServices(catalogContext))
  const pricing_address = await served(pricingServices(pricingContext))
  const shipping_address = await served(shippingServices(shippingContext))
  const ordersContext = await createOrders({
    ...base('orders'), nats_url: nats.url, accounts_address, catalog_address, pricing_address, shipping_address, sealing_key, local_receivers: '', sandbox_step_ms: 60_000,
  })
  stops.push(() => closeOrders(ordersContext))
  const orders_address = await served(ordersServices(ordersContext))

  accounts = client('tradecounter.accounts.v1.AccountsService', accounts_address)
  catalog = client('tradecounter.catalog.v1.CatalogService', catalog_address)
  ordering = client('tradecounter.orders.v1.OrdersService', orders_address)
  operator = client('tradecounter.orders.v1.OrdersOperatorService', orders_address)
})

afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

test('every key opens its account with its scopes; the expired and the revoked one open nothing', async () => {
  for (const [name, token] of Object.entries({ ...credentials, ...otherCredentials })) {
    const row = apiKeyRows.find((key) => key.token_sha256.equals(tokenDigest(token)))!
    const answer = accounts.Authenticate({ token_sha256: tokenDigest(token) })
    if (name === 'expired' || name === 'revoked') await expect(answer).rejects.toMatchObject({ code: 'unauthenticated' })
    else expect(await answer).toMatchObject({ account_id: row.account_id, scopes: row.scopes })
  }
})

async function designsOf(account_id: string): Promise<Design__Output[]> {
  const { designs } = await catalog.ListDesigns({ account_id, status: 'active', page: { limit: 100 } })
  return Promise.all(designs.map(({ id }) => catalog.GetDesign({ account_id, design_id: id })))
}

/** Enough units for any product's minimum. */
const enough = (product_id: string): number => Math.max(...productPriceRows.filter((row) => row.product_id === product_id).map((row) => row.minimum_quantity))

const unpriced = ['Quayside Umbrella', 'Schietwetter Umbrella']

test.each<AccountName>([
  'harbour-and-vale', 'kontor-elbe', 'brightwater-rowing', 'old-mill-bakery', 'paper-lantern-lab', 'mesa-trail-outfitters', 'liffey-film-festival',
])('every active design of %s with something to sell can be quoted', async (account) => {
  const account_id = accountId(account)
  let quoted = 0
  for (const design of await designsOf(account_id)) {
    const variant = design.variants.find((each) => each.status === 'available')
    if (!design.print || !variant || unpriced.includes(design.name)) continue
    const quantity = Math.min(enough(design.print.product_id), variant.quantity ?? 10_000)
    const address = { line1: '1 Quay', city: 'Anywhere', postcode: 'X1', country: account === 'mesa-trail-outfitters' ? 'US' : 'DE' }
    const quote = await ordering.QuoteOrder({
      account_id,
      input: {
        items: [{ design_id: design.id, variant_id: variant.id, quantity }],
        delivery: design.delivery_type === 'pickup' ? { type: 'pickup' } : { type: 'delivery', shipping_method: 'express', address },
      },
    })
    expect([design.name, quote.minimum_quantity_violations]).toEqual([design.name, []])
    quoted++
  }
  expect(quoted).toBeGreaterThanOrEqual(5)
})

test.each(unpriced)('%s cannot be ordered', async (name) => {
  const { id, account_id } = designRows.find((design) => design.name === name)!
  await expect(ordering.QuoteOrder({ account_id, input: { items: [{ design_id: id, colour: 'Black', quantity: 1 }], delivery: { type: 'pickup' } } })).rejects.toMatchObject({
    errors: { 'items.0.design_id': ['is not a design of this account that can be ordered'] },
  })
})

test('an order as it stands is what a quote of the same lines costs', async () => {
  for (const { account, uuid, order, lines } of madeOrders.filter(({ lines: own }) => own.every((line) => line.variant.quantity === null))) {
    const quote = await ordering.QuoteOrder({
      account_id: accountId(account),
      input: {
        items: lines.map((line) => ({
          design_id: line.of.id, variant_id: line.variant.id, quantity: line.quantity,
          personalisation: line.personalisation_rows.map(({ zone_id, text }) => ({ zone_id, text })),
        })),
        delivery: order.to === 'pickup' ? { type: 'pickup' } : { type: 'delivery', shipping_method: order.express ? 'express' : 'standard', address: order.to },
      },
    })
    const placed = await ordering.GetOrder({ account_id: accountId(account), order_id: uuid })
    expect([order.name, placed.totals]).toEqual([order.name, expect.objectContaining({ total: quote.totals!.total, shipping_ex_tax: quote.totals!.shipping_ex_tax })])
  }
})

test('every order that can be cancelled is, once, and its units are back on the shelf', async () => {
  const shelf = async () => {
    const units = (await Promise.all(['harbour-and-vale', 'kontor-elbe'].map((account) => designsOf(accountId(account as AccountName))))).flat()
    return units.flatMap((design) => design.variants).reduce((sum, variant) => sum + (variant.quantity ?? 0), 0)
  }
  const before = await shelf()
  const open = orders.filter((order) => ['pending', 'pre_order', 'processing'].includes(order.status))
  for (const { account_id, reference } of open) {
    expect(await ordering.CancelOrder({ account_id, order_id: reference })).toMatchObject({ status: 'cancelled' })
    await expect(ordering.CancelOrder({ account_id, order_id: reference })).rejects.toMatchObject({ code: 'conflict' })
  }
  const held = madeOrders.filter(({ uuid }) => open.some((order) => order.uuid === uuid))
    .flatMap(({ items }) => items.filter((item) => item.stock_controlled).map((item) => item.quantity - item.preorder_quantity))
  expect(await shelf()).toBe(before + held.reduce((sum, units) => sum + units, 0))
})

test('rejecting an order that was paid by credit gives the credit back', async () => {
  const order = orders.find((each) => each.status === 'production' && each.payment_method === 'online_payment')!
  await operator.RejectOrder({ order_id: order.reference, reason: 'The mill burnt down' })
  const { events } = await ordering.ListOrderEvents({ account_id: order.account_id, order_id: order.uuid, page: { limit: 100 } })
  expect(JSON.parse(events.at(-1)!.data)).toMatchObject({ sequence: events.length, refund: { credit: { amount: order.totals.total }, card: { amount: '0.00' } } })
  // A repeat answers what was given back.
  expect(await accounts.RefundOrder({ order_uuid: order.uuid })).toMatchObject({ credit: { amount: order.totals.total, currency: order.currency } })
})
