/**
 * Counts requests in arrears (docs/decisions/0006-rate-counters-in-postgresql.md): a replica settles with the shared counter at a
 * window's first request, then once a lease, and at its last, so one replica alone is exact and several exceed a limit by at most a lease each.
 * What is known to be spent is refused from memory until its window ends.
 */
import type { Database } from '@tradecounter/chassis/database'
import type { Logger } from '@tradecounter/chassis/log'
import type { Clock } from '@tradecounter/kernel/clock'
import { addToWindow } from '../db/rate-windows.ts'
import { hasEnded, isSpent, standingIn, window_ms } from '../domain/rate-window.ts'
import type { Policy, Standing, Window } from '../domain/rate-window.ts'
import { uncounted } from '../signals.ts'

export interface RateLimiter {
  /** Counts one request, or refuses it. */
  take(policy: Policy, subject: string): Promise<Standing>
  /** Counts nothing, asks nobody. */
  look(policy: Policy, subject: string): Standing
}

interface Entry {
  window: Window
  /** Set while the shared counter is asked: nobody decides on what is known from before. */
  settling: Promise<void> | undefined
}

/** Windows held in memory; past it the oldest are forgotten, and asked for again. */
const most_entries = 50_000

/** The shared counter has this long to answer; a request never waits longer for it. */
const patience_ms = 500

/** After the counter did not answer, it is left alone for as long. */
const pause_ms = 2_000

export function createRateLimiter({ database, clock, log }: { database: Database; clock: Clock; log: Logger }): RateLimiter {
  const entries = new Map<string, Entry>()
  let paused_until = 0

  /** Adds what is unsettled, and one, to the shared counter. When that does not answer, this replica goes on by its own count. */
  async function settle(key: string, entry: Entry, now: number): Promise<void> {
    const { window } = entry
    try {
      const sent = window.unsettled
      const counted = await within(patience_ms, addToWindow(database, key, sent, now))
      entry.window = { ends_at: counted.ends_at, settled: counted.used, unsettled: window.unsettled - sent }
    } catch (error) {
      paused_until = now + pause_ms
      uncounted.add(1)
      log.error({ err: error }, 'the shared rate counters did not answer, requests are served by what this process has counted')
    }
  }

  function open(key: string, now: number): Entry {
    const entry: Entry = { window: { ends_at: now + window_ms, settled: 0, unsettled: 0 }, settling: undefined }
    // Inserted anew, so that the map's first is the window that was opened first.
    entries.delete(key)
    entries.set(key, entry)
    for (const oldest of entries.keys()) {
      if (entries.size <= most_entries) break
      entries.delete(oldest)
    }
    return entry
  }

  return {
    look: (policy, subject) => {
      const window = entries.get(`${policy.name} ${subject}`)?.window
      const now = clock.now().getTime()
      const spent = window !== undefined && !hasEnded(window, now) && isSpent(policy, window)
      return standingIn(policy, window, now, !spent)
    },
    take: async (policy, subject) => {
      const key = `${policy.name} ${subject}`
      for (let known = entries.get(key); known?.settling; known = entries.get(key)) await known.settling
      const now = clock.now().getTime()
      const known = entries.get(key)
      const isFirst = known === undefined || hasEnded(known.window, now)
      const entry = isFirst ? open(key, now) : known
      if (isSpent(policy, entry.window)) return standingIn(policy, entry.window, now, false)
      entry.window.unsettled++
      // The last one is told at once: what is spent here is spent everywhere.
      const isDue = isFirst || entry.window.unsettled >= policy.lease || isSpent(policy, entry.window)
      if (isDue && now >= paused_until) {
        entry.settling = settle(key, entry, now)
        await entry.settling
        entry.settling = undefined
      }
      // This request was the last to be counted: what the others had before it decides.
      return standingIn(policy, entry.window, now, entry.window.settled + entry.window.unsettled <= policy.limit)
    },
  }
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`no answer within ${ms} ms`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
