/** The load: a fixed number of requests, so many at a time, over connections that are kept alive. */
import type { Pool } from 'undici'

export interface Shot {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

export interface Load {
  requests: number
  seconds: number
  /** Milliseconds, one for each request. */
  latencies: number[]
}

/** Throws at the first answer of another status than `expected`, and shows it. */
export async function fire(pool: Pool, count: number, concurrency: number, expected: number, shot: (n: number) => Shot): Promise<Load> {
  const latencies: number[] = []
  let next = 0
  const began = performance.now()
  const worker = async (): Promise<void> => {
    while (next < count) {
      const one = shot(next++)
      const sent = performance.now()
      const { statusCode, body } = await pool.request({ ...one, headersTimeout: 20_000, bodyTimeout: 20_000 })
      const text = await body.text()
      latencies.push(performance.now() - sent)
      if (statusCode !== expected) throw new Error(`${one.method} ${one.path} → ${statusCode}: ${text.slice(0, 500)}`)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return { requests: count, seconds: (performance.now() - began) / 1000, latencies }
}

/** The value that a part of all values (0 to 1) does not exceed. */
export function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

export const median = (values: number[]): number => quantile(values, 0.5)
