import { presentCollection } from '@tradecounter/v1/present/shop'
import { json } from '../exchange.ts'
import type { Endpoint } from '../exchange.ts'
import { admit } from '../steps/admit.ts'
import { listPage } from '../steps/list-page.ts'
import { pathId } from '../steps/path-id.ts'

/** GET /v1/shops/{id}/collections, in storefront order. */
export const listShopCollections: Endpoint = (context, operation) => async (exchange) => {
  const { account_id } = await admit(context, exchange, operation)
  const list = listPage(context, exchange, operation, account_id)
  const { collections, page } = await context.catalog.ListShopCollections({ account_id, shop_id: pathId(exchange), page: list.page })
  return json({ data: collections.map(presentCollection), page: list.info(page) })
}
