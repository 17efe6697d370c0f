/** `npm run bench`: a stack of its own in a temporary folder, one JSON object a scenario on stdout, progress on stderr (README.md). */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeCluster } from '../backends/postgres-place.ts'
import { startReceiver } from '../dev/receiver.ts'
import { startStack } from '../dev/stack.ts'
import { startBare } from './bare.ts'
import { bareRead } from './baselines.ts'
import { requireProc } from './cpu.ts'
import { environmentOf, readOptions, usage } from './options.ts'
import type { Options } from './options.ts'
import { scenarios } from './scenarios.ts'
import { createTables } from './tables.ts'
import { apiOf } from './world.ts'
import type { World } from './world.ts'

const say = (line: string): void => { process.stderr.write(`${line}\n`) }

async function run(options: Options, signal: AbortSignal): Promise<void> {
  const stops: (() => unknown)[] = []
  try {
    const receiver = await startReceiver()
    stops.push(receiver.close)
    const data = await mkdtemp(join(tmpdir(), 'bench-'))
    stops.push(() => rm(data, { recursive: true, force: true }), () => removeCluster(join(data, 'postgres')))
    const stack = await startStack({
      data, telemetry: options.telemetry !== 'off', allow_local_receivers: true, receiver_ca: receiver.ca,
      env: environmentOf(options), signal, on_progress: (what, ms) => say(`  ${what}${ms === undefined ? '' : ` ${(ms / 1000).toFixed(1)} s`}`),
    })
    stops.push(stack.stop)
    const running = stack.running()
    const env = { DATABASE_URL: running.database_urls.catalog, CONCURRENCY: String(options.concurrency) }
    await createTables(env.DATABASE_URL)
    const api = apiOf(running)
    const account_id = (await api.get<{ data: { id: string } }>('/v1/account')).data.id
    const bare_read = await startBare('bare-read.ts', env)
    const bare_order = await startBare('bare-order.ts', env)
    const bare_route = await startBare('bare-route.ts', { ACCOUNTS_ADDRESS: running.grpc.accounts, ACCOUNT_ID: account_id })
    stops.push(() => Promise.all([bare_read, bare_order, bare_route].map((one) => one.stop())))
    const world: World = { stack: stack.running, receiver, account_id, api, concurrency: options.concurrency, bare_read, bare_order, bare_route, say }
    await bareRead(world, 0)
    for (const name of options.names) {
      signal.throwIfAborted()
      say(name)
      const figures = await scenarios[name]?.(world)
      console.log(JSON.stringify({ scenario: name, telemetry: options.telemetry, concurrency: options.concurrency, ...figures }))
    }
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort(new Error('stopped')))

function optionsOrExit(): Options {
  try {
    return readOptions(process.argv.slice(2), process.env)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}`)
    process.exit(2)
  }
}

try {
  const options = optionsOrExit()
  requireProc()
  await run(options, ending.signal)
  process.exit(0)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
