/** A whole stack on one data folder: PostgreSQL, nats-server, the payment sandbox, every service as its own process. Used by npm start, the end-to-end tests and the bench. */
import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockDir } from '../backends/lock-dir.ts'
import { identityOf } from '../backends/lock.mjs'
import { startNats } from '../backends/nats.ts'
import { freePorts, isFree } from '../backends/ports.ts'
import { startPostgres } from '../backends/postgres.ts'
import { removeCluster } from '../backends/postgres-place.ts'
import { account_signing_secret, credentials } from '../seed/credentials.ts'
import { startCollector } from '../traces/collector.ts'
import { createDatabases } from './databases.ts'
import { keepUp } from './keep-up.ts'
import { root } from './paths.ts'
import { runPreparation } from './run-preparation.ts'
import { environments, nodeFlags, serviceNames, stopOrder } from './services.ts'
import type { ServiceName, Wiring } from './services.ts'
import { removeStackFiles, writeStackFiles } from './stack-file.ts'
import type { RunningStack } from './stack-file.ts'
import { readState, writeState } from './state.ts'
import type { State } from './state.ts'
import { collectStops } from './stops.ts'
import type { Stops } from './stops.ts'
import { supervise } from './supervised.ts'
import type { Supervised } from './supervised.ts'

export interface StackOptions {
  /** Where databases and streams live; made when it is not there. */
  data: string
  /** Processes of each service; 1 unless said. */
  replicas?: Partial<Record<ServiceName, number>>
  /** Webhook URLs on https://localhost:PORT are accepted. */
  allow_local_receivers?: boolean
  /** Or on these exact origins only. */
  local_receivers?: string[]
  /** PEM text: CAs that deliveries trust besides the usual ones. */
  receiver_ca?: string
  /** Seconds; SPEC's schedule unless given. */
  retry_delays?: string
  /** Keep traces, for `npm run traces`. */
  telemetry?: boolean
  /** Of the first gateway; unless given, the one it had before, or a free one. */
  port?: number
  env?: Partial<Record<ServiceName, Record<string, string>>>
  /** Off in tests only. */
  fsync?: boolean
  json_file?: string
  /** What was done, and how long it took. */
  on_progress?: (what: string, ms?: number) => void
  /** Ends a start that is under way: all that has been started is stopped. */
  signal?: AbortSignal
}

export interface Stack {
  /** As it is now: pids change when a process is started again. */
  running(): RunningStack
  stop(): Promise<void>
  /** Stops, and deletes the data folder with all that belongs to it. */
  remove(): Promise<void>
}

/** SPEC "Retries and ordering". */
const specDelays = '60,300,1800,7200,43200,86400,86400'

/** Resolves when every service serves. Rejects with everything stopped when one does not. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const stops = collectStops()
  try {
    return await start(options, stops)
  } catch (error) {
    await stops.run()
    throw error
  }
}

async function start(options: StackOptions, stops: Stops): Promise<Stack> {
  const { telemetry = false, fsync = true, json_file, on_progress: say = () => undefined, signal } = options
  // PostgreSQL's user must be able to pass through, not to look around.
  mkdirSync(options.data, { recursive: true, mode: 0o711 })
  const data = realpathSync(options.data)
  const logs = join(data, 'logs')
  mkdirSync(logs, { recursive: true })
  stops.add(lockDir(data, 'the stack\'s'))
  removeStackFiles(data, json_file)

  /** One step of the start: told with its time; nothing further is begun after an abort. */
  const step = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    signal?.throwIfAborted()
    const began = performance.now()
    const result = await work()
    say(what, performance.now() - began)
    return result
  }

  const state = readState(data)
  const addresses = await pickPorts(options, state)
  writeState(data, { ...state, gateway_port: addresses.gateway[0] as number })

  let running: RunningStack | undefined
  const changed = (): void => {
    if (!running || stops.stopping()) return
    running = { ...running, pids: pids(), payments_pid: payments.pid() ?? 0 }
    writeStackFiles(running, json_file)
  }

  const collector = telemetry ? await startCollector() : undefined
  stops.add(() => collector?.close())
  const launch = (name: string, args: string[], env: Record<string, string>): Supervised => {
    const one = supervise({ name, args, env: { ...inherited(), ...env }, log_file: join(logs, `${name}.log`), changed, say })
    one.ready.catch(() => undefined)
    return one
  }
  const payments = launch('payments', ['tools/payments/main.ts'],
    { PAYMENTS_PORT: String(addresses.payments), PAYMENTS_DATA: join(data, 'payments.json'), PAYMENTS_SECRET_KEY: state.secrets.payments_secret_key })
  stops.add(() => payments.stop())
  const starting = [
    step('PostgreSQL', () => startPostgres({ dir: join(data, 'postgres'), log_file: join(logs, 'postgres.log'), fsync, say })),
    step('nats-server', () => startNats({ dir: join(data, 'nats'), fsync, log_file: join(logs, 'nats.log'), say })),
  ] as const
  // One that comes up after the other has failed must be stopped too.
  stops.add(() => Promise.allSettled(starting.map(async (backend) => (await backend).stop())))
  const [postgres, nats] = await Promise.all(starting)
  for (const [name, backend] of [['PostgreSQL', postgres], ['nats-server', nats]] as const) keepUp(name, backend, stops, changed, say)
  const database_urls = await step('databases', () => createDatabases(postgres.url, state.passwords))
  await step('migrations and demo data', () => runPreparation({ database_urls, sealing_key: state.secrets.sealing_key }, join(logs, 'prepare.log'), signal))

  const receiver_ca = join(data, 'receiver-ca.pem')
  writeFileSync(receiver_ca, options.receiver_ca ?? '')
  const gateway_urls = addresses.gateway.map((port) => `http://127.0.0.1:${port}`)
  const wiring: Wiring = {
    grpc: (service) => target(addresses[service]),
    base_url: gateway_urls[0] as string,
    nats_url: nats.url,
    payments_url: `http://127.0.0.1:${addresses.payments}`,
    secrets: state.secrets,
    local_receivers: options.allow_local_receivers ? '*' : (options.local_receivers ?? []).join(','),
    receiver_ca: options.receiver_ca ? receiver_ca : '',
    retry_delays: options.retry_delays ?? specDelays,
  }
  const processes = {} as Record<ServiceName, Supervised[]>
  for (const wave of [...stopOrder].reverse()) stops.add(() => Promise.all(wave.flatMap((name) => (processes[name] ?? []).map((one) => one.stop()))))
  const pids = (): RunningStack['pids'] => ({
    ...Object.fromEntries(serviceNames.map((name) => [name, processes[name].map((one) => one.pid() ?? 0)])) as Record<ServiceName, number[]>,
    postgres: postgres.server().pid,
    nats: nats.server().pid,
  })
  await step(`${serviceNames.length} services`, async () => {
    for (const name of serviceNames) {
      processes[name] = addresses[name].map((port, n) => launch(`${name}-${n + 1}`, [...nodeFlags, `services/${name}/main.ts`], {
        [name === 'gateway' ? 'HTTP_ADDRESS' : 'GRPC_ADDRESS']: `127.0.0.1:${port}`,
        DATABASE_URL: database_urls[name],
        OTEL_SERVICE_NAME: name,
        ...(collector ? telemetryEnv(collector.url) : {}),
        ...environments[name](wiring),
        ...options.env?.[name],
      }))
    }
    const all = Promise.all([payments, ...Object.values(processes).flat()].map((one) => one.ready))
    await Promise.race([all, aborted(signal)])
  })

  stops.add(() => removeStackFiles(data, json_file))
  running = {
    base_url: wiring.base_url, gateway_urls, auth_url: null, credentials, account_signing_secret, database_urls, nats_url: nats.url, pids: pids(),
    payments_url: wiring.payments_url, data, logs, launcher: identityOf(process.pid) ?? '', payments_pid: payments.pid() ?? 0,
    grpc: Object.fromEntries(serviceNames.map((name) => [name, wiring.grpc(name)])) as Record<ServiceName, string>,
    collector_url: collector?.url ?? null,
  }
  changed()
  return {
    running: () => running as RunningStack,
    stop: () => stops.run(),
    remove: async () => {
      await stops.run()
      removeCluster(join(data, 'postgres'))
      rmSync(data, { recursive: true, force: true })
    },
  }
}

type Addresses = Record<ServiceName, number[]> & { payments: number }

/** A port for every process. Throws when the one asked for is taken. */
async function pickPorts({ replicas = {}, port }: StackOptions, { gateway_port }: State): Promise<Addresses> {
  if (port !== undefined && !await isFree(port)) throw new Error(`port ${port} is taken: stop who has it, or choose another with --port`)
  const counts = serviceNames.map((name) => replicas[name] ?? 1)
  const free = await freePorts(counts.reduce((sum, count) => sum + count, 1))
  const addresses = { payments: free.pop() as number } as Addresses
  serviceNames.forEach((name, place) => { addresses[name] = free.splice(0, counts[place]) })
  const kept = port ?? (gateway_port !== undefined && await isFree(gateway_port) ? gateway_port : undefined)
  if (kept !== undefined) addresses.gateway[0] = kept
  return addresses
}

const target = (ports: number[]): string =>
  ports.length === 1 ? `127.0.0.1:${ports[0]}` : `ipv4:${ports.map((port) => `127.0.0.1:${port}`).join(',')}`

/** Of this process's environment, what the stack's processes may see. */
function inherited(): Record<string, string> {
  const { PATH = '', HOME = '/', LOG_LEVEL = 'info', NODE_ENV = 'development' } = process.env
  // Compiled code is kept, which halves the time that a process needs to load.
  return { PATH, HOME, LOG_LEVEL, NODE_ENV, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') }
}

const telemetryEnv = (url: string): Record<string, string> => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  OTEL_LOGS_EXPORTER: 'none',
  // A trace is complete a second after its request.
  OTEL_BSP_SCHEDULE_DELAY: '500',
})

const aborted = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason as Error), { once: true }))
