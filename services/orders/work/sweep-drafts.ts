/**
 * Ends drafts whose placing died (O7). Up to the charge nothing was taken but stock, so that the draft is undone; from the charge on the card
 * may have been charged, so that it is settled: the charge answers what it answered the first time, and the order ends placed or refused.
 */
import type { Statement } from '@tradecounter/chassis/database'
import { Failure } from '@tradecounter/kernel/failure'
import type { Context } from '../context.ts'
import { claimDraft } from '../placing/claim.ts'
import { readDraft } from '../placing/draft.ts'
import { abandon, settle } from '../placing/settle.ts'

const abandoned: Statement = {
  name: 'drafts_abandoned',
  text: `select uuid, charging_at from orders where status = 'draft' and coalesce(lease_until, created_at + interval '5 seconds') < $1
    order by created_at limit 50`,
}

interface Abandoned extends Record<string, unknown> {
  uuid: string
  charging_at: string | null
}

export async function sweepDrafts(context: Context): Promise<void> {
  for (const { uuid, charging_at } of await context.database.rows<Abandoned>(abandoned, [context.clock.now()])) {
    if (!(await claimDraft(context, uuid))) continue
    const draft = charging_at === null ? undefined : await readDraft(context.database, uuid)
    if (draft) await settle(context, draft).catch((error: unknown) => unsettled(context, uuid, error))
    else await abandon(context, uuid)
  }
}

function unsettled({ log }: Context, order_uuid: string, error: unknown): void {
  if (error instanceof Failure && error.code === 'validation') log.info({ order_uuid, reason: error.detail }, 'an abandoned order attempt was refused')
  else log.warn({ order_uuid, err: error }, 'an abandoned order attempt cannot be settled yet, it is tried again')
}
