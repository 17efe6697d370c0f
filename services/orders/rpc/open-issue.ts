import type { Handler } from '@tradecounter/chassis/grpc-server'
import type { Statement } from '@tradecounter/chassis/database'
import { uuidv7 } from '@tradecounter/kernel/ids'
import type { OrdersOperatorServiceDefinition as Operator } from '@tradecounter/proto/tradecounter/orders/v1/OrdersOperatorService'
import type { Context } from '../context.ts'
import { checkTexts } from '../domain/check-texts.ts'
import { eventData } from '../domain/event-data.ts'
import { transition } from './transition.ts'

const insertIssue: Statement = {
  name: 'issue_insert',
  text: 'insert into issues (id, order_uuid, code, summary, opened_at) values ($1, $2, $3, $4, $5)',
}

/** An open issue keeps the order out of production. */
export const openIssue = (context: Context): Handler<Operator, 'OpenIssue'> => async ({ order_id, code, summary }) => {
  checkTexts({ code, summary }, ['code', 'summary'])
  const now = context.clock.now()
  const id = uuidv7(now, context.random)
  const order = await transition(context, {
    order_id,
    trigger: 'open_issue',
    write: async ({ tx, order: { uuid } }) => {
      await tx.run(insertIssue, [id, uuid, code, summary, now])
      return eventData.issue_opened(id, code, summary)
    },
  })
  return { id, order_id: order.id, code, summary, opened_at: now.toISOString() }
}
