import type { Handler } from '@tradecounter/chassis/grpc-server'
import type { Statement } from '@tradecounter/chassis/database'
import { Failure } from '@tradecounter/kernel/failure'
import { isUuid } from '@tradecounter/kernel/ids'
import type { OrdersOperatorServiceDefinition as Operator } from '@tradecounter/proto/tradecounter/orders/v1/OrdersOperatorService'
import type { Context } from '../context.ts'
import { checkTexts } from '../domain/check-texts.ts'
import { eventData } from '../domain/event-data.ts'
import { transition } from './transition.ts'

const closeOne: Statement = {
  name: 'issue_close',
  text: `update issues set closed_at = $3, resolution = $4 where id = (
      select id from issues where order_uuid = $1 and closed_at is null and ($2::uuid is null or id = $2) order by opened_at, id limit 1)
    returning id, code, summary, opened_at`,
}

interface Closed extends Record<string, unknown> {
  id: string
  code: string
  summary: string
  opened_at: string
}

/** The issue named, or the oldest that is open. */
export const closeIssue = (context: Context): Handler<Operator, 'CloseIssue'> => async ({ order_id, issue_id, resolution }) => {
  checkTexts({ resolution })
  const now = context.clock.now()
  const made: { closed?: Closed } = {}
  const order = await transition(context, {
    order_id,
    trigger: 'close_issue',
    write: async ({ tx, order: { uuid } }) => {
      const known = issue_id === undefined || isUuid(issue_id)
      const closed = known ? await tx.row<Closed>(closeOne, [uuid, issue_id, now, resolution]) : undefined
      if (!closed) throw new Failure('conflict', 'no such issue of the order is open')
      made.closed = closed
      return eventData.issue_closed(closed.id, resolution ?? null)
    },
  })
  return { ...made.closed, order_id: order.id, closed_at: now.toISOString(), ...(resolution === undefined ? {} : { resolution }) }
}
