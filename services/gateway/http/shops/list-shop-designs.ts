import { presentDesigns } from '../designs/present-designs.ts'
import type { Endpoint } from '../exchange.ts'
import { admit } from '../steps/admit.ts'
import { listPage } from '../steps/list-page.ts'
import { pathId } from '../steps/path-id.ts'

/** GET /v1/shops/{id}/designs. */
export const listShopDesigns: Endpoint = (context, operation) => async (exchange) => {
  const credential = await admit(context, exchange, operation)
  const list = listPage(context, exchange, operation, credential.account_id)
  const found = await context.catalog.ListShopDesigns({ account_id: credential.account_id, shop_id: pathId(exchange), page: list.page })
  return presentDesigns(context, credential, list, found)
}
