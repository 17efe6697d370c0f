/** What one unit of the baselines costs, measured now. */
import { Pool } from 'undici'
import type { Bare } from './bare.ts'
import { cpuOf, cpuOfServer } from './cpu.ts'
import { fire } from './load.ts'
import { documents } from './tables.ts'
import type { World } from './world.ts'

export interface Baseline {
  /** Milliseconds of CPU of Node and of PostgreSQL. */
  node: number
  postgres: number
  per_second: number
}

const reads = 3_000
const orders = 800

/** PostgreSQL's CPU includes what the idle stack makes it do in the meantime: `idle_ms` a second, taken off. */
async function measure(world: World, bare: Bare, count: number, idle_ms: number, work: () => Promise<number>): Promise<Baseline> {
  const { pids } = world.stack()
  const before = { node: cpuOf(bare.pid), postgres: cpuOfServer(pids.postgres) }
  const seconds = await work()
  return {
    node: (cpuOf(bare.pid) - before.node) / count,
    postgres: (cpuOfServer(pids.postgres) - before.postgres - idle_ms * seconds) / count,
    per_second: count / seconds,
  }
}

export const cpuOfUnit = ({ node, postgres }: Baseline): number => node + postgres

/** Koa and a primary-key read of 1 KB. */
export async function bareRead(world: World, idle_ms: number): Promise<Baseline> {
  const pool = new Pool(world.bare_read.url, { connections: world.concurrency })
  try {
    const shot = (n: number) => ({ method: 'GET' as const, path: `/documents/${1 + (n * 7919) % documents}`, headers: {} })
    return await measure(world, world.bare_read, reads, idle_ms, async () => (await fire(pool, reads, world.concurrency, 200, shot)).seconds)
  } finally {
    await pool.close()
  }
}

/** A transaction of one order's rows. */
export const bareOrder = (world: World, idle_ms: number): Promise<Baseline> =>
  measure(world, world.bare_order, orders, idle_ms, async () => (await world.bare_order.ask<{ ms: number }>({ count: orders })).ms / 1000)

/** A bare Koa route with one gRPC call: the CPU of its own process. */
export async function bareRoute(world: World, idle_ms: number): Promise<Baseline> {
  const pool = new Pool(world.bare_route.url, { connections: world.concurrency })
  try {
    const shot = () => ({ method: 'GET' as const, path: '/account', headers: {} })
    return { ...await measure(world, world.bare_route, reads, idle_ms, async () => (await fire(pool, reads, world.concurrency, 200, shot)).seconds), postgres: 0 }
  } finally {
    await pool.close()
  }
}
