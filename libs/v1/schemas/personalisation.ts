import { Type, type Static } from 'typebox'
import { flag, integer, nullableText, text, uuid } from './fields.ts'

/** SPEC "Design": PersonalisationZone. */
export const PersonalisationZone = Type.Object({
  id: uuid('Use as `zone_id`.'),
  label: text('What the customer is asked for.'),
  placement: nullableText('Lower-cased placement name (`front`, `back`, …); null when the zone is not on a placement.'),
  required: flag('Whether a personalised line must fill this zone.'),
  min_characters: integer('Shortest text, in characters as a reader counts them.', { minimum: 0 }),
  max_characters: integer('Longest text, in characters as a reader counts them.', { minimum: 0 }),
  placeholder: nullableText('An example to show in an empty field.'),
}, { title: 'PersonalisationZone', description: 'A place on a design that takes a text of the customer.' })

/** SPEC "Order": OrderItemPersonalisation. */
export const OrderItemPersonalisation = Type.Object({
  zone_id: uuid('The zone.'),
  label: nullableText("The zone's label when the order was placed."),
  placement: nullableText('Placement that the text is printed on.'),
  text: text('The text, in Unicode NFC.'),
}, { title: 'OrderItemPersonalisation', description: 'The text of one zone of an ordered line.' })

/** SPEC "Order input": PersonalisationInput. How long a text may be is the zone's own rule. */
export const PersonalisationInput = Type.Object({
  zone_id: uuid('A personalisation zone of the design, each at most once a line.'),
  text: Type.String({
    description: "The text to print. Its length is counted in grapheme clusters after NFC and must be within the zone's limits; "
      + 'control characters, bidirectional overrides and text of only invisible characters are refused.',
  }),
}, { title: 'PersonalisationInput', description: 'The text for one zone.' })

export type PersonalisationZone = Static<typeof PersonalisationZone>
export type OrderItemPersonalisation = Static<typeof OrderItemPersonalisation>
export type PersonalisationInput = Static<typeof PersonalisationInput>
