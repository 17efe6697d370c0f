import type { Handler } from '@tradecounter/chassis/grpc-server'
import { notFound } from '@tradecounter/kernel/failure'
import { isDesignId, isUuid } from '@tradecounter/kernel/ids'
import type { CatalogServiceDefinition } from '@tradecounter/proto/tradecounter/catalog/v1/CatalogService'
import type { Context } from '../context.ts'
import { findDesign } from '../db/find-design.ts'
import { wholeDesign } from './design-on-the-wire.ts'

/** SPEC "GET /v1/designs/{id}" less the prices. An archived or deleted design is as absent as someone else's. */
export const getDesign = ({ database }: Context): Handler<CatalogServiceDefinition, 'GetDesign'> => async ({ account_id, design_id }) => {
  if (!isUuid(account_id) || !isDesignId(design_id)) throw notFound()
  const row = await findDesign(database, account_id, design_id)
  if (!row) throw notFound()
  return wholeDesign(row)
}
