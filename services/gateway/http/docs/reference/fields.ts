/** A schema as a table of its fields. */
import { table } from '../blocks.ts'
import { html } from '../html.ts'
import type { Html, Part } from '../html.ts'
import { inline } from '../prose.ts'
import type { Schema } from './document.ts'

export const schemaAnchor = (name: string): string => `schema-${name}`

const nameOf = (reference: string): string => reference.split('/').at(-1) ?? ''

/** In words, with links to the schemas that it names. */
export function typeOf(schema: Schema): Html {
  const { $ref, anyOf, type, format, items, additionalProperties } = schema
  if ($ref !== undefined) return html`<a href="#${schemaAnchor(nameOf($ref))}">${nameOf($ref)}</a>`
  if (anyOf) return html`${anyOf.map((each, index) => [index > 0 && ' or ', typeOf(each)])}`
  if (schema.const !== undefined) return html`always <code>${String(schema.const)}</code>`
  if (type === 'array' && items) return html`array of ${typeOf(items)}`
  if (type === 'object' && typeof additionalProperties === 'object') return html`map of ${typeOf(additionalProperties)}`
  const names = typeof type === 'string' ? [type] : type ?? ['any']
  return html`${names.join(' or ')}${format && ` (${format})`}`
}

const range = (least: number | undefined, most: number | undefined, unit: string): string[] => {
  if (least !== undefined && most !== undefined) return [`${least} to ${most}${unit}`]
  return [...(least === undefined ? [] : [`at least ${least}${unit}`]), ...(most === undefined ? [] : [`at most ${most}${unit}`])]
}

/** What a value is held to besides its type. */
function bounds(schema: Schema): Html[] {
  const values = (schema.enum ?? []).filter((value) => value !== null)
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema
  const limits = [...range(minimum, maximum, ''), ...range(minLength, maxLength, ' characters'), ...range(minItems, maxItems, ' entries')]
  return [
    ...(values.length > 0 ? [html`One of ${values.map((value, index) => [index > 0 && ', ', html`<code>${String(value)}</code>`])}.`] : []),
    ...limits.map((limit) => html`${limit[0]?.toUpperCase() ?? ''}${limit.slice(1)}.`),
    ...(schema.default === undefined ? [] : [html`Default <code>${String(schema.default)}</code>.`]),
  ]
}

export const described = (schema: Schema, description = schema.description ?? ''): Html =>
  html`${inline(description)}${bounds(schema).map((each) => [' ', each])}`

const nested = ({ properties, items, type }: Schema): [Schema, string] | undefined =>
  properties && type === 'object' ? [{ properties }, '.'] : items?.properties ? [items, '[].'] : undefined

/** `necessary`: say which fields must be sent; in answers every field is always there. */
function rowsOf(schema: Schema, necessary: boolean, prefix = ''): Part[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]): Part[][] => {
    const inner = nested(field)
    const must = necessary && schema.required?.includes(name)
    return [
      [html`<code>${prefix}${name}</code>`, html`<span class="type">${typeOf(field)}</span>${must && html` <span class="must">required</span>`}`, described(field)],
      ...(inner ? rowsOf(inner[0], necessary, `${prefix}${name}${inner[1]}`) : []),
    ]
  })
}

export const fieldTable = (schema: Schema, necessary = false): Html => table(['Field', 'Type', ''], rowsOf(schema, necessary))
