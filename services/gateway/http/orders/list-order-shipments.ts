import { presentShipment } from '@tradecounter/v1/present/shipment'
import { json } from '../exchange.ts'
import type { Endpoint } from '../exchange.ts'
import { admit } from '../steps/admit.ts'
import { listPage } from '../steps/list-page.ts'
import { pathId } from '../steps/path-id.ts'

/** GET /v1/orders/{id}/shipments, oldest first (SPEC "Shipment", DECISIONS W18). */
export const listOrderShipments: Endpoint = (context, operation) => async (exchange) => {
  const { account_id } = await admit(context, exchange, operation)
  const list = listPage(context, exchange, operation, account_id)
  const { shipments, page } = await context.orders.ListShipments({ account_id, order_id: pathId(exchange), page: list.page })
  return json({ data: shipments.map(presentShipment), page: list.info(page) })
}
