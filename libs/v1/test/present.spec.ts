import fc from 'fast-check'
import type { TSchema } from 'typebox'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Design__Output } from '@tradecounter/proto/tradecounter/catalog/v1/Design'
import type { Shop__Output } from '@tradecounter/proto/tradecounter/catalog/v1/Shop'
import type { Order__Output } from '@tradecounter/proto/tradecounter/orders/v1/Order'
import type { OrderEvent__Output } from '@tradecounter/proto/tradecounter/orders/v1/OrderEvent'
import { account, design, gbp, shop } from '../examples/catalog.ts'
import { event, order as orderExample, quote } from '../examples/orders.ts'
import { formats } from '../formats.ts'
import { presentAccount } from '../present/account.ts'
import { presentDesign, presentDesignSummary } from '../present/design.ts'
import { presentEvent, renderWebhook } from '../present/event.ts'
import { presentOrder, renderOrder, renderOrderData, renderOrderPage } from '../present/order.ts'
import { positionOf, presentPage } from '../present/page.ts'
import { presentQuote } from '../present/quote.ts'
import { presentEstimate } from '../present/shipping-estimate.ts'
import { presentCollection, presentShop, presentShopSummary } from '../present/shop.ts'
import { Account } from '../schemas/account.ts'
import { Design, DesignSummary } from '../schemas/design.ts'
import { OrderEvent, webhookPayload } from '../schemas/event.ts'
import { Order } from '../schemas/order.ts'
import { PageInfo } from '../schemas/page.ts'
import { OrderQuote } from '../schemas/quote.ts'
import { ShippingEstimate } from '../schemas/shipping-estimate.ts'
import { Shop, ShopCollection, ShopSummary } from '../schemas/shop.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
for (const [name, { check }] of Object.entries(formats)) ajv.addFormat(name, check)

/** The schema, closed: nothing but SPEC's fields may be there (DECISIONS W20). */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const members = Object.fromEntries(Object.entries(schema).map(([key, each]) => [key, closed(each)]))
  return 'properties' in schema && !('additionalProperties' in schema) ? { ...members, additionalProperties: false } : members
}

function expectToBe(schema: TSchema, value: unknown): void {
  const validate = ajv.compile(closed(schema) as object)
  validate(value)
  expect(validate.errors).toBeNull()
  expect(Object.keys(value as object)).toEqual(Object.keys((schema as unknown as { properties: object }).properties))
}

const uuid = '01990d40-0000-7000-8000-000000000001'
const time = '2026-04-01T10:00:00.000Z'

/** As gRPC hands over an order with nothing optional in it. */
const bareOrder: Order__Output = {
  id: 'K7QM2XWD-9RTA', uuid, account_id: account.id, status: 'pending', source: 'api', is_pre_order: false, placed_at: time,
  payment_method: 'online_payment', item_count: 1, customer: null,
  delivery: { type: 'pickup', shipping_method: 'none', shipping_type: 'local', address: null },
  items: [{ id: uuid, design: null, quantity: 1, unit_price: null, total_price: null, personalisation: [] }],
  shipments: [{ id: uuid }], metadata: '', notifications: null, timeline: null, total: null, totals: null, webhook: null,
}

/** As gRPC hands over the example. */
const fullOrder: Order__Output = {
  ...(orderExample as unknown as Order__Output),
  account_id: account.id,
  metadata: JSON.stringify(orderExample.metadata),
}

const bareDesign: Design__Output = {
  id: 'hCr4TeeA', name: 'Gift card', status: 'active', product: null, colours: [], sizes: [], retail_price: null, created_at: time, updated_at: time,
  print: null, stock_control_enabled: false, preorder_enabled: false, collections: [], personalisation_zones: [], previews: {},
  variants: [{ id: uuid, active: true, status: 'available' }],
}

const priced = {
  purchase_price: design.purchase_price, purchase_tax: design.purchase_tax, purchase_breakdown: design.purchase_breakdown,
  quantity_tiers: [{ min_quantity: 1, max_quantity: 23, price: gbp('5.60') }, { min_quantity: 24, price: gbp('4.80') }],
}

const bareShop: Shop__Output = {
  id: uuid, name: 'Shop', slug: 'shop', status: 'active', type: 'brand', published: false, url: 'https://shop.example', created_at: time,
  updated_at: time, resolved_colours: null, colour_overrides: null, seo: null, theme: null, custom_domains: [],
}

describe('every field of SPEC is there, in its order, and no other', () => {
  test('Account', () => {
    const bare = presentAccount({ id: uuid, name: 'A', slug: 'a', status: 'lead', created_at: time, payment_method_on_file: false, owner: null })
    expectToBe(Account, bare)
    expect(bare).toMatchObject({ country: null, currency: null, language: null, timezone: null, website: null, owner: null })
    expect(presentAccount({ ...account, country: 'GB', currency: 'GBP', language: 'en-GB', timezone: 'Europe/London', website: account.website! })).toEqual(account)
  })

  test('Design of a gift card: purchase_price, purchase_tax and purchase_breakdown null, quantity_tiers empty', () => {
    const shown = presentDesign(bareDesign, { currency: undefined, priced: undefined })
    expectToBe(Design, shown)
    expect(shown).toMatchObject({
      product: null, retail_price: null, currency: null, purchase_price: null, purchase_tax: null, purchase_breakdown: null, quantity_tiers: [],
      delivery_type: null, description: null, variants: [
        { colour: null, size: null, sku: null, purchase_price: null, purchase_tax: null, quantity: null },
      ],
    })
    const unpriced = { ...priced, purchase_price: null, purchase_tax: null }
    expect(presentDesign(bareDesign, { currency: 'GBP', priced: unpriced })).toMatchObject({ currency: 'GBP', purchase_breakdown: null, quantity_tiers: [] })
  })

  test('Design with prices', () => {
    const message = {
      ...(design as unknown as Design__Output),
      print: null,
      variants: [{ id: design.variants[0]!.id, colour: 'Black', size: 'M', sku: 'HCR-TEE-BLK-M', active: true, status: 'available' }],
    }
    expect(presentDesign(message, { currency: 'GBP', priced })).toEqual(design)
    expectToBe(DesignSummary, presentDesignSummary(message, { currency: 'GBP', priced }))
  })

  test('Shop: colour_overrides has all five keys, null where not overridden', () => {
    const shown = presentShop(bareShop)
    expectToBe(Shop, shown)
    expect(shown.colour_overrides).toEqual({ primary_color: null, secondary_color: null, header_text_color: null, overlay_color: null, overlay_opacity: null })
    expect(presentShop(shop as unknown as Shop__Output)).toEqual(shop)
    expectToBe(ShopSummary, presentShopSummary(bareShop))
  })

  test('ShopCollection', () => {
    expectToBe(ShopCollection, presentCollection({ id: uuid, name: 'C', order: 0, active: true }))
  })

  test('Order with nothing optional', () => {
    const shown = presentOrder(bareOrder)
    expectToBe(Order, shown)
    expect(shown.metadata).toEqual({})
    expect(shown.webhook).toEqual({ url: null, configured: false })
  })

  test('Order with everything', () => {
    expect(presentOrder(fullOrder)).toEqual(orderExample)
    expect(Object.keys(presentOrder(fullOrder))).toEqual(Object.keys((Order as unknown as { properties: object }).properties))
  })

  test('OrderQuote has the nine totals of a quote only', () => {
    const shown = presentQuote({ ...(quote as unknown as Parameters<typeof presentQuote>[0]), totals: { ...fullOrder.totals!, currency: 'GBP' } })
    expectToBe(OrderQuote, shown)
    expect(shown).toEqual(quote)
    expect(Object.keys(shown.totals)).toHaveLength(9)
  })

  test('ShippingEstimate when nothing ships', () => {
    const shown = presentEstimate({
      currency: 'GBP', origin_country: 'GB', destination: { country: 'GB' }, international: false, requires_shipping: false,
      items: [{ design_id: 'hCr4TeeA', quantity: 1, requires_shipping: false }], methods: [],
    })
    expectToBe(ShippingEstimate, shown)
    expect(shown.destination).toEqual({ country: 'GB', state: null, postcode: null, city: null })
  })

  test('a message that the contract always sets and is not there is an error, not a made-up value', () => {
    expect(() => presentOrder({ ...bareOrder, delivery: null })).toThrow('delivery is missing in an answer')
  })
})

describe('PageInfo', () => {
  const encode = (position: string) => `cursor of ${position}`

  test('next_cursor is null at the end of a list', () => {
    expect(presentPage({ has_more: false, next: 'p', total: 3 }, encode)).toEqual({ has_more: false, next_cursor: null, total: 3 })
    expect(presentPage({ has_more: true, next: 'p' }, encode)).toEqual({ has_more: true, next_cursor: 'cursor of p', total: null })
  })

  test('next_cursor of a log is never null', () => {
    expect(presentPage({ has_more: false, next: 'p', total: 3 }, encode, 'log').next_cursor).toBe('cursor of p')
    const empty = presentPage({ has_more: false, total: 0 }, (position) => position, 'log')
    expectToBe(PageInfo, empty)
    expect(positionOf(empty.next_cursor!)).toBeUndefined()
    expect(positionOf('p')).toBe('p')
  })
})

describe('metadata is echoed byte for byte', () => {
  const raw = '{ "b":1.0,"a" : 1e2, "big":12345678901234567890.10, "z":"\\u0000\\/", "__proto__":{"x":1} }'

  test('on reads and lists', () => {
    const order = { ...fullOrder, metadata: raw }
    expect(renderOrder(order)).toContain(`,"metadata":${raw},"notifications":`)
    expect(renderOrderData(order)).toBe(`{"data":${renderOrder(order)}}`)
    const page = { has_more: false, next_cursor: null, total: null }
    expect(renderOrderPage([order, bareOrder], page)).toBe(`{"data":[${renderOrder(order)},${renderOrder(bareOrder)}],"page":${JSON.stringify(page)}}`)
    expect(JSON.parse(renderOrderPage([], page))).toEqual({ data: [], page })
  })

  test('in webhook payloads, whose data.order is the same text as on reads', () => {
    const message: OrderEvent__Output = {
      ...event('order.shipped'),
      status: 'shipped',
      previous_status: 'production',
      data: '{"tracking_url": null, "sequence": 4}',
    }
    const order = { ...fullOrder, metadata: raw }
    const body = renderWebhook(message, order)
    expect(body).toContain(`"data":{"order":${renderOrder(order)},"previous_status":"production","event":${message.data}}`)
  })

  test('and the rendered order parses back to the presented order', () => {
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })), fc.constantFrom(0, 2), (metadata, indent) => {
      const order = { ...fullOrder, metadata: JSON.stringify(metadata, null, indent) }
      const text = renderOrder(order)
      expect(JSON.parse(text)).toEqual(presentOrder(order))
      expect(text).toContain(order.metadata)
    }))
  })
})

describe('events', () => {
  const message: OrderEvent__Output = {
    ...event('order.submitted'),
    status: 'pending',
    previous_status: undefined,
    data: JSON.stringify(event('order.submitted').data),
  }

  test('OrderEvent', () => {
    expectToBe(OrderEvent, presentEvent(message))
    expect(presentEvent(message)).toEqual(event('order.submitted'))
  })

  test('a webhook has the fields of SPEC "Delivery"; previous_status of order.submitted is null', () => {
    const body = JSON.parse(renderWebhook(message, bareOrder)) as { data: object }
    expectToBe(webhookPayload('order.submitted'), body)
    expect(body).toMatchObject({ api_version: 'v1', account_id: account.id, created_at: message.occurred_at, data: { previous_status: null } })
    expect(Object.keys(body.data)).toEqual(['order', 'previous_status', 'event'])
  })
})
