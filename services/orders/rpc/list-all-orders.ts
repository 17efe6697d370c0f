import type { Handler } from '@tradecounter/chassis/grpc-server'
import type { Statement } from '@tradecounter/chassis/database'
import type { OrdersOperatorServiceDefinition as Operator } from '@tradecounter/proto/tradecounter/orders/v1/OrdersOperatorService'
import type { Context } from '../context.ts'
import { invalid } from '@tradecounter/kernel/failure'
import { messages } from '@tradecounter/kernel/messages'
import { limitOf, timePosition } from '../db/page.ts'
import { orderColumns } from '../db/read-orders.ts'
import type { OrderRow } from '../db/rows.ts'
import { statuses } from '../domain/transitions.ts'
import { pageOfOrders } from './list-orders.ts'

const newestOfAll: Statement = {
  name: 'orders_newest_of_all',
  text: `select ${orderColumns} from orders
    where placed_at is not null and ($1::text is null or status = $1) and ($2::timestamptz is null or (placed_at, uuid) < ($2, $3::uuid))
    order by placed_at desc, uuid desc limit $4`,
}

const isStatus = (text: string): boolean => (statuses as readonly string[]).includes(text)

/** The operator's work list, newest first, over all accounts. */
export const listAllOrders = (context: Context): Handler<Operator, 'ListAllOrders'> => async ({ status, page }) => {
  if (status !== undefined && !isStatus(status)) throw invalid({ status: [messages.oneOf(statuses)] })
  const limit = limitOf(page)
  const position = timePosition(page)
  const rows = await context.database.rows<OrderRow>(newestOfAll, [status, position?.at, position?.uuid, limit + 1])
  return pageOfOrders(context, rows, limit)
}
