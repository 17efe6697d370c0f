/** A server process that never outlives this one: it runs under keeper.sh. */
import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { identityOf, isRunning, pidIn } from './lock.mjs'
import { poll } from './poll.ts'

export interface Owner {
  uid: number
  gid: number
}

export interface KeptServer {
  /** Of the server itself, not of its keeper. */
  pid: number
  /** Resolves when it has ended, asked for or not. */
  ended: Promise<void>
  isUp(): boolean
  stop(): Promise<void>
}

export interface ServerCommand {
  command: string
  args: string[]
  env?: Record<string, string>
  /** How this server likes to be stopped. */
  signal: 'INT' | 'TERM'
  log_file: string
  /** Where its identity is kept, so that one left from a launcher that was killed is found. */
  pid_file: string
  /** Run as this user. */
  owner?: Owner
}

export async function keepServer({ command, args, env = {}, signal, log_file, pid_file, owner }: ServerCommand): Promise<KeptServer> {
  const log = openLog(log_file)
  // The script as text and not as a file: `owner` may not be able to read this folder.
  const keeper = spawn('/bin/sh', ['-c', keeperScript, 'keeper', signal, command, ...args], {
    stdio: ['ignore', log, log, 'pipe', 'pipe'], detached: true, cwd: '/', env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', ...env }, ...owner,
  })
  closeSync(log)
  const lifeline = keeper.stdio[3] as NodeJS.WritableStream & { destroy(): void }
  const ended = once(keeper, 'exit').then(() => undefined)
  lifeline.on('error', () => undefined)
  const [line] = await Promise.race([
    once(keeper.stdio[4] as NodeJS.ReadableStream, 'data') as Promise<[Buffer]>,
    ended.then(() => { throw new Error(`${command} could not be started: ${lastLines(log_file)}`) }),
  ])
  const pid = Number(line.toString())
  const identity = identityOf(pid)
  if (identity) writeFileSync(pid_file, identity)
  // A keeper that was killed leaves its server: what counts is that the server is gone.
  const gone = ended.then(() => stopIdentity(identity ?? '', signal)).then(() => rmSync(pid_file, { force: true }))
  let up = true
  void gone.then(() => { up = false })
  return {
    pid,
    ended: gone,
    isUp: () => up,
    stop: () => {
      lifeline.destroy()
      return gone
    },
  }
}

const keeperScript = readFileSync(join(import.meta.dirname, 'keeper.sh'), 'utf8')

/** Stops what an earlier launcher left running, if it still runs. */
export async function stopStale(pid_file: string, signal: 'INT' | 'TERM'): Promise<void> {
  await stopIdentity(textOf(pid_file), signal)
  rmSync(pid_file, { force: true })
}

export async function stopIdentity(identity: string, signal: 'INT' | 'TERM'): Promise<void> {
  for (const [name, wait_ms] of [[`SIG${signal}`, 10_000], ['SIGKILL', 10_000]] as const) {
    if (!isRunning(identity)) return
    process.kill(pidIn(identity), name)
    await poll(wait_ms, () => (isRunning(identity) ? undefined : true))
  }
}

const keptBytes = 16 * 1024 * 1024

/** For appending; a long one is put aside first, as FILE.old. */
export function openLog(file: string): number {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > keptBytes) renameSync(file, `${file}.old`)
  return openSync(file, 'a', 0o600)
}

export const lastLines = (file: string, count = 10): string => textOf(file).trimEnd().split('\n').slice(-count).join('\n')

export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
