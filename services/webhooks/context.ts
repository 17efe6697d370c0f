import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { openDatabase } from '@tradecounter/chassis/database'
import type { Database } from '@tradecounter/chassis/database'
import { connectGrpc } from '@tradecounter/chassis/grpc-client'
import type { GrpcClient } from '@tradecounter/chassis/grpc-client'
import { openJetStream } from '@tradecounter/chassis/jetstream'
import type { JetStream } from '@tradecounter/chassis/jetstream'
import { createLog } from '@tradecounter/chassis/log'
import type { Logger } from '@tradecounter/chassis/log'
import { judgeReceiver, resolveHost } from '@tradecounter/chassis/receiver-url'
import { systemClock } from '@tradecounter/kernel/clock'
import type { Clock } from '@tradecounter/kernel/clock'
import type { RandomBytes } from '@tradecounter/kernel/ids'
import type { AccountsServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsService'
import type { OrdersServiceDefinition } from '@tradecounter/proto/tradecounter/orders/v1/OrdersService'
import type { Config } from './config.ts'
import { schema } from './db/schema.ts'
import { createReceivers } from './delivery/receivers.ts'
import type { Receivers } from './delivery/receivers.ts'

export interface Context {
  log: Logger
  clock: Clock
  random: RandomBytes
  database: Database
  jetstream: JetStream
  orders: GrpcClient<OrdersServiceDefinition>
  accounts: GrpcClient<AccountsServiceDefinition>
  receivers: Receivers
  retry_delays: readonly number[]
  limits: Pick<Config, 'lease_ms' | 'poll_ms' | 'host_cap' | 'total_cap'>
}

export async function createContext(config: Config, overrides: Partial<Context> = {}): Promise<Context> {
  const log = overrides.log ?? createLog('webhooks', config.log_level)
  const receiver_ca = config.receiver_ca ? await readFile(config.receiver_ca, 'utf8') : undefined
  const database = await openDatabase(config.database_url, schema, config.pool_size)
  return {
    log, database,
    clock: systemClock,
    random: randomBytes,
    jetstream: await openJetStream(config.nats_url, 'webhooks', log),
    orders: connectGrpc('tradecounter.orders.v1.OrdersService', { address: config.orders_address }),
    accounts: connectGrpc('tradecounter.accounts.v1.AccountsService', { address: config.accounts_address }),
    receivers: createReceivers({
      receiver_ca, receiver_ms: config.receiver_ms, connections: config.host_cap,
      judge: (url) => judgeReceiver(url, { resolve: resolveHost, local_receivers: config.local_receivers }),
    }),
    retry_delays: config.retry_delays,
    limits: config,
    ...overrides,
  }
}

export async function closeContext({ receivers, jetstream, orders, accounts, database }: Context): Promise<void> {
  await jetstream.close()
  await receivers.close()
  orders.close()
  accounts.close()
  await database.close()
}
