import { openDatabase } from '@tradecounter/chassis/database'
import type { Database } from '@tradecounter/chassis/database'
import { createLog } from '@tradecounter/chassis/log'
import type { Logger } from '@tradecounter/chassis/log'
import { systemClock } from '@tradecounter/kernel/clock'
import type { Clock } from '@tradecounter/kernel/clock'
import type { Config } from './config.ts'
import { schema } from './db/schema.ts'

export interface Context {
  log: Logger
  database: Database
  clock: Clock
}

export const createContext = async (config: Config): Promise<Context> => ({
  log: createLog('catalog', config.log_level),
  database: await openDatabase(config.database_url, schema, config.pool_size),
  clock: systemClock,
})
