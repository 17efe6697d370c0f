/** GET /v1/shops/{id} */
import { shopId } from '@tradecounter/tools/seed/shops'
import { client, freshClient } from './client.ts'
import type { Client } from './client.ts'
import { expectProblem } from './problem.ts'

let api: Client

beforeAll(async () => { api = await freshClient('full') })

const harbour = shopId('harbour-and-vale', 'harbour-and-vale')

test('200 {data: Shop} with single-shop fields, path id = shop UUID or slug', async () => {
  const { json } = await api.get(`/v1/shops/${harbour}`)
  expect(json.data).toMatchObject({
    id: harbour, name: 'Harbour & Vale', slug: 'harbour-and-vale', type: 'brand', published: true,
    description: 'Clothes and paper from the workshop on the quay.', footer_text: 'Harbour & Vale, Old Quay 4',
    seo: { meta_title: 'Harbour & Vale: printed by the water', meta_description: 'Organic tees, hoodies, mugs and maps of the harbour.' },
  })
  expect((await api.get('/v1/shops/harbour-and-vale')).json).toEqual(json)
  expect((await api.get(`/v1/shops/${harbour.toUpperCase()}`)).json).toEqual(json)
})

test('The summary fields are those of the list', async () => {
  for (const row of (await api.get('/v1/shops')).json.data) {
    const one = (await api.get(`/v1/shops/${row.slug}`)).json.data
    expect(one).toMatchObject(row)
    expect(Object.keys(one).toSorted()).toEqual([...Object.keys(row), 'description', 'footer_text', 'custom_domains'].toSorted())
  }
})

test('custom_domains in every status; only a domain that came so far has verified_at and activated_at', async () => {
  const { custom_domains } = (await api.get('/v1/shops/harbour-and-vale')).json.data as { custom_domains: Record<string, unknown>[] }
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  const of = (domain: string): unknown => custom_domains.find((each) => each.domain === domain)
  const id = expect.any(String)
  expect(custom_domains).toHaveLength(5)
  expect(of('shop.harbourandvale.example')).toEqual({ id, domain: 'shop.harbourandvale.example', canonical: true, status: 'active', verified_at: time, activated_at: time })
  expect(of('harbourandvale.example')).toMatchObject({ canonical: false, status: 'validating', verified_at: null, activated_at: null })
  expect(of('harbour-and-vale.example')).toMatchObject({ status: 'pending_dns' })
  expect(of('vale.example')).toMatchObject({ status: 'failed' })
  expect(of('old.harbourandvale.example')).toMatchObject({ status: 'disabled' })
  expect((await api.get('/v1/shops/staff')).json.data.custom_domains).toEqual([])
})

test("resolved_colours are the theme's under the shop's overrides, the rest inherit from the theme", async () => {
  const { data } = (await api.get('/v1/shops/harbour-and-vale')).json
  expect(data.theme).toEqual({
    id: expect.any(String), name: 'Harbour Lights', slug: 'harbour-lights', description: 'Drawn for Harbour & Vale.', type: 'custom',
    colours: { primary_color: '#0b3954', secondary_color: '#ffd166', header_text_color: '#ffffff', overlay_color: '#0b3954', overlay_opacity: 40 },
  })
  expect(data.resolved_colours).toEqual({ ...data.theme.colours, secondary_color: '#ef476f' })
  const friends = (await api.get('/v1/shops/friends')).json.data
  expect(friends.theme).toMatchObject({ type: 'preset', colours: { overlay_opacity: 55 } })
  expect(friends.resolved_colours).toEqual({ ...friends.theme.colours, overlay_opacity: 0 })
})

test('Colours that the theme does not set are null, without a theme all of them', async () => {
  expect((await api.get('/v1/shops/staff')).json.data.resolved_colours)
    .toEqual({ primary_color: '#111111', secondary_color: null, header_text_color: '#111111', overlay_color: null, overlay_opacity: null })
  expect((await api.get('/v1/shops/christmas-2025')).json.data).toMatchObject({
    theme: null, logo_url: null, banner_url: null, banner_text: null, description: null, footer_text: null, status: 'inactive', published: false,
    seo: { meta_title: null, meta_description: null },
    resolved_colours: { primary_color: null, secondary_color: null, header_text_color: null, overlay_color: null, overlay_opacity: null },
  })
})

test('A slug is the account’s own: the same slug is another shop of another account', async () => {
  const lead = (await (await freshClient('lead')).get('/v1/shops/shop')).json.data
  const inactive = (await (await freshClient('inactive')).get('/v1/shops/shop')).json.data
  expect(lead.id).toBe(shopId('fernhill-school', 'shop'))
  expect(inactive.id).toBe(shopId('castaway-records', 'shop'))
})

test.each([
  ['unknown', 'no-such-shop'], ['an unknown UUID', '01990d3c-7d5e-7cc1-9a35-6f0d2f5b8a11'], ['foreign, by UUID', shopId('kontor-elbe', 'kontor-elbe')],
  ['foreign, by slug', 'kontor-elbe'], ['of another case', 'Harbour-And-Vale'], ['nearly a UUID', harbour.slice(0, -1)], ['a UUID without hyphens', harbour.replaceAll('-', '')],
  ['a UUID in braces', `%7B${harbour}%7D`], ['with a space', 'harbour%20and%20vale'], ['not UTF-8', '%ff'], ['NUL', '%00'], ['a path', '..%2F..%2Fhealthz'],
  ['a name of the prototype', '__proto__'], ['of 101 characters', 'a'.repeat(101)],
])('404: %s', async (_, id) => {
  expectProblem(await api.get(`/v1/shops/${id}`), 404, 'not_found')
})

test('401 and 403; 403 wins over 404 (W4)', async () => {
  expectProblem(await client().get(`/v1/shops/${harbour}`), 401, 'unauthenticated')
  const without = await freshClient('full', ['designs:read'])
  for (const id of [harbour, 'no-such-shop', '%00']) expectProblem(await without.get(`/v1/shops/${id}`), 403, 'insufficient_scope')
})
