import { Type, type Static } from 'typebox'
import { accountStatuses } from './enums.ts'
import { flag, nullable, nullableText, oneOf, text, timestamp, uuid } from './fields.ts'

export const User = Type.Object({
  email: text('E-mail address.'),
  name: text('Full name.'),
}, { title: 'User', description: 'A person of the account.' })

/** SPEC "Account". */
export const Account = Type.Object({
  id: uuid('The account.'),
  name: text('Name.'),
  slug: text('Name in URLs.'),
  status: oneOf(
    accountStatuses,
    '`lead`: reads, cannot order yet; `active`; `inactive`: reads only; `test`: a sandbox account, '
    + 'whose orders are never charged or produced.',
  ),
  country: nullableText('ISO 3166-1 alpha-2 code; purchase prices are those of this country.'),
  currency: nullableText('ISO 4217 code that the account buys in.'),
  language: nullableText('Language tag.'),
  timezone: nullableText('IANA time zone.'),
  website: nullableText('Website.'),
  created_at: timestamp('When the account was created.'),
  payment_method_on_file: flag('Whether a default saved card exists.'),
  owner: nullable(User, 'Who owns the account.'),
}, { title: 'Account', description: 'The business account that the credential belongs to.' })

export type User = Static<typeof User>
export type Account = Static<typeof Account>
