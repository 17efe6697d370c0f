import type { Handler } from '@tradecounter/chassis/grpc-server'
import { notFound } from '@tradecounter/kernel/failure'
import { isUuid } from '@tradecounter/kernel/ids'
import type { CatalogServiceDefinition } from '@tradecounter/proto/tradecounter/catalog/v1/CatalogService'
import type { Context } from '../context.ts'
import { findShop } from '../db/shops.ts'
import { isShopName } from './shop-of-account.ts'
import { wholeShop } from './shop-on-the-wire.ts'

/** SPEC "GET /v1/shops/{id}". */
export const getShop = ({ database }: Context): Handler<CatalogServiceDefinition, 'GetShop'> => async ({ account_id, shop_id }) => {
  if (!isUuid(account_id) || !isShopName(shop_id)) throw notFound()
  const row = await findShop(database, account_id, shop_id)
  if (!row) throw notFound()
  return wholeShop(row)
}
