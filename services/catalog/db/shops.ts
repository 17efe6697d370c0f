/** Statements on shops. A shop is named by its UUID or its slug, always within an account. */
import type { Queries, Statement } from '@tradecounter/chassis/database'
import { isUuid } from '@tradecounter/kernel/ids'
import type { Colours } from '../domain/colours.ts'
import type { Newest, Ordered, PageAsked } from '../domain/page.ts'
import { visible } from './design-columns.ts'

/** SPEC "Shop" summary. */
export interface ShopRow {
  id: string
  name: string
  slug: string
  status: string
  type: string
  published: boolean
  url: string
  logo_url: string | null
  banner_url: string | null
  banner_text: string | null
  meta_title: string | null
  meta_description: string | null
  colour_overrides: Colours
  created_at: string
  updated_at: string
  theme: { id: string; name: string; slug: string; description: string | null; type: string; colours: Colours } | null
}

export interface FullShopRow extends ShopRow {
  description: string | null
  footer_text: string | null
  custom_domains: { id: string; domain: string; canonical: boolean; status: string; verified_at: string | null; activated_at: string | null }[]
}

export interface CollectionRow {
  id: string
  name: string
  order: number
  active: boolean
  design_count: number
}

const summary = `s.id, s.name, s.slug, s.status, s.type, s.published, s.url, s.logo_url, s.banner_url, s.banner_text, s.meta_title, s.meta_description,
  s.colour_overrides, s.created_at, s.updated_at, case when t.id is not null then
    json_build_object('id', t.id, 'name', t.name, 'slug', t.slug, 'description', t.description, 'type', t.type, 'colours', t.colours) end as theme`

const full = `${summary}, s.description, s.footer_text, (
  select coalesce(json_agg(json_build_object('id', c.id, 'domain', c.domain, 'canonical', c.canonical, 'status', c.status,
    'verified_at', c.verified_at, 'activated_at', c.activated_at) order by c.canonical desc, c.domain), '[]')
  from custom_domains c where c.shop_id = s.id) as custom_domains`

const named = (name: string, columns: string, from: string): { by_id: Statement; by_slug: Statement } => ({
  by_id: { name: `${name}_by_id`, text: `select ${columns} from ${from} where s.account_id = $1 and s.id = $2` },
  by_slug: { name: `${name}_by_slug`, text: `select ${columns} from ${from} where s.account_id = $1 and s.slug = $2` },
})

const shopId = named('shop_id', 's.id', 'shops s')
const shop = named('shop', full, 'shops s left join themes t on t.id = s.theme_id')

const by = (name: string): 'by_id' | 'by_slug' => (isUuid(name) ? 'by_id' : 'by_slug')

export const findShop = (database: Queries, account_id: string, name: string): Promise<FullShopRow | undefined> =>
  database.row<FullShopRow & Record<string, unknown>>(shop[by(name)], [account_id, name])

/** Its UUID, when the account has such a shop. */
export const findShopId = async (database: Queries, account_id: string, name: string): Promise<string | undefined> =>
  (await database.row<{ id: string }>(shopId[by(name)], [account_id, name]))?.id

const countShops: Statement = { name: 'shops_count', text: 'select count(*)::int as total from shops where account_id = $1' }

const shopsPage = (after: boolean): Statement => ({
  name: after ? 'shops_page_after' : 'shops_page',
  text: `select (${countShops.text}) as total, ${summary} from shops s left join themes t on t.id = s.theme_id
    where s.account_id = $1 ${after ? 'and (s.created_at, s.id) < ($3, $4)' : ''} order by s.created_at desc, s.id desc limit $2`,
})

type Totalled<Row> = Row & { total: number } & Record<string, unknown>

/** One row more than the limit, when there is one. */
export async function pageShops(database: Queries, account_id: string, { limit, after }: PageAsked<Newest>): Promise<{ rows: ShopRow[]; total: number }> {
  const rows = await database.rows<Totalled<ShopRow>>(shopsPage(after !== undefined), [account_id, limit + 1, ...(after ? [after.created_at, after.id] : [])])
  const total = rows[0]?.total ?? (after ? (await database.row<{ total: number }>(countShops, [account_id]))?.total : 0)
  return { rows, total: total ?? 0 }
}

const countCollections: Statement = { name: 'collections_count', text: 'select count(*)::int as total from collections where shop_id = $1' }

const collectionsPage = (after: boolean): Statement => ({
  name: after ? 'collections_page_after' : 'collections_page',
  text: `select (${countCollections.text}) as total, c.id, c.name, c."order", c.active, (
      select count(*)::int from collection_designs m join designs d on d.id = m.design_id and ${visible} where m.collection_id = c.id) as design_count
    from collections c where c.shop_id = $1 ${after ? 'and (c."order", c.id) > ($3, $4)' : ''} order by c."order", c.id limit $2`,
})

/** One row more than the limit, when there is one. */
export async function pageCollections(
  database: Queries, shop_id: string, { limit, after }: PageAsked<Ordered>,
): Promise<{ rows: CollectionRow[]; total: number }> {
  const rows = await database.rows<Totalled<CollectionRow>>(collectionsPage(after !== undefined), [shop_id, limit + 1, ...(after ? [after.order, after.id] : [])])
  const total = rows[0]?.total ?? (after ? (await database.row<{ total: number }>(countCollections, [shop_id]))?.total : 0)
  return { rows, total: total ?? 0 }
}
