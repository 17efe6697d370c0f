import { Type, type Static } from 'typebox'
import { nullableText, optionalNullableText, requiredText, text } from './fields.ts'

/** Countries whose addresses need a state (SPEC "Order", Address). */
export const countriesWithStates = ['AU', 'US', 'CA', 'IN', 'BR', 'MX'] as const

const stateNote = `State, province or region; required for ${countriesWithStates.join(', ')}.`

/** SPEC "Order": Address, as responses show it. */
export const Address = Type.Object({
  line1: text('First line.'),
  line2: nullableText('Second line.'),
  city: text('Town or city.'),
  postcode: text('Postcode or ZIP code.'),
  country: Type.String({ format: 'country', description: 'ISO 3166-1 alpha-2 code.' }),
  company: nullableText('Company at the address.'),
  state: nullableText(stateNote),
}, { title: 'Address', description: 'A postal address.' })

/** The same as requests give it: what is nullable may be left out. */
export const AddressInput = Type.Object({
  line1: requiredText('First line.'),
  line2: optionalNullableText('Second line.'),
  city: requiredText('Town or city.'),
  postcode: requiredText('Postcode or ZIP code.'),
  country: Type.String({ format: 'country', description: 'ISO 3166-1 alpha-2 code, upper case.' }),
  company: optionalNullableText('Company at the address.'),
  state: optionalNullableText(stateNote),
}, { title: 'AddressInput', description: 'A postal address to deliver to.' })

export type Address = Static<typeof Address>
export type AddressInput = Static<typeof AddressInput>
