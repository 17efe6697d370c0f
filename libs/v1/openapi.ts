/** `GET /v1/openapi.json` (SPEC "Endpoint table", DECISIONS W11): OpenAPI 3.1, made of the same tables that route and validate. */
import { kinds } from '@tradecounter/kernel/failure'
import { componentsOf, resources, type Components } from './components.ts'
import { account, design, designSummary, shop, shopCollection, shopSummary } from './examples/catalog.ts'
import { estimate, estimateInput, event, order, orderInput, pickupInput, quote, shipment, webhook } from './examples/orders.ts'
import { problem, problemName, problemResponses, type ProblemName } from './examples/problems.ts'
import { commonHeaders, requestHeaders, specialHeaders, webhookHeaders, type Header } from './headers.ts'
import { about, tags, webhookText } from './openapi-text.ts'
import { operations, problemsOf, scopes, type Operation } from './operations.ts'
import { parameters } from './parameters.ts'
import { eventTypes, webhookPayload, type EventType } from './schemas/event.ts'
import { pageOf, single } from './schemas/page.ts'

type Json = Record<string, unknown>

export interface OpenApiOptions {
  base_url: string
  /** Null until sign-in exists: then API keys are the only credential. */
  auth_url: string | null
}

const examples: Record<NonNullable<Operation['resource']>, unknown> = {
  Account: account, Design: design, DesignSummary: designSummary, Order: order, OrderEvent: event('order.shipped'), OrderQuote: quote,
  Shipment: shipment, ShippingEstimate: estimate, Shop: shop, ShopCollection: shopCollection, ShopSummary: shopSummary,
}

const bodyExamples = {
  OrderInput: { delivery: { summary: 'Sent to the customer', value: orderInput }, pickup: { summary: 'Collected', value: pickupInput } },
  ShippingEstimateInput: { home: { summary: 'Every method to a postcode', value: estimateInput } },
} as const

const ids = {
  design: { description: 'Public design id.', example: design.id },
  order: { description: 'Short reference or UUID of the order.', example: order.id },
  shop: { description: 'UUID or slug of the shop.', example: shop.slug },
} as const

export function openapi({ base_url, auth_url }: OpenApiOptions): Json {
  const components = componentsOf()
  const paths: Record<string, Json> = {}
  for (const operation of operations as readonly Operation[]) {
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = describe(operation, components, auth_url)
  }
  const types = Object.keys(eventTypes) as EventType[]
  return {
    openapi: '3.1.0',
    info: about,
    servers: [{ url: base_url, description: 'This deployment.' }],
    externalDocs: { description: 'Guides: getting started, webhooks, errors, versioning.', url: `${base_url}/docs` },
    tags,
    paths,
    webhooks: Object.fromEntries(types.map((type) => [type, { post: describeWebhook(type, components) }])),
    components: {
      schemas: components.schemas,
      parameters: parameterComponents(),
      headers: headerComponents(),
      responses: problemComponents(base_url),
      securitySchemes: securitySchemes(auth_url),
    },
  }
}

function describe(operation: Operation, components: Components, authUrl: string | null): Json {
  const { id, tag, summary, description, scope, body } = operation
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    security: scope === null ? [] : [{ api_key: [] }, ...(authUrl === null ? [] : [{ oauth: [scope] }])],
    ...(scope && { 'x-scope': scope }),
    ...parametersOf(operation),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: components.reference(resources[body]), examples: bodyExamples[body] } } },
    }),
    responses: { [operation.status]: success(operation, components), ...(scope === null && notModified), ...problemsAsResponses(operation) },
  }
}

function parametersOf({ id_of, query, headers }: Operation): { parameters?: Json[] } {
  const path = id_of ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' }, ...ids[id_of] }] : []
  const references = [...(query ?? []), ...(headers ?? [])].map((name) => ({ $ref: `#/components/parameters/${name}` }))
  return path.length + references.length > 0 ? { parameters: [...path, ...references] } : {}
}

function success({ id, resource, list, body, answers = 'The resource.' }: Operation, components: Components): Json {
  const location = id === 'placeOrder' ? ['Location'] : []
  const headers = ['placeOrder', 'cancelOrder'].includes(id) ? [...location, 'Idempotent-Replayed'] : resource === null ? ['ETag'] : []
  const content = resource === null
    ? { schema: { type: 'object', description: 'An OpenAPI 3.1 document.' }, example: { openapi: '3.1.0' } }
    : list
      ? {
          schema: components.reference(pageOf(resources[resource])),
          example: { data: [examples[resource]], page: pageExample(resource, list) },
        }
      : { schema: components.reference(single(resources[resource])), example: { data: examples[resource] } }
  return {
    description: list ? 'A page of the list.' : answers,
    headers: headerReferences([...headers, ...(body ? ['Service-Ignored-Fields'] : [])]),
    content: { 'application/json': content },
  }
}

const notModified = {
  304: { description: 'The document has not changed since the `ETag` in `If-None-Match`.', headers: headerReferences(['ETag']) },
}

const pageExample = (resource: string, list: 'list' | 'log') => ({
  has_more: false, next_cursor: list === 'log' ? parameters.cursor.example : null, total: resource === 'Order' ? null : 1,
})

function headerReferences(special: readonly string[]): Json {
  return Object.fromEntries([...Object.keys(commonHeaders), ...special].map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

const problemsAsResponses = (operation: Operation): Json =>
  Object.fromEntries(problemsOf(operation).map((code) => [kinds[code].status, { $ref: `#/components/responses/${problemName(code, operation)}` }]))

function problemComponents(baseUrl: string): Json {
  const names = [...new Set((operations as readonly Operation[]).flatMap((each) => problemsOf(each).map((code) => problemName(code, each))))]
  return Object.fromEntries(names.map((name) => [name, problemComponent(name, baseUrl)]))
}

function problemComponent(name: ProblemName, baseUrl: string): Json {
  const { code, description, examples, ...more } = problemResponses[name]
  const shown = Object.entries(examples).map(([key, { summary, ...example }]) => [key, { summary, value: problem(code, baseUrl, example) }])
  return {
    description,
    headers: headerReferences('headers' in more ? more.headers : []),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' }, examples: Object.fromEntries(shown) } },
  }
}

function parameterComponents(): Json {
  const inQuery = Object.entries(parameters).map(([key, { name, description, schema, example }]) =>
    [key, { name, in: 'query', description, schema, ...(name !== 'cursor' && { example }) }])
  const inHeader = Object.entries<Header>(requestHeaders).map(([key, { description, schema, example, required }]) =>
    [key, { name: key.replace('-optional', ''), in: 'header', required: required ?? false, description, schema, example }])
  return Object.fromEntries([...inQuery, ...inHeader])
}

function headerComponents(): Json {
  const headers: Record<string, Header> = { ...commonHeaders, ...specialHeaders }
  return Object.fromEntries(Object.entries(headers).map(([name, { description, schema, example, required }]) =>
    [name, { description, ...(required && { required }), schema, example }]))
}

const describeWebhook = (type: EventType, components: Components): Json => ({
  operationId: `on_${type.replace('.', '_')}`,
  tags: ['Webhooks'],
  summary: eventTypes[type].meaning,
  description: webhookText,
  security: [],
  parameters: Object.entries<Header>(webhookHeaders).map(([name, { description, schema, example }]) =>
    ({ name, in: 'header', required: true, description, schema, example })),
  requestBody: {
    required: true,
    content: { 'application/json': { schema: components.reference(webhookPayload(type)), example: webhook(type) } },
  },
  responses: { '2XX': { description: 'Acknowledged, within 10 seconds; the body is ignored. Anything else is retried.' } },
})

const securitySchemes = (authUrl: string | null): Json => ({
  api_key: {
    type: 'http', scheme: 'bearer', bearerFormat: 'API key',
    description: "An account API key, created by the account's owner with the scopes it needs. Each operation names its scope as `x-scope`.",
  },
  ...(authUrl !== null && {
    oauth: {
      type: 'oauth2',
      flows: {
        authorizationCode: {
          authorizationUrl: `${authUrl}/oauth/authorize`, tokenUrl: `${authUrl}/oauth/token`, refreshUrl: `${authUrl}/oauth/token`,
          scopes: { ...scopes, mcp: 'full access for AI chat clients connected over MCP' },
        },
      },
    },
  }),
})
