/** Validation of request bodies: everything that is wrong at once, each at its dotted path, in the words of one table (DECISIONS W9, W14). */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Static, TSchema } from 'typebox'
import type { FieldErrors } from '@tradecounter/kernel/failure'
import { messages } from '@tradecounter/kernel/messages'
import { formats } from './formats.ts'
import { inspect, type Findings } from './inspect.ts'
import type { Body } from './json.ts'
import { addressRules, deliveryRules, metadataRules, webhookRules, type Rule } from './rules.ts'
import { OrderInput, ShippingEstimateInput } from './schemas/order-input.ts'

export interface Validated<Value> {
  /** The known fields only. Meaningful when there are no errors. */
  value: Value
  errors: FieldErrors | undefined
  /** Dotted paths of unknown fields, 20 at most (W12, W19). */
  ignored: string[]
}

const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true })
for (const [name, { check }] of Object.entries(formats)) ajv.addFormat(name, check)

const typeNames: Record<string, string> = {
  string: messages.string,
  integer: messages.integer,
  number: messages.number,
  boolean: messages.boolean,
  array: messages.array,
  object: messages.object,
}

/** JSON Schema keyword to message. The only pattern of the request schemas is "not blank". */
const keywords: Record<string, (params: ErrorObject['params']) => string> = {
  type: ({ type }) => typeNames[[type].flat()[0]] ?? messages.object,
  required: () => messages.required,
  pattern: () => messages.required,
  enum: ({ allowedValues }) => messages.oneOf(allowedValues.filter((each: string | null) => each !== null)),
  format: ({ format }) => formats[format]?.message ?? messages.string,
  minimum: ({ limit }) => (limit === 1 ? messages.aboveZero : messages.atLeast(limit)),
  maximum: ({ limit }) => messages.atMost(limit),
  minLength: ({ limit }) => messages.atLeastCharacters(limit),
  maxLength: ({ limit }) => messages.atMostCharacters(limit),
  minItems: ({ limit }) => messages.atLeastEntries(limit),
  maxItems: ({ limit }) => messages.atMostEntries(limit),
}

function collect(failures: readonly ErrorObject[], errors: Map<string, string>): void {
  for (const { keyword, instancePath, params } of failures) {
    const path = instancePath.slice(1).replaceAll('/', '.')
    const missing = keyword === 'required' ? `${path && '.'}${params.missingProperty}` : ''
    // One message a path, the first, but the allowed values say more than the type does.
    if (!errors.has(path + missing) || keyword === 'enum') errors.set(path + missing, (keywords[keyword] ?? keywords.type!)(params))
  }
}

function validator<Schema extends TSchema>(schema: Schema, rules: readonly Rule[]) {
  const check: ValidateFunction = ajv.compile(schema)
  return (body: Body): Validated<Static<Schema>> => {
    const found: Findings = { errors: new Map(), ignored: [] }
    const value = inspect(schema, body.value, found)
    if (!check(value)) collect(check.errors ?? [], found.errors)
    for (const rule of rules) rule({ value: value as Body['value'], metadata: body.metadata }, found.errors)
    const errors = found.errors.size > 0 ? Object.fromEntries([...found.errors].map(([path, message]) => [path, [message]])) : undefined
    return { value: value as Static<Schema>, errors, ignored: found.ignored }
  }
}

/** SPEC "Order input": OrderInput. */
export const validateOrder = validator(OrderInput, [deliveryRules, addressRules, metadataRules, webhookRules])

/** SPEC "Order input": ShippingEstimateInput. */
export const validateEstimate = validator(ShippingEstimateInput, [])
