/** What the suites counted: each package's jest leaves a JSON file in the folder of the run (tools/jest.mjs). */
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Totals {
  passed: number
  /** Failed tests, and spec files that could not be run at all. */
  failed: number
  /** Skipped and to-do tests: nothing is left out here, so they make the run red. */
  skipped: number
}

interface JestResults {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
  numPendingTests: number
  numTodoTests: number
}

export async function readTotals(run: string): Promise<Totals> {
  const totals: Totals = { passed: 0, failed: 0, skipped: 0 }
  for await (const file of glob('*.results.json', { cwd: run })) {
    const results = JSON.parse(await readFile(join(run, file), 'utf8')) as JestResults
    totals.passed += results.numPassedTests
    totals.failed += results.numFailedTests + results.numRuntimeErrorTestSuites
    totals.skipped += results.numPendingTests + results.numTodoTests
  }
  return totals
}
