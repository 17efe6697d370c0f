/** `npm run traces -- REQUEST_ID [--stack FILE]`: the trace of one request as a tree. REQUEST_ID is what X-Request-Id says, or a trace id of a log line. */
import { parseArgs } from 'node:util'
import { findStack } from '../dev/find-stack.ts'
import type { SerialSpan } from './trace-store.ts'
import { traceTree } from './tree.ts'

function refuse(message: string, code: number): never {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}

async function show(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { stack: { type: 'string' } }, allowPositionals: true })
  const [id] = positionals
  if (!id || positionals.length > 1) refuse('usage: npm run traces -- REQUEST_ID [--stack FILE]', 2)
  const { collector_url } = findStack(values.stack)
  if (!collector_url) refuse('this stack keeps no traces', 1)
  const response = await fetch(`${collector_url}/traces?request_id=${encodeURIComponent(id)}`)
  const { data } = await response.json() as { data: SerialSpan[] }
  if (data.length === 0) refuse(`no trace of ${id}: traces are kept for 15 minutes, and come within a second or two of their request`, 1)
  process.stdout.write(`${traceTree(data).join('\n')}\n`)
}

await show().catch((error: Error) => refuse(error.message, 1))
