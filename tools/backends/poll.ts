import { setTimeout as sleep } from 'node:timers/promises'

/** Asks every 20 ms until the answer is not undefined; undefined itself when `for_ms` have passed. */
export async function poll<T>(for_ms: number, ask: () => T | undefined | Promise<T | undefined>): Promise<T | undefined> {
  const end = performance.now() + for_ms
  for (;;) {
    const answer = await ask()
    if (answer !== undefined || performance.now() > end) return answer
    await sleep(20)
  }
}
