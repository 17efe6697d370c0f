/** GET /v1/designs/{id} */
import { listed } from '@tradecounter/tools/seed/design-rows'
import { designIdOf } from '@tradecounter/tools/seed/ids'
import { prices } from '@tradecounter/tools/seed/prices'
import { collectionDesignRows, collectionRows } from '@tradecounter/tools/seed/shops'
import type { Database } from '@tradecounter/chassis/database'
import { client, everyPage, freshClient } from './client.ts'
import type { Client } from './client.ts'
import { databaseOf, ownAccount, sql } from './own-account.ts'
import { expectProblem } from './problem.ts'

interface Money {
  amount: string
  currency: string
}

interface Variant {
  id: string
  colour: string | null
  size: string | null
  sku: string | null
  active: boolean
  purchase_price: Money | null
  purchase_tax: Money | null
  quantity: number | null
  status: string
}

interface Design {
  id: string
  name: string
  status: string
  colours: string[]
  sizes: string[]
  purchase_price: Money | null
  purchase_tax: Money | null
  purchase_breakdown: Record<'product_base' | 'extra_placement_fees' | 'print_method_premium', Money> | null
  quantity_tiers: { min_quantity: number; max_quantity: number | null; price: Money }[]
  stock_control_enabled: boolean
  preorder_enabled: boolean
  collections: { id: string; name: string }[]
  personalisation_zones: Record<string, unknown>[]
  variants: Variant[]
  previews: Record<string, string>
}

let api: Client
let every: Design[]

const idOf = (name: string): string => designIdOf('harbour-and-vale', name)
const design = async (name: string): Promise<Design> => (await api.get(`/v1/designs/${idOf(name)}`)).json.data
const pence = (money: Money | null | undefined): number => Number(money?.amount.replace('.', ''))

beforeAll(async () => {
  api = await freshClient('full')
  const rows = await everyPage(api, '/v1/designs', 100) as { id: string }[]
  every = await Promise.all(rows.map(async ({ id }) => (await api.get(`/v1/designs/${id}`)).json.data))
})

test('200 {data: Design} with single-design fields; the summary fields are those of the list', async () => {
  for (const row of await everyPage(api, '/v1/designs', 100) as Design[]) {
    const one = every.find(({ id }) => id === row.id)
    expect(one).toMatchObject(row)
    const more = ['description', 'purchase_breakdown', 'quantity_tiers', 'stock_control_enabled', 'preorder_enabled', 'collections', 'personalisation_zones', 'variants', 'previews']
    expect(Object.keys(one ?? {}).toSorted()).toEqual([...Object.keys(row), ...more].toSorted())
  }
})

test('description is free text or null', async () => {
  expect(await design('Lantern Quay Tee')).toMatchObject({ description: 'The harbour at dusk, printed in four colours on organic cotton.' })
  expect(await design('Mooring Sweatshirt')).toMatchObject({ description: null })
})

test('purchase_breakdown: the three sum to purchase_price, and it is null whenever purchase_price is', () => {
  for (const { name, purchase_price, purchase_breakdown } of every) {
    expect([name, purchase_breakdown === null]).toEqual([name, purchase_price === null])
    if (!purchase_breakdown) continue
    const { product_base, extra_placement_fees, print_method_premium } = purchase_breakdown
    expect([name, pence(product_base) + pence(extra_placement_fees) + pence(print_method_premium)]).toEqual([name, pence(purchase_price)])
  }
})

test.each([
  // One placement is included.
  ['Lantern Quay Tee', 695, 0, 0],
  ['Tidal Chart Tee', 695, 275, 0],
  ['Crew Tee 2026', 695, 2 * 275, 0],
  // Embroidery costs more.
  ['Embroidered Gull Tee', 695, 0, 165],
  // The zones on the back and on the sleeve are assumed to print; one without a placement adds none.
  ['Regatta Team Jersey', 695, 2 * 275, 0],
  ['Monogram Apron', 1150, 250, 165],
  // Two placements are included.
  ['Name-Day Mug', 495, 0, 0],
])('purchase_breakdown of %s assumes every placement is printed, including personalisation zones', async (name, base, fees, premium) => {
  const { purchase_breakdown: parts } = await design(name)
  expect([pence(parts?.product_base), pence(parts?.extra_placement_fees), pence(parts?.print_method_premium)]).toEqual([base, fees, premium])
})

test("quantity_tiers are the product's quantity breaks, lowest quantity first, without gaps, the last one open-ended", async () => {
  const { quantity_tiers, purchase_breakdown } = await design('Lantern Quay Tee')
  expect(quantity_tiers.map(({ min_quantity, price }) => [min_quantity, pence(price)]))
    .toEqual(Object.entries(prices['classic-tee']?.gbp ?? {}).map(([from, each]) => [Number(from), each]))
  expect(quantity_tiers.map(({ max_quantity }) => max_quantity)).toEqual([9, 24, 49, 99, 249, null])
  expect(quantity_tiers[0]?.price).toEqual(purchase_breakdown?.product_base)
  for (const { quantity_tiers: tiers } of every) {
    for (const [index, { min_quantity }] of tiers.entries()) expect(min_quantity).toBe(index === 0 ? 1 : (tiers[index - 1]?.max_quantity ?? Infinity) + 1)
    expect(tiers.at(-1)?.max_quantity ?? null).toBe(null)
  }
})

test('quantity_tiers are empty when pricing is flat, and without a price', async () => {
  for (const name of ['Harbour Map Poster', 'Harbour & Vale Gift Card', 'Quayside Umbrella', 'Untitled sketch']) {
    expect([name, (await design(name)).quantity_tiers]).toEqual([name, []])
  }
})

test('purchase_price is null for gift cards and designs that cannot be priced; then every variant has none', async () => {
  for (const name of ['Harbour & Vale Gift Card', 'Quayside Umbrella']) {
    const { purchase_price, purchase_tax, purchase_breakdown, variants } = await design(name)
    expect([purchase_price, purchase_tax, purchase_breakdown]).toEqual([null, null, null])
    expect(variants.length).toBeGreaterThan(0)
    expect(variants.every((variant) => variant.purchase_price === null && variant.purchase_tax === null)).toBe(true)
  }
})

test('variants are every colour x size, with the price of one unit', () => {
  for (const { name, colours, sizes, variants, purchase_price, purchase_tax } of every) {
    const options = (colours.length ? colours : [null]).flatMap((colour) => (sizes.length ? sizes : [null]).map((size) => [colour, size]))
    expect([name, variants.map(({ colour, size }) => [colour, size])]).toEqual([name, name === 'Untitled sketch' ? [] : options])
    for (const variant of variants) expect([variant.purchase_price, variant.purchase_tax]).toEqual([purchase_price, purchase_tax])
  }
})

test('colour and size are null when the product has no such option', async () => {
  expect((await design('Harbour Map Poster')).variants.map(({ colour, size }) => [colour, size])).toEqual([[null, 'A4'], [null, 'A3'], [null, 'A2']])
  expect((await design('Fish Market Tote')).variants.map(({ size }) => size)).toEqual([null, null, null])
  expect((await design('Six Piers Postcards')).variants).toMatchObject([{ colour: null, size: null }])
})

test('personalisation_zones in display order, with limits and lower-cased placement', async () => {
  expect((await design('Regatta Team Jersey')).personalisation_zones).toEqual([
    { id: expect.any(String), label: 'Name on the back', placement: 'back', required: true, min_characters: 2, max_characters: 12, placeholder: 'FAIRHURST' },
    { id: expect.any(String), label: 'Number', placement: 'left_sleeve', required: false, min_characters: 1, max_characters: 2, placeholder: '07' },
  ])
  expect((await design('Monogram Apron')).personalisation_zones[1]).toMatchObject({ label: 'Gift note', placement: null })
  expect((await design('First Year Keepsake Print')).personalisation_zones.map(({ label, placeholder }) => [label, placeholder]))
    .toEqual([['Name', 'Ottilie Rose'], ['Date', '14 May 2026'], ['Verse', null]])
  expect((await design('Lantern Quay Tee')).personalisation_zones).toEqual([])
})

test('collections are those that hold the design', () => {
  for (const { id, name, collections } of every) {
    const held = collectionDesignRows.filter((row) => row.design_id === id).map(({ collection_id }) => collection_id)
    expect([name, collections.map((each) => each.id).toSorted()]).toEqual([name, held.toSorted()])
    for (const each of collections) expect(each.name).toBe(collectionRows.find((row) => row.id === each.id)?.name)
  }
})

test('previews map placement names to mockup URLs', async () => {
  const { previews } = await design('Crew Tee 2026')
  expect(Object.keys(previews).toSorted()).toEqual(['back', 'front', 'left_sleeve'])
  for (const url of Object.values(previews)) expect(url).toMatch(/^https:\/\//)
  expect((await design('Untitled sketch')).previews).toEqual({})
})

describe('variant status', () => {
  let catalog: Database
  let own: Client
  let account: string

  beforeAll(async () => {
    const made = await ownAccount('harbour-and-vale')
    account = made.id
    own = client(made.key)
    catalog = await databaseOf('catalog')
  })
  afterAll(() => catalog.close())

  /** The design of that name in the suite's own account, its first variant as given. */
  async function arranged(given: { design: string; stock: boolean; preorder: boolean; quantity: number | null; active: boolean; status: string }): Promise<Variant> {
    const { id } = await catalog.row<{ id: string }>(sql(`update designs set status = $3, stock_control_enabled = $4, preorder_enabled = $5
      where account_id = $1 and name = $2 returning id`), [account, given.design, given.status, given.stock, given.preorder]) ?? { id: '' }
    await catalog.run(sql('update design_variants set quantity = $2, active = $3 where design_id = $1 and position = 0'), [id, given.quantity, given.active])
    return ((await own.get(`/v1/designs/${id}`)).json.data as Design).variants[0] as Variant
  }

  const tote = { design: 'Fish Market Tote', stock: true, preorder: false, quantity: 3, active: true, status: 'active' }

  test.each([
    ['available with units on the shelf', tote, { status: 'available', quantity: 3 }],
    ['available with units on the shelf, preorders or not', { ...tote, preorder: true }, { status: 'available', quantity: 3 }],
    ['out_of_stock: nothing on the shelf and no preorders', { ...tote, quantity: 0 }, { status: 'out_of_stock', quantity: 0 }],
    ['preorder: nothing on the shelf but preorders accepted', { ...tote, quantity: 0, preorder: true }, { status: 'preorder', quantity: 0 }],
    ['available for made-to-order variants, quantity null', { ...tote, stock: false, quantity: null }, { status: 'available', quantity: null }],
    ['made to order never runs out, whatever is left from before', { ...tote, stock: false, quantity: 0 }, { status: 'available', quantity: null }],
    ['unavailable: the variant is inactive', { ...tote, active: false }, { status: 'unavailable', active: false }],
    ['unavailable: the design is inactive', { ...tote, status: 'inactive' }, { status: 'unavailable' }],
    ['unavailable: the design is a draft', { ...tote, status: 'draft' }, { status: 'unavailable' }],
    ['unavailable: the product is inactive', { ...tote, design: 'Ringer Anniversary Tee', stock: false, quantity: null }, { status: 'unavailable', active: true }],
  ])('%s', async (_, given, expected) => {
    expect(await arranged(given)).toMatchObject(expected)
  })
})

describe('404 if the design is unknown, belongs to another account or was deleted', () => {
  const ids = {
    unknown: 'AAAAAAAA',
    foreign: listed.find(({ account }) => account === 'kontor-elbe')?.id ?? '',
    deleted: idOf('Misprinted Mug'),
    archived: idOf('Old Logo Tee'),
    'of another case': idOf('Lantern Quay Tee').toUpperCase(),
    'too short': 'AAAAAAA',
    'too long': 'AAAAAAAAA',
    'a UUID': '01990d3c-7d5e-7cc1-9a35-6f0d2f5b8a11',
    'with NUL': 'AAAA%00AAA',
    'not UTF-8': '%ff%ff%ff%ff',
    'half an escape': 'AAAA%4',
    'a wildcard': '%25%25%25%25%25%25%25%25',
    'a statement': "'%20or%201=1--",
    'with a newline': 'Lantern%0a',
    'very long': 'A'.repeat(5000),
  }

  test.each(Object.entries(ids))('%s', async (_, id) => {
    const answer = await api.get(`/v1/designs/${id}`)
    expectProblem(answer, 404, 'not_found')
    expect({ ...answer.json, request_id: '' }).toEqual({ type: expect.any(String), title: 'Not found', status: 404, detail: 'no such resource', request_id: '' })
  })

  test('its own account sees the foreign one', async () => {
    expect((await (await freshClient('other_account')).get(`/v1/designs/${ids.foreign}`)).status).toBe(200)
  })
})

test('A query on a single design is not looked at', async () => {
  expect((await api.get(`/v1/designs/${idOf('Lantern Quay Tee')}?status=nonsense&limit=0`)).status).toBe(200)
})

test('401 and 403; 403 wins over 404 (W4)', async () => {
  expectProblem(await client().get(`/v1/designs/${idOf('Lantern Quay Tee')}`), 401, 'unauthenticated')
  const without = await freshClient('full', ['account:read', 'orders:read', 'orders:write', 'shops:read'])
  for (const id of [idOf('Lantern Quay Tee'), 'AAAAAAAA', 'x']) expectProblem(await without.get(`/v1/designs/${id}`), 403, 'insufficient_scope')
})
