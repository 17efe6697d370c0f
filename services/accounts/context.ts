import { randomBytes } from 'node:crypto'
import { openDatabase } from '@tradecounter/chassis/database'
import type { Database } from '@tradecounter/chassis/database'
import { createLog } from '@tradecounter/chassis/log'
import type { Logger } from '@tradecounter/chassis/log'
import { systemClock } from '@tradecounter/kernel/clock'
import type { Clock } from '@tradecounter/kernel/clock'
import type { RandomBytes } from '@tradecounter/kernel/ids'
import type { Config } from './config.ts'
import { noteLastUse } from './db/last-use.ts'
import type { LastUse } from './db/last-use.ts'
import { schema } from './db/schema.ts'
import type { PaymentProvider } from './payments/provider.ts'
import { connectStripe } from './payments/stripe.ts'

export interface Context {
  log: Logger
  clock: Clock
  random: RandomBytes
  database: Database
  last_use: LastUse
  payments: PaymentProvider
  sealing_key: Buffer
}

/** What tests set. */
export type Overrides = Partial<Pick<Context, 'clock' | 'random' | 'payments'>>

export async function createContext(config: Config, overrides: Overrides = {}): Promise<Context> {
  const log = createLog('accounts', config.log_level)
  const clock = overrides.clock ?? systemClock
  const database = await openDatabase(config.database_url, schema, config.pool_size)
  return {
    log,
    clock,
    random: randomBytes,
    database,
    last_use: noteLastUse(database),
    payments: connectStripe({ url: config.payments_url, secret_key: config.payments_secret_key, clock, log }),
    sealing_key: config.sealing_key,
    ...overrides,
  }
}
