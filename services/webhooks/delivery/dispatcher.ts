/** Claims what is due and attempts it, as much at once as the caps allow (DECISIONS H8). Replicas share the work by the claims. */
import type { Context } from '../context.ts'
import { claimDue } from '../db/deliveries.ts'
import type { Claimed } from '../db/deliveries.ts'
import { attempt } from './attempt.ts'

export interface Dispatcher {
  /** Something may be due: do not wait for the next look. */
  nudge(): void
  /** Claims no more, and waits for the attempts under way. */
  stop(): Promise<void>
}

/** Where looking now and then is exact enough. */
const longest_timer_ms = 10_000

export function startDispatcher(context: Context): Dispatcher {
  const { clock, database, log, limits } = context
  const under_way = new Map<string, number>()
  const running = new Set<Promise<void>>()
  let stopped = false
  let nudged = false
  let wake = (): void => undefined

  const nudge = (): void => {
    nudged = true
    wake()
  }

  const pause = (ms: number): Promise<void> => new Promise((done) => {
    const timer = setTimeout(done, ms)
    wake = () => {
      clearTimeout(timer)
      done()
    }
  })

  /** Short delays are kept to the letter by this process; long ones, and those of a process that died, are found by looking. */
  const nudgeWhenDue = (at: Date | undefined): void => {
    const ms = at ? at.getTime() - clock.now().getTime() : 0
    if (ms > 0 && ms <= longest_timer_ms) setTimeout(nudge, ms + 1).unref()
  }

  const run = (delivery: Claimed): void => {
    under_way.set(delivery.host, (under_way.get(delivery.host) ?? 0) + 1)
    const made: Promise<void> = attempt(context, delivery)
      .then(nudgeWhenDue)
      .catch((error: unknown) => log.error({ err: error, delivery_id: delivery.id }, 'an attempt could not be written down, it is made again'))
      .finally(() => {
        running.delete(made)
        const left = (under_way.get(delivery.host) ?? 1) - 1
        if (left > 0) under_way.set(delivery.host, left)
        else under_way.delete(delivery.host)
        // The order's next event, or another of the host's, may go now.
        nudge()
      })
    running.add(made)
  }

  const round = async (): Promise<number> => {
    const limit = limits.total_cap - running.size
    if (limit <= 0) return 0
    const claimed = await claimDue(database, { now: clock.now(), limit, under_way, lease_ms: limits.lease_ms, host_cap: limits.host_cap })
    claimed.forEach(run)
    return claimed.length
  }

  const loop = (async () => {
    while (!stopped) {
      nudged = false
      try {
        const claimed = await round()
        if (claimed === 0 && !nudged && !stopped) await pause(limits.poll_ms)
      } catch (error) {
        log.error({ err: error }, 'due webhooks could not be looked up, it is tried again')
        if (!stopped) await pause(1_000)
      }
    }
  })()

  return {
    nudge,
    stop: async () => {
      stopped = true
      wake()
      await loop
      await Promise.all(running)
    },
  }
}
