/** GET /v1/shops/{id}/designs */
import { listed } from '@tradecounter/tools/seed/design-rows'
import { shopDesignRows, shopId } from '@tradecounter/tools/seed/shops'
import { client, everyPage, freshClient } from './client.ts'
import type { Client } from './client.ts'
import { databaseOf, ownAccount, sql } from './own-account.ts'
import { expectProblem } from './problem.ts'

interface Design {
  id: string
  name: string
  status: string
}

let api: Client

beforeAll(async () => { api = await freshClient('full') })

const onSale = (slug: string): string[] => {
  const offered = new Set(shopDesignRows.filter(({ shop_id }) => shop_id === shopId('harbour-and-vale', slug)).map(({ design_id }) => design_id))
  return listed.filter(({ id, status }) => offered.has(id) && status === undefined).map(({ id }) => id)
}

test.each(['harbour-and-vale', 'regatta-2026', 'staff', 'friends', 'christmas-2025'])('200 list of Design summaries on sale in the shop %s', async (slug) => {
  const rows = await everyPage(api, `/v1/shops/${slug}/designs`, 100) as Design[]
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.map(({ id }) => id).toSorted()).toEqual(onSale(slug).toSorted())
  expect((await api.get(`/v1/shops/${shopId('harbour-and-vale', slug)}/designs?limit=1`)).json.page.total).toBe(rows.length)
})

test('The rows are those of GET /v1/designs, in the same order, newest first (W2)', async () => {
  const designs = await everyPage(api, '/v1/designs', 100) as Design[]
  const rows = await everyPage(api, '/v1/shops/regatta-2026/designs', 100) as Design[]
  expect(rows).toEqual(designs.filter(({ id }) => rows.some((row) => row.id === id)))
})

test('Drafts and inactive designs are not on sale, archived and deleted ones neither', async () => {
  const { id, key } = await ownAccount('harbour-and-vale')
  const own = client(key)
  const names = async (): Promise<string[]> => (await everyPage(own, '/v1/shops/friends/designs', 100) as Design[]).map(({ name }) => name)
  const before = await names()
  const catalog = await databaseOf('catalog')
  const change = (set: string, name: string): Promise<number> => catalog.run(sql(`update designs set ${set} where account_id = $1 and name = $2`), [id, name])
  try {
    await change(`status = 'inactive'`, 'Fish Market Tote')
    await change(`status = 'draft'`, 'Harbour Café Mug')
    await change('archived_at = now()', 'Chandlery Tote')
    await change('deleted_at = now()', 'Enamel Blue Mug')
  } finally {
    await catalog.close()
  }
  expect(await names()).toEqual(before.filter((name) => !['Fish Market Tote', 'Harbour Café Mug', 'Chandlery Tote', 'Enamel Blue Mug'].includes(name)))
  expect((await own.get('/v1/shops/friends/designs')).json.page.total).toBe(before.length - 4)
})

test('A shop that sells nothing has an empty list', async () => {
  const { id, key } = await ownAccount('kontor-elbe')
  const catalog = await databaseOf('catalog')
  try {
    await catalog.run(sql('delete from shop_designs where shop_id in (select id from shops where account_id = $1)'), [id])
  } finally {
    await catalog.close()
  }
  expect((await client(key).get('/v1/shops/kontor-elbe/designs')).json).toEqual({ data: [], page: { has_more: false, next_cursor: null, total: 0 } })
})

test('A status in the query is an unknown name here, and ignored (W1)', async () => {
  expect((await api.get('/v1/shops/friends/designs?status=nonsense')).status).toBe(200)
})

test.each([
  ['unknown', 'no-such-shop'], ['foreign, by UUID', shopId('kontor-elbe', 'kontor-elbe')], ['foreign, by slug', 'kontor-elbe'], ['malformed', '%00'], ['a UUID of nothing', '01990d3c-7d5e-7cc1-9a35-6f0d2f5b8a11'],
])('404: %s', async (_, id) => {
  expectProblem(await api.get(`/v1/shops/${id}/designs`), 404, 'not_found')
})

test('401 and 403: shops:read, not designs:read', async () => {
  expectProblem(await client().get('/v1/shops/friends/designs'), 401, 'unauthenticated')
  expectProblem(await (await freshClient('full', ['designs:read'])).get('/v1/shops/friends/designs'), 403, 'insufficient_scope')
  expect((await (await freshClient('full', ['shops:read'])).get('/v1/shops/friends/designs')).status).toBe(200)
})
