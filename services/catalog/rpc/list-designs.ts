import type { Handler } from '@tradecounter/chassis/grpc-server'
import { invalid, notFound } from '@tradecounter/kernel/failure'
import { isDesignId, isUuid } from '@tradecounter/kernel/ids'
import { messages } from '@tradecounter/kernel/messages'
import type { CatalogServiceDefinition } from '@tradecounter/proto/tradecounter/catalog/v1/CatalogService'
import type { Context } from '../context.ts'
import { designsOfAccount, pageDesigns } from '../db/page-designs.ts'
import { pageOf, readNewest, readPage, writeNewest } from '../domain/page.ts'
import { designSummary } from './design-on-the-wire.ts'

const statuses = ['draft', 'active', 'inactive']

/** SPEC "GET /v1/designs" less the prices: newest first (DECISIONS W2), archived and deleted designs left out. */
export const listDesigns = ({ database }: Context): Handler<CatalogServiceDefinition, 'ListDesigns'> => async ({ account_id, status, page }) => {
  if (!isUuid(account_id)) throw notFound()
  if (status !== undefined && !statuses.includes(status)) throw invalid({ status: [messages.oneOf(statuses)] })
  const asked = readPage(page, readNewest(isDesignId))
  const { rows, total } = await pageDesigns(database, designsOfAccount(account_id, status), asked)
  const { rows: shown, ...place } = pageOf(rows, asked.limit, writeNewest)
  return { designs: shown.map(designSummary), page: { ...place, total } }
}
