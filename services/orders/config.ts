import { integer, key, text } from '@tradecounter/chassis/env'
import type { Env } from '@tradecounter/chassis/env'
import { localReceivers } from '@tradecounter/chassis/receiver-url'

export interface Config {
  grpc_address: string
  database_url: string
  pool_size: number
  log_level: string
  nats_url: string
  accounts_address: string
  catalog_address: string
  pricing_address: string
  shipping_address: string
  /** Seals webhook secrets at rest. */
  sealing_key: Buffer
  /** Development only: receivers on loopback that are let through (see libs/chassis/receiver-url.ts). */
  local_receivers: string
  /** Milliseconds between the steps that an order of a sandbox account takes by itself (T1). */
  sandbox_step_ms: number
}

export const readConfig = (env: Env = process.env): Config => ({
  grpc_address: text(env, 'GRPC_ADDRESS'),
  database_url: text(env, 'DATABASE_URL'),
  pool_size: integer(env, 'POOL_SIZE', 10),
  log_level: text(env, 'LOG_LEVEL', 'info'),
  nats_url: text(env, 'NATS_URL'),
  accounts_address: text(env, 'ACCOUNTS_ADDRESS'),
  catalog_address: text(env, 'CATALOG_ADDRESS'),
  pricing_address: text(env, 'PRICING_ADDRESS'),
  shipping_address: text(env, 'SHIPPING_ADDRESS'),
  sealing_key: key(env, 'SEALING_KEY'),
  local_receivers: localReceivers(env),
  sandbox_step_ms: integer(env, 'SANDBOX_STEP_MS', 2_000),
})
