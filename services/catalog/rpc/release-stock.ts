import type { Handler } from '@tradecounter/chassis/grpc-server'
import { invalid } from '@tradecounter/kernel/failure'
import { isUuid } from '@tradecounter/kernel/ids'
import { messages } from '@tradecounter/kernel/messages'
import type { CatalogServiceDefinition } from '@tradecounter/proto/tradecounter/catalog/v1/CatalogService'
import type { Context } from '../context.ts'
import { closeReservation, putStockBack, unitsOf } from '../db/reservations.ts'

/** DECISIONS O8: a repeat puts nothing back and answers the same. After it the order can reserve no more, not even by a call sent earlier. */
export const releaseStock = ({ database, clock }: Context): Handler<CatalogServiceDefinition, 'ReleaseStock'> => async ({ order_uuid }) => {
  if (!isUuid(order_uuid)) throw invalid({ order_uuid: [messages.uuid] })
  return database.transaction(async (tx) => {
    if (await closeReservation(tx, order_uuid, clock.now())) await putStockBack(tx, order_uuid)
    return { units: await unitsOf(tx, order_uuid) }
  })
}
