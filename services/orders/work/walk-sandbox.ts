/** Orders of sandbox accounts walk through their whole life by themselves (T1), one step an interval after the last. */
import type { Statement } from '@tradecounter/chassis/database'
import { inProcess } from '@tradecounter/chassis/grpc-server'
import { Failure } from '@tradecounter/kernel/failure'
import type { Context } from '../context.ts'
import { nextStep } from '../domain/sandbox-walk.ts'
import type { WalkFacts } from '../domain/sandbox-walk.ts'
import { services } from '../rpc/server.ts'

const toWalk: Statement = {
  name: 'orders_to_walk',
  text: `select uuid, status, delivery_type,
      exists (select from shipments s where s.order_uuid = o.uuid and s.delivered_at is null)
        or exists (select from order_items i where i.order_uuid = o.uuid and i.status = 'awaiting_collection') as under_way
    from orders o
    where sandbox and status not in ('draft', 'failed', 'complete', 'cancelled')
      and not exists (select from issues i where i.order_uuid = o.uuid and i.closed_at is null)
      and not exists (select from order_events e where e.order_uuid = o.uuid and e.occurred_at > $1::timestamptz - $2::float8 * interval '1 millisecond')
    order by placed_at limit 100`,
}

interface Walker extends WalkFacts, Record<string, unknown> {
  uuid: string
}

export async function walkSandbox(context: Context): Promise<void> {
  const operator = services(context)['tradecounter.orders.v1.OrdersOperatorService']
  for (const order of await context.database.rows<Walker>(toWalk, [context.clock.now(), context.sandbox_step_ms])) {
    const step = nextStep(order)
    if (!step) continue
    const request = { order_id: order.uuid, items: [], item_ids: [], supplier: 'Sandbox', carrier: 'Sandbox' }
    await operator[step](request, inProcess).catch((error: unknown) => {
      // Another replica, or the account, was quicker.
      if (error instanceof Failure && error.code === 'conflict') return
      context.log.error({ err: error, order_uuid: order.uuid, step }, 'a sandbox order could not take its step, it is tried again')
    })
  }
}
