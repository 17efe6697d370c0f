/**
 * Kept-alive connections to receivers, each pinned to the addresses that were judged: a name that leads elsewhere at the next attempt
 * gets a pool of its own. A new TLS connection costs thirty times a kept-alive one.
 */
import { isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import { createSecureContext, getCACertificates } from 'node:tls'
import { buildConnector, Pool } from 'undici'

export interface Pools {
  to(url: URL, addresses: readonly string[]): Pool
  close(): Promise<void>
}

export interface PoolsOptions {
  /** PEM: trusted besides the usual CAs. */
  receiver_ca: string | undefined
  /** Connections to one receiver. */
  connections: number
  connect_ms: number
}

const most = 512
const idle_ms = 60_000

export function createPools({ receiver_ca, connections, connect_ms }: PoolsOptions): Pools {
  const secureContext = createSecureContext({ ca: [...getCACertificates('default'), ...(receiver_ca ? [receiver_ca] : [])] })
  // The least lately used first.
  const kept = new Map<string, { pool: Pool; used_at: number }>()

  const retire = (key: string, pool: Pool): void => {
    kept.delete(key)
    // Lets requests under way finish.
    pool.close().catch(() => undefined)
  }

  return {
    to: (url, addresses) => {
      const key = [url.origin, ...addresses.toSorted()].join(' ')
      const pool = kept.get(key)?.pool ?? new Pool(url.origin, {
        connections,
        allowH2: false,
        // The caller keeps the time.
        headersTimeout: 0,
        bodyTimeout: 0,
        // Receivers that say how long they keep a connection are believed, up to this.
        keepAliveMaxTimeout: 30_000,
        connect: buildConnector({ allowH2: false, timeout: connect_ms, secureContext, lookup: pinned(addresses) }),
      })
      kept.delete(key)
      kept.set(key, { pool, used_at: performance.now() })
      for (const [other, { pool: old, used_at }] of kept) {
        if (kept.size <= most && performance.now() - used_at < idle_ms) break
        retire(other, old)
      }
      return pool
    },
    close: async () => {
      await Promise.all([...kept.values()].map(({ pool }) => pool.destroy()))
    },
  }
}

/** Answers every look-up with these. */
function pinned(addresses: readonly string[]): LookupFunction {
  const records = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_host, options, callback) => {
    const first = records[0]
    if (options.all || !first) callback(null, records)
    else callback(null, first.address, first.family)
  }
}
