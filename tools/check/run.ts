/** Runs a step's commands so that none of their processes outlives them or this one. */
import { spawn } from 'node:child_process'
import { root } from './steps.ts'
import type { Step } from './steps.ts'

export interface Outcome {
  green: boolean
  /** What it printed; empty when it printed straight to the terminal. */
  output: string
  seconds: number
}

export interface RunOptions {
  /** Ends what runs; the outcome is then red. */
  stop: AbortSignal
  env?: Record<string, string>
  /** Print straight to the terminal. */
  live?: boolean
}

/** Everything the command has started: it leads a process group of its own. */
function killGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal)
  } catch {
    return false
  }
}

/** Ends the group and sees it gone: politely, after 8 s by force. */
async function endGroup(pid: number): Promise<void> {
  killGroup(pid, 'SIGTERM')
  for (let waited = 0; killGroup(pid, 0); waited += 50) {
    if (waited === 8_000) killGroup(pid, 'SIGKILL')
    await new Promise((done) => setTimeout(done, 50))
  }
}

async function runCommand(command: string[], { stop, env, live }: RunOptions): Promise<Omit<Outcome, 'seconds'>> {
  if (stop.aborted) return { green: false, output: '' }
  const stream = live ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, command, { cwd: root, env: { ...process.env, ...env }, detached: true, stdio: ['ignore', stream, stream] })
  const { pid } = child
  if (pid === undefined) return { green: false, output: `${command[0]} could not be started\n` }

  const chunks: Buffer[] = []
  for (const from of [child.stdout, child.stderr]) from?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const closed = new Promise((done) => child.on('close', done))
  const end = () => killGroup(pid, 'SIGTERM')
  stop.addEventListener('abort', end)
  try {
    const code = await new Promise((done) => child.on('exit', done))
    await endGroup(pid)
    await closed
    return { green: code === 0 && !stop.aborted, output: Buffer.concat(chunks).toString() }
  } finally {
    stop.removeEventListener('abort', end)
  }
}

export async function runStep(step: Step, options: RunOptions): Promise<Outcome> {
  const began = performance.now()
  let output = ''
  for (const command of step.commands) {
    const done = await runCommand(command, { ...options, env: { ...step.env, ...options.env } })
    output += done.output
    if (!done.green) return { green: false, output, seconds: (performance.now() - began) / 1000 }
  }
  return { green: true, output, seconds: (performance.now() - began) / 1000 }
}
