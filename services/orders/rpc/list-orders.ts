import type { Handler } from '@tradecounter/chassis/grpc-server'
import type { Statement } from '@tradecounter/chassis/database'
import type { OrdersServiceDefinition } from '@tradecounter/proto/tradecounter/orders/v1/OrdersService'
import type { Context } from '../context.ts'
import { limitOf, timePosition } from '../db/page.ts'
import { orderColumns, presentOrders } from '../db/read-orders.ts'
import type { OrderRow } from '../db/rows.ts'

const newest = (name: string, reference: string): Statement => ({
  name,
  text: `select ${orderColumns} from orders
    where account_id = $1 and placed_at is not null
      and ($2::text is null or status = $2) and ($3::text is null or source = $3) and ${reference}
      and ($5::timestamptz is null or placed_at >= $5) and ($6::timestamptz is null or placed_at <= $6)
      and ($7::timestamptz is null or (placed_at, uuid) < ($7, $8::uuid))
    order by placed_at desc, uuid desc limit $9`,
})

const newestOfAll = newest('orders_newest', '$4::text is null')

/** A statement of its own: plans are made once, and this one goes by another index. */
const newestByReference = newest('orders_newest_by_reference', 'external_reference = $4')

/** SPEC "GET /v1/orders": newest first; drafts never included. `since` and `until` are inclusive. */
export const listOrders = (context: Context): Handler<OrdersServiceDefinition, 'ListOrders'> => async (request) => {
  const limit = limitOf(request.page)
  const position = timePosition(request.page)
  const { account_id, status, source, external_reference, since, until } = request
  const rows = await context.database.rows<OrderRow>(external_reference === undefined ? newestOfAll : newestByReference, [
    account_id, status, source, external_reference, since, until, position?.at, position?.uuid, limit + 1,
  ])
  return pageOfOrders(context, rows, limit)
}

/** `rows` holds one more than `limit` when there is a next page. */
export async function pageOfOrders(context: Context, rows: OrderRow[], limit: number) {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const has_more = rows.length > limit
  return { orders: await presentOrders(context, shown), page: { has_more, ...(has_more && last ? { next: `${last.placed_at}~${last.uuid}` } : {}) } }
}
