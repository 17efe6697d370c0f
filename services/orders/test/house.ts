/** orders through its real door, for its own tests: gRPC, PostgreSQL, JetStream; peers as in peers.ts; the time is the test's. */
import { randomBytes } from 'node:crypto'
import { connectGrpc } from '@tradecounter/chassis/grpc-client'
import type { GrpcClient } from '@tradecounter/chassis/grpc-client'
import { serveGrpc } from '@tradecounter/chassis/grpc-server'
import { createLog } from '@tradecounter/chassis/log'
import type { PlaceOrderRequest } from '@tradecounter/proto/tradecounter/orders/v1/PlaceOrderRequest'
import type { OrderInput } from '@tradecounter/proto/tradecounter/orders/v1/OrderInput'
import type { OrdersOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/orders/v1/OrdersOperatorService'
import type { OrdersServiceDefinition } from '@tradecounter/proto/tradecounter/orders/v1/OrdersService'
import { createTestDatabase } from '../../../tools/check/database.ts'
import { createTestNats } from '../../../tools/check/nats.ts'
import { readConfig } from '../config.ts'
import { closeContext, createContext } from '../context.ts'
import type { Context } from '../context.ts'
import { schema } from '../db/schema.ts'
import { services } from '../rpc/server.ts'
import { account_id, Peers, servePeers } from './peers.ts'

export interface House {
  peers: Peers
  context: Context
  nats_url: string
  orders: GrpcClient<OrdersServiceDefinition>
  operator: GrpcClient<OrdersOperatorServiceDefinition>
  /** Moves the clock on. */
  later(ms: number): void
  /** Rows of the tables that a placing writes, attempts included. */
  rows(): Promise<Record<string, number>>
  close(): Promise<void>
}

export async function openHouse(): Promise<House> {
  const database = await createTestDatabase(schema)
  const nats = await createTestNats()
  const peers = new Peers()
  const served = await servePeers(peers)
  let skipped = 0
  const config = readConfig({
    GRPC_ADDRESS: '127.0.0.1:0', DATABASE_URL: database.url, NATS_URL: nats.url, LOG_LEVEL: 'silent', SEALING_KEY: randomBytes(32).toString('base64'),
    ACCOUNTS_ADDRESS: '-', CATALOG_ADDRESS: '-', PRICING_ADDRESS: '-', SHIPPING_ADDRESS: '-', LOCAL_RECEIVERS: '*',
  })
  const log = createLog('orders', 'silent')
  const context = await createContext(config, { ...served.clients, log, clock: { now: () => new Date(Date.now() + skipped) } })
  const server = await serveGrpc({ address: '127.0.0.1:0', log, services: services(context) })
  const at = { address: `127.0.0.1:${server.port}` }
  const orders = connectGrpc<OrdersServiceDefinition>('tradecounter.orders.v1.OrdersService', at)
  const operator = connectGrpc<OrdersOperatorServiceDefinition>('tradecounter.orders.v1.OrdersOperatorService', at)
  return {
    peers, context, orders, operator, nats_url: nats.url,
    later: (ms) => { skipped += ms },
    rows: async () => (await context.database.row<Record<string, number>>({
      name: 'test_rows',
      text: `select (select count(*)::int from orders) as orders, (select count(*)::int from order_events) as events,
        (select count(*)::int from customers) as customers, (select count(*)::int from shipments) as shipments, (select count(*)::int from issues) as issues`,
    })) ?? {},
    close: async () => {
      orders.close()
      operator.close()
      await server.close()
      await closeContext(context)
      await served.close()
      await nats.stop()
      await database.drop()
    },
  }
}

export const address = { line1: '1 High Street', city: 'Leeds', postcode: 'LS1 1AA', country: 'GB' }

export const orderInput = (more: OrderInput = {}): OrderInput => ({
  items: [{ design_id: 'DESIGN_1', quantity: 2 }], delivery: { type: 'delivery', shipping_method: 'standard', address }, ...more,
})

let keys = 0

export const placing = (input: OrderInput = orderInput(), more: PlaceOrderRequest = {}): PlaceOrderRequest => ({
  account_id, input, idempotency_key: `key-${++keys}`, source: 'api', ...more,
})
