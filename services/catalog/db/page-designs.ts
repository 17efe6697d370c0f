/** A page of designs and how many there are in all, in one statement whatever the page's size. */
import type { Queries, Statement } from '@tradecounter/chassis/database'
import { summaryColumns, visible } from './design-columns.ts'
import type { DesignSummaryRow } from './design-columns.ts'
import type { Newest, PageAsked } from '../domain/page.ts'

/** Which designs a list holds. */
interface Source {
  /** Unique: part of the statements' names. */
  name: string
  where: string
  values: string[]
}

export const designsOfAccount = (account_id: string, status: string | undefined): Source =>
  status === undefined
    ? { name: 'designs', where: `d.account_id = $1 and ${visible}`, values: [account_id] }
    : { name: 'designs_by_status', where: `d.account_id = $1 and d.status = $2 and ${visible}`, values: [account_id, status] }

/** Those on sale there: what is not active is not sold. */
export const designsOfShop = (account_id: string, shop_id: string): Source => ({
  name: 'shop_designs',
  where: `d.account_id = $1 and d.status = 'active' and ${visible}
    and exists (select from shop_designs s where s.shop_id = $2 and s.design_id = d.id)`,
  values: [account_id, shop_id],
})

const countOf = ({ name, where }: Source): Statement => ({ name: `${name}_count`, text: `select count(*)::int as total from designs d where ${where}` })

function pageStatement(source: Source, after: Newest | undefined): Statement {
  const next = source.values.length + 1
  return {
    name: `${source.name}_page${after ? '_after' : ''}`,
    text: `select (${countOf(source).text}) as total, ${summaryColumns}
      from designs d left join products p on p.id = d.product_id
      where ${source.where} ${after ? `and (d.created_at, d.id) < ($${next + 1}, $${next + 2})` : ''}
      order by d.created_at desc, d.id desc limit $${next}`,
  }
}

type TotalledRow = DesignSummaryRow & { total: number } & Record<string, unknown>

/** One row more than the limit, when there is one. */
export async function pageDesigns(
  database: Queries, source: Source, { limit, after }: PageAsked<Newest>,
): Promise<{ rows: DesignSummaryRow[]; total: number }> {
  const rows = await database.rows<TotalledRow>(pageStatement(source, after), [...source.values, limit + 1, ...(after ? [after.created_at, after.id] : [])])
  const total = rows[0]?.total ?? (after ? (await database.row<{ total: number }>(countOf(source), source.values))?.total : 0)
  return { rows, total: total ?? 0 }
}
