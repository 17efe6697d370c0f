/** The demo world is what it promises (tools/seed/README.md): every line of the list, over the data, and the data in real databases. */
import { randomBytes } from 'node:crypto'
import { openDatabase } from '@tradecounter/chassis/database'
import type { Database, ServiceSchema } from '@tradecounter/chassis/database'
import { unseal } from '@tradecounter/chassis/seal'
import { isDesignId, isOrderReference, isUuid } from '@tradecounter/kernel/ids'
import { isWellFormedToken, tokenDigest } from '@tradecounter/kernel/token'
import { schema as accountsSchema } from '../../services/accounts/db/schema.ts'
import { schema as catalogSchema } from '../../services/catalog/db/schema.ts'
import { resolveLines } from '../../services/catalog/domain/resolve-lines.ts'
import type { OrderDesign } from '../../services/catalog/domain/resolve-lines.ts'
import { variantStatus } from '../../services/catalog/domain/variant-status.ts'
import { schema as ordersSchema } from '../../services/orders/db/schema.ts'
import { statuses } from '../../services/orders/domain/transitions.ts'
import { listsOf, loadLists } from '../../services/pricing/db/load-lists.ts'
import { schema as pricingSchema } from '../../services/pricing/db/schema.ts'
import { unitPrice, publishedTiers } from '../../services/pricing/domain/unit-price.ts'
import { loadTariff, tariffOf } from '../../services/shipping/db/load-tariff.ts'
import { schema as shippingSchema } from '../../services/shipping/db/schema.ts'
import { methodsTo } from '../../services/shipping/domain/rates.ts'
import { createTestDatabase } from '../check/database.ts'
import type { TestDatabase } from '../check/database.ts'
import { accountId, accountNames, accountRows, cardRows, creditRows } from '../seed/accounts.ts'
import type { AccountName } from '../seed/accounts.ts'
import { account_signing_secret, apiKeyRows, credentials, otherCredentials } from '../seed/credentials.ts'
import { designRows, listed, personalisationZoneRows, placementRows, variantRows } from '../seed/design-rows.ts'
import { eventRows, madeOrders, orderItemRows, orderRows, reservedLineRows, shipmentRows, spentCreditRows } from '../seed/order-rows.ts'
import { premiumRows, priceListRows, productPriceRows, taxRateRows, tierRows } from '../seed/prices.ts'
import { productId, productRows } from '../seed/products.ts'
import { seed } from '../seed/seed.ts'
import { methodRows, originRows, rateRows, zoneCountryRows } from '../seed/shipping.ts'
import { collectionDesignRows, collectionRows, domainRows, shopDesignRows, shopRows, themeRows } from '../seed/shops.ts'

const full = accountId('harbour-and-vale')
const other = accountId('kontor-elbe')
const prices = listsOf({ rates: taxRateRows, price_lists: priceListRows, products: productPriceRows, tiers: tierRows, premiums: premiumRows })
const tariff = tariffOf({ countries: zoneCountryRows, origins: originRows, methods: methodRows, rates: rateRows })
const orders = orderRows((secret) => Buffer.from(secret))

const productOf = (design: typeof designRows[number]) => productRows.find((product) => product.id === design.product_id)
const accountOf = (id: string) => accountRows.find((account) => account.id === id)!
const listOf = (account_id: string) => prices.price_lists.get(`${accountOf(account_id).country} ${accountOf(account_id).currency}`)

const priceOf = (design: typeof designRows[number]) => {
  const list = listOf(design.account_id)
  const placements = placementRows.filter((row) => row.design_id === design.id).length
  return list && design.product_id ? unitPrice(list, { product_id: design.product_id, print_method: design.print_method ?? '', placements }, 1) : undefined
}

const visible = designRows.filter((design) => !design.archived_at && !design.deleted_at)
const ofFull = visible.filter((design) => design.account_id === full)
const statusesOf = (design: typeof designRows[number]) => variantRows.filter((variant) => variant.design_id === design.id)
  .map((variant) => variantStatus({ ...design, product_active: productOf(design)?.active ?? false }, variant))
const orderable = (design: typeof designRows[number]) => design.status === 'active' && priceOf(design) !== undefined && statusesOf(design).includes('available')
const zonesOf = (design: typeof designRows[number]) => personalisationZoneRows.filter((zone) => zone.design_id === design.id)
const tiersOf = (design: typeof designRows[number]) => publishedTiers(listOf(design.account_id)!, design.product_id!)
const distinct = <T>(values: T[]): T[] => [...new Set(values)]

describe('designs and blanks', () => {
  test('at least 40 designs of the main account that can be ordered, on at least 12 blanks, garments and others', () => {
    const sold = ofFull.filter(orderable)
    expect(ofFull.length).toBeGreaterThanOrEqual(44)
    expect(sold.length).toBeGreaterThanOrEqual(36)
    expect(distinct(ofFull.map((design) => design.product_id)).length).toBeGreaterThanOrEqual(20)
    const titles = distinct(sold.map((design) => productOf(design)!.title)).join()
    for (const word of ['Tee', 'Hoodie', 'Sweatshirt', 'Cap', 'Beanie', 'Tote', 'Mug', 'Bottle', 'Poster', 'Notebook', 'Apron', 'Socks']) expect(titles).toContain(word)
  })

  test('weights rise with the size; what is sent weighs something', () => {
    for (const variant of variantRows) {
      const design = designRows.find((row) => row.id === variant.design_id)!
      expect(variant.weight_grams > 0).toBe(productOf(design)!.virtual === false)
    }
    const tees = variantRows.filter((row) => row.design_id === ofFull[0]!.id && row.colour === 'Black').map((row) => row.weight_grams)
    expect(tees).toEqual(tees.toSorted((a, b) => a - b))
    expect(distinct(tees)).toHaveLength(tees.length)
  })

  test('products without colours, without sizes, and with both', () => {
    const options = ofFull.filter((design) => design.product_id).map((design) => `${design.colours.length > 0} ${design.sizes.length > 0}`)
    expect(distinct(options).sort()).toEqual(['false false', 'false true', 'true false', 'true true'])
  })

  test('designs that are draft and inactive; archived and deleted ones out of sight', () => {
    expect(distinct(ofFull.map((design) => design.status)).sort()).toEqual(['active', 'draft', 'inactive'])
    const hidden = designRows.filter((design) => design.account_id === full && !visible.includes(design))
    expect([hidden.filter((design) => design.archived_at).length, hidden.filter((design) => design.deleted_at).length]).toEqual([1, 1])
  })

  test('one gift card, and one that cannot be priced', () => {
    expect(ofFull.filter((design) => productOf(design)?.virtual)).toHaveLength(1)
    expect(ofFull.filter((design) => design.status === 'active' && !productOf(design)?.virtual && !priceOf(design)).map((design) => design.name)).toEqual(['Quayside Umbrella'])
  })

  test('a product with postage included', () => {
    expect(ofFull.filter((design) => orderable(design) && !productOf(design)!.requires_shipping).map((design) => design.name)).toEqual(['Six Piers Postcards'])
  })

  test('made to order and stock-controlled, with and without preorder, one nearly sold out', () => {
    const sold = ofFull.filter((design) => design.status === 'active')
    const kinds = distinct(sold.map((design) => `${design.stock_control_enabled} ${design.preorder_enabled}`)).sort()
    expect(kinds).toEqual(['false false', 'true false', 'true true'])
    const left = (design: typeof designRows[number]) => variantRows.filter((row) => row.design_id === design.id).reduce((units, row) => units + (row.quantity ?? 1_000), 0)
    expect(sold.filter((design) => orderable(design) && left(design) < 5).map((design) => design.name)).toEqual(['Last Ferry Tote'])
  })

  test('variants in every status', () => {
    expect(distinct(ofFull.flatMap(statusesOf)).sort()).toEqual(['available', 'out_of_stock', 'preorder', 'unavailable'])
    const reasons = ofFull.flatMap((design) => (statusesOf(design).includes('unavailable') ? [`${design.status} ${productOf(design)!.active}`] : []))
    expect(distinct(reasons)).toEqual(expect.arrayContaining(['active true', 'inactive true', 'active false']))
  })

  test('a stock-controlled variant without preorders with at least 20 units', () => {
    const variants = ofFull.filter((design) => orderable(design) && design.stock_control_enabled && !design.preorder_enabled)
      .flatMap((design) => variantRows.filter((row) => row.design_id === design.id && row.active && (row.quantity ?? 0) >= 20))
    expect(variants.length).toBeGreaterThanOrEqual(10)
  })

  test('personalised and not: required and optional zones together, a minimum of 2, a zone alone on its placement, a zone without a placement', () => {
    const sold = ofFull.filter(orderable)
    const zones = sold.map((design) => ({ design, zones: zonesOf(design) }))
    expect(zones.some(({ zones: own }) => own.length === 0)).toBe(true)
    expect(zones.some(({ zones: own }) => own.some((zone) => zone.required) && own.some((zone) => !zone.required))).toBe(true)
    expect(zones.some(({ zones: own }) => own.some((zone) => zone.min_characters >= 2))).toBe(true)
    expect(zones.some(({ zones: own }) => own.some((zone) => zone.placement === null))).toBe(true)
    const alone = placementRows.filter((row) => !row.has_static_artwork)
    for (const { design_id, placement } of alone) {
      expect(personalisationZoneRows.filter((zone) => zone.design_id === design_id && zone.placement === placement)).toHaveLength(1)
    }
    expect(alone.some(({ design_id }) => sold.some((design) => design.id === design_id))).toBe(true)
  })

  test('a zone that is alone on its placement is charged when it is filled', () => {
    const jersey = ofFull.find((design) => design.name === 'Regatta Team Jersey')!
    expect(priceOf(jersey)!.extra_placement_fees.minor).toBe(2n * 275n)
  })

  test('two tiered designs of one product and a flat-priced one', () => {
    const sold = ofFull.filter(orderable)
    const tiered = sold.filter((design) => tiersOf(design).length > 1)
    expect(Math.max(...Map.groupBy(tiered, (design) => design.product_id).values().map((designs) => designs.length))).toBeGreaterThanOrEqual(2)
    expect(sold.some((design) => tiersOf(design).length === 0)).toBe(true)
  })

  test('breakdowns of every kind: extra placements, a premium, both, neither', () => {
    const kinds = ofFull.filter(orderable).map((design) => priceOf(design)!)
      .map((price) => `${price.extra_placement_fees.minor > 0n} ${price.print_method_premium.minor > 0n}`)
    expect(distinct(kinds).sort()).toEqual(['false false', 'false true', 'true false', 'true true'])
  })

  test('a product with a minimum quantity', () => {
    const list = listOf(full)!
    expect(ofFull.filter((design) => orderable(design) && list.products.get(design.product_id!)!.minimum_quantity > 1).length).toBeGreaterThanOrEqual(2)
  })

  test('designs for pickup, for delivery and for both', () => {
    expect(distinct(ofFull.filter(orderable).map((design) => design.delivery_type))).toEqual(expect.arrayContaining(['pickup', 'delivery', 'delivery_and_pickup', null]))
  })

  test('made at different moments, two of them at the very same', () => {
    const moments = ofFull.map((design) => design.created_at.getTime())
    expect(moments.length - distinct(moments).length).toBe(1)
  })

  test('no thing of the list is missing for want of text: descriptions, skus and placeholders are given and left out', () => {
    for (const values of [ofFull.map((design) => design.description), ofFull.map((design) => design.thumbnail_url), ofFull.map((design) => design.retail_minor),
      variantRows.map((row) => row.sku), personalisationZoneRows.map((zone) => zone.placeholder)]) {
      expect(distinct(values.map((value) => value === null)).sort()).toEqual([false, true])
    }
  })
})

describe('prices and shipping', () => {
  test('prices in GBP, EUR and USD; GB, IE, DE, FR, NL and US', () => {
    expect([...prices.price_lists.keys()].sort()).toEqual(['DE EUR', 'FR EUR', 'GB GBP', 'IE EUR', 'NL EUR', 'US USD'])
  })

  test('a higher tier is never dearer', () => {
    for (const list of prices.price_lists.values()) {
      for (const { tiers } of list.products.values()) {
        expect(tiers.map((tier) => tier.price_minor)).toEqual(tiers.map((tier) => tier.price_minor).toSorted((a, b) => Number(b - a)))
        if (tiers.length > 0) expect(tiers[0]!.min_quantity).toBe(1)
      }
    }
  })

  test('express to the home country and to abroad; a country that only standard goes to, and one that nothing goes to', () => {
    const ways = (country: string) => methodsTo(tariff, 'GB', country, 'GBP').map((way) => way.method)
    expect([ways('GB'), ways('FR'), ways('US')]).toEqual([['standard', 'express'], ['standard', 'express'], ['standard', 'express']])
    expect([ways('JP'), ways('AQ')]).toEqual([['standard'], []])
  })

  test.each(priceListRows.map((list) => [list.country, list.currency]))('accounts of %s can send home and abroad', (country, currency) => {
    const origin = tariff.origins.get(country)!
    for (const to of ['GB', 'DE', 'FR', 'IE', 'US', country]) expect(methodsTo(tariff, origin, to, currency).map((way) => way.method)).toEqual(['standard', 'express'])
  })

  test('heavier never costs less, express never less than standard', () => {
    for (const ways of tariff.routes.values()) {
      for (const { bands } of ways) expect(bands.map((band) => band.amount_minor)).toEqual(bands.map((band) => band.amount_minor).toSorted((a, b) => Number(a - b)))
      const [standard, express] = ways
      for (const [place, band] of (express?.bands ?? []).entries()) expect(band.amount_minor).toBeGreaterThan(standard!.bands[place]!.amount_minor)
    }
  })
})

describe('accounts', () => {
  const keyOf = (token: string) => apiKeyRows.find((row) => row.token_sha256.equals(tokenDigest(token)))!
  const cardOf = (account_id: string) => cardRows.find((card) => card.account_id === account_id)?.payment_method_id
  const writing = ['account:read', 'designs:read', 'orders:read', 'orders:write', 'shops:read']

  test.each([
    ['full', 'active', 'pm_card_visa', writing],
    ['read_only', 'active', 'pm_card_visa', writing.filter((scope) => scope.endsWith(':read'))],
    ['other_account', 'active', 'pm_card_visa', writing],
    ['no_card', 'active', undefined, writing],
    ['declined_card', 'active', 'pm_card_chargeDeclined', writing],
    ['sandbox', 'test', 'pm_card_visa', writing],
    ['lead', 'lead', 'pm_card_visa', writing],
    ['inactive', 'inactive', 'pm_card_visa', writing],
  ] as const)('%s', (name, status, card, scopes) => {
    const key = keyOf(credentials[name])
    expect([accountOf(key.account_id).status, cardOf(key.account_id), key.scopes, key.expires_at, key.revoked_at]).toEqual([status, card, scopes, null, null])
    expect(isWellFormedToken(credentials[name])).toBe(true)
  })

  test('full and read_only are of one account, the others each of its own', () => {
    const accounts = Object.values(credentials).map((token) => keyOf(token).account_id)
    expect(accounts[0]).toBe(accounts[1])
    expect(distinct(accounts)).toHaveLength(7)
  })

  test('one with credit, one in dollars, one without country; and credit of the others is spent', () => {
    expect(creditRows.map((row) => row.account_id)).toEqual([keyOf(otherCredentials.with_credit).account_id])
    expect(accountOf(keyOf(otherCredentials.dollars).account_id)).toMatchObject({ status: 'active', country: 'US', currency: 'USD' })
    expect(accountOf(keyOf(otherCredentials.no_country).account_id)).toMatchObject({ status: 'active', country: null, currency: null })
    for (const rows of Map.groupBy(spentCreditRows, (row) => row.account_id).values()) expect(rows.reduce((minor, row) => minor + row.amount_minor, 0n)).toBe(0n)
  })

  test.each(accountNames.filter((name) => name !== 'unsettled-goods'))('%s has designs of its own that can be ordered, tiered, on the shelf and personalised', (name: AccountName) => {
    const sold = visible.filter((design) => design.account_id === accountId(name) && orderable(design))
    expect(sold.length).toBeGreaterThanOrEqual(5)
    expect(sold.some((design) => tiersOf(design).length > 1)).toBe(true)
    expect(sold.some((design) => design.stock_control_enabled && !design.preorder_enabled)).toBe(true)
    expect(sold.some((design) => zonesOf(design).length > 0)).toBe(true)
  })
})

describe('shops', () => {
  test.each(accountNames)('%s has two or more', (name) => {
    expect(shopRows.filter((shop) => shop.account_id === accountId(name)).length).toBeGreaterThanOrEqual(2)
  })

  test('of every type, active and inactive, published and not; with preset, custom and without theme', () => {
    const own = shopRows.filter((shop) => shop.account_id === full)
    expect(distinct(own.map((shop) => shop.type)).sort()).toEqual(['brand', 'event', 'loyalty', 'staff'])
    expect(distinct(own.map((shop) => shop.status)).sort()).toEqual(['active', 'inactive'])
    expect(distinct(own.map((shop) => shop.published)).sort()).toEqual([false, true])
    expect(distinct(own.map((shop) => themeRows.find((theme) => theme.id === shop.theme_id)?.type)).sort()).toEqual(['custom', 'preset', undefined])
  })

  test('custom themes are used by their own account only', () => {
    for (const shop of shopRows) expect([null, undefined, shop.account_id]).toContain(themeRows.find((theme) => theme.id === shop.theme_id)?.account_id)
  })

  test('domains in every status', () => {
    expect(distinct(domainRows.map((domain) => domain.status)).sort()).toEqual(['active', 'disabled', 'failed', 'pending_dns', 'validating'])
    expect(distinct(domainRows.map((domain) => domain.canonical)).sort()).toEqual([false, true])
  })

  test('collections: active, hidden and empty, in an order of their own, with designs of their shop', () => {
    expect(distinct(collectionRows.map((row) => row.active)).sort()).toEqual([false, true])
    expect(collectionRows.some((row) => !collectionDesignRows.some((design) => design.collection_id === row.id))).toBe(true)
    const offered = new Set(shopDesignRows.map((row) => `${row.shop_id} ${row.design_id}`))
    for (const { collection_id, design_id } of collectionDesignRows) {
      expect(offered.has(`${collectionRows.find((row) => row.id === collection_id)!.shop_id} ${design_id}`)).toBe(true)
    }
    for (const { shop_id, design_id } of shopDesignRows) {
      expect(designRows.find((design) => design.id === design_id)!.account_id).toBe(shopRows.find((shop) => shop.id === shop_id)!.account_id)
    }
  })
})

describe('orders', () => {
  test.each([['full', full], ['other_account', other]])('%s has orders in every status, from every source', (_, account_id) => {
    const own = orders.filter((order) => order.account_id === account_id)
    expect(distinct(own.map((order) => order.status)).sort()).toEqual([...statuses].sort())
    expect(distinct(own.map((order) => order.source)).sort()).toEqual(['api', 'mcp', 'shopify', 'web'])
    expect(distinct(own.map((order) => order.delivery_type)).sort()).toEqual(['delivery', 'pickup'])
  })

  test('personalised lines, shipments delivered and on their way, items awaiting collection, open and closed issues, preorders, a rejection', () => {
    expect(orderItemRows.some((item) => item.personalisation.length > 0)).toBe(true)
    expect(distinct(shipmentRows.map((shipment) => shipment.delivered_at === null)).sort()).toEqual([false, true])
    expect(distinct(orderItemRows.map((item) => item.status))).toEqual(expect.arrayContaining(['awaiting_collection', 'complete', null]))
    expect(distinct(eventRows.map((event) => event.type)).sort()).toEqual([
      'order.approved', 'order.awaiting_collection', 'order.cancelled', 'order.completed', 'order.delivered', 'order.in_production', 'order.issue_closed',
      'order.issue_opened', 'order.rejected', 'order.shipped', 'order.submitted',
    ])
    expect(orders.filter((order) => order.status === 'pre_order').every((order) => order.is_pre_order)).toBe(true)
  })

  test('nothing is fully delivered and still open: no automatic completion runs over the world', () => {
    expect(orders.filter((order) => order.status === 'shipped' && order.delivered_at)).toEqual([])
  })

  test('events are numbered 1, 2, 3 … without a gap, in time, each from the status before it', () => {
    for (const order of orders) {
      const events = eventRows.filter((event) => event.order_uuid === order.uuid)
      expect(events.map((event) => event.sequence)).toEqual(events.map((_, place) => place + 1))
      expect(events.map((event) => (JSON.parse(event.data) as { sequence: number }).sequence)).toEqual(events.map((event) => event.sequence))
      expect(events.map((event) => event.previous_status)).toEqual([null, ...events.slice(0, -1).map((event) => event.status)])
      expect(events.map((event) => event.occurred_at)).toEqual(events.map((event) => event.occurred_at).toSorted((a, b) => a.getTime() - b.getTime()))
      expect([order.event_count, order.status]).toEqual([events.length, events.at(-1)!.status])
    }
  })

  test('totals are the sums of their lines and parts', () => {
    for (const order of orders) {
      const minor = (name: string) => BigInt(order.totals[name]!.replace('.', ''))
      const lines = orderItemRows.filter((item) => item.order_uuid === order.uuid)
      expect(minor('products_ex_tax')).toBe(lines.reduce((sum, item) => sum + item.unit_price_minor * BigInt(item.quantity), 0n))
      expect(minor('products_tax')).toBe(lines.reduce((sum, item) => sum + item.unit_tax_minor * BigInt(item.quantity), 0n))
      expect(minor('total_ex_tax')).toBe(minor('products_ex_tax') + minor('shipping_ex_tax') + minor('payment_processing_fee_ex_tax'))
      expect(minor('total')).toBe(minor('total_ex_tax') + minor('tax'))
      expect(order.total_minor).toBe(minor('total'))
    }
  })

  test('every order could have been placed as it is', () => {
    for (const { account, order, lines, items } of madeOrders) {
      const catalog = new Map(designRows.filter((design) => design.account_id === accountId(account)).map((design): [string, OrderDesign] => [design.id, {
        ...design, product_active: productOf(design)?.active ?? false, virtual: productOf(design)?.virtual ?? false, requires_shipping: true,
        product_title: productOf(design)?.title ?? '',
        placements: placementRows.filter((row) => row.design_id === design.id), zones: zonesOf(design),
        // The shelf as it was before the order took its units.
        variants: variantRows.filter((row) => row.design_id === design.id).map((row) => ({
          ...row,
          quantity: row.quantity === null ? null
            : row.quantity + reservedLineRows.filter((taken) => taken.variant_id === row.id && items.some((item) => item.order_uuid === taken.order_uuid))
              .reduce((units, taken) => units + taken.reserved, 0),
        })),
      }]))
      const resolved = resolveLines({
        purpose: 'order', delivery_type: order.to === 'pickup' ? 'pickup' : 'delivery',
        lines: lines.map((line) => ({
          design_id: line.of.id, quantity: line.quantity, variant_id: line.variant.id, personalisation: line.personalisation_rows.map(({ zone_id, text }) => ({ zone_id, text })),
        })),
      }, catalog)
      expect([order.name, resolved.errors]).toEqual([order.name, {}])
      expect(resolved.lines.map((line) => line.placements)).toEqual(lines.map((line) => line.placements))
      expect(resolved.lines.map((line) => line.preorder_quantity)).toEqual(lines.map((line) => line.preordered ?? 0))
    }
  })

  test('what can still be cancelled took nothing, so that cancelling refunds what was taken', () => {
    for (const order of orders) {
      expect(order.card_charged_minor).toBe(0n)
      expect(order.credit_applied_minor).toBe(order.payment_method === 'bank_transfer' ? 0n : order.total_minor)
      if (['pending', 'pre_order', 'processing', 'cancelled'].includes(order.status)) expect(order.payment_method).toBe('bank_transfer')
    }
  })

  test('two were placed at the very same moment', () => {
    const moments = orders.map((order) => order.placed_at.getTime())
    expect(moments.length - distinct(moments).length).toBe(1)
  })
})

describe('ids', () => {
  test('are the same each time', () => {
    expect([full, listed[0]!.id, orders[0]!.reference, credentials.full, productId('mug')]).toEqual([
      '18cbb9bc-d8b7-89e0-b8a7-238b2a126f9a', 'LantuBr3', 'NFVRRMBT-VDM8', 'tck_oEBM4uSNLbDEsOJ7WLCzNZvE6RlTQ5Ak0sQzWq', 'cc01864f-3cb5-8909-b7dd-db15a344db82',
    ])
  })

  test('have their forms, and none is given twice', () => {
    const uuids = [
      ...accountRows, ...productRows, ...variantRows, ...personalisationZoneRows, ...shopRows, ...themeRows, ...collectionRows, ...domainRows,
      ...orderItemRows, ...shipmentRows, ...eventRows,
    ].map((row) => row.id).concat(orders.map((order) => order.uuid))
    expect(uuids.filter((id) => !isUuid(id))).toEqual([])
    expect(distinct(uuids)).toHaveLength(uuids.length)
    expect(designRows.filter((design) => !isDesignId(design.id))).toEqual([])
    expect(distinct(designRows.map((design) => design.id))).toHaveLength(designRows.length)
    expect(orders.filter((order) => !isOrderReference(order.reference))).toEqual([])
  })
})

describe('in the databases', () => {
  const schemas: ServiceSchema[] = [accountsSchema, catalogSchema, pricingSchema, shippingSchema, ordersSchema]
  const sealing_key = randomBytes(32).toString('base64')
  let databases: Record<string, TestDatabase>
  let urls: Record<string, string>
  const opened: Database[] = []
  const open = async (schema: ServiceSchema) => {
    const database = await openDatabase(urls[schema.name]!, schema, 1)
    opened.push(database)
    return database
  }

  beforeAll(async () => {
    databases = Object.fromEntries(await Promise.all(schemas.map(async (schema) => [schema.name, await createTestDatabase(schema)] as const)))
    urls = Object.fromEntries(Object.entries(databases).map(([name, { url }]) => [name, url]))
  })

  afterAll(async () => {
    for (const database of opened) await database.close()
    await Promise.all(Object.values(databases).map((database) => database.drop()))
  })

  test('two seeds at once fill each database once, and a third finds the data', async () => {
    const both = await Promise.all([seed(urls, { sealing_key }), seed(urls, { sealing_key })])
    expect(both.flatMap(({ seeded }) => seeded).sort()).toEqual(schemas.map((schema) => schema.name).sort())
    expect(await seed(urls, { sealing_key })).toEqual({ seeded: [] })
    const catalog = await open(catalogSchema)
    const [counted] = await catalog.rows<{ designs: number, variants: number }>(
      { name: 'counted', text: 'select (select count(*)::int from designs) as designs, (select count(*)::int from design_variants) as variants' })
    expect(counted).toEqual({ designs: designRows.length, variants: variantRows.length })
  })

  test('pricing and shipping load what stands here', async () => {
    expect(await loadLists(await open(pricingSchema))).toEqual(prices)
    expect(await loadTariff(await open(shippingSchema))).toEqual(tariff)
  })

  test('signing secrets are sealed with the services\' key', async () => {
    const accounts = await open(accountsSchema)
    const row = await accounts.row<{ sealed: Buffer }>({ name: 'sealed', text: 'select sealed from signing_secrets where account_id = $1' }, [full])
    expect(unseal(row!.sealed, Buffer.from(sealing_key, 'base64'))).toBe(account_signing_secret)
  })

  test('what is absent is null, and no event waits in the outbox', async () => {
    const database = await open(ordersSchema)
    const [found] = await database.rows(
      { name: 'absent', text: `select (select count(*)::int from orders where customer is null) as nobody, (select count(*)::int from orders where address is null) as pickup,
        (select count(*)::int from outbox) as waiting` })
    expect(found).toEqual({
      nobody: orders.filter((order) => !order.customer).length, pickup: orders.filter((order) => order.delivery_type === 'pickup').length, waiting: 0,
    })
  })
})
