/** One scenario in rounds: in each the baseline, then the load, so that what disturbs the machine disturbs both. */
import { Pool } from 'undici'
import { bareRead, cpuOfUnit } from './baselines.ts'
import { fire, median, quantile } from './load.ts'
import type { Load, Shot } from './load.ts'
import { cpuSoFar, memoryNow, minus, over, services, servicesAndPostgres } from './usage.ts'
import type { Usage } from './usage.ts'
import { makeKeys } from './world.ts'
import type { Bucket, World } from './world.ts'

export interface Series {
  bucket: Bucket
  /** The status of every answer. */
  status: number
  /** Requests before anything is measured: code is compiled, pools are open, plans are made. */
  warm: number
  /** Requests of one round. */
  requests: number
  /** Without a credential; one of the fresh API keys is put in. */
  shot: (n: number) => Shot
  /** Resolves when all that the requests so far have set going is done: events published, webhooks delivered. */
  settled: (requests: number) => Promise<void>
}

export interface Measured {
  loads: Load[]
  /** Milliseconds of CPU for one request, by process: the median of the rounds. */
  cpu: Usage
  bare_read: number
  /** One for each round. */
  times_bare_read: number[]
  api_keys: number
  memory: Usage
}

export const rounds = 5

/** What the stack costs by itself: milliseconds of CPU in a second, by process. */
export async function idleCpu(world: World, seconds: number): Promise<Usage> {
  const before = cpuSoFar(world.stack())
  await new Promise((done) => setTimeout(done, seconds * 1000))
  return over(minus(cpuSoFar(world.stack()), before), seconds)
}

export async function measure(world: World, series: Series): Promise<Measured> {
  const { concurrency } = world
  const keys = await makeKeys(world, series.warm + rounds * series.requests, series.bucket)
  const pool = new Pool(world.stack().base_url, { connections: concurrency })
  let sent = 0
  const shoot = async (count: number): Promise<Load> => {
    const first = sent
    const load = await fire(pool, count, concurrency, series.status, (n) => {
      const shot = series.shot(first + n)
      return { ...shot, headers: { ...shot.headers, authorization: `Bearer ${keys[(first + n) % keys.length]}` } }
    })
    sent += count
    await series.settled(sent)
    return load
  }
  try {
    await shoot(series.warm)
    const found: { load: Load, cpu: Usage, bare_read: number }[] = []
    for (let round = 0; round < rounds; round++) {
      const idle = await idleCpu(world, 1)
      const bare_read = cpuOfUnit(await bareRead(world, idle.postgres ?? 0))
      const before = cpuSoFar(world.stack())
      const load = await shoot(series.requests)
      const cpu = over(minus(cpuSoFar(world.stack()), before), series.requests)
      found.push({ load, cpu, bare_read })
    }
    const of = (name: string): number => median(found.map(({ cpu }) => cpu[name] ?? 0))
    return {
      loads: found.map(({ load }) => load),
      cpu: Object.fromEntries(Object.keys(found[0]?.cpu ?? {}).map((name) => [name, of(name)])),
      bare_read: median(found.map(({ bare_read }) => bare_read)),
      times_bare_read: found.map(({ cpu, bare_read }) => servicesAndPostgres(cpu) / bare_read),
      api_keys: keys.length,
      memory: memoryNow(world.stack()),
    }
  } finally {
    await pool.close()
  }
}

const three = (value: number): number => Number(value.toPrecision(3))

const rounded = (usage: Usage, digits: (value: number) => number): Usage => Object.fromEntries(Object.entries(usage).map(([name, value]) => [name, digits(value)]))

/** The figures of a scenario, as README.md explains them. */
export function figures({ loads, cpu, bare_read, times_bare_read, api_keys, memory }: Measured): Record<string, unknown> {
  const latencies = loads.flatMap((load) => load.latencies)
  return {
    rounds, requests: latencies.length, api_keys,
    requests_per_second: three(median(loads.map(({ requests, seconds }) => requests / seconds))),
    p50_ms: three(quantile(latencies, 0.5)),
    p99_ms: three(quantile(latencies, 0.99)),
    times_bare_read: three(median(times_bare_read)),
    times_bare_read_of_rounds: times_bare_read.map(three),
    cpu_ms_per_request: three(servicesAndPostgres(cpu)),
    cpu_ms_of: rounded(cpu, three),
    bare_read_cpu_ms: three(bare_read),
    memory_mib: { ...rounded(memory, Math.round), services: Math.round(services(memory)) },
  }
}

/** Whether a figure keeps to what it may be at most. */
export const judged = (value: number, target: number): { target: number, met: boolean } => ({ target, met: value <= target })

export { three }
