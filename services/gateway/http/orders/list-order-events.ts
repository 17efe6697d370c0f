import { presentEvent } from '@tradecounter/v1/present/event'
import { json } from '../exchange.ts'
import type { Endpoint } from '../exchange.ts'
import { admit } from '../steps/admit.ts'
import { listPage } from '../steps/list-page.ts'
import { pathId } from '../steps/path-id.ts'

/** GET /v1/orders/{id}/events, oldest first (SPEC "OrderEvent", DECISIONS W18). */
export const listOrderEvents: Endpoint = (context, operation) => async (exchange) => {
  const { account_id } = await admit(context, exchange, operation)
  const list = listPage(context, exchange, operation, account_id)
  const { events, page } = await context.orders.ListOrderEvents({ account_id, order_id: pathId(exchange), page: list.page })
  return json({ data: events.map(presentEvent), page: list.info(page) })
}
