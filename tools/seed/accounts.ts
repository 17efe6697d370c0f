/** The accounts of the demo world, their people, cards and credit. Their keys stand in credentials.ts. */
import { uuidOf } from './ids.ts'

interface Person {
  name: string
  email: string
}

interface DemoAccount {
  name: string
  status: 'lead' | 'active' | 'inactive' | 'test'
  country?: string
  currency?: string
  language?: string
  timezone?: string
  website?: string
  created: string
  /** Absent: nobody owns it yet. */
  owner?: Person
  colleagues?: Person[]
  /** How the payment provider knows the card. */
  card?: 'pm_card_visa' | 'pm_card_chargeDeclined'
  /** Minor units given by the operator. */
  credit?: number
}

const british = { country: 'GB', currency: 'GBP', language: 'en-GB', timezone: 'Europe/London' }

export const accounts = {
  'harbour-and-vale': {
    ...british, name: 'Harbour & Vale', status: 'active', website: 'https://harbourandvale.example', created: '2026-01-05T09:12:00Z', card: 'pm_card_visa',
    owner: { name: 'Imogen Fairhurst', email: 'imogen@harbourandvale.example' },
    colleagues: [{ name: 'Dele Adeyemi', email: 'dele@harbourandvale.example' }],
  },
  'kontor-elbe': {
    name: 'Kontor Elbe GmbH', status: 'active', country: 'DE', currency: 'EUR', language: 'de-DE', timezone: 'Europe/Berlin',
    website: 'https://kontor-elbe.example', created: '2026-01-14T11:40:00Z', card: 'pm_card_visa',
    owner: { name: 'Jördis Ahrens', email: 'ahrens@kontor-elbe.example' },
  },
  'brightwater-rowing': {
    ...british, name: 'Brightwater Rowing Club', status: 'active', created: '2026-01-20T18:05:00Z',
    owner: { name: 'Tomasz Wren', email: 'secretary@brightwater.example' },
  },
  'old-mill-bakery': {
    ...british, name: 'Old Mill Bakery', status: 'active', website: 'https://oldmillbakery.example', created: '2026-01-28T07:30:00Z', card: 'pm_card_chargeDeclined',
    owner: { name: 'Priya Chaudhuri', email: 'priya@oldmillbakery.example' },
  },
  'paper-lantern-lab': {
    ...british, name: 'Paper Lantern Lab (sandbox)', status: 'test', created: '2026-02-02T10:00:00Z', card: 'pm_card_visa',
    owner: { name: 'Robin Castellane', email: 'dev@paperlantern.example' },
  },
  'fernhill-school': {
    ...british, name: 'Fernhill Community School', status: 'lead', created: '2026-02-11T13:25:00Z', card: 'pm_card_visa',
  },
  'castaway-records': {
    ...british, name: 'Castaway Records', status: 'inactive', website: 'https://castawayrecords.example', created: '2026-02-15T16:45:00Z', card: 'pm_card_visa',
    owner: { name: 'Marguerite Osei', email: 'marguerite@castawayrecords.example' },
  },
  'mesa-trail-outfitters': {
    name: 'Mesa Trail Outfitters', status: 'active', country: 'US', currency: 'USD', language: 'en-US', timezone: 'America/Denver',
    website: 'https://mesatrail.example', created: '2026-02-20T21:10:00Z', card: 'pm_card_visa',
    owner: { name: 'Caleb Nakai', email: 'caleb@mesatrail.example' },
  },
  'liffey-film-festival': {
    name: 'Liffey Film Festival', status: 'active', country: 'IE', currency: 'EUR', language: 'en-IE', timezone: 'Europe/Dublin',
    website: 'https://liffeyfilm.example', created: '2026-03-01T12:00:00Z', card: 'pm_card_visa', credit: 25_000,
    owner: { name: 'Aoife Tierney', email: 'aoife@liffeyfilm.example' },
  },
  // Signed up, and has not said yet where it is: nothing can be priced for it.
  'unsettled-goods': {
    name: 'Unsettled Goods', status: 'active', created: '2026-03-09T08:20:00Z', card: 'pm_card_visa',
    owner: { name: 'Noor Haddad', email: 'noor@unsettledgoods.example' },
  },
} satisfies Record<string, DemoAccount>

export type AccountName = keyof typeof accounts

export const accountNames = Object.keys(accounts) as AccountName[]

export const accountId = (name: AccountName): string => uuidOf(`account ${name}`)

const entries = Object.entries<DemoAccount>(accounts) as [AccountName, DemoAccount][]

export const accountRows = entries.map(([slug, { name, status, created, country, currency, language, timezone, website }]) => ({
  id: accountId(slug), name, slug, status, created_at: new Date(created),
  country: country ?? null, currency: currency ?? null, language: language ?? null, timezone: timezone ?? null, website: website ?? null,
}))

export const userRows = entries.flatMap(([slug, { owner, colleagues = [], created }]) =>
  [...(owner ? [{ ...owner, is_owner: true }] : []), ...colleagues.map((person) => ({ ...person, is_owner: false }))].map((person) => ({
    ...person, id: uuidOf(`user ${person.email}`), account_id: accountId(slug), created_at: new Date(created),
  })))

export const cardRows = entries.flatMap(([slug, { card, created }]) => (card
  ? [{
      id: uuidOf(`card ${slug}`), account_id: accountId(slug), customer_id: `cus_${slug.replaceAll('-', '')}`, payment_method_id: card,
      brand: 'visa', last4: card === 'pm_card_visa' ? '4242' : '0002', is_default: true, created_at: new Date(created),
    }]
  : []))

/** Credit that can be spent. What paid for orders of the demo world stands with them, in orders.ts. */
export const creditRows = entries.flatMap(([slug, { credit, currency, created }]) => (credit && currency
  ? [{
      id: uuidOf(`credit ${slug}`), account_id: accountId(slug), order_uuid: null, kind: 'grant', amount_minor: BigInt(credit), currency,
      created_at: new Date(created),
    }]
  : []))
