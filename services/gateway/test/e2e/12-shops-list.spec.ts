/** GET /v1/shops */
import { accountId } from '@tradecounter/tools/seed/accounts'
import { shopRows } from '@tradecounter/tools/seed/shops'
import { client, everyPage, freshClient } from './client.ts'
import type { Client } from './client.ts'
import { databaseOf, ownAccount, sql } from './own-account.ts'
import { expectProblem } from './problem.ts'

interface Shop {
  id: string
  slug: string
  colour_overrides: Record<string, unknown>
}

let api: Client

beforeAll(async () => { api = await freshClient('full') })

const ours = shopRows.filter(({ account_id }) => account_id === accountId('harbour-and-vale'))

test('200 list of Shop, newest first (W2), with a total (W3)', async () => {
  const { json } = await api.get('/v1/shops')
  expect(json.data.map(({ id }: Shop) => id)).toEqual(ours.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime()).map(({ id }) => id))
  expect(json.page).toEqual({ has_more: false, next_cursor: null, total: ours.length })
})

test('Summary fields, and none of the single-shop fields', async () => {
  const rows = await everyPage(api, '/v1/shops', 100) as Shop[]
  for (const row of rows) {
    const seeded = ours.find(({ id }) => id === row.id)
    expect(row).toEqual({
      id: seeded?.id, name: seeded?.name, slug: seeded?.slug, status: seeded?.status, type: seeded?.type, published: seeded?.published, url: seeded?.url,
      logo_url: seeded?.logo_url, banner_url: seeded?.banner_url, banner_text: seeded?.banner_text,
      created_at: seeded?.created_at.toISOString(), updated_at: seeded?.updated_at.toISOString(),
      resolved_colours: expect.any(Object), colour_overrides: expect.any(Object),
      seo: { meta_title: seeded?.meta_title, meta_description: seeded?.meta_description },
      theme: seeded?.theme_id === null ? null : expect.objectContaining({ id: seeded?.theme_id }),
    })
  }
  expect(new Set(ours.map(({ type }) => type))).toEqual(new Set(['brand', 'event', 'staff', 'loyalty']))
  expect(new Set(ours.map(({ status }) => status))).toEqual(new Set(['active', 'inactive']))
})

test('colour_overrides are only the colours the shop overrides, all five keys always there (W20)', async () => {
  const { json } = await api.get('/v1/shops')
  const of = (slug: string): Shop => json.data.find((shop: Shop) => shop.slug === slug)
  const none = { primary_color: null, secondary_color: null, header_text_color: null, overlay_color: null, overlay_opacity: null }
  expect(of('harbour-and-vale').colour_overrides).toEqual({ ...none, secondary_color: '#ef476f' })
  // Zero is a colour's value, not the lack of one.
  expect(of('friends').colour_overrides).toEqual({ ...none, overlay_opacity: 0 })
  expect(of('staff').colour_overrides).toEqual(none)
})

test('Every account sees its own shops only', async () => {
  for (const account of ['other_account', 'no_card', 'dollars', 'lead', 'inactive']) {
    const rows = await everyPage(await freshClient(account), '/v1/shops', 100) as Shop[]
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.some(({ id }) => ours.some((shop) => shop.id === id))).toBe(false)
  }
})

test('An account without shops has an empty list', async () => {
  const { id, key } = await ownAccount('unsettled-goods')
  const catalog = await databaseOf('catalog')
  try {
    await catalog.run(sql('update shops set account_id = gen_random_uuid() where account_id = $1'), [id])
  } finally {
    await catalog.close()
  }
  expect((await client(key).get('/v1/shops')).json).toEqual({ data: [], page: { has_more: false, next_cursor: null, total: 0 } })
})

test('401 and 403', async () => {
  expectProblem(await client().get('/v1/shops'), 401, 'unauthenticated')
  const answer = await (await freshClient('full', ['designs:read'])).get('/v1/shops')
  expectProblem(answer, 403, 'insufficient_scope')
  expect(answer.headers.get('www-authenticate')).toContain('scope="shops:read"')
})
