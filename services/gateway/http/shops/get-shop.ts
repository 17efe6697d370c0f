import { presentShop } from '@tradecounter/v1/present/shop'
import { json } from '../exchange.ts'
import type { Endpoint } from '../exchange.ts'
import { admit } from '../steps/admit.ts'
import { pathId } from '../steps/path-id.ts'

/** GET /v1/shops/{id}, by UUID or slug (SPEC "Shop"). */
export const getShop: Endpoint = (context, operation) => async (exchange) => {
  const { account_id } = await admit(context, exchange, operation)
  const shop = await context.catalog.GetShop({ account_id, shop_id: pathId(exchange) })
  return json({ data: presentShop(shop) })
}
