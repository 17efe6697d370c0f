import { openDatabase } from '@tradecounter/chassis/database'
import type { Database } from '@tradecounter/chassis/database'
import { createLog } from '@tradecounter/chassis/log'
import type { Logger } from '@tradecounter/chassis/log'
import type { Config } from './config.ts'
import { loadLists } from './db/load-lists.ts'
import { schema } from './db/schema.ts'
import type { Lists } from './domain/price-list.ts'

export interface Context {
  log: Logger
  database: Database
  /** The lists in force. */
  lists(): Lists
  /** Reads the lists anew; the old ones stay in force when that fails. */
  reload(): Promise<void>
}

export async function createContext(config: Config): Promise<Context> {
  const database = await openDatabase(config.database_url, schema, config.pool_size)
  let lists = await loadLists(database)
  return {
    log: createLog('pricing', config.log_level),
    database,
    lists: () => lists,
    reload: async () => {
      lists = await loadLists(database)
    },
  }
}
