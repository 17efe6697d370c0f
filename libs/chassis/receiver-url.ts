/**
 * Which URLs webhooks may go to (SPEC "Rules for POST /v1/orders" 7, DECISIONS H6). The orders service asks when an order is placed, the
 * webhooks service at every attempt, which then connects to the very addresses that were judged.
 */
import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { limits } from '@tradecounter/kernel/limits'
import { messages } from '@tradecounter/kernel/messages'
import { optionalText } from './env.ts'
import type { Env } from './env.ts'
import { isPublicAddress } from './public-address.ts'

export interface ReceiverRules {
  /** All addresses of a host name; rejects when it has none. `resolveHost` in production. */
  resolve(host: string): Promise<string[]>
  /**
   * Development only: '' for none; `*` accepts any `https://localhost:PORT`; else exact origins of that form, separated by commas.
   * Nothing else that is private is ever accepted.
   */
  local_receivers: string
}

/** Where to connect to, in the resolver's order; or the public text of why not. */
export type Verdict = { url: URL; addresses: string[] } | { refused: string }


/**
 * Ports above 1023 where other services listen: a webhook must not be a way to knock at them. None is in the range that systems hand
 * out as free ports (32768 up).
 */
export const refusedPorts: ReadonlySet<number> = new Set([
  1080, 1433, 1434, 1521, 1883, 2049, 2181, 2222, 2375, 2376, 2377, 2379, 2380, 2483, 2484, 3128, 3268, 3269, 3306, 3389, 4222, 4369,
  5060, 5222, 5432, 5433, 5601, 5671, 5672, 5900, 5901, 5984, 5985, 5986, 6379, 6380, 6432, 6443, 6660, 6667, 6697,
  7473, 7474, 7687, 8086, 8125, 8200, 8300, 8301, 8500, 8529, 8600, 9042, 9092, 9093, 9100, 9160, 9200, 9300, 10250, 10255, 11211,
  15672, 16379, 22022, 22222, 26257, 26379, 27017, 27018, 27019, 28015, 28017,
])

const isAllowedPort = (port: number): boolean => port === 443 || (port >= 1024 && !refusedPorts.has(port))

/** Never rejects: a host that cannot be resolved is refused. */
export async function judgeReceiver(text: string, { resolve, local_receivers }: ReceiverRules): Promise<Verdict> {
  if (text.length > limits.webhook_url) return { refused: messages.atMostCharacters(limits.webhook_url) }
  // What URL.parse would mend in silence (white space, backslashes, a missing slash) is no URL here.
  const url = /^https:\/\/(?!\/)[\x21-\x5b\x5d-\x7e]+$/i.test(text) ? URL.parse(text) : null
  if (!url) return { refused: messages.httpsUrl }
  if (/^https:\/\/[^/?#]*@/i.test(text)) return { refused: messages.noUserInformation }
  if (!isAllowedPort(Number(url.port || 443))) return { refused: messages.receiverPort }
  if (isLocalReceiver(url, local_receivers)) return { url, addresses: ['127.0.0.1', '::1'] }
  const addresses = await addressesOf(url.hostname.replace(/^\[|\]$/g, ''), resolve)
  return addresses.length > 0 && addresses.every(isPublicAddress) ? { url, addresses } : { refused: messages.publicHost }
}

const isLocalReceiver = (url: URL, local_receivers: string): boolean =>
  url.hostname === 'localhost' && (local_receivers === '*' || local_receivers.split(',').some((origin) => origin.trim() === url.origin))

async function addressesOf(host: string, resolve: ReceiverRules['resolve']): Promise<string[]> {
  if (isIP(host)) return [host]
  try {
    return await resolve(host)
  } catch {
    return []
  }
}

/**
 * Asks the DNS, IPv4 before IPv6. Not by getaddrinfo: that waits in one of the process's few threads, so that hosts with a dead name
 * server would hold up all others. Gives up after 4 s.
 */
export async function resolveHost(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 1_500, tries: 2 })
  const limit = setTimeout(() => resolver.cancel(), 4_000)
  const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  clearTimeout(limit)
  if (ipv4.status === 'rejected' && ipv6.status === 'rejected') throw new AggregateError([ipv4.reason, ipv6.reason], `no address of ${host}`)
  return [ipv4, ipv6].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

/** LOCAL_RECEIVERS of the environment. */
export function localReceivers(env: Env): string {
  const value = optionalText(env, 'LOCAL_RECEIVERS')?.trim() ?? ''
  if (value && env.NODE_ENV === 'production') throw new Error('LOCAL_RECEIVERS is for development only')
  const wrong = value === '*' ? undefined : value.split(',').find((origin) => origin && !/^https:\/\/localhost(:\d{1,5})?$/.test(origin.trim()))
  if (wrong) throw new Error(`LOCAL_RECEIVERS must be * or origins like https://localhost:8443, not ${wrong}`)
  return value
}
