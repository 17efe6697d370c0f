import { renderOrderPage } from '@tradecounter/v1/present/order'
import { jsonText } from '../exchange.ts'
import type { Endpoint } from '../exchange.ts'
import { admit } from '../steps/admit.ts'
import { listPage } from '../steps/list-page.ts'

/** GET /v1/orders, newest first. */
export const listOrders: Endpoint = (context, operation) => async (exchange) => {
  const { account_id } = await admit(context, exchange, operation)
  const list = listPage(context, exchange, operation, account_id)
  const { status, source, external_reference, since, until } = list.query
  const { orders, page } = await context.orders.ListOrders({ account_id, status, source, external_reference, since, until, page: list.page })
  return jsonText(renderOrderPage(orders, list.info(page)))
}
