import { presentDesign } from '@tradecounter/v1/present/design'
import { json } from '../exchange.ts'
import type { Endpoint } from '../exchange.ts'
import { admit } from '../steps/admit.ts'
import { pathId } from '../steps/path-id.ts'
import { purchasePrices } from './purchase-prices.ts'

/** GET /v1/designs/{id} (SPEC "Design"). */
export const getDesign: Endpoint = (context, operation) => async (exchange) => {
  const credential = await admit(context, exchange, operation)
  const design_id = pathId(exchange)
  const design = await context.catalog.GetDesign({ account_id: credential.account_id, design_id })
  const [prices] = await purchasePrices(context, credential, [design])
  return json({ data: presentDesign(design, prices ?? { currency: credential.currency, priced: undefined }) })
}
