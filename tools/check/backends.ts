/** The PostgreSQL and the nats-server that suites share: in a folder of their own, gone when stopped. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNats } from '../backends/nats.ts'
import { startPostgres } from '../backends/postgres.ts'

export interface Backends {
  /** What the suites find them by. */
  env: { TEST_POSTGRES_URL: string; TEST_NATS_URL: string }
  stop(): Promise<void>
}

export async function startBackends(): Promise<Backends> {
  const dir = await mkdtemp(join(tmpdir(), 'test-backends-'))
  const stops: (() => Promise<unknown>)[] = [() => rm(dir, { recursive: true, force: true })]
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each()
  }
  try {
    // Nothing here outlives the run: durability would only cost time.
    const postgres = await startPostgres({ dir: join(dir, 'postgres'), fsync: false })
    stops.push(postgres.remove)
    const nats = await startNats({ dir: join(dir, 'nats'), fsync: false })
    stops.push(nats.stop)
    return { env: { TEST_POSTGRES_URL: postgres.url, TEST_NATS_URL: nats.url }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
