import { integer, optionalText, text } from '@tradecounter/chassis/env'
import type { Env } from '@tradecounter/chassis/env'

export interface Config {
  /** host:port that HTTP is served on. */
  http_address: string
  /** How the public reaches the service, without a slash at the end: links in answers start with it. */
  base_url: string
  /** The authorization server, once there is one. */
  auth_url: string | undefined
  accounts_address: string
  catalog_address: string
  pricing_address: string
  orders_address: string
  database_url: string
  pool_size: number
  log_level: string
  /** Signs page cursors: the same on every replica. */
  cursor_key: string
  /** How many proxies in front add to X-Forwarded-For; 0: the header is not looked at. */
  trusted_proxies: number
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '')

export function readConfig(env: Env = process.env): Config {
  const auth_url = optionalText(env, 'AUTH_URL')
  return {
    http_address: text(env, 'HTTP_ADDRESS'),
    base_url: withoutSlash(text(env, 'BASE_URL')),
    auth_url: auth_url && withoutSlash(auth_url),
    accounts_address: text(env, 'ACCOUNTS_ADDRESS'),
    catalog_address: text(env, 'CATALOG_ADDRESS'),
    pricing_address: text(env, 'PRICING_ADDRESS'),
    orders_address: text(env, 'ORDERS_ADDRESS'),
    database_url: text(env, 'DATABASE_URL'),
    pool_size: integer(env, 'POOL_SIZE', 10),
    log_level: text(env, 'LOG_LEVEL', 'info'),
    cursor_key: text(env, 'CURSOR_KEY'),
    trusted_proxies: integer(env, 'TRUSTED_PROXIES', 0),
  }
}
