import type { Endpoint } from '../exchange.ts'
import { admit } from '../steps/admit.ts'
import { listPage } from '../steps/list-page.ts'
import { presentDesigns } from './present-designs.ts'

/** GET /v1/designs. */
export const listDesigns: Endpoint = (context, operation) => async (exchange) => {
  const credential = await admit(context, exchange, operation)
  const list = listPage(context, exchange, operation, credential.account_id)
  const found = await context.catalog.ListDesigns({ account_id: credential.account_id, status: list.query.status, page: list.page })
  return presentDesigns(context, credential, list, found)
}
