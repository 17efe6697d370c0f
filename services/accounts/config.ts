import { integer, key, text } from '@tradecounter/chassis/env'
import type { Env } from '@tradecounter/chassis/env'

export interface Config {
  grpc_address: string
  database_url: string
  pool_size: number
  log_level: string
  /** Where the payment provider is reached. */
  payments_url: string
  payments_secret_key: string
  /** Seals signing secrets at rest. */
  sealing_key: Buffer
}

export const readConfig = (env: Env = process.env): Config => ({
  grpc_address: text(env, 'GRPC_ADDRESS'),
  database_url: text(env, 'DATABASE_URL'),
  pool_size: integer(env, 'POOL_SIZE', 10),
  log_level: text(env, 'LOG_LEVEL', 'info'),
  payments_url: text(env, 'PAYMENTS_URL'),
  payments_secret_key: text(env, 'PAYMENTS_SECRET_KEY'),
  sealing_key: key(env, 'SEALING_KEY'),
})
