import { presentShopSummary } from '@tradecounter/v1/present/shop'
import { json } from '../exchange.ts'
import type { Endpoint } from '../exchange.ts'
import { admit } from '../steps/admit.ts'
import { listPage } from '../steps/list-page.ts'

/** GET /v1/shops. */
export const listShops: Endpoint = (context, operation) => async (exchange) => {
  const { account_id } = await admit(context, exchange, operation)
  const list = listPage(context, exchange, operation, account_id)
  const { shops, page } = await context.catalog.ListShops({ account_id, page: list.page })
  return json({ data: shops.map(presentShopSummary), page: list.info(page) })
}
