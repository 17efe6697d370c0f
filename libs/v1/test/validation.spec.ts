import { orderInput, estimateInput } from '../requests.ts'
import { parseListQuery } from '../query.ts'
import { operations, type Operation } from '../operations.ts'
import { estimateInput as estimateExample, orderInput as orderExample } from '../examples/orders.ts'
import { validateEstimate, validateOrder } from '../validate.ts'
import { readTime } from '../times.ts'

const line = { design_id: 'hCr4TeeA', quantity: 1 }
const address = { line1: '14 Quay Street', city: 'Bristol', postcode: 'BS1 4DJ', country: 'GB' }
const customer = { first_name: 'Morgan', last_name: 'Reed', email: 'morgan@harbour-coffee.example' }
const zone_id = '01980000-0000-7000-8000-00000000d001'

/** A good body with the fields given; undefined takes one away. */
const order = (fields: object = {}) => ({ items: [line], delivery: { address }, ...fields })
const withLine = (fields: object) => order({ items: [{ ...line, ...fields }] })
const withAddress = (fields: object) => order({ delivery: { address: { ...address, ...fields } } })

const asSent = (body: object) => {
  const value = JSON.parse(JSON.stringify(body)) as Record<string, unknown>
  return { value, metadata: value.metadata === undefined ? undefined : JSON.stringify(value.metadata) }
}

const errorsOf = (body: object): Record<string, string[]> => validateOrder(asSent(body)).errors ?? {}

describe('OrderInput: every message is of one table (W9)', () => {
  test.each<[string, object]>([
    ['the example', orderExample],
    ['the least', order()],
    ['pickup needs no delivery.address', { items: [line], delivery: { type: 'pickup' } }],
    ['nullable fields of an address', withAddress({ line2: null, company: null, state: null })],
    ['a state where one is required', withAddress({ country: 'US', state: 'NY' })],
    ['a quantity of 10,000', withLine({ quantity: 10_000 })],
    ['500 lines', order({ items: Array.from({ length: 500 }, () => line) })],
    ['an external_reference of 120 code points', order({ external_reference: '🧵'.repeat(120) })],
    ['a webhook_secret of 255 code points', order({ webhook_secret: '🧵'.repeat(255) })],
    ['metadata of 8,192 bytes', order({ metadata: { a: 'x'.repeat(8192 - 8) } })],
    ['an empty personalisation', withLine({ personalisation: [] })],
    ['an empty text, which the zone judges', withLine({ personalisation: [{ zone_id, text: '' }] })],
    ['NUL inside metadata', order({ metadata: { a: '\0\ud800' } })],
  ])('accepts %s', (_, body) => {
    expect(errorsOf(body)).toEqual({})
  })

  test.each<[string, unknown, string, string]>([
    ['items', undefined, 'items', 'is required'],
    ['items', null, 'items', 'must be an array'],
    ['items', {}, 'items', 'must be an array'],
    ['items', [], 'items', 'must have at least 1 entry'],
    ['items', Array.from({ length: 501 }, () => line), 'items', 'must have at most 500 entries'],
    ['items', ['x'], 'items.0', 'must be an object'],
    ['customer', null, 'customer', 'must be an object'],
    ['customer', { ...customer, first_name: undefined }, 'customer.first_name', 'is required'],
    ['customer', { ...customer, last_name: ' ' }, 'customer.last_name', 'is required'],
    ['customer', { ...customer, last_name: 'x'.repeat(256) }, 'customer.last_name', 'must be at most 255 characters'],
    ['customer', { ...customer, email: 'morgan' }, 'customer.email', 'must be a valid email address'],
    ['customer', { ...customer, email: 'a@b' }, 'customer.email', 'must be a valid email address'],
    ['customer', { ...customer, email: 'a..b@example.com' }, 'customer.email', 'must be a valid email address'],
    ['customer', { ...customer, email: `${'a'.repeat(65)}@example.com` }, 'customer.email', 'must be a valid email address'],
    ['customer', { ...customer, email: 5 }, 'customer.email', 'must be a string'],
    ['customer', { ...customer, phone: null }, 'customer.phone', 'must be a string'],
    ['delivery', undefined, 'delivery.address', 'is required'],
    ['delivery', {}, 'delivery.address', 'is required'],
    ['delivery', 'pickup', 'delivery', 'must be an object'],
    ['delivery', { type: 'drone' }, 'delivery.type', 'must be one of delivery, pickup'],
    ['delivery', { address, shipping_method: 'none' }, 'delivery.shipping_method', 'must be one of standard, express'],
    ['delivery', { address, shipping_method: 5 }, 'delivery.shipping_method', 'must be one of standard, express'],
    ['delivery', { address: null }, 'delivery.address', 'must be an object'],
    ['payment', { method: 'invoice' }, 'payment.method', 'must be one of default_card'],
    ['external_reference', 'x'.repeat(121), 'external_reference', 'must be at most 120 characters'],
    ['external_reference', '🧵'.repeat(121), 'external_reference', 'must be at most 120 characters'],
    ['external_reference', 'a\0b', 'external_reference', 'contains characters that are not allowed'],
    ['external_reference', null, 'external_reference', 'must be a string'],
    ['metadata', [], 'metadata', 'must be an object'],
    ['metadata', 'text', 'metadata', 'must be an object'],
    ['metadata', null, 'metadata', 'must be an object'],
    ['metadata', { a: 'x'.repeat(8192 - 7) }, 'metadata', 'must be at most 8192 bytes'],
    ['notifications', { suppress_business_emails: 'yes' }, 'notifications.suppress_business_emails', 'must be a boolean'],
    ['webhook_url', 'http://hooks.example/x', 'webhook_url', 'must be a valid https URL'],
    ['webhook_url', 'hooks.example', 'webhook_url', 'must be a valid https URL'],
    ['webhook_url', 'https://exa mple/x', 'webhook_url', 'must be a valid https URL'],
    ['webhook_url', `https://hooks.example/${'x'.repeat(2048)}`, 'webhook_url', 'must be at most 2048 characters'],
    ['webhook_secret', '', 'webhook_secret', 'must be at least 1 characters'],
    ['webhook_secret', 'x'.repeat(256), 'webhook_secret', 'must be at most 255 characters'],
  ])('refuses %s: %j at %s, which %s', (field, value, path, message) => {
    expect(errorsOf(order({ [field]: value }))).toEqual({ [path]: [message] })
  })

  test.each<[string, unknown, string]>([
    ['design_id', undefined, 'is required'],
    ['design_id', '', 'is required'],
    ['design_id', 5, 'must be a string'],
    ['design_id', 'a\0', 'contains characters that are not allowed'],
    ['quantity', undefined, 'is required'],
    ['quantity', 0, 'must be greater than 0'],
    ['quantity', -3, 'must be greater than 0'],
    ['quantity', 10_001, 'must be at most 10000'],
    ['quantity', 1.5, 'must be an integer'],
    ['quantity', '1', 'must be an integer'],
    ['quantity', null, 'must be an integer'],
    ['variant_id', 'red', 'must be a UUID'],
    ['colour', 5, 'must be a string'],
    ['size', 'x'.repeat(256), 'must be at most 255 characters'],
    ['personalisation', {}, 'must be an array'],
  ])('refuses a line whose %s is %j: %s', (field, value, message) => {
    expect(errorsOf(withLine({ [field]: value }))).toEqual({ [`items.0.${field}`]: [message] })
  })

  test.each(['AU', 'US', 'CA', 'IN', 'BR', 'MX'])('requires a state in %s', (country) => {
    for (const state of [undefined, null, ' ']) {
      expect(errorsOf(withAddress({ country, state }))).toEqual({ 'delivery.address.state': ['is required'] })
    }
  })

  test.each(['gb', 'UK', 'XX', 'GBR', ''])('refuses the country %j: ISO 3166-1 alpha-2, upper case', (country) => {
    expect(errorsOf(withAddress({ country }))).toEqual({ 'delivery.address.country': ['must be an ISO 3166-1 alpha-2 country code'] })
  })

  test('names all wrong fields together, each at its dotted path', () => {
    const items = [line, { quantity: 0, personalisation: [{ zone_id, text: 'A' }, { zone_id: 'x', text: 5 }] }]
    expect(errorsOf({ items, customer: {}, delivery: { address: { country: 'US' } }, webhook_url: 5 })).toEqual({
      'items.1.design_id': ['is required'],
      'items.1.quantity': ['must be greater than 0'],
      'items.1.personalisation.1.zone_id': ['must be a UUID'],
      'items.1.personalisation.1.text': ['must be a string'],
      'customer.first_name': ['is required'],
      'customer.last_name': ['is required'],
      'customer.email': ['is required'],
      'delivery.address.line1': ['is required'],
      'delivery.address.city': ['is required'],
      'delivery.address.postcode': ['is required'],
      'delivery.address.state': ['is required'],
      'webhook_url': ['must be a string'],
    })
  })

  test('a lone surrogate in a text of personalisation is refused at its path', () => {
    const body = { value: withLine({ personalisation: [{ zone_id, text: 'a\ud800' }] }), metadata: undefined }
    expect(validateOrder(body).errors).toEqual({ 'items.0.personalisation.0.text': ['contains characters that are not allowed'] })
  })

  test('an array over its limit does not hide what else is wrong, and is not walked to its end', () => {
    const items = Array.from({ length: 100_000 }, () => ({ ...line, quantity: 0 }))
    const errors = errorsOf(order({ items, external_reference: 5 }))
    expect(errors.items).toEqual(['must have at most 500 entries'])
    expect(errors.external_reference).toEqual(['must be a string'])
    expect(Object.keys(errors)).toHaveLength(502)
  })

  test('unknown fields are ignored, but reported as dotted paths; the content of metadata is free', () => {
    const body = JSON.parse(JSON.stringify(order({
      items: [{ ...line, colr: 'red' }], delivery: { address, shiping_method: 'express' }, metadata: { anything: { goes: 1 } },
    })).replace('{', '{"__proto__":{"polluted":true},"constructor":1,')) as Record<string, unknown>
    const { errors, ignored, value } = validateOrder({ value: body, metadata: undefined })
    expect(errors).toBeUndefined()
    expect(ignored).toEqual(['__proto__', 'constructor', 'items.0.colr', 'delivery.shiping_method'])
    expect(Object.keys(value)).toEqual(['items', 'delivery', 'metadata'])
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  test('no more unknown fields are kept than the header names', () => {
    const extra = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`x${index}`, 1]))
    expect(validateOrder(asSent(order(extra))).ignored).toHaveLength(20)
  })
})

describe('what the orders service is asked', () => {
  test('defaults are filled in', () => {
    expect(orderInput(validateOrder(asSent(order())).value, undefined)).toEqual({
      items: [{ ...line, personalisation: [] }],
      customer: null,
      delivery: { type: 'delivery', shipping_method: 'standard', address },
      metadata: '',
      notifications: { suppress_business_emails: false, suppress_customer_emails: false },
    })
  })

  test('metadata is the text that was sent, UUIDs are lower case, ignored fields are gone', () => {
    const body = order({ items: [{ ...line, variant_id: zone_id.toUpperCase(), extra: 1 }], delivery: { type: 'pickup' }, customer: { ...customer, extra: 1 } })
    const input = orderInput(validateOrder(asSent(body)).value, '{ "a":1.0 }')
    expect(input).toMatchObject({ metadata: '{ "a":1.0 }', delivery: { type: 'pickup', address: null } })
    expect(input.items).toEqual([{ ...line, variant_id: zone_id, personalisation: [] }])
    expect(input.customer).toEqual(customer)
  })
})

describe('ShippingEstimateInput', () => {
  const errorsIn = (body: object) => validateEstimate(asSent(body)).errors ?? {}

  test('only destination.country is required; shipping_method null is the same as left out', () => {
    expect(errorsIn(estimateExample)).toEqual({})
    const { value, errors } = validateEstimate(asSent({ items: [line], destination: { country: 'US', state: null }, shipping_method: null }))
    expect(errors).toBeUndefined()
    expect(estimateInput(value)).toEqual({ items: [{ ...line, personalisation: [] }], destination: { country: 'US' } })
  })

  test('names what is wrong', () => {
    expect(errorsIn({})).toEqual({ items: ['is required'], destination: ['is required'] })
    expect(errorsIn({ items: [line], destination: { city: 5 }, shipping_method: 'post' })).toEqual({
      'destination.country': ['is required'],
      'destination.city': ['must be a string'],
      'shipping_method': ['must be one of standard, express'],
    })
  })
})

describe('query parameters of lists', () => {
  const read = (id: string, search: string) => {
    const operation: Operation | undefined = operations.find((each) => each.id === id)
    return parseListQuery(operation?.query ?? [], new URLSearchParams(search))
  }

  test('limit is 25 unless given, unknown names are ignored', () => {
    expect(read('listOrders', '')).toEqual({ query: { limit: 25 }, errors: undefined })
    expect(read('listShops', 'status=nonsense&utm=1&limit=100&cursor=abc')).toEqual({ query: { limit: 100, cursor: 'abc' }, errors: undefined })
  })

  test.each<[string, string, string, string]>([
    ['listOrders', 'limit=0', 'limit', 'must be greater than 0'],
    ['listOrders', 'limit=-1', 'limit', 'must be greater than 0'],
    ['listOrders', 'limit=101', 'limit', 'must be at most 100'],
    ['listOrders', 'limit=1e1', 'limit', 'must be an integer'],
    ['listOrders', 'limit=10.0', 'limit', 'must be an integer'],
    ['listOrders', 'limit=', 'limit', 'must be an integer'],
    ['listOrders', 'limit=%2B5', 'limit', 'must be an integer'],
    ['listOrders', 'limit=5&limit=5', 'limit', 'must be given once'],
    ['listOrders', 'status=draft', 'status', 'must be one of pending, pre_order, processing, production, shipped, complete, cancelled'],
    ['listDesigns', 'status=pending', 'status', 'must be one of draft, active, inactive'],
    ['listOrders', 'source=API', 'source', 'must be one of web, mcp, api, shopify'],
    ['listOrders', `external_reference=${'x'.repeat(121)}`, 'external_reference', 'must be at most 120 characters'],
    ['listOrders', 'external_reference=%00', 'external_reference', 'contains characters that are not allowed'],
    ['listOrders', 'since=yesterday', 'since', 'must be an ISO 8601 date or date-time'],
    ['listOrders', 'until=2026-02-30', 'until', 'must be an ISO 8601 date or date-time'],
    ['listOrders', 'since=2026-02-02&until=2026-02-01', 'since', 'must not be after until'],
  ])('%s?%s: %s %s', (id, search, name, message) => {
    expect(read(id, search).errors).toEqual({ [name]: [message] })
  })

  test('all wrong parameters are named together', () => {
    expect(Object.keys(read('listOrders', 'limit=x&status=x&source=x&since=x').errors ?? {}).sort()).toEqual(['limit', 'since', 'source', 'status'])
  })

  test.each<[string, 'start' | 'end', string | undefined]>([
    ['2026-01-31', 'start', '2026-01-31T00:00:00.000Z'],
    ['2026-01-31', 'end', '2026-01-31T23:59:59.999Z'],
    ['2026-01-31T10:00', 'end', '2026-01-31T10:00:00.000Z'],
    ['2026-01-31T10:00:05.1234567Z', 'start', '2026-01-31T10:00:05.124Z'],
    ['2026-01-31T10:00:05.1234567Z', 'end', '2026-01-31T10:00:05.123Z'],
    ['2026-01-31T10:00:05.123000Z', 'start', '2026-01-31T10:00:05.123Z'],
    ['2026-01-31T10:00:00+02:00', 'start', '2026-01-31T08:00:00.000Z'],
    ['2026-01-31T10:00:00 02:00', 'start', '2026-01-31T08:00:00.000Z'],
    ['2026-01-31t10:00:00-0530', 'start', '2026-01-31T15:30:00.000Z'],
    ['2024-02-29', 'start', '2024-02-29T00:00:00.000Z'],
    ['2026-02-29', 'start', undefined],
    ['2026-01-31T24:00:00Z', 'start', undefined],
    ['2026-13-01', 'start', undefined],
    ['2026-01-31T10:00:00+25:00', 'start', undefined],
    ['0000-01-01', 'start', undefined],
    ['0001-01-01T00:00:00+01:00', 'start', undefined],
    ['2026-W05', 'start', undefined],
    ['1767261600', 'start', undefined],
  ])('reads %s at its %s as %s', (text, edge, time) => {
    expect(readTime(text, edge)).toBe(time)
  })
})
