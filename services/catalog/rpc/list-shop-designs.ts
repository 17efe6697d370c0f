import type { Handler } from '@tradecounter/chassis/grpc-server'
import { isDesignId } from '@tradecounter/kernel/ids'
import type { CatalogServiceDefinition } from '@tradecounter/proto/tradecounter/catalog/v1/CatalogService'
import type { Context } from '../context.ts'
import { designsOfShop, pageDesigns } from '../db/page-designs.ts'
import { pageOf, readNewest, readPage, readWithin, writeNewest, writeWithin } from '../domain/page.ts'
import { designSummary } from './design-on-the-wire.ts'
import { shopIdOf } from './shop-of-account.ts'

/** SPEC "GET /v1/shops/{id}/designs" less the prices: what is on sale there, newest first (DECISIONS W2). */
export const listShopDesigns = (context: Context): Handler<CatalogServiceDefinition, 'ListShopDesigns'> => async ({ account_id, shop_id, page }) => {
  const id = await shopIdOf(context, account_id, shop_id)
  const asked = readPage(page, readWithin(id, readNewest(isDesignId)))
  const { rows, total } = await pageDesigns(context.database, designsOfShop(account_id, id), asked)
  const { rows: shown, ...place } = pageOf(rows, asked.limit, writeWithin(id, writeNewest))
  return { designs: shown.map(designSummary), page: { ...place, total } }
}
