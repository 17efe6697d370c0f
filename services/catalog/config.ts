import { integer, text } from '@tradecounter/chassis/env'
import type { Env } from '@tradecounter/chassis/env'

export interface Config {
  grpc_address: string
  database_url: string
  pool_size: number
  log_level: string
}

export const readConfig = (env: Env = process.env): Config => ({
  grpc_address: text(env, 'GRPC_ADDRESS'),
  database_url: text(env, 'DATABASE_URL'),
  pool_size: integer(env, 'POOL_SIZE', 10),
  log_level: text(env, 'LOG_LEVEL', 'info'),
})
