import { randomBytes } from 'node:crypto'
import { openDatabase } from '@tradecounter/chassis/database'
import type { Database } from '@tradecounter/chassis/database'
import { connectGrpc } from '@tradecounter/chassis/grpc-client'
import type { GrpcClient } from '@tradecounter/chassis/grpc-client'
import { createLog } from '@tradecounter/chassis/log'
import type { Logger } from '@tradecounter/chassis/log'
import { systemClock } from '@tradecounter/kernel/clock'
import type { Clock } from '@tradecounter/kernel/clock'
import type { RandomBytes } from '@tradecounter/kernel/ids'
import type { AccountsServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsService'
import type { CatalogServiceDefinition } from '@tradecounter/proto/tradecounter/catalog/v1/CatalogService'
import type { OrdersServiceDefinition } from '@tradecounter/proto/tradecounter/orders/v1/OrdersService'
import type { PricingServiceDefinition } from '@tradecounter/proto/tradecounter/pricing/v1/PricingService'
import type { Config } from './config.ts'
import { schema } from './db/schema.ts'
import { createCredentials } from './http/credentials.ts'
import type { Credentials } from './http/credentials.ts'
import { createPriceMemory } from './http/designs/price-memory.ts'
import type { PriceMemory } from './http/designs/price-memory.ts'
import { createLanes } from './http/lanes.ts'
import type { Lanes } from './http/lanes.ts'
import { createRateLimiter } from './http/rate-limiter.ts'
import type { RateLimiter } from './http/rate-limiter.ts'

export interface Context {
  config: Config
  log: Logger
  clock: Clock
  random: RandomBytes
  database: Database
  accounts: GrpcClient<AccountsServiceDefinition>
  catalog: GrpcClient<CatalogServiceDefinition>
  pricing: GrpcClient<PricingServiceDefinition>
  orders: GrpcClient<OrdersServiceDefinition>
  /** The same service, with time for a payment: placing and cancelling. */
  payments: GrpcClient<OrdersServiceDefinition>
  limiter: RateLimiter
  credentials: Credentials
  prices: PriceMemory
  /** Look-ups of tokens that nobody knows yet, by client address. */
  strangers: Lanes
  close(): Promise<void>
}

/** Below the lease of an idempotency key, so that a request that is taken over has ended. */
const payment_deadline_ms = 14_000

export async function createContext(config: Config, given: { clock?: Clock; random?: RandomBytes; log?: Logger } = {}): Promise<Context> {
  const { clock = systemClock, random = randomBytes, log = createLog('gateway', config.log_level) } = given
  const database = await openDatabase(config.database_url, schema, config.pool_size)
  const accounts = connectGrpc<AccountsServiceDefinition>('tradecounter.accounts.v1.AccountsService', { address: config.accounts_address })
  const catalog = connectGrpc<CatalogServiceDefinition>('tradecounter.catalog.v1.CatalogService', { address: config.catalog_address })
  const pricing = connectGrpc<PricingServiceDefinition>('tradecounter.pricing.v1.PricingService', { address: config.pricing_address })
  const ordersService = 'tradecounter.orders.v1.OrdersService'
  const orders = connectGrpc<OrdersServiceDefinition>(ordersService, { address: config.orders_address })
  const payments = connectGrpc<OrdersServiceDefinition>(ordersService, { address: config.orders_address, deadline_ms: payment_deadline_ms })
  return {
    config, log, clock, random, database, accounts, catalog, pricing, orders, payments,
    limiter: createRateLimiter({ database, clock, log }),
    credentials: createCredentials(accounts, clock),
    prices: createPriceMemory(clock),
    strangers: createLanes(8),
    close: async () => {
      for (const client of [accounts, catalog, pricing, orders, payments]) client.close()
      await database.close()
    },
  }
}
