import type { Statement } from '@tradecounter/chassis/database'
import type { Context } from '../context.ts'
import { lease_ms } from './draft.ts'

const claim: Statement = {
  name: 'draft_claim',
  text: `update orders set lease_until = $2::timestamptz + $3::float8 * interval '1 millisecond'
    where uuid = $1 and status = 'draft' and (coalesce(lease_until, created_at) < $2)`,
}

/** Takes over a draft whose process died. False while somebody is at work on it. */
export const claimDraft = async ({ database, clock }: Context, uuid: string): Promise<boolean> =>
  (await database.run(claim, [uuid, clock.now(), lease_ms])) > 0

const giveBack: Statement = { name: 'draft_give_back', text: `update orders set lease_until = null where uuid = $1 and status = 'draft'` }

/** This process is done with the draft for now: the client's retry may go on at once. */
export const releaseDraft = ({ database }: Context, uuid: string): Promise<number> => database.run(giveBack, [uuid])
