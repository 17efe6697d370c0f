import type { Credential__Output } from '@tradecounter/proto/tradecounter/accounts/v1/Credential'
import type { DesignPage__Output } from '@tradecounter/proto/tradecounter/catalog/v1/DesignPage'
import { presentDesignSummary } from '@tradecounter/v1/present/design'
import type { Context } from '../../context.ts'
import { json } from '../exchange.ts'
import type { Reply } from '../exchange.ts'
import type { ListPage } from '../steps/list-page.ts'
import { purchasePrices } from './purchase-prices.ts'

/** A page of design summaries with the account's prices, wherever it comes from. */
export async function presentDesigns(context: Context, credential: Credential__Output, list: ListPage, { designs, page }: DesignPage__Output): Promise<Reply> {
  const prices = await purchasePrices(context, credential, designs)
  const data = designs.map((design, index) => presentDesignSummary(design, prices[index] ?? { currency: credential.currency, priced: undefined }))
  return json({ data, page: list.info(page) })
}
