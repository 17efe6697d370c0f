/** When a delivery is attempted again (SPEC "Retries and ordering" 2, DECISIONS H1). */

/** Seconds: 1 minute, 5 minutes, 30 minutes, 2 hours, 12 hours, 24 hours, 24 hours; so 8 attempts in all. */
export const specDelays: readonly number[] = [60, 300, 1_800, 7_200, 43_200, 86_400, 86_400]

/** Never earlier than the schedule says, and at most this much of the delay later, so that what failed together does not come back together. */
const jitter = 0.1

/**
 * After the `failures`th failure, which happened at `now`; undefined when that was the last attempt. `chance` is from 0 up to 1.
 */
export function nextAttempt(failures: number, now: Date, chance: number, delays: readonly number[] = specDelays): Date | undefined {
  const delay = delays[failures - 1]
  return delay === undefined ? undefined : new Date(now.getTime() + Math.round(delay * 1_000 * (1 + jitter * chance)))
}
