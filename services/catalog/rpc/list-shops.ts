import type { Handler } from '@tradecounter/chassis/grpc-server'
import { notFound } from '@tradecounter/kernel/failure'
import { isUuid } from '@tradecounter/kernel/ids'
import type { CatalogServiceDefinition } from '@tradecounter/proto/tradecounter/catalog/v1/CatalogService'
import type { Context } from '../context.ts'
import { pageShops } from '../db/shops.ts'
import { pageOf, readNewest, readPage, writeNewest } from '../domain/page.ts'
import { shopSummary } from './shop-on-the-wire.ts'

/** SPEC "GET /v1/shops": newest first (DECISIONS W2). */
export const listShops = ({ database }: Context): Handler<CatalogServiceDefinition, 'ListShops'> => async ({ account_id, page }) => {
  if (!isUuid(account_id)) throw notFound()
  const asked = readPage(page, readNewest(isUuid))
  const { rows, total } = await pageShops(database, account_id, asked)
  const { rows: shown, ...place } = pageOf(rows, asked.limit, writeNewest)
  return { shops: shown.map(shopSummary), page: { ...place, total } }
}
