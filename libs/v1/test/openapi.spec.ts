import { Ajv2020 } from 'ajv/dist/2020.js'
import { gbp } from '../examples/catalog.ts'
import { order as orderExample, quote as quoteExample } from '../examples/orders.ts'
import { formats } from '../formats.ts'
import { openapi } from '../openapi.ts'
import { bucketOf, operations } from '../operations.ts'
import { eventTypes } from '../schemas/event.ts'

type Json = Record<string, unknown>

/** The parts of a document that are looked at. */
interface Document {
  info: { description: string }
  paths: Record<string, Record<string, { responses: Json; security: unknown; 'x-scope'?: string }>>
  webhooks: Record<string, { post: { parameters: { name: string }[] } }>
  components: {
    schemas: Record<string, { required?: string[]; properties: Record<string, { description?: string; $ref?: string }> }>
    securitySchemes: Json
  }
}

const document = openapi({ base_url: 'https://api.tradecounter.example', auth_url: 'https://sign-in.tradecounter.example' }) as unknown as Document

const ajv = new Ajv2020({ strict: false, allErrors: true })
for (const [name, { check }] of Object.entries(formats)) ajv.addFormat(name, check)
ajv.addSchema({ $id: 'document', components: document.components })

/** The schema with its references led into the document. */
const validatorOf = (schema: object) =>
  ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components')) as object)

/** Every object of a tree with the path to it. */
function* nodes(value: unknown, path: string[] = []): Generator<[string[], Json]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [path, value as Json]
  for (const [key, each] of Object.entries(value)) yield* nodes(each, [...path, key])
}

const at = (pointer: string): unknown =>
  pointer.slice(2).split('/').reduce<unknown>((node, key) => (node as Json | undefined)?.[key.replaceAll('~1', '/')], document)

/** SPEC "Endpoint table" with the statuses of "Statuses per endpoint", less 401, 403 and 429, which all have. */
const table: [string, string, string | null, number[]][] = [
  ['get', '/v1/account', 'account:read', [200]],
  ['get', '/v1/designs', 'designs:read', [200, 422]],
  ['get', '/v1/designs/{id}', 'designs:read', [200, 404]],
  ['get', '/v1/orders', 'orders:read', [200, 422]],
  ['post', '/v1/orders', 'orders:write', [201, 409, 413, 415, 422]],
  ['post', '/v1/orders/quote', 'orders:write', [200, 413, 415, 422]],
  ['get', '/v1/orders/{id}', 'orders:read', [200, 404]],
  ['post', '/v1/orders/{id}/cancel', 'orders:write', [200, 404, 409, 413, 415]],
  ['get', '/v1/orders/{id}/events', 'orders:read', [200, 404, 422]],
  ['get', '/v1/orders/{id}/shipments', 'orders:read', [200, 404, 422]],
  ['post', '/v1/shipping/estimate', 'orders:read', [200, 413, 415, 422]],
  ['get', '/v1/shops', 'shops:read', [200, 422]],
  ['get', '/v1/shops/{id}', 'shops:read', [200, 404]],
  ['get', '/v1/shops/{id}/collections', 'shops:read', [200, 404, 422]],
  ['get', '/v1/shops/{id}/designs', 'shops:read', [200, 404, 422]],
  ['get', '/v1/openapi.json', null, [200, 304]],
]

describe('the OpenAPI document', () => {
  test.each(table)('has %s %s with scope %s and statuses %j', (method, path, scope, statuses) => {
    const operation = document.paths[path]![method]!
    const everywhere = [400, 401, 408, 417, 429, 431, 500, 503, ...(scope === null ? [] : [403])]
    expect(Object.keys(operation.responses).map(Number).sort()).toEqual([...statuses, ...everywhere].sort())
    expect(operation['x-scope'] ?? null).toBe(scope)
    expect(operation.security).toEqual(scope === null ? [] : [{ api_key: [] }, { oauth: [scope] }])
  })

  test('has no other path than those of the table', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
    expect(described.sort()).toEqual(table.map(([method, path]) => `${method} ${path}`).sort())
  })

  test('resolves every reference, and refers to every component', () => {
    const references = [...nodes(document)].map(([, node]) => node.$ref).filter((each) => typeof each === 'string')
    expect(references.length).toBeGreaterThan(300)
    for (const reference of references) expect([reference, typeof at(reference)]).toEqual([reference, 'object'])
    const used = new Set(references)
    for (const [kind, named] of Object.entries(document.components)) {
      if (kind !== 'securitySchemes') for (const name of Object.keys(named)) expect(used).toContain(`#/components/${kind}/${name}`)
    }
  })

  test('validates every example against its schema', () => {
    let count = 0
    for (const [path, node] of nodes(document)) {
      if (node.schema === undefined || path.includes('example')) continue
      const values = [node.example, ...Object.values((node.examples ?? {}) as Record<string, Json>).map((each) => each.value)].filter((each) => each !== undefined)
      const validate = validatorOf(node.schema as object)
      for (const value of values) {
        validate(value)
        expect([path.join('/'), validate.errors]).toEqual([path.join('/'), null])
        count++
      }
    }
    expect(count).toBeGreaterThan(60)
  })

  test('has an example for every body, response, header and parameter', () => {
    for (const [path, node] of nodes(document)) {
      const parent = path.at(-2) ?? ''
      if (['content', 'headers', 'parameters'].includes(parent) && !('$ref' in node) && node.name !== 'cursor') {
        expect([path.join('/'), 'example' in node || 'examples' in node]).toEqual([path.join('/'), true])
      }
    }
  })

  test('requires every field of every response, and describes every field', () => {
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      if (!name.endsWith('Input') && name !== 'Problem') expect([name, schema.required]).toEqual([name, Object.keys(schema.properties)])
      for (const [field, each] of Object.entries(schema.properties)) {
        expect([`${name}.${field}`, typeof (each.description ?? each.$ref)]).toEqual([`${name}.${field}`, 'string'])
      }
    }
  })

  test('has a webhook for all 11 event types, with the headers of a delivery', () => {
    expect(Object.keys(document.webhooks)).toEqual(Object.keys(eventTypes))
    expect(Object.keys(document.webhooks)).toHaveLength(11)
    for (const { post } of Object.values(document.webhooks)) {
      expect(post.parameters.map((each) => each.name)).toEqual([
        'Service-Event-Id', 'Service-Event-Type', 'Service-Delivery-Id', 'Service-Signature', 'User-Agent',
      ])
    }
  })

  test('offers OAuth only where sign-in exists', () => {
    const plain = openapi({ base_url: 'https://api.tradecounter.example', auth_url: null }) as unknown as Document
    expect(Object.keys(plain.components.securitySchemes)).toEqual(['api_key'])
    expect(plain.paths['/v1/account']?.get?.security).toEqual([{ api_key: [] }])
  })

  test('lists the texts of field errors', () => {
    expect(document.info.description).toContain('- `must be at most N characters`')
    expect(document.info.description).toContain('- `is not a design of this account that can be ordered`')
  })

  test('the bucket of an operation follows its scope: quote is write, estimate is read', () => {
    const buckets = Object.fromEntries(operations.map((each) => [each.id, bucketOf(each)]))
    expect(buckets).toMatchObject({ quoteOrder: 'write', placeOrder: 'write', cancelOrder: 'write', estimateShipping: 'read', listOrders: 'read', getOpenApi: 'address' })
  })
})

test('the figures of the example order add up', () => {
  const pence = (money: { amount: string } | null) => BigInt(money?.amount.replace('.', '') ?? 0)
  const total = (moneys: ({ amount: string } | null)[]) => moneys.reduce((sum, each) => sum + pence(each), 0n)
  const { totals } = orderExample
  expect(total(orderExample.items.map((item) => item.total_price))).toBe(pence(totals.products_ex_tax))
  expect(total(quoteExample.items.map((item) => item.total_tax))).toBe(pence(totals.products_tax))
  expect(total([totals.products_ex_tax, totals.shipping_ex_tax, totals.payment_processing_fee_ex_tax])).toBe(pence(totals.total_ex_tax))
  expect(total([totals.products_tax, totals.shipping_tax, totals.payment_processing_fee_tax])).toBe(pence(totals.tax))
  expect(total([totals.total_ex_tax, totals.tax])).toBe(pence(totals.total))
  expect(orderExample.total).toEqual(gbp('196.32'))
})
