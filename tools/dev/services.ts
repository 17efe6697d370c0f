/** Which services there are, and what each needs in its environment besides what all have (environment tables in services/<name>/README.md). */
import { join } from 'node:path'
import { root } from './paths.ts'

export interface Secrets {
  cursor_key: string
  /** 32 bytes in base64. */
  sealing_key: string
  payments_secret_key: string
}

export interface Wiring {
  /** A grpc-js target that reaches every process of a service. */
  grpc(service: ServiceName): string
  base_url: string
  nats_url: string
  payments_url: string
  secrets: Secrets
  /** Exact origins that webhooks may go to although they are local, separated by commas; `*`: any https://localhost:PORT. */
  local_receivers: string
  /** PEM file. */
  receiver_ca: string
  /** Seconds, separated by commas. */
  retry_delays: string
}

type Environment = Record<string, string>

export const serviceNames = ['accounts', 'catalog', 'pricing', 'shipping', 'orders', 'webhooks', 'gateway'] as const

export type ServiceName = typeof serviceNames[number]

export const isServiceName = (name: string): name is ServiceName => (serviceNames as readonly string[]).includes(name)

export const environments: Record<ServiceName, (wiring: Wiring) => Environment> = {
  accounts: ({ payments_url, secrets }) => ({
    PAYMENTS_URL: payments_url,
    PAYMENTS_SECRET_KEY: secrets.payments_secret_key,
    SEALING_KEY: secrets.sealing_key,
  }),
  catalog: () => ({}),
  pricing: () => ({}),
  shipping: () => ({}),
  orders: ({ grpc, nats_url, secrets, local_receivers }) => ({
    ACCOUNTS_ADDRESS: grpc('accounts'),
    CATALOG_ADDRESS: grpc('catalog'),
    PRICING_ADDRESS: grpc('pricing'),
    SHIPPING_ADDRESS: grpc('shipping'),
    NATS_URL: nats_url,
    SEALING_KEY: secrets.sealing_key,
    LOCAL_RECEIVERS: local_receivers,
  }),
  webhooks: ({ grpc, nats_url, retry_delays, receiver_ca, local_receivers }) => ({
    ORDERS_ADDRESS: grpc('orders'),
    ACCOUNTS_ADDRESS: grpc('accounts'),
    NATS_URL: nats_url,
    RETRY_DELAYS: retry_delays,
    RECEIVER_CA: receiver_ca,
    LOCAL_RECEIVERS: local_receivers,
  }),
  gateway: ({ grpc, base_url, secrets }) => ({
    BASE_URL: base_url,
    ACCOUNTS_ADDRESS: grpc('accounts'),
    CATALOG_ADDRESS: grpc('catalog'),
    PRICING_ADDRESS: grpc('pricing'),
    ORDERS_ADDRESS: grpc('orders'),
    CURSOR_KEY: secrets.cursor_key,
  }),
}

/**
 * How a service's process runs. Half of Node's usual room for young objects: loading the modules fills it once, and an idle process would keep
 * 30 MB that it never needs again.
 */
export const nodeFlags = ['--max-semi-space-size=8', '--import', join(root, 'libs/chassis/telemetry.ts')]

/** Who takes work from outside stops first, so that it can still finish what it has begun with the others' help. */
export const stopOrder: readonly (readonly ServiceName[])[] = [
  ['gateway'],
  ['webhooks', 'orders'],
  ['accounts', 'catalog', 'pricing', 'shipping'],
]
