import type { Handler } from '@tradecounter/chassis/grpc-server'
import { isUuid } from '@tradecounter/kernel/ids'
import type { CatalogServiceDefinition } from '@tradecounter/proto/tradecounter/catalog/v1/CatalogService'
import type { Context } from '../context.ts'
import { pageCollections } from '../db/shops.ts'
import { pageOf, readOrdered, readPage, readWithin, writeOrdered, writeWithin } from '../domain/page.ts'
import { shopIdOf } from './shop-of-account.ts'

/** SPEC "GET /v1/shops/{id}/collections": in storefront order, hidden ones included. */
export const listShopCollections = (context: Context): Handler<CatalogServiceDefinition, 'ListShopCollections'> => async ({ account_id, shop_id, page }) => {
  const id = await shopIdOf(context, account_id, shop_id)
  const asked = readPage(page, readWithin(id, readOrdered(isUuid)))
  const { rows, total } = await pageCollections(context.database, id, asked)
  const { rows: collections, ...place } = pageOf(rows, asked.limit, writeWithin(id, writeOrdered))
  return { collections, page: { ...place, total } }
}
