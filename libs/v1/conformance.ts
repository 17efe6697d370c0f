/**
 * Whether an answer is one that the OpenAPI document promises: the route, the status, its headers, its media type, and every field of its body,
 * no more and no fewer (DECISIONS W20). For the test suites, ours or an integrator's.
 */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { formats } from './formats.ts'

export interface Answer {
  method: string
  /** With its query, if any. */
  path: string
  status: number
  headers: Headers
  text: string
}

interface Described {
  headers?: Record<string, { $ref: string }>
  content?: Record<string, { schema?: object }>
}

interface HeaderObject {
  required?: boolean
  schema: { type?: string }
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, { responses: Record<string, Described | { $ref: string }> }>>
  components: Record<string, Record<string, object>>
}

/** Answers what is wrong with an answer; nothing when it is as described. */
export function conformance(document: OpenApiDocument): (answer: Answer) => string[] {
  const closed = close(structuredClone(document)) as OpenApiDocument
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  for (const [name, { check }] of Object.entries(formats)) ajv.addFormat(name, check)
  ajv.addSchema({ ...closed, $id: 'document' })
  const templates = Object.keys(document.paths).sort((a, b) => Number(a.includes('{')) - Number(b.includes('{')))

  const pointerTo = (template: string, method: string, status: number): string => {
    const described = closed.paths[template]?.[method]?.responses[status]
    if (described && '$ref' in described) return described.$ref.slice(1)
    return `/paths/${escape(template)}/${method}/responses/${status}`
  }

  return ({ method, path, status, headers, text }) => {
    const name = `${method} ${path} ${status}`
    const template = templates.find((each) => matches(each, path.split('?')[0] ?? ''))
    // HEAD is GET without the body (W16).
    const verb = method === 'HEAD' ? 'get' : method.toLowerCase()
    if (!template || !document.paths[template]?.[verb]?.responses[status]) return [`${name}: the document has no such route or status`]
    const pointer = pointerTo(template, verb, status)
    const described = at(closed, pointer) as Described
    const wrong = [...headersOf(described, status, headers), ...bodyOf(described, pointer)]
    return wrong.map((each) => `${name}: ${each}`)

    function bodyOf({ content }: Described, from: string): string[] {
      if (!content) return text === '' ? [] : ['a body where none is described']
      const media = headers.get('content-type')?.split(';')[0] ?? ''
      if (!(media in content)) return [`${media} is not described`]
      if (method === 'HEAD') return text === '' ? [] : ['a body of HEAD']
      const valid = ajv.getSchema(`document#${from}/content/${escape(media)}/schema`)
      if (!valid) return ['no schema is described']
      const body = parse(text)
      if (body === undefined) return ['the body is not JSON']
      const found = valid(body) ? [] : (valid.errors ?? []).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
      // RFC 9457: a problem tells the status that it came with.
      const isOther = media === 'application/problem+json' && (body as { status?: unknown } | null)?.status !== status
      return isOther ? [...found, 'the problem tells another status'] : found
    }
  }

  function headersOf({ headers: described = {} }: Described, status: number, headers: Headers): string[] {
    const found = Object.entries(described).flatMap(([header, reference]) => {
      const { required, schema } = at(closed, reference.$ref.slice(1)) as HeaderObject
      const text = headers.get(header)
      if (text === null) return required || isPromised(header, status) ? [`no ${header}`] : []
      const value = schema.type === 'integer' && /^\d+$/.test(text) ? Number(text) : text
      return ajv.validate(schema, value) ? [] : [`${header}: ${text} is not as described`]
    })
    const known = new Set(Object.keys(described).map((header) => header.toLowerCase()))
    const unknown = [...headers.keys()].filter((header) => !known.has(header) && !plumbing.has(header))
    return [...found, ...unknown.map((header) => `${header} is not described`)]
  }
}

/** What HTTP itself needs, and what OpenAPI says elsewhere. */
const plumbing = new Set(['cache-control', 'connection', 'content-length', 'content-type', 'date', 'keep-alive', 'x-content-type-options'])

/** The headers that come with every answer, or with every one of this status; the others come with what they speak of. */
const isPromised = (header: string, status: number): boolean => header.startsWith('RateLimit') || (header === 'Retry-After' && status === 429)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const escape = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')

const at = (from: unknown, pointer: string): unknown => pointer.split('/').slice(1).reduce<unknown>((node, part) =>
  (node as Record<string, unknown>)[decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')], from)

const matches = (template: string, path: string): boolean => {
  const [want, have] = [template.split('/'), path.split('/')]
  return want.length === have.length && want.every((part, index) => (part.startsWith('{') ? have[index] !== '' : part === have[index]))
}

/** An object that lists its properties has no others: the document leaves them open for clients, a test does not. */
function close(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node
  for (const value of Object.values(node)) close(value)
  if ('type' in node && node.type === 'object' && 'properties' in node && !('additionalProperties' in node)) {
    Object.assign(node, { additionalProperties: false })
  }
  return node
}
