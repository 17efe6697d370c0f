/**
 * The walk over a request body that finds what JSON Schema cannot say: fields that are ignored (DECISIONS W12), characters that
 * no text may hold (W14), and arrays that are too long, cut to their limit so that the checks after it do bounded work (W8).
 */
import { messages } from '@tradecounter/kernel/messages'
import type { TSchema } from 'typebox'

/** What the walk looks at in a schema. */
interface Shape {
  type?: string | readonly string[]
  properties?: Record<string, Shape>
  items?: Shape
  maxItems?: number
  additionalProperties?: unknown
}

export interface Findings {
  /** One message per path. */
  errors: Map<string, string>
  ignored: string[]
}

/** More than a response header names (W19) need not be kept. */
const ignoredLimit = 20

export const isOrdinary = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** `value`, with every array at its longest. */
export const inspect = (schema: TSchema, value: unknown, found: Findings): unknown => visit(schema as Shape, value, '', found)

function visit(shape: Shape, value: unknown, path: string, found: Findings): unknown {
  if (typeof value === 'string') {
    if (shape.type?.includes('string') && !isOrdinary(value)) found.errors.set(path, messages.characters)
    return value
  }
  if (Array.isArray(value)) return shape.items ? visitArray(shape, shape.items, value, path, found) : value
  if (typeof value === 'object' && value !== null && shape.properties && shape.additionalProperties !== true) {
    return visitObject(shape.properties, value as Record<string, unknown>, path, found)
  }
  return value
}

function visitArray(shape: Shape, items: Shape, value: unknown[], path: string, found: Findings): unknown[] {
  const most = shape.maxItems ?? value.length
  if (value.length > most) found.errors.set(path, messages.atMostEntries(most))
  return value.slice(0, most).map((each, index) => visit(items, each, `${path}.${index}`, found))
}

function visitObject(properties: Record<string, Shape>, value: Record<string, unknown>, path: string, found: Findings): object {
  const known: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    const at = path === '' ? key : `${path}.${key}`
    const shape = Object.hasOwn(properties, key) ? properties[key] : undefined
    if (shape) known[key] = visit(shape, value[key], at, found)
    else if (found.ignored.length < ignoredLimit) found.ignored.push(at)
  }
  return known
}
