/** A Node process that is kept running: started again whenever it ends without having been asked to. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { lastLines, openLog } from '../backends/kept-server.ts'
import { root } from './paths.ts'

export interface Supervised {
  name: string
  pid(): number | undefined
  /** The first start: rejects with the end of its log when the process ended instead. */
  ready: Promise<void>
  stop(): Promise<void>
}

export interface ProcessOptions {
  name: string
  /** Node's arguments, the script among them. */
  args: string[]
  env: Record<string, string>
  log_file: string
  /** Called whenever it has a new pid. */
  changed(): void
  say(line: string): void
}

/** A process says that it serves with `process.send({ ready: true })`; it ends by itself when its launcher is gone. */
export function supervise({ name, args, env, log_file, changed, say }: ProcessOptions): Supervised {
  let child: ChildProcess | undefined
  let stopping = false
  let everReady = false

  const launch = (): Promise<void> => {
    const log = openLog(log_file)
    // A session of its own: Ctrl-C in the terminal reaches the launcher alone, which stops everything in order.
    const started = spawn(process.execPath, args, { cwd: root, env, detached: true, stdio: ['ignore', log, log, 'ipc'] })
    closeSync(log)
    child = started
    const began = performance.now()
    changed()
    return new Promise((done, fail) => {
      started.once('message', () => {
        everReady = true
        done()
      })
      started.once('error', fail)
      started.once('exit', (code, signal) => {
        const why = signal ?? `code ${code}`
        if (!everReady || stopping) return fail(new Error(`${name} ended (${why}) before it was ready; the end of ${log_file}:\n${lastLines(log_file)}`))
        void again(why, performance.now() - began)
      })
    })
  }

  /** At once, unless it ends again and again. */
  const again = async (why: string, lived_ms: number): Promise<void> => {
    if (lived_ms < 1_000) await sleep(500)
    if (stopping) return
    say(`${name} ended (${why}): starting it again`)
    launch().catch(() => undefined)
  }

  const ready = launch()
  return { name, pid: () => child?.pid, ready, stop: () => {
    stopping = true
    return child ? end(child) : Promise.resolve()
  } }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const kill = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await ended
  clearTimeout(kill)
}
