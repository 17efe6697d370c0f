/**
 * `npm test`: lint, types, contracts and boundaries, then every package's suites against one PostgreSQL and one nats-server of their
 * own. `npm test -- orders gateway` runs the suites of those packages alone. Stops at the first red step; leaves nothing running.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBackends } from './backends.ts'
import { runStep } from './run.ts'
import type { Outcome } from './run.ts'
import { checks, suites } from './steps.ts'
import type { Step } from './steps.ts'
import { readTotals } from './totals.ts'
import type { Totals } from './totals.ts'

const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => interrupted.abort())

interface Row {
  name: string
  seconds: number
  green: boolean
}

const table: Row[] = []
const seconds = (count: number): string => `${count.toFixed(1)} s`

function report(step: Step, outcome: Outcome): void {
  table.push({ name: step.name, seconds: outcome.seconds, green: outcome.green })
  console.log(`\n── ${step.name}: ${outcome.green ? 'green' : 'RED'} after ${seconds(outcome.seconds)}`)
  if (!outcome.green && outcome.output !== '') console.log(outcome.output.trimEnd())
}

/** Two at a time, one for each core of a small machine; the first red one ends the others. */
async function runChecks(): Promise<boolean> {
  console.log(`── ${checks.map(({ name }) => name).join(', ')}`)
  const waiting = [...checks]
  const red = new AbortController()
  const stop = AbortSignal.any([interrupted.signal, red.signal])
  const worker = async () => {
    for (let step = waiting.shift(); step && !stop.aborted; step = waiting.shift()) {
      const outcome = await runStep(step, { stop })
      if (stop.aborted) return
      report(step, outcome)
      if (!outcome.green) red.abort()
    }
  }
  await Promise.all([worker(), worker()])
  return !stop.aborted
}

async function runSuites(packages: string[]): Promise<Totals> {
  console.log('\n── tests')
  const run = await mkdtemp(join(tmpdir(), 'test-run-'))
  try {
    const backends = await startBackends()
    try {
      const env = { ...backends.env, TEST_RUN: run }
      const step = suites(packages)
      const outcome = await runStep(step, { stop: interrupted.signal, env, live: true })
      const totals = await readTotals(run)
      report(step, { ...outcome, green: outcome.green && totals.failed === 0 && totals.skipped === 0 })
      return totals
    } finally {
      await backends.stop()
    }
  } finally {
    await rm(run, { recursive: true, force: true })
  }
}

const packages = process.argv.slice(2)
const began = performance.now()
const checked = packages.length > 0 || (await runChecks())
const totals = checked && !interrupted.signal.aborted ? await runSuites(packages) : undefined

console.log('')
for (const { name, seconds: took, green } of table) console.log(`${name.padEnd(12)} ${seconds(took).padStart(8)}  ${green ? 'green' : 'RED'}`)
console.log(`${'in all'.padEnd(12)} ${seconds((performance.now() - began) / 1000).padStart(8)}`)
if (interrupted.signal.aborted) console.log('interrupted')
else if (totals) {
  if (totals.skipped > 0) console.log(`${totals.skipped} tests were left out: every test runs here, always`)
  console.log(`${totals.passed} passed, ${totals.failed} failed`)
}
process.exit(interrupted.signal.aborted ? 130 : totals && table.every(({ green }) => green) ? 0 : 1)
