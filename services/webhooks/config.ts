import { integer, optionalText, text } from '@tradecounter/chassis/env'
import type { Env } from '@tradecounter/chassis/env'
import { localReceivers } from '@tradecounter/chassis/receiver-url'
import { specDelays } from './domain/schedule.ts'

export interface Config {
  grpc_address: string
  database_url: string
  pool_size: number
  log_level: string
  nats_url: string
  orders_address: string
  accounts_address: string
  /** Seconds between attempts; one attempt more than there are delays. */
  retry_delays: readonly number[]
  /** PEM file of CAs that receivers' certificates are trusted by, besides the usual ones. */
  receiver_ca: string | undefined
  /** Development only (see libs/chassis/receiver-url.ts). */
  local_receivers: string
  /** Milliseconds that a receiver has in all (H5). */
  receiver_ms: number
  /** Milliseconds after which a delivery that a process has claimed and not finished is claimed again. Longer than an attempt can last. */
  lease_ms: number
  /** Milliseconds between looks for what is due, besides those that a new event prompts. */
  poll_ms: number
  /** Attempts under way in this process: to one host, and in all (H8). */
  host_cap: number
  total_cap: number
}

export const readConfig = (env: Env = process.env): Config => ({
  grpc_address: text(env, 'GRPC_ADDRESS'),
  database_url: text(env, 'DATABASE_URL'),
  pool_size: integer(env, 'POOL_SIZE', 10),
  log_level: text(env, 'LOG_LEVEL', 'info'),
  nats_url: text(env, 'NATS_URL'),
  orders_address: text(env, 'ORDERS_ADDRESS'),
  accounts_address: text(env, 'ACCOUNTS_ADDRESS'),
  retry_delays: retryDelays(env),
  receiver_ca: optionalText(env, 'RECEIVER_CA'),
  local_receivers: localReceivers(env),
  receiver_ms: 10_000,
  lease_ms: 25_000,
  poll_ms: 250,
  host_cap: integer(env, 'HOST_CAP', 4),
  total_cap: integer(env, 'TOTAL_CAP', 512),
})

function retryDelays(env: Env): readonly number[] {
  const value = optionalText(env, 'RETRY_DELAYS')
  if (!value) return specDelays
  const delays = value.split(',').map((part) => part.trim())
  if (delays.length !== specDelays.length || !delays.every((part) => /^\d{1,7}(\.\d{1,3})?$/.test(part))) {
    throw new Error(`RETRY_DELAYS must be ${specDelays.length} numbers of seconds separated by commas, not ${value}`)
  }
  return delays.map(Number)
}
