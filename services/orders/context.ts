import { randomBytes } from 'node:crypto'
import { openDatabase } from '@tradecounter/chassis/database'
import type { Database } from '@tradecounter/chassis/database'
import { connectGrpc } from '@tradecounter/chassis/grpc-client'
import type { GrpcClient } from '@tradecounter/chassis/grpc-client'
import { openJetStream } from '@tradecounter/chassis/jetstream'
import type { JetStream } from '@tradecounter/chassis/jetstream'
import { createLog } from '@tradecounter/chassis/log'
import type { Logger } from '@tradecounter/chassis/log'
import { startRelay } from '@tradecounter/chassis/outbox'
import type { Relay } from '@tradecounter/chassis/outbox'
import { resolveHost } from '@tradecounter/chassis/receiver-url'
import { systemClock } from '@tradecounter/kernel/clock'
import type { Clock } from '@tradecounter/kernel/clock'
import type { RandomBytes } from '@tradecounter/kernel/ids'
import type { AccountsServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsService'
import type { CatalogServiceDefinition } from '@tradecounter/proto/tradecounter/catalog/v1/CatalogService'
import type { PricingServiceDefinition } from '@tradecounter/proto/tradecounter/pricing/v1/PricingService'
import type { ShippingServiceDefinition } from '@tradecounter/proto/tradecounter/shipping/v1/ShippingService'
import type { Config } from './config.ts'
import { schema } from './db/schema.ts'
import { rememberAccounts } from './placing/account-facts.ts'
import type { AccountFacts } from './placing/account-facts.ts'

export interface Context {
  log: Logger
  clock: Clock
  random: RandomBytes
  database: Database
  jetstream: JetStream
  relay: Relay
  accounts: GrpcClient<AccountsServiceDefinition>
  accountFacts: AccountFacts
  catalog: GrpcClient<CatalogServiceDefinition>
  pricing: GrpcClient<PricingServiceDefinition>
  shipping: GrpcClient<ShippingServiceDefinition>
  /** The addresses of a receiver's host. */
  resolve(host: string): Promise<string[]>
  sealing_key: Buffer
  local_receivers: string
  /** Between the steps of a sandbox order. */
  sandbox_step_ms: number
}

export async function createContext(config: Config, overrides: Partial<Context> = {}): Promise<Context> {
  const log = overrides.log ?? createLog('orders', config.log_level)
  const database = await openDatabase(config.database_url, schema, config.pool_size)
  const jetstream = overrides.jetstream ?? await openJetStream(config.nats_url, 'orders', log)
  const clock = overrides.clock ?? systemClock
  const accounts = overrides.accounts
    ?? connectGrpc<AccountsServiceDefinition>('tradecounter.accounts.v1.AccountsService', { address: config.accounts_address, deadline_ms: 10_000 })
  return {
    log, database, jetstream, clock, accounts,
    accountFacts: rememberAccounts(accounts, clock),
    random: randomBytes,
    relay: startRelay(database, jetstream, log),
    catalog: connectGrpc('tradecounter.catalog.v1.CatalogService', { address: config.catalog_address }),
    pricing: connectGrpc('tradecounter.pricing.v1.PricingService', { address: config.pricing_address }),
    shipping: connectGrpc('tradecounter.shipping.v1.ShippingService', { address: config.shipping_address }),
    resolve: resolveHost,
    sealing_key: config.sealing_key,
    local_receivers: config.local_receivers,
    sandbox_step_ms: config.sandbox_step_ms,
    ...overrides,
  }
}

export async function closeContext(context: Context): Promise<void> {
  await context.relay.stop()
  await context.jetstream.close()
  for (const client of [context.accounts, context.catalog, context.pricing, context.shipping]) client.close()
  await context.database.close()
}
