/** Query parameters of lists (SPEC "Endpoint table" and "Common list parameters", DECISIONS W1): one table for reading and for OpenAPI. */
import { Type, type TSchema } from 'typebox'
import { limits } from '@tradecounter/kernel/limits'
import { messages } from '@tradecounter/kernel/messages'
import { isOrdinary } from './inspect.ts'
import { designStatuses, orderStatuses, sources } from './schemas/enums.ts'
import { readTime } from './times.ts'

export interface Parameter {
  name: string
  description: string
  schema: TSchema
  example: string | number
  /** The value, or what is wrong with it. */
  read: (text: string) => { value: string | number } | { error: string }
}

export const pageLimits = { least: 1, most: 100, default: 25 } as const

const choice = (name: string, values: readonly string[], description: string): Parameter => ({
  name,
  description,
  schema: Type.Unsafe<string>({ type: 'string', enum: values }),
  example: values[0] ?? '',
  read: (text) => (values.includes(text) ? { value: text } : { error: messages.oneOf(values) }),
})

const time = (name: string, edge: 'start' | 'end', description: string): Parameter => ({
  name,
  description: `${description} An ISO 8601 date or date-time, UTC unless it names an offset.`,
  schema: Type.String({ maxLength: 64 }),
  example: edge === 'start' ? '2026-01-01' : '2026-01-31T23:59:59Z',
  read: (text) => {
    const value = readTime(text, edge)
    return value === undefined ? { error: messages.time } : { value }
  },
})

function readLimit(text: string): { value: number } | { error: string } {
  if (!/^-?(?:0|[1-9]\d*)$/.test(text)) return { error: messages.integer }
  const value = Number(text)
  if (value < pageLimits.least) return { error: messages.aboveZero }
  return value > pageLimits.most ? { error: messages.atMost(pageLimits.most) } : { value }
}

function readReference(text: string): { value: string } | { error: string } {
  if (!isOrdinary(text)) return { error: messages.characters }
  return [...text].length > limits.external_reference ? { error: messages.atMostCharacters(limits.external_reference) } : { value: text }
}

export const parameters = {
  limit: {
    name: 'limit',
    description: 'How many rows a page has at most.',
    schema: Type.Integer({ minimum: pageLimits.least, maximum: pageLimits.most, default: pageLimits.default }),
    example: pageLimits.default,
    read: readLimit,
  },
  cursor: {
    name: 'cursor',
    description: "The `page.next_cursor` of an earlier page of the same list with the same filters. Another list's or account's is refused.",
    schema: Type.String({ maxLength: 512 }),
    example: '6Pjx0dJc0cZ3bG9nMDAwMDAx',
    // Whether it is a cursor of this list is the gateway's to judge: it has the key.
    read: (text) => ({ value: text }),
  },
  design_status: choice('status', designStatuses, 'Only designs with this status.'),
  order_status: choice('status', orderStatuses, 'Only orders with this status.'),
  source: choice('source', sources, 'Only orders that came in by this channel.'),
  external_reference: {
    name: 'external_reference',
    description: 'Only orders with this reference.',
    schema: Type.String({ maxLength: limits.external_reference }),
    example: 'PO-2291',
    read: readReference,
  },
  since: time('since', 'start', 'Only orders placed at or after this time; a date is its beginning.'),
  until: time('until', 'end', 'Only orders placed at or before this time; a date includes the whole day.'),
} as const satisfies Record<string, Parameter>

export type ParameterKey = keyof typeof parameters
