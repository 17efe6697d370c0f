/** The shops of the demo world, with their themes, collections and domains. */
import { accountId, accountNames } from './accounts.ts'
import type { AccountName } from './accounts.ts'
import { listed } from './design-rows.ts'
import { uuidOf } from './ids.ts'
import { cdn } from './products.ts'

interface Colours {
  primary_color?: string
  secondary_color?: string
  header_text_color?: string
  overlay_color?: string
  overlay_opacity?: number
}

interface DemoTheme {
  name: string
  description?: string
  colours: Colours
  /** Absent for a preset, which every account may use. */
  account?: AccountName
}

const themes: Record<string, DemoTheme> = {
  'daylight': { name: 'Daylight', description: 'White and quiet.', colours: { primary_color: '#1d3557', secondary_color: '#a8dadc', header_text_color: '#1d3557', overlay_color: '#ffffff', overlay_opacity: 20 } },
  'midnight': { name: 'Midnight', description: 'Dark, with one bright accent.', colours: { primary_color: '#f4a261', secondary_color: '#264653', header_text_color: '#fefae0', overlay_color: '#000000', overlay_opacity: 55 } },
  'plain': { name: 'Plain', colours: { primary_color: '#111111', header_text_color: '#111111' } },
  'harbour-lights': { name: 'Harbour Lights', description: 'Drawn for Harbour & Vale.', account: 'harbour-and-vale', colours: { primary_color: '#0b3954', secondary_color: '#ffd166', header_text_color: '#ffffff', overlay_color: '#0b3954', overlay_opacity: 40 } },
  'backstein': { name: 'Backstein', account: 'kontor-elbe', colours: { primary_color: '#7f2f22', secondary_color: '#e9e3d8', overlay_color: '#2b2b2b', overlay_opacity: 100 } },
}

interface DemoDomain {
  domain: string
  status: 'pending_dns' | 'validating' | 'active' | 'failed' | 'disabled'
  canonical?: true
}

interface DemoCollection {
  name: string
  hidden?: true
  /** Names of designs begin or end so; none for an empty collection. */
  holds: RegExp
}

interface DemoShop {
  name: string
  slug: string
  type: 'brand' | 'event' | 'staff' | 'loyalty'
  theme?: string
  overrides?: Colours
  status?: 'inactive'
  unpublished?: true
  banner?: string
  description?: string
  footer?: string
  seo?: { title: string, description: string }
  /** The account's designs that it offers. */
  sells: RegExp
  collections?: DemoCollection[]
  domains?: DemoDomain[]
}

const everything = /./

const shops: Partial<Record<AccountName, DemoShop[]>> & { others: (word: string) => DemoShop[] } = {
  'harbour-and-vale': [
    {
      name: 'Harbour & Vale', slug: 'harbour-and-vale', type: 'brand', theme: 'harbour-lights', overrides: { secondary_color: '#ef476f' },
      banner: 'Made to order by the water', description: 'Clothes and paper from the workshop on the quay.', footer: 'Harbour & Vale, Old Quay 4',
      seo: { title: 'Harbour & Vale: printed by the water', description: 'Organic tees, hoodies, mugs and maps of the harbour.' },
      sells: everything,
      collections: [
        { name: 'New in', holds: /Quay|Tidal|Saltmarsh|Sea Pink|Storm/ },
        { name: 'Tees', holds: /Tee/ },
        { name: 'Hoodies and sweatshirts', holds: /Hoodie|Sweatshirt/ },
        { name: 'For the table', holds: /Mug|Bottle/ },
        { name: 'Paper', holds: /Poster|Notebook|Postcards|Sticker/ },
        { name: 'Coming in spring', holds: /Spring/, hidden: true },
        { name: 'Archive', holds: /^$/, hidden: true },
      ],
      domains: [
        { domain: 'shop.harbourandvale.example', status: 'active', canonical: true },
        { domain: 'harbourandvale.example', status: 'validating' },
        { domain: 'harbour-and-vale.example', status: 'pending_dns' },
        { domain: 'vale.example', status: 'failed' },
        { domain: 'old.harbourandvale.example', status: 'disabled' },
      ],
    },
    {
      name: 'Regatta 2026', slug: 'regatta-2026', type: 'event', theme: 'daylight', banner: 'See you on the start line', sells: /Regatta|Skipper|Crew|Bottle|Open Day/,
      collections: [{ name: 'Crew kit', holds: /Regatta|Crew|Skipper/ }, { name: 'On the day', holds: /Open Day|Bottle/ }],
      domains: [{ domain: 'regatta.harbourandvale.example', status: 'pending_dns', canonical: true }],
    },
    { name: 'Workshop staff', slug: 'staff', type: 'staff', theme: 'plain', sells: /Polo|Staff|Workshop|Crew/, collections: [{ name: 'Uniform', holds: everything }] },
    { name: 'Friends of the Harbour', slug: 'friends', type: 'loyalty', theme: 'midnight', overrides: { overlay_opacity: 0 }, unpublished: true, sells: /Mug|Tote|Keepsake/, collections: [] },
    { name: 'Christmas 2025', slug: 'christmas-2025', type: 'event', status: 'inactive', unpublished: true, sells: /Beanie|Socks/ },
  ],
  'kontor-elbe': [
    {
      name: 'Kontor Elbe', slug: 'kontor-elbe', type: 'brand', theme: 'backstein', banner: 'Moin', sells: everything,
      collections: [{ name: 'Textil', holds: /Tee|Hoodie|Socken|Mütze/ }, { name: 'Küche', holds: /Mug/ }, { name: 'Lager', holds: /Tote/, hidden: true }],
      domains: [{ domain: 'laden.kontor-elbe.example', status: 'active', canonical: true }, { domain: 'kontor-elbe.example', status: 'failed' }],
    },
    { name: 'Stammgäste', slug: 'stammgaeste', type: 'loyalty', theme: 'midnight', sells: /Mug|Tote/, collections: [{ name: 'Dankeschön', holds: everything }] },
    { name: 'Hafengeburtstag', slug: 'hafengeburtstag', type: 'event', theme: 'daylight', sells: /Hafen|Tee/, domains: [{ domain: 'hafen.kontor-elbe.example', status: 'validating' }] },
  ],
  others: (word) => [
    {
      name: `${word} shop`, slug: 'shop', type: 'brand', theme: 'daylight', sells: everything,
      collections: [{ name: 'Everything', holds: everything }, { name: 'Not yet', holds: /Sweatshirt/, hidden: true }],
    },
    { name: `${word} team`, slug: 'team', type: 'staff', theme: 'plain', sells: /Tee|Hoodie/, collections: [{ name: 'Team wear', holds: everything }] },
  ],
}

interface ListedShop extends DemoShop {
  id: string
  account: AccountName
  created_at: Date
}

const hours = 3_600_000

const listedShops: ListedShop[] = accountNames.flatMap((account) => {
  const first = listed.find((design) => design.account === account)?.name.split(' ')[0] ?? account
  return (shops[account] ?? shops.others(first)).map((shop, place) => ({
    ...shop,
    id: shopId(account, shop.slug),
    account,
    created_at: new Date(Date.parse('2026-03-11T10:00:00Z') + place * 190 * hours),
  }))
})

export function shopId(account: AccountName, slug: string): string {
  return uuidOf(`shop ${account} ${slug}`)
}

const themeId = (slug: string): string => uuidOf(`theme ${slug}`)

export const themeRows = Object.entries(themes).map(([slug, { name, description, colours, account }]) => ({
  id: themeId(slug), account_id: account ? accountId(account) : null, name, slug, description: description ?? null,
  type: account ? 'custom' : 'preset', colours,
}))

export const shopRows = listedShops.map((shop) => ({
  id: shop.id,
  account_id: accountId(shop.account),
  name: shop.name,
  slug: shop.slug,
  status: shop.status ?? 'active',
  type: shop.type,
  published: !shop.unpublished,
  url: `https://${shop.account}.tradecounter.example/${shop.slug}`,
  logo_url: shop.theme ? `${cdn}/shops/${shop.account}/${shop.slug}/logo.svg` : null,
  banner_url: shop.banner ? `${cdn}/shops/${shop.account}/${shop.slug}/banner.webp` : null,
  banner_text: shop.banner ?? null,
  description: shop.description ?? null,
  footer_text: shop.footer ?? null,
  meta_title: shop.seo?.title ?? null,
  meta_description: shop.seo?.description ?? null,
  theme_id: shop.theme ? themeId(shop.theme) : null,
  colour_overrides: shop.overrides ?? {},
  created_at: shop.created_at,
  updated_at: new Date(shop.created_at.getTime() + 30 * hours),
}))

const offered = (shop: ListedShop) => listed.filter((design) =>
  design.account === shop.account && shop.sells.test(design.name) && !design.deleted && !design.archived)

export const shopDesignRows = listedShops.flatMap((shop) => offered(shop).map((design) => ({ shop_id: shop.id, design_id: design.id })))

const listedCollections = listedShops.flatMap((shop) => (shop.collections ?? []).map((collection, order) =>
  ({ ...collection, shop, order, id: uuidOf(`collection ${shop.id} ${collection.name}`) })))

export const collectionRows = listedCollections.map(({ id, shop, name, order, hidden }) =>
  ({ id, shop_id: shop.id, name, order, active: !hidden }))

export const collectionDesignRows = listedCollections.flatMap(({ id, shop, holds }) =>
  offered(shop).filter((design) => holds.test(design.name)).map((design) => ({ collection_id: id, design_id: design.id })))

const verified = new Set(['active', 'disabled'])

export const domainRows = listedShops.flatMap((shop) => (shop.domains ?? []).map(({ domain, status, canonical }) => ({
  id: uuidOf(`domain ${domain}`),
  shop_id: shop.id,
  domain, status,
  canonical: canonical ?? false,
  verified_at: verified.has(status) ? new Date(shop.created_at.getTime() + 2 * hours) : null,
  activated_at: verified.has(status) ? new Date(shop.created_at.getTime() + 3 * hours) : null,
})))
