/** A nats-server of one's own for a spec file: streams have fixed names, so suites that use them must not meet. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNats } from '../backends/nats.ts'

export interface TestNats {
  url: string
  /** In afterAll. */
  stop(): Promise<void>
}

export async function createTestNats(): Promise<TestNats> {
  const dir = await mkdtemp(join(tmpdir(), 'test-nats-'))
  const nats = await startNats({ dir, fsync: false })
  return {
    url: nats.url,
    stop: async () => {
      await nats.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
