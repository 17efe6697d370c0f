/** GET /v1/designs */
import { accountId } from '@tradecounter/tools/seed/accounts'
import { listed } from '@tradecounter/tools/seed/design-rows'
import type { ListedDesign } from '@tradecounter/tools/seed/design-rows'
import { blanks, productId } from '@tradecounter/tools/seed/products'
import type { BlankName } from '@tradecounter/tools/seed/products'
import { client, everyPage, freshClient } from './client.ts'
import type { Client } from './client.ts'
import { databaseOf, ownAccount, rowsOf, sql } from './own-account.ts'
import { expectProblem } from './problem.ts'

interface Summary {
  id: string
  name: string
  status: string
  product: { id: string; title: string } | null
  purchase_price: { amount: string; currency: string } | null
  purchase_tax: { amount: string; currency: string } | null
  created_at: string
}

let api: Client

beforeAll(async () => { api = await freshClient('full') })

const inSight = listed.filter((design) => design.account === 'harbour-and-vale' && !design.archived && !design.deleted)

const newestFirst = (a: ListedDesign, b: ListedDesign): number =>
  b.created_at.getTime() - a.created_at.getTime() || Buffer.compare(Buffer.from(b.id), Buffer.from(a.id))

const all = async (of: Client, query = ''): Promise<Summary[]> => await everyPage(of, `/v1/designs${query}`, 100) as Summary[]

test('200 list of Design summaries, newest first, then by id desc (W2)', async () => {
  const rows = await all(api)
  expect(rows.map(({ name }) => name)).toEqual(inSight.toSorted(newestFirst).map(({ name }) => name))
  // Two of one import have the very same moment.
  const moments = rows.map(({ created_at }) => created_at)
  expect(new Set(moments).size).toBe(moments.length - 1)
})

test('Archived or deleted designs are excluded, from `page.total` too (W3)', async () => {
  const names = listed.filter(({ archived, deleted }) => archived || deleted).map(({ name }) => name)
  expect(names).toHaveLength(2)
  const rows = await all(api)
  expect(rows.filter(({ name }) => names.includes(name))).toEqual([])
  expect((await api.get('/v1/designs?limit=1')).json.page.total).toBe(inSight.length)
  expect((await api.get('/v1/designs?limit=1&status=inactive')).json.page.total).toBe(inSight.filter(({ status }) => status === 'inactive').length)
})

test('limit is 25 by default', async () => {
  const { json } = await api.get('/v1/designs')
  expect(json.data).toHaveLength(25)
  expect(json.page).toEqual({ has_more: true, next_cursor: expect.any(String), total: inSight.length })
})

test.each(['draft', 'active', 'inactive'])('query status %s', async (status) => {
  const rows = await all(api, `?status=${status}`)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.map(({ name }) => name)).toEqual(inSight.filter((design) => (design.status ?? 'active') === status).toSorted(newestFirst).map(({ name }) => name))
  expect(rows.every((row) => row.status === status)).toBe(true)
})

test.each(['archived', 'Active', '', ' active', 'draft,active', 'null'])('status %j is a 422 that lists the allowed values (W1)', async (status) => {
  const answer = await api.get(`/v1/designs?status=${encodeURIComponent(status)}`)
  expectProblem(answer, 422, 'validation')
  expect(answer.json.errors).toEqual({ status: ['must be one of draft, active, inactive'] })
})

test('A status given twice is a 422, unknown query names are ignored (W1)', async () => {
  expect((await api.get('/v1/designs?status=draft&status=draft')).json.errors).toEqual({ status: ['must be given once'] })
  expect((await api.get('/v1/designs?source=nobody&since=never&constructor=1&__proto__=2&limit=1')).status).toBe(200)
})

test('Every summary field has its value', async () => {
  const rows = await all(api)
  const tee = rows.find(({ name }) => name === 'Lantern Quay Tee')
  expect(tee).toEqual({
    id: expect.stringMatching(/^[A-Za-z0-9_-]{8}$/),
    name: 'Lantern Quay Tee', status: 'active',
    product: { id: productId('classic-tee'), title: blanks['classic-tee'].title, thumbnail_url: expect.stringMatching(/^https:/) },
    colours: ['Black', 'Navy', 'White'], sizes: ['S', 'M', 'L', 'XL', '2XL'],
    retail_price: { amount: '24.00', currency: 'GBP' }, currency: 'GBP',
    purchase_price: { amount: expect.stringMatching(/^\d+\.\d\d$/), currency: 'GBP' }, purchase_tax: { amount: expect.stringMatching(/^\d+\.\d\d$/), currency: 'GBP' },
    thumbnail_url: expect.stringMatching(/^https:/), delivery_type: null,
    created_at: '2026-03-12T09:00:00.000Z', updated_at: expect.stringMatching(/Z$/),
  })
  for (const { name, product } of rows) {
    const { blank } = inSight.find((design) => design.name === name) ?? {}
    expect(product && { id: product.id, title: product.title }).toEqual(blank ? { id: productId(blank as BlankName), title: blanks[blank].title } : null)
  }
})

test('delivery_type is delivery, pickup, delivery_and_pickup or null', async () => {
  const rows = await all(api) as unknown as { name: string; delivery_type: string | null }[]
  for (const { name, delivery_type } of rows) expect([name, delivery_type]).toEqual([name, inSight.find((design) => design.name === name)?.delivery ?? null])
  expect(new Set(rows.map(({ delivery_type }) => delivery_type)).size).toBe(4)
})

test("purchase_price is null for gift cards and designs that cannot be priced for the account's country, and purchase_tax with it", async () => {
  const rows = await all(api)
  const unpriced = rows.filter(({ purchase_price }) => purchase_price === null)
  expect(unpriced.map(({ name }) => name).sort()).toEqual(['Harbour & Vale Gift Card', 'Quayside Umbrella', 'Untitled sketch'].sort())
  for (const { purchase_price, purchase_tax } of rows) expect(purchase_tax === null).toBe(purchase_price === null)
})

test('purchase_tax is the tax on purchase_price for one unit, rounded half up', async () => {
  for (const { name, purchase_price, purchase_tax } of await all(api)) {
    if (!purchase_price || !purchase_tax) continue
    const [price, tax] = [purchase_price, purchase_tax].map(({ amount }) => BigInt(amount.replace('.', '')))
    // 20 % in GB.
    expect([name, tax]).toEqual([name, ((price ?? 0n) * 20n + 50n) / 100n])
  }
})

test.each([
  ['other_account', 'EUR'], ['dollars', 'USD'],
])('%s sees its own designs only, in its own currency', async (of, currency) => {
  const theirs = await freshClient(of)
  const rows = await all(theirs) as unknown as { id: string; currency: string; purchase_price: { currency: string } | null }[]
  const ours = new Set((await all(api)).map(({ id }) => id))
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.some(({ id }) => ours.has(id))).toBe(false)
  expect(new Set(rows.map((row) => row.currency))).toEqual(new Set([currency]))
  expect(rows.some(({ purchase_price }) => purchase_price?.currency === currency)).toBe(true)
})

test('An account without a country has no currency and no purchase prices', async () => {
  const rows = await all(await freshClient('no_country')) as unknown as { currency: null; purchase_price: null; purchase_tax: null; retail_price: null }[]
  expect(rows.length).toBeGreaterThan(4)
  for (const { currency, purchase_price, purchase_tax, retail_price } of rows) expect([currency, purchase_price, purchase_tax, retail_price]).toEqual([null, null, null, null])
})

test('lead, inactive and sandbox accounts read their designs (C5)', async () => {
  for (const account of ['lead', 'inactive', 'sandbox']) expect((await all(await freshClient(account))).length).toBeGreaterThan(4)
})

test('An account without designs has an empty list', async () => {
  const { id, key } = await ownAccount('unsettled-goods')
  const catalog = await databaseOf('catalog')
  try {
    await catalog.run(sql('update designs set deleted_at = now() where account_id = $1'), [id])
    expect((await client(key).get('/v1/designs')).json).toEqual({ data: [], page: { has_more: false, next_cursor: null, total: 0 } })
    expect((await rowsOf(catalog, 'designs', 'account_id = $1 and deleted_at is null', [accountId('unsettled-goods')])).length).toBeGreaterThan(0)
  } finally {
    await catalog.close()
  }
})

test('401 and 403', async () => {
  expectProblem(await client().get('/v1/designs'), 401, 'unauthenticated')
  const answer = await (await freshClient('full', ['shops:read', 'orders:read', 'orders:write', 'account:read'])).get('/v1/designs?limit=0')
  expectProblem(answer, 403, 'insufficient_scope')
  expect(answer.headers.get('www-authenticate')).toContain('error="insufficient_scope", scope="designs:read"')
})
