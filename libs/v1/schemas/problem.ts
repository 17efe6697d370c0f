import { Type, type Static } from 'typebox'
import { kinds } from '@tradecounter/kernel/failure'
import { mapOf, text, url } from './fields.ts'

const fragments = [...new Set(Object.values(kinds).map(({ fragment }) => `\`${fragment}\``))].join(', ')

/** SPEC "Errors": RFC 9457 problem details. */
export const Problem = Type.Object({
  type: url(`\`{base_url}/docs/errors#<fragment>\`, a page that explains the error. Fragments: ${fragments}.`),
  title: text('The kind of problem, in a few words.'),
  status: Type.Integer({ minimum: 400, maximum: 599, description: 'The HTTP status.' }),
  detail: text('What is wrong with this request; for a business-rule failure, the rule.'),
  errors: Type.Optional(mapOf(
    Type.Array(Type.String(), { minItems: 1 }),
    'Dotted request path, such as `items.0.quantity`, to messages; only when the failure is of specific fields.',
  )),
  request_id: Type.Optional(Type.Unsafe<string | null>({
    type: ['string', 'null'], description: 'The value of the header `X-Request-Id`; quote it to support.',
  })),
}, { title: 'Problem', description: 'Problem details (RFC 9457).' })

export type Problem = Static<typeof Problem>
