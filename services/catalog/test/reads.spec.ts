import { MikroORM } from '@mikro-orm/postgresql'
import { migrate } from '@tradecounter/chassis/database'
import type { Design__Output } from '@tradecounter/proto/tradecounter/catalog/v1/Design'
import {
  CollectionDesignEntity, CollectionEntity, CustomDomainEntity, DesignEntity, DesignPlacementEntity, PersonalisationZoneEntity, ShopDesignEntity, ShopEntity, ThemeEntity,
} from '../db/entities.ts'
import { schema } from '../db/schema.ts'
import { account, addDesigns, addProducts, addVariants, day, gift_card, id, serve, stranger, tee, withdrawn } from './serve.ts'
import type { Catalog, Served } from './serve.ts'

let served: Served
let catalog: Catalog

const shop = id(201)
const quiet_shop = id(202)
const strange_shop = id(203)

const failure = (code: string, errors?: Record<string, string[]>) => expect.objectContaining(errors ? { code, errors } : { code })
const notFound = expect.objectContaining({ code: 'not_found', detail: 'no such resource' })

beforeAll(async () => {
  served = await serve()
  catalog = served.catalog
  const { database } = served
  await addProducts(database)
  await addDesigns(
    database,
    { id: 'tee_full', created_at: day(3), colours: ['White', 'Black, deep'], sizes: ['S', 'M'], stock_control_enabled: true, preorder_enabled: false, delivery_type: 'pickup' },
    { id: 'twin_aaa', created_at: day(2), preorder_enabled: true, stock_control_enabled: true },
    { id: 'twin_bbb', created_at: day(2) },
    { id: 'drafted_', created_at: day(4), status: 'draft', product_id: null },
    { id: 'asleep__', created_at: day(5), status: 'inactive' },
    { id: 'giftcard', created_at: day(1), product_id: gift_card },
    { id: 'oldblank', created_at: day(6), product_id: withdrawn },
    { id: 'archived', created_at: day(7), archived_at: day(8) },
    { id: 'deleted_', created_at: day(7), deleted_at: day(8) },
    { id: 'strange_', account_id: stranger, created_at: day(7) },
  )
  await addVariants(
    database,
    { id: id(301), design_id: 'tee_full', colour: 'White', size: 'S', sku: 'T-W-S', quantity: 5 },
    { id: id(302), design_id: 'tee_full', colour: 'White', size: 'M', quantity: 0 },
    { id: id(303), design_id: 'tee_full', colour: 'Black, deep', size: 'S', quantity: 5, active: false },
    { id: id(304), design_id: 'twin_aaa', quantity: 0 },
    { id: id(305), design_id: 'twin_bbb', quantity: 7 },
    { id: id(306), design_id: 'asleep__' },
    { id: id(307), design_id: 'oldblank' },
  )
  const em = database.em()
  await em.insertMany(DesignPlacementEntity, [
    { design_id: 'tee_full', placement: 'front', has_static_artwork: true, preview_url: 'https://cdn.tradecounter.example/front.jpg' },
    { design_id: 'tee_full', placement: 'sleeve', has_static_artwork: false, preview_url: 'https://cdn.tradecounter.example/sleeve.jpg' },
    { design_id: 'tee_full', placement: 'back', has_static_artwork: false },
  ])
  const zone = { design_id: 'tee_full', required: false, min_characters: 1, max_characters: 12 }
  await em.insertMany(PersonalisationZoneEntity, [
    { ...zone, id: id(402), position: 2, label: 'Note' },
    { ...zone, id: id(401), position: 1, label: 'Name', placement: 'sleeve', required: true, placeholder: 'Your name' },
  ])
  await em.insertMany(ThemeEntity, [{ id: id(501), name: 'Harbour', slug: 'harbour', type: 'preset', colours: { primary_color: '#112233', secondary_color: '#445566', overlay_opacity: 40 } }])
  const one = { account_id: account, status: 'active', type: 'brand', published: true, url: 'https://one.example', colour_overrides: {}, created_at: day(1), updated_at: day(2) }
  await em.insertMany(ShopEntity, [
    { ...one, id: shop, name: 'One', slug: 'one', theme_id: id(501), colour_overrides: { secondary_color: '#000000' }, description: 'All of it', meta_title: 'One shop' },
    { ...one, id: quiet_shop, name: 'Quiet', slug: 'quiet', created_at: day(2) },
    { ...one, id: strange_shop, account_id: stranger, name: 'One', slug: 'one' },
  ])
  await em.insertMany(CustomDomainEntity, [
    { id: id(601), shop_id: shop, domain: 'a.example', canonical: false, status: 'pending_dns' },
    { id: id(602), shop_id: shop, domain: 'b.example', canonical: true, status: 'active', verified_at: day(3), activated_at: day(4) },
  ])
  await em.insertMany(CollectionEntity, [
    { id: id(702), shop_id: shop, name: 'Later', order: 2 },
    { id: id(701), shop_id: shop, name: 'First', order: 1 },
    { id: id(703), shop_id: shop, name: 'Hidden', order: 2, active: false },
  ])
  await em.insertMany(CollectionDesignEntity, ['tee_full', 'archived', 'twin_aaa'].map((design_id) => ({ collection_id: id(701), design_id })))
  await em.insertMany(CollectionDesignEntity, [{ collection_id: id(702), design_id: 'tee_full' }])
  await em.insertMany(ShopDesignEntity, ['tee_full', 'twin_aaa', 'twin_bbb', 'archived', 'asleep__', 'drafted_'].map((design_id) => ({ shop_id: shop, design_id })))
})

afterAll(() => served.close())

describe('the database', () => {
  test('the entities and the migration agree; checks, indexes and what keeps printed_placements stand in the migration alone', async () => {
    const orm = await MikroORM.init({ clientUrl: served.url, entities: schema.entities, logger: () => undefined })
    try {
      const statements = (await orm.schema.getUpdateSchemaSQL({ wrap: false })).split('\n').filter(Boolean)
      expect(statements.filter((each) => !/^(drop index|drop trigger|drop function|alter table "\w+" drop constraint) /.test(each))).toEqual([])
    } finally {
      await orm.close(true)
    }
  })

  test('migrating again changes nothing', () => expect(migrate(served.url, schema)).resolves.toBeUndefined())

  test.each<[string, string]>([
    ['products_virtual_ships_nothing', `update products set requires_shipping = true where virtual`],
    ['designs_active_has_product', `update designs set status = 'active' where id = 'drafted_'`],
    ['designs_status', `update designs set status = 'sold' where id = 'drafted_'`],
    ['designs_retail', `update designs set retail_minor = 100`],
    ['design_variants_quantity', `update design_variants set quantity = -1`],
    ['design_variants_active_options', `update design_variants set colour = 'White', size = 'S' where id = '${id(302)}'`],
    ['personalisation_zones_characters', `update personalisation_zones set min_characters = 99`],
    ['personalisation_zones_placement', `update personalisation_zones set placement = 'elbow'`],
    ['shops_slug', `update shops set slug = id::text`],
    ['shops_account_slug', `update shops set slug = 'one'`],
    ['themes_overlay_opacity', `update themes set colours = '{"overlay_opacity": 101}'`],
  ])('keeps %s', async (constraint, text) => {
    await expect(served.database.run({ name: `test_${constraint}`, text })).rejects.toMatchObject({ constraint })
  })

  test('printed_placements follows placements and zones', async () => {
    const { database } = served
    const printed = async () => (await database.row<{ printed_placements: number }>({ name: 'test_printed', text: `select printed_placements from designs where id = 'twin_bbb'` }))?.printed_placements
    const change = (name: string, text: string) => database.run({ name: `test_printed_${name}`, text })
    expect(await printed()).toBe(0)
    await change('1', `insert into design_placements (design_id, placement, has_static_artwork) values ('twin_bbb', 'front', true), ('twin_bbb', 'back', false)`)
    expect(await printed()).toBe(1)
    await change('2', `insert into personalisation_zones (id, design_id, position, label, placement, required, min_characters, max_characters) values ('${id(499)}', 'twin_bbb', 1, 'x', 'back', false, 0, 9)`)
    expect(await printed()).toBe(2)
    await change('3', `update personalisation_zones set placement = null where id = '${id(499)}'`)
    expect(await printed()).toBe(1)
    await change('4', `delete from personalisation_zones where id = '${id(499)}'`)
    await change('5', `delete from design_placements where design_id = 'twin_bbb'`)
    expect(await printed()).toBe(0)
  })
})

describe('GetDesign', () => {
  const get = (design_id: string, account_id = account): Promise<Design__Output> => catalog.GetDesign({ account_id, design_id })

  test('SPEC "Design" with its single-design fields', async () => {
    expect(await get('tee_full')).toEqual({
      id: 'tee_full', name: 'tee_full', status: 'active', product: { id: tee, title: 'Tee', thumbnail_url: 'https://cdn.tradecounter.example/tee.jpg' },
      colours: ['White', 'Black, deep'], sizes: ['S', 'M'], retail_price: null, delivery_type: 'pickup',
      created_at: '2026-01-03T10:00:00.000Z', updated_at: '2026-01-03T10:00:00.000Z',
      print: { product_id: tee, print_method: 'dtg', placements: 2 },
      stock_control_enabled: true, preorder_enabled: false,
      collections: [{ id: id(701), name: 'First' }, { id: id(702), name: 'Later' }],
      personalisation_zones: [
        { id: id(401), label: 'Name', placement: 'sleeve', required: true, min_characters: 1, max_characters: 12, placeholder: 'Your name' },
        { id: id(402), label: 'Note', required: false, min_characters: 1, max_characters: 12 },
      ],
      variants: [
        { id: id(301), colour: 'White', size: 'S', sku: 'T-W-S', active: true, quantity: 5, status: 'available' },
        { id: id(302), colour: 'White', size: 'M', active: true, quantity: 0, status: 'out_of_stock' },
        { id: id(303), colour: 'Black, deep', size: 'S', active: false, quantity: 5, status: 'unavailable' },
      ],
      previews: { front: 'https://cdn.tradecounter.example/front.jpg', sleeve: 'https://cdn.tradecounter.example/sleeve.jpg' },
    })
  })

  test.each([
    ['preorder', 'twin_aaa', { quantity: 0, status: 'preorder' }],
    ['made to order', 'twin_bbb', { status: 'available' }],
    ['the design is inactive', 'asleep__', { status: 'unavailable' }],
    ['the product is inactive', 'oldblank', { status: 'unavailable' }],
  ])('variant status: %s', async (_, design_id, variant) => {
    expect((await get(design_id)).variants.map(({ quantity, status }) => ({ ...(quantity === undefined ? {} : { quantity }), status }))).toEqual([variant])
  })

  test('a gift card has no print facts, a draft may have no product', async () => {
    expect(await get('giftcard')).toMatchObject({ print: null, product: { title: 'Gift card' }, variants: [], collections: [], personalisation_zones: [], previews: {} })
    expect(await get('drafted_')).toMatchObject({ print: null, product: null, status: 'draft' })
  })

  test('retail_price is a decimal string', async () => {
    await served.database.em().nativeUpdate(DesignEntity, { id: 'twin_bbb' }, { retail_minor: 1950n, retail_currency: 'GBP' })
    expect((await get('twin_bbb')).retail_price).toEqual({ amount: '19.50', currency: 'GBP' })
  })

  test.each(['unknown_', 'strange_', 'archived', 'deleted_', '', 'short', 'tee_full\0', 'tee full', `' or 1=1`])('404 if the design is unknown, belongs to another account or was deleted: %p', async (design_id) => {
    await expect(get(design_id)).rejects.toEqual(notFound)
  })

  test('is one statement', async () => {
    const before = served.statements()
    await get('tee_full')
    expect(served.statements() - before).toBe(1)
  })
})

describe('ListDesigns', () => {
  const list = (page: { limit: number, after?: string }, more: { status?: string, account_id?: string } = {}) => catalog.ListDesigns({ account_id: account, page, ...more })
  const ids = ({ designs }: { designs: Design__Output[] }) => designs.map((design) => design.id)
  const all = ['oldblank', 'asleep__', 'drafted_', 'tee_full', 'twin_bbb', 'twin_aaa', 'giftcard']

  test('created_at desc, id desc; archived, deleted and foreign designs are left out', async () => {
    const page = await list({ limit: 100 })
    expect(ids(page)).toEqual(all)
    expect(page.page).toEqual({ has_more: false, total: 7 })
    expect(page.designs[3]).toMatchObject({ colours: ['White', 'Black, deep'], print: { placements: 2 }, variants: [], previews: {} })
  })

  test.each([['draft', ['drafted_']], ['active', ['oldblank', 'tee_full', 'twin_bbb', 'twin_aaa', 'giftcard']], ['inactive', ['asleep__']]])('by status %s', async (status, found) => {
    const page = await list({ limit: 100 }, { status })
    expect(ids(page)).toEqual(found)
    expect(page.page?.total).toBe(found.length)
  })

  test.each([1, 2, 3, 7])('pages of %i show each once', async (limit) => {
    const seen: string[] = []
    for (let after: string | undefined, more = true; more;) {
      const { designs, page } = await list({ limit, ...(after === undefined ? {} : { after }) })
      seen.push(...designs.map((design) => design.id))
      expect(page?.total).toBe(7)
      more = page?.has_more ?? false
      after = page?.next
      expect(after === undefined).toBe(!more)
    }
    expect(seen).toEqual(all)
  })

  test('the pages stay what they are while rows are inserted and deleted', async () => {
    const first = await list({ limit: 3 })
    await addDesigns(served.database, { id: 'newcomer', created_at: day(20) }, { id: 'twin_abb', created_at: day(2) })
    await served.database.em().nativeUpdate(DesignEntity, { id: 'drafted_' }, { deleted_at: day(9) })
    try {
      const second = await list({ limit: 100, after: first.page?.next ?? '' })
      expect([...ids(first), ...ids(second)]).toEqual(['oldblank', 'asleep__', 'drafted_', 'tee_full', 'twin_bbb', 'twin_abb', 'twin_aaa', 'giftcard'])
    } finally {
      await served.database.em().nativeDelete(DesignEntity, { id: { $in: ['newcomer', 'twin_abb'] } })
      await served.database.em().nativeUpdate(DesignEntity, { id: 'drafted_' }, { deleted_at: null })
    }
  })

  test('a page after the last row is empty, and total is still a number', async () => {
    expect((await list({ limit: 5, after: '2025-01-01T00:00:00.000Z~aaaaaaaa' })).page).toEqual({ has_more: false, total: 7 })
    expect(await list({ limit: 5 }, { account_id: id(99) })).toEqual({ designs: [], page: { has_more: false, total: 0 } })
  })

  test.each<[string, Parameters<typeof list>, Record<string, string[]>]>([
    ['limit 0', [{ limit: 0 }], { limit: ['must be greater than 0'] }],
    ['limit 101', [{ limit: 101 }], { limit: ['must be at most 100'] }],
    ['a cursor of no list', [{ limit: 1, after: 'x' }], { cursor: ['is not a cursor of this list'] }],
    ['a cursor of the shops', [{ limit: 1, after: `2026-01-31T10:00:00.000Z~${id(1)}` }], { cursor: ['is not a cursor of this list'] }],
    ['a status that is none', [{ limit: 1 }, { status: 'sold' }], { status: ['must be one of draft, active, inactive'] }],
  ])('refuses %s', async (_, asked, errors) => {
    await expect(list(...asked)).rejects.toEqual(failure('validation', errors))
  })

  test('is one statement whatever the size of the page', async () => {
    for (const limit of [1, 100]) {
      const before = served.statements()
      await list({ limit })
      expect(served.statements() - before).toBe(1)
    }
  })
})

describe('shops', () => {
  const page = { limit: 25 }

  test('ListShops: created_at desc, foreign ones left out', async () => {
    const answer = await catalog.ListShops({ account_id: account, page })
    expect(answer.shops.map((each) => each.id)).toEqual([quiet_shop, shop])
    expect(answer.page).toEqual({ has_more: false, total: 2 })
    const first = await catalog.ListShops({ account_id: account, page: { limit: 1 } })
    expect(first.page).toEqual({ has_more: true, next: `2026-01-02T10:00:00.000Z~${quiet_shop}`, total: 2 })
    expect((await catalog.ListShops({ account_id: account, page: { limit: 1, after: first.page?.next ?? '' } })).shops.map((each) => each.id)).toEqual([shop])
  })

  test.each([['slug', 'one'], ['UUID', shop], ['UUID in upper case', shop.toUpperCase()]])('GetShop by %s', async (_, shop_id) => {
    expect(await catalog.GetShop({ account_id: account, shop_id })).toEqual({
      id: shop, name: 'One', slug: 'one', status: 'active', type: 'brand', published: true, url: 'https://one.example',
      created_at: '2026-01-01T10:00:00.000Z', updated_at: '2026-01-02T10:00:00.000Z', description: 'All of it', seo: { meta_title: 'One shop' },
      resolved_colours: { primary_color: '#112233', secondary_color: '#000000', overlay_opacity: 40 }, colour_overrides: { secondary_color: '#000000' },
      theme: { id: id(501), name: 'Harbour', slug: 'harbour', type: 'preset', colours: { primary_color: '#112233', secondary_color: '#445566', overlay_opacity: 40 } },
      custom_domains: [
        { id: id(602), domain: 'b.example', canonical: true, status: 'active', verified_at: '2026-01-03T10:00:00.000Z', activated_at: '2026-01-04T10:00:00.000Z' },
        { id: id(601), domain: 'a.example', canonical: false, status: 'pending_dns' },
      ],
    })
  })

  test('a shop without a theme', async () => {
    expect(await catalog.GetShop({ account_id: account, shop_id: 'quiet' })).toMatchObject({ theme: null, resolved_colours: {}, custom_domains: [] })
  })

  test.each([strange_shop, id(999), 'nothing', '', 'o\0ne', 'x'.repeat(200), '%'])('404 for the shop %p, whatever is asked of it', async (shop_id) => {
    const asked = { account_id: account, shop_id, page }
    await expect(catalog.GetShop(asked)).rejects.toEqual(notFound)
    await expect(catalog.ListShopDesigns(asked)).rejects.toEqual(notFound)
    await expect(catalog.ListShopCollections(asked)).rejects.toEqual(notFound)
  })

  test('a slug is the account’s own', async () => {
    expect((await catalog.GetShop({ account_id: stranger, shop_id: 'one' })).id).toBe(strange_shop)
  })

  test('ListShopDesigns: on sale in that shop, created_at desc, id desc', async () => {
    const answer = await catalog.ListShopDesigns({ account_id: account, shop_id: 'one', page })
    expect(answer.designs.map((design) => design.id)).toEqual(['tee_full', 'twin_bbb', 'twin_aaa'])
    expect(answer.page).toEqual({ has_more: false, total: 3 })
    const first = await catalog.ListShopDesigns({ account_id: account, shop_id: 'one', page: { limit: 2 } })
    expect((await catalog.ListShopDesigns({ account_id: account, shop_id: shop, page: { limit: 2, after: first.page?.next ?? '' } })).designs.map((design) => design.id)).toEqual(['twin_aaa'])
    expect((await catalog.ListShopDesigns({ account_id: account, shop_id: 'quiet', page })).page).toEqual({ has_more: false, total: 0 })
  })

  test('ListShopCollections: order asc, with the designs that can be seen in them', async () => {
    const answer = await catalog.ListShopCollections({ account_id: account, shop_id: 'one', page })
    expect(answer).toEqual({
      collections: [
        { id: id(701), name: 'First', order: 1, active: true, design_count: 2 },
        { id: id(702), name: 'Later', order: 2, active: true, design_count: 1 },
        { id: id(703), name: 'Hidden', order: 2, active: false, design_count: 0 },
      ],
      page: { has_more: false, total: 3 },
    })
    const first = await catalog.ListShopCollections({ account_id: account, shop_id: 'one', page: { limit: 2 } })
    expect(first.page).toEqual({ has_more: true, next: `${id(201)}/2~${id(702)}`, total: 3 })
    expect((await catalog.ListShopCollections({ account_id: account, shop_id: 'one', page: { limit: 2, after: first.page?.next ?? '' } })).collections.map((each) => each.id)).toEqual([id(703)])
  })
})

describe('ResolveLines', () => {
  const line = { design_id: 'tee_full', quantity: 1 }
  const resolve = (purpose: string, delivery_type: string, ...lines: Parameters<Catalog['ResolveLines']>[0]['lines'] & object) =>
    catalog.ResolveLines({ account_id: account, purpose, delivery_type, lines })

  test('what a line orders', async () => {
    expect(await resolve('order', 'pickup',
      { ...line, size: 'S', quantity: 2, personalisation: [{ zone_id: id(401), text: 'Zoe\u0308' }, { zone_id: id(402), text: '' }] },
      { design_id: 'twin_aaa', variant_id: id(304).toUpperCase(), quantity: 3 },
    )).toEqual({
      errors: [],
      lines: [{
        design_id: 'tee_full', design_name: 'tee_full', variant_id: id(301), colour: 'White', size: 'S', quantity: 2, product_id: tee, product_title: 'Tee', print_method: 'dtg',
        placements: 2, weight_grams: 180, requires_shipping: true, stock_controlled: true, preorder_quantity: 0,
        personalisation: [{ zone_id: id(401), label: 'Name', placement: 'sleeve', text: 'Zo\u00EB' }],
      }, {
        design_id: 'twin_aaa', design_name: 'twin_aaa', variant_id: id(304), quantity: 3, product_id: tee, product_title: 'Tee', print_method: 'dtg',
        placements: 0, weight_grams: 180, requires_shipping: true, stock_controlled: true, preorder_quantity: 3, personalisation: [],
      }],
    })
  })

  test('a line without personalisation prints only what is not a zone', async () => {
    expect((await resolve('order', 'pickup', { ...line, size: 'S' })).lines[0]?.placements).toBe(1)
  })

  test('designs that are foreign, archived or deleted are as unknown', async () => {
    const { lines, errors } = await resolve('order', 'delivery', ...['strange_', 'archived', 'deleted_', 'unknown_', '\0'].map((design_id) => ({ design_id, quantity: 1 })))
    expect(lines).toEqual([])
    expect(errors).toEqual([0, 1, 2, 3, 4].map((index) => ({ path: `items.${index}.design_id`, message: 'is not a design of this account that can be ordered' })))
  })

  test('everything wrong with all lines, and a foreign variant or zone is as unknown', async () => {
    const { errors } = await resolve('order', 'delivery',
      { ...line, variant_id: id(305) }, { ...line, variant_id: 'x', quantity: 0 }, { ...line, colour: 'White' },
      { design_id: 'twin_bbb', quantity: 1, personalisation: [{ zone_id: id(401), text: 'x' }] },
      { ...line, size: 'S', quantity: 6 })
    expect(errors.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'items.0.design_id: is not available for delivery', 'items.0.variant_id: does not match exactly one active variant',
      'items.1.quantity: must be greater than 0', 'items.1.design_id: is not available for delivery', 'items.1.variant_id: does not match exactly one active variant',
      'items.2.design_id: is not available for delivery', 'items.2: does not match exactly one active variant',
      'items.3.personalisation.0.zone_id: is not a personalisation zone of this design',
      'items.4.design_id: is not available for delivery', 'items.4.quantity: must be at most 5',
    ])
  })

  test('O12: a gift card in an estimate is let through and needs no shipping', async () => {
    const { lines } = await resolve('estimate', '', { design_id: 'giftcard', quantity: 1 }, { ...line, quantity: 99 })
    expect(lines.map(({ design_id, variant_id, product_id, requires_shipping, weight_grams }) => [design_id, variant_id, product_id, requires_shipping, weight_grams])).toEqual([
      ['giftcard', undefined, undefined, false, 0], ['tee_full', undefined, tee, true, 180],
    ])
  })

  test('500 lines are one statement, 501 are refused', async () => {
    const before = served.statements()
    expect((await resolve('order', 'delivery', ...Array.from({ length: 500 }, () => ({ design_id: 'twin_bbb', quantity: 1 })))).lines).toHaveLength(500)
    expect(served.statements() - before).toBe(1)
    await expect(resolve('order', 'delivery', ...Array.from({ length: 501 }, () => line))).rejects.toEqual(failure('validation', { items: ['must have at most 500 entries'] }))
  })

  test('reads only', async () => {
    const held = await served.database.rows({ name: 'test_held', text: 'select from reservations' })
    expect(held).toEqual([])
  })
})
