/** A PostgreSQL server of one's own, on loopback: its cluster is made at the first start and found by later ones. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepServer, lastLines, openLog, stopStale, textOf } from './kept-server.ts'
import type { KeptServer } from './kept-server.ts'
import { identityOf } from './lock.mjs'
import { lockDir } from './lock-dir.ts'
import { poll } from './poll.ts'
import { freePort } from './ports.ts'
import { placeFor, removeCluster, settle } from './postgres-place.ts'
import type { Place } from './postgres-place.ts'

export interface Postgres {
  /** Of the superuser `postgres`, database `postgres`. */
  url: string
  port: number
  server(): KeptServer
  /** After the server has ended by itself: the same cluster on the same port. */
  restart(): Promise<void>
  /** Waits until it is down, and gives the folder back. */
  stop(): Promise<void>
  /** Stops, and deletes the cluster, wherever it lives. */
  remove(): Promise<void>
}

export interface PostgresOptions {
  /** Where the cluster lives, or a pointer to it; one living launcher at a time. */
  dir: string
  port?: number
  /** Off in tests only: what is committed may be lost with the machine. */
  fsync?: boolean
  /** Default `server.log` in `dir`. */
  log_file?: string
  /** Says in one line what takes long or is out of the ordinary. */
  say?: (line: string) => void
}

export async function startPostgres({ dir, port: wanted, fsync = true, log_file = join(dir, 'server.log'), say = () => undefined }: PostgresOptions): Promise<Postgres> {
  mkdirSync(dir, { recursive: true, mode: 0o711 })
  const release = lockDir(dir, 'PostgreSQL')
  const pid_file = join(dir, 'server.pid')
  try {
    await stopStale(pid_file, 'INT')
    const place = await placeFor(dir, say)
    const password = passwordOf(dir)
    if (!existsSync(place.cluster)) await makeCluster(place, password, log_file)
    const port = wanted ?? await freePort()
    const start = (): Promise<KeptServer> => run(place, { port, fsync, log_file, pid_file })
    let server = await start()
    const stop = async (): Promise<void> => {
      await server.stop()
      release()
    }
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      port,
      server: () => server,
      restart: async () => { server = await start() },
      stop,
      remove: async () => {
        await stop()
        removeCluster(dir)
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

function passwordOf(dir: string): string {
  const file = join(dir, 'password')
  if (!textOf(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return textOf(file)
}

const initdbArgs = [
  '--username=postgres', '--auth=scram-sha-256', '--pwfile=/dev/stdin', '--encoding=UTF8',
  '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions',
]

/** Made aside and then put in place, so that one whose making was cut short is never taken for a cluster. */
async function makeCluster(place: Place, password: string, log_file: string): Promise<void> {
  const log = openLog(log_file)
  const fresh = settle(place)
  // Through a pipe of the shell's, so that the password is in no file and on no command line.
  const initdb = spawn('/bin/sh', ['-c', 'cat | "$@"', 'initdb', join(place.binaries, 'initdb'), `--pgdata=${fresh.dir}`, ...initdbArgs], {
    stdio: ['pipe', log, log], detached: true, cwd: '/', env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' }, ...place.owner,
  })
  initdb.stdin?.end(`${password}\n`)
  const [code] = await once(initdb, 'exit') as [number | null]
  if (code !== 0) throw new Error(`initdb failed; the end of ${log_file}:\n${lastLines(log_file)}`)
  fresh.done()
}

interface RunOptions {
  port: number
  fsync: boolean
  log_file: string
  pid_file: string
}

async function run(place: Place, { port, fsync, log_file, pid_file }: RunOptions): Promise<KeptServer> {
  const settings = {
    port, listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 400, timezone: 'UTC', log_timezone: 'UTC',
    // MikroORM's and JetStream's own words are enough in development; what is slow or wrong is wanted.
    log_min_duration_statement: '500ms', logging_collector: 'off',
    // Commits still wait for the kernel to have them: a killed server loses nothing.
    ...(fsync ? {} : { fsync: 'off', full_page_writes: 'off' }),
  }
  const args = ['-D', place.cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const status = join(place.cluster, 'postmaster.pid')
  // The children of a server that was killed need a moment to see it, and until then a new one refuses to start.
  const server = await poll(20_000, async () => {
    const before = textOf(status).split('\n')[0] ?? ''
    if (before && !identityOf(Number(before))) await new Promise((done) => setTimeout(done, 100))
    const started = await keepServer({
      command: join(place.binaries, 'postgres'), args, signal: 'INT', log_file, pid_file, ...(place.owner ? { owner: place.owner } : {}),
    })
    const ready = await poll(60_000, () => (!started.isUp() || isReady(textOf(status), started.pid) ? true : undefined))
    if (ready && started.isUp()) return started
    await started.stop()
    if (/already exists|still in use/.test(lastLines(log_file, 4))) return undefined
    throw new Error(`PostgreSQL did not start on port ${port}; the end of ${log_file}:\n${lastLines(log_file)}`)
  })
  if (!server) throw new Error(`PostgreSQL did not start: ${place.cluster} seems to be in use; the end of ${log_file}:\n${lastLines(log_file)}`)
  return server
}

/** postmaster.pid: the pid in its first line, and the server's state in its eighth. */
function isReady(status: string, pid: number): boolean {
  const lines = status.split('\n')
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready'
}
