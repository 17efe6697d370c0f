/** Work that is done again and again, never twice at once. */
import type { Logger } from './log.ts'

/** Runs `work`, waits, and runs it again, until stopped; stopping waits for the run under way. A failed run is logged and the next one comes. */
export function every(ms: number, name: string, log: Logger, work: () => Promise<unknown>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  const run = (): void => {
    running = work().then(() => undefined, (error: unknown) => log.error({ err: error, work: name }, 'a recurring task failed, it is tried again'))
      .then(() => {
        if (!stopped) timer = setTimeout(run, ms)
      })
  }
  timer = setTimeout(run, ms)
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
