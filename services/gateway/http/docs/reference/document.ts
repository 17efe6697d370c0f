/** The parts of the OpenAPI document that the reference shows. */

export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  format?: string
  description?: string
  const?: unknown
  enum?: readonly unknown[]
  default?: unknown
  anyOf?: readonly Schema[]
  properties?: Record<string, Schema>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

interface Referable { $ref?: string }

export interface Parameter extends Referable {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description: string
  schema: Schema
  example?: unknown
}

export interface Header extends Referable {
  description: string
  schema: Schema
  example?: unknown
}

export interface Media {
  schema: Schema
  example?: unknown
  examples?: Record<string, { summary: string; value: unknown }>
}

export interface Response extends Referable {
  description: string
  headers?: Record<string, Header>
  content?: Record<string, Media>
}

export interface Operation {
  operationId: string
  tags: readonly string[]
  summary: string
  description: string
  'x-scope'?: string
  parameters?: readonly Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Response>
}

interface SecurityScheme {
  type: 'http' | 'oauth2'
  description?: string
  flows?: { authorizationCode: { authorizationUrl: string; tokenUrl: string; refreshUrl: string; scopes: Record<string, string> } }
}

export interface Document {
  info: { version: string; summary: string; description: string }
  tags: readonly { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, { post: Operation }>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, Response>
    headers: Record<string, Header>
    parameters: Record<string, Parameter>
    securitySchemes: Record<string, SecurityScheme>
  }
}

/** What a reference within the components leads to, or the thing itself. */
export function found<Thing extends Referable>({ components }: Document, thing: Thing): Thing {
  if (thing.$ref === undefined) return thing
  const [kind = '', name = ''] = thing.$ref.split('/').slice(2)
  return (components as unknown as Record<string, Record<string, Thing>>)[kind]?.[name] ?? thing
}

/** Every operation with its method and path, in the document's order. */
export const operationsOf = ({ paths }: Document): { method: string; path: string; operation: Operation }[] =>
  Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })))

export const examplesOf = ({ example, examples }: Media): { summary: string; value: unknown }[] =>
  examples ? Object.values(examples) : example === undefined ? [] : [{ summary: '', value: example }]
