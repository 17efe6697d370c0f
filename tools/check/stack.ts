/** The stack of the end-to-end suites: as `npm start` makes it, with receivers on https://localhost:PORT and retries after seconds. */
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import selfsigned from 'selfsigned'
import { removeCluster } from '../backends/postgres-place.ts'
import type { RunningStack } from '../dev/stack-file.ts'
import { startStack } from '../dev/stack.ts'

export interface TestStack {
  /** What TEST_STACK names. */
  file: string
  stop(): Promise<void>
}

/** What a suite finds in the file. */
export interface StackUnderTest extends RunningStack {
  /** For a test's own TLS receiver on localhost: a key and certificate that the stack's deliveries trust, in PEM. */
  receiver: { key: string; cert: string }
}

/** As the suites see it: read afresh, because processes are started again. */
export function stackUnderTest(): StackUnderTest {
  const file = process.env.TEST_STACK
  if (!file) throw new Error('TEST_STACK is not set: run suites by `npm test` in services/gateway')
  const running = JSON.parse(readFileSync(file, 'utf8')) as RunningStack
  return { ...running, receiver: JSON.parse(readFileSync(receiverFile(running.data), 'utf8')) as StackUnderTest['receiver'] }
}

const receiverFile = (data: string): string => join(data, 'test-receiver.json')

async function makeReceiver(): Promise<StackUnderTest['receiver']> {
  const made = await selfsigned.generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  })
  return { key: made.private, cert: made.cert }
}

export async function startTestStack(signal: AbortSignal): Promise<TestStack> {
  const data = await mkdtemp(join(tmpdir(), 'test-stack-'))
  const remove = async () => {
    removeCluster(join(data, 'postgres'))
    await rm(data, { recursive: true, force: true })
  }
  try {
    const receiver = await makeReceiver()
    const stack = await startStack({
      data,
      allow_local_receivers: true,
      receiver_ca: receiver.cert,
      retry_delays: '1,1,1,1,1,1,1',
      // What holds over several processes only (DECISIONS I1, R4) is tried over several.
      replicas: { gateway: 3, orders: 2 },
      telemetry: true,
      fsync: false,
      signal,
    })
    await writeFile(receiverFile(stack.running().data), JSON.stringify(receiver), { mode: 0o600 })
    return {
      file: join(stack.running().data, 'stack.json'),
      stop: async () => {
        await stack.stop()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}
