/** GET /v1/shops/{id}/collections */
import { collectionDesignRows, collectionRows, shopId } from '@tradecounter/tools/seed/shops'
import { client, everyPage, freshClient } from './client.ts'
import type { Client } from './client.ts'
import { databaseOf, ownAccount, sql } from './own-account.ts'
import { expectProblem } from './problem.ts'

let api: Client

beforeAll(async () => { api = await freshClient('full') })

const harbour = shopId('harbour-and-vale', 'harbour-and-vale')

test('200 list of ShopCollection, in storefront order, hidden ones included', async () => {
  const { json } = await api.get('/v1/shops/harbour-and-vale/collections')
  const seeded = collectionRows.filter(({ shop_id }) => shop_id === harbour).toSorted((a, b) => a.order - b.order)
  expect(json.data).toEqual(seeded.map(({ id, name, order, active }) => ({
    id, name, order, active, design_count: collectionDesignRows.filter(({ collection_id }) => collection_id === id).length,
  })))
  expect(json.data.map(({ active }: { active: boolean }) => active)).toEqual([true, true, true, true, true, false, false])
  expect(json.page).toEqual({ has_more: false, next_cursor: null, total: 7 })
  expect((await api.get(`/v1/shops/${harbour}/collections`)).json).toEqual(json)
})

test('A shop without collections has an empty list', async () => {
  expect((await api.get('/v1/shops/friends/collections')).json).toEqual({ data: [], page: { has_more: false, next_cursor: null, total: 0 } })
})

test('design_count leaves out what was archived or deleted', async () => {
  const { id, key } = await ownAccount('harbour-and-vale')
  const own = client(key)
  const counts = async (): Promise<number[]> => (await own.get('/v1/shops/harbour-and-vale/collections')).json.data.map((each: { design_count: number }) => each.design_count)
  const before = await counts()
  const catalog = await databaseOf('catalog')
  try {
    await catalog.run(sql(`update designs set deleted_at = now() where account_id = $1 and name = 'Embroidered Gull Tee'`), [id])
    await catalog.run(sql(`update designs set archived_at = now() where account_id = $1 and name = 'Pilot Boat Polo'`), [id])
  } finally {
    await catalog.close()
  }
  // The tee is in Tees alone, the polo in none.
  expect(await counts()).toEqual(before.map((count, index) => (index === 1 ? count - 1 : count)))
})

test('Collections of one order keep one order of their own, over pages too', async () => {
  const { id, key } = await ownAccount('harbour-and-vale')
  const catalog = await databaseOf('catalog')
  try {
    await catalog.run(sql(`update collections set "order" = -3 where shop_id in (select id from shops where account_id = $1 and slug = 'harbour-and-vale')`), [id])
  } finally {
    await catalog.close()
  }
  const own = client(key)
  const whole = (await own.get('/v1/shops/harbour-and-vale/collections')).json.data
  expect(whole).toHaveLength(7)
  for (const limit of [1, 2, 3]) expect(await everyPage(own, '/v1/shops/harbour-and-vale/collections', limit)).toEqual(whole)
})

test.each([
  ['unknown', 'no-such-shop'], ['foreign, by UUID', shopId('kontor-elbe', 'kontor-elbe')], ['foreign, by slug', 'kontor-elbe'], ['malformed', '%00'], ['a UUID of nothing', '01990d3c-7d5e-7cc1-9a35-6f0d2f5b8a11'],
])('404: %s', async (_, id) => {
  expectProblem(await api.get(`/v1/shops/${id}/collections`), 404, 'not_found')
})

test('401 and 403; 403 wins over 404 and over 422 (W4)', async () => {
  expectProblem(await client().get('/v1/shops/harbour-and-vale/collections'), 401, 'unauthenticated')
  const without = await freshClient('full', ['designs:read'])
  for (const path of ['harbour-and-vale/collections', 'nobody/collections', 'harbour-and-vale/collections?limit=0']) expectProblem(await without.get(`/v1/shops/${path}`), 403, 'insufficient_scope')
})

test('A cursor is bound to the shop, not to how the path names it: begun by slug, continued by UUID (W2)', async () => {
  const { json } = await api.get('/v1/shops/harbour-and-vale/collections?limit=3')
  const cursor = encodeURIComponent(json.page.next_cursor)
  const rest = await api.get(`/v1/shops/${harbour}/collections?cursor=${cursor}`)
  expect([...json.data, ...rest.json.data]).toEqual((await api.get('/v1/shops/harbour-and-vale/collections')).json.data)
  const other = await api.get(`/v1/shops/friends/collections?cursor=${cursor}`)
  expect([other.status, other.json.errors]).toEqual([422, { cursor: ['is not a cursor of this list'] }])
})
