/** What orders does by itself, again and again. Every replica does it: each task claims or locks what it works on. */
import { every } from '@tradecounter/chassis/every'
import type { Context } from '../context.ts'
import { completeDelivered } from './complete-delivered.ts'
import { forgetOldKeys } from './forget-keys.ts'
import { sweepDrafts } from './sweep-drafts.ts'
import { undoDue } from './undo-orders.ts'
import { walkSandbox } from './walk-sandbox.ts'

/** Milliseconds between runs. O7: an attempt whose process died ends within a minute, its lease of 20 s included. */
const tasks = [
  { name: 'sweep drafts', ms: 5_000, run: sweepDrafts },
  { name: 'undo orders', ms: 5_000, run: undoDue },
  { name: 'walk sandbox orders', ms: 500, run: walkSandbox },
  { name: 'complete delivered orders', ms: 60_000, run: completeDelivered },
  { name: 'forget idempotency keys', ms: 60_000, run: forgetOldKeys },
]

export function startWork(context: Context): () => Promise<unknown> {
  const stops = tasks.map(({ name, ms, run }) => every(ms, name, context.log, () => run(context)))
  return () => Promise.all(stops.map((stop) => stop()))
}
