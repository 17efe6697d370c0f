/** `npm start`: a whole stack, a demonstration order, and then it stays up until Ctrl-C. */
import { readFileSync } from 'node:fs'
import { readFlags, usage, UsageError } from './flags.ts'
import type { Flags } from './flags.ts'
import { startReceiver } from './receiver.ts'
import type { Receiver } from './receiver.ts'
import { startStack } from './stack.ts'
import type { Stack } from './stack.ts'
import { welcome } from './welcome.ts'

const say = (line: string): void => { process.stdout.write(`${line}\n`) }

const progress = (what: string, ms?: number): void => say(ms === undefined ? `  ${what}` : `  ${what.padEnd(40)} ${(ms / 1000).toFixed(1).padStart(5)} s`)

function flagsOrExit(): Flags {
  try {
    const flags = readFlags(process.argv.slice(2), process.env)
    if (!flags.help) return flags
    process.stdout.write(usage)
    process.exit(0)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\n\n${usage}`)
    process.exit(2)
  }
}

/** Aborts at the first sign that somebody wants an end: Ctrl-C, a kill, a closed terminal, or a bootstrap that is gone. */
function endWanted(): AbortSignal {
  const ending = new AbortController()
  const end = (): void => {
    if (ending.signal.aborted) return
    ending.abort(new Error('stopped'))
    say('\nstopping …')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  process.on('disconnect', end)
  // A terminal that is gone takes no more words.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', end)
  return ending.signal
}

async function run(flags: Flags, signal: AbortSignal): Promise<void> {
  const began = performance.now()
  const extraCa = flags.receiver_ca ? readFileSync(flags.receiver_ca, 'utf8') : ''
  // The services themselves refuse local receivers under production, so there is nobody to receive.
  const receiver = flags.demo && process.env.NODE_ENV !== 'production' ? await startReceiver() : undefined
  let stack: Stack | undefined
  try {
    say('starting Tradecounter')
    stack = await startStack({
      data: flags.data, replicas: flags.replicas, allow_local_receivers: flags.allow_local_receivers, receiver_ca: `${receiver?.ca ?? ''}${extraCa}`,
      local_receivers: receiver ? [receiver.origin] : [], telemetry: true, on_progress: progress, signal,
      ...(flags.port === undefined ? {} : { port: flags.port }),
      ...(flags.retry_delays === undefined ? {} : { retry_delays: flags.retry_delays }),
      ...(flags.json === undefined ? {} : { json_file: flags.json }),
    })
    progress('ready', performance.now() - began)
    if (receiver) await demonstrate(stack, receiver, signal)
    say(welcome(stack.running()))
    await aborted(signal)
  } finally {
    await stack?.stop()
    await receiver?.close()
  }
}

/** A demonstration that goes wrong is told, and leaves the stack up to be looked at. */
async function demonstrate(stack: Stack, receiver: Receiver, signal: AbortSignal): Promise<void> {
  try {
    const { playDemo } = await import('./demo.ts')
    await Promise.race([playDemo(stack.running(), receiver, say), aborted(signal)])
  } catch (error) {
    if (!signal.aborted) say(`the demonstration order did not get through: ${(error as Error).message}`)
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  signal.aborted ? Promise.resolve() : new Promise((done) => signal.addEventListener('abort', () => done(), { once: true }))

const flags = flagsOrExit()
const signal = endWanted()
try {
  await run(flags, signal)
  process.exit(0)
} catch (error) {
  if (signal.aborted) process.exit(0)
  process.stderr.write(`\n${(error as Error).message}\n`)
  process.exit(1)
}
