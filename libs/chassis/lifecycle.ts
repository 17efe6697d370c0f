/** The life of a service process: start, tell the launcher when it serves, drain on SIGTERM, SIGINT or a launcher that is gone. */
import type { Logger } from './log.ts'
import { endTelemetry } from './telemetry-end.ts'

/** Parts to stop, in this order. */
export type Stops = (() => Promise<unknown> | unknown)[]

export async function runService(log: Logger, start: () => Promise<Stops>): Promise<void> {
  let stopping = false
  let stops: Stops = []
  const stop = async (why: string): Promise<void> => {
    if (stopping) return
    stopping = true
    log.info({ why }, 'stopping')
    setTimeout(() => process.exit(1), 15_000).unref()
    for (const each of stops) await Promise.try(each).catch((error: unknown) => log.error({ err: error }, 'a part did not stop cleanly'))
    await endTelemetry()
    process.exit(0)
  }
  // From the first moment on: whoever waits for a peer while it starts must not outlive its launcher.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
  process.on('disconnect', () => void stop('launcher gone'))
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'unhandled rejection')
    process.exit(1)
  })
  const began = performance.now()
  try {
    stops = await start()
  } catch (error) {
    log.fatal({ err: error }, 'could not start')
    process.exit(1)
  }
  process.send?.({ ready: true })
  log.info({ ms: Math.round(performance.now() - began) }, 'serving')
}
