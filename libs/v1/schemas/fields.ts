/**
 * The kinds of field that SPEC.md's tables are made of. `nullable…` is SPEC's "nullable": in a response the field is always there.
 * A schema with a `title` becomes a component of the OpenAPI document under that name.
 */
import { Type, type Static, type TSchema } from 'typebox'

/** The longest that texts without a limit of their own may be, in code points. */
const textLimit = 255

export const text = (description: string) => Type.String({ description })

export const nullableText = (description: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], description })

export const uuid = (description: string) => Type.String({ format: 'uuid', description })

export const nullableUuid = (description: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'uuid', description })

export const timestamp = (description: string) => Type.String({ format: 'date-time', description })

export const nullableTimestamp = (description: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date-time', description })

export const url = (description: string) => Type.String({ format: 'uri', description })

export const nullableUrl = (description: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'uri', description })

interface Range { minimum?: number; maximum?: number }

export const integer = (description: string, options: Range = {}) => Type.Integer({ ...options, description })

export const nullableInteger = (description: string, options: Range = {}) =>
  Type.Unsafe<number | null>({ type: ['integer', 'null'], ...options, description })

export const flag = (description: string) => Type.Boolean({ description })

export const oneOf = <const Values extends readonly string[]>(values: Values, description: string, options: { default?: Values[number] } = {}) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: values, ...options, description })

export const nullableOneOf = <const Values extends readonly string[]>(values: Values, description: string) =>
  Type.Unsafe<Values[number] | null>({ type: ['string', 'null'], enum: [...values, null], description })

export const listOf = <Item extends TSchema>(item: Item, description: string) => Type.Array(item, { description })

/** An object whose keys are data. */
export const mapOf = <Value extends TSchema>(value: Value, description: string) =>
  Type.Unsafe<Record<string, Static<Value>>>({ type: 'object', additionalProperties: value, description })

export const nullable = <Schema extends TSchema>(schema: Schema, description: string) =>
  Type.Unsafe<Static<Schema> | null>({ anyOf: [schema, { type: 'null' }], description })

/** Fields of requests. A pattern of one visible character is how "not blank" is said: its message is `is required`. */
export const requiredText = (description: string) => Type.String({ pattern: '\\S', maxLength: textLimit, description })

export const optionalText = (description: string, options: { minLength?: number; maxLength?: number } = {}) =>
  Type.Optional(Type.String({ maxLength: textLimit, ...options, description }))

export const optionalNullableText = (description: string) =>
  Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: textLimit, description }))
