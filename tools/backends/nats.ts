/** A nats-server with JetStream of one's own, on loopback. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { lockDir } from './lock-dir.ts'
import { keepServer, lastLines, stopStale } from './kept-server.ts'
import type { KeptServer } from './kept-server.ts'
import { natsBinary } from './nats-binary.ts'
import { poll } from './poll.ts'
import { freePort } from './ports.ts'

export interface Nats {
  url: string
  port: number
  server(): KeptServer
  /** After the server has ended by itself: the same store on the same port. */
  restart(): Promise<void>
  /** Waits until it is down, and gives the folder back. */
  stop(): Promise<void>
}

export interface NatsOptions {
  /** Where streams live; one living launcher at a time. */
  dir: string
  port?: number
  /** Default true: what is acknowledged is on the disk. A server before 2.10 cannot promise it, and syncs every two minutes. */
  fsync?: boolean
  /** Default `server.log` in `dir`. */
  log_file?: string
  /** Says in one line what takes long or is out of the ordinary. */
  say?: (line: string) => void
}

export async function startNats({ dir, port: wanted, fsync = true, log_file = join(dir, 'server.log'), say = () => undefined }: NatsOptions): Promise<Nats> {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const release = lockDir(dir, 'NATS')
  const pid_file = join(dir, 'server.pid')
  try {
    await stopStale(pid_file, 'TERM')
    const command = natsBinary(say)
    const port = wanted ?? await freePort()
    const syncing = fsync && canSyncAlways(command) ? ['--config', syncConfig(dir)] : []
    const start = async (): Promise<KeptServer> => {
      const args = ['--addr', '127.0.0.1', '--port', String(port), '--jetstream', '--store_dir', join(dir, 'streams'), ...syncing]
      const server = await keepServer({ command, args, signal: 'TERM', log_file, pid_file })
      if (await poll(15_000, async () => !server.isUp() || await greets(port) || undefined) && server.isUp()) return server
      await server.stop()
      throw new Error(`nats-server did not start on port ${port}; the end of ${log_file}:\n${lastLines(log_file)}`)
    }
    let server = await start()
    return {
      url: `nats://127.0.0.1:${port}`,
      port,
      server: () => server,
      restart: async () => { server = await start() },
      stop: async () => {
        await server.stop()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/** sync_interval's `always` came with 2.10, and has no flag. */
function canSyncAlways(command: string): boolean {
  const [, major, minor] = /v(\d+)\.(\d+)/.exec(spawnSync(command, ['--version'], { encoding: 'utf8' }).stdout ?? '') ?? []
  return Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 10)
}

/** The flags say the rest, and win. */
function syncConfig(dir: string): string {
  const file = join(dir, 'server.conf')
  writeFileSync(file, 'jetstream {\n  sync_interval: always\n}\n', { mode: 0o600 })
  return file
}

/** A NATS server speaks first: `INFO {…}`. */
const greets = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const end = (answer: boolean): void => {
      socket.destroy()
      done(answer)
    }
    socket.setTimeout(1_000, () => end(false))
    socket.once('error', () => end(false))
    socket.once('data', (data) => end(data.toString().startsWith('INFO ')))
  })
