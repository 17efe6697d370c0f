import { openDatabase } from '@tradecounter/chassis/database'
import type { Database } from '@tradecounter/chassis/database'
import { createLog } from '@tradecounter/chassis/log'
import type { Logger } from '@tradecounter/chassis/log'
import type { Config } from './config.ts'
import { loadTariff } from './db/load-tariff.ts'
import { schema } from './db/schema.ts'
import type { Tariff } from './domain/tariff.ts'

export interface Context {
  log: Logger
  database: Database
  /** The tariff in force. */
  tariff(): Tariff
  /** Reads the tariff anew; the old one stays in force when that fails. */
  reload(): Promise<void>
}

export async function createContext(config: Config): Promise<Context> {
  const database = await openDatabase(config.database_url, schema, config.pool_size)
  let tariff = await loadTariff(database)
  return {
    log: createLog('shipping', config.log_level),
    database,
    tariff: () => tariff,
    reload: async () => {
      tariff = await loadTariff(database)
    },
  }
}
