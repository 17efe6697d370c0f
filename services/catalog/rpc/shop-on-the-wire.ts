import type { Shop } from '@tradecounter/proto/tradecounter/catalog/v1/Shop'
import type { ThemeColours } from '@tradecounter/proto/tradecounter/catalog/v1/ThemeColours'
import type { FullShopRow, ShopRow } from '../db/shops.ts'
import { resolveColours } from '../domain/colours.ts'
import type { Colours } from '../domain/colours.ts'

/** SPEC "Shop", its summary fields. */
export const shopSummary = (row: ShopRow): Shop => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  status: row.status,
  type: row.type,
  published: row.published,
  url: row.url,
  logo_url: row.logo_url ?? undefined,
  banner_url: row.banner_url ?? undefined,
  banner_text: row.banner_text ?? undefined,
  created_at: row.created_at,
  updated_at: row.updated_at,
  resolved_colours: colours(resolveColours(row.theme?.colours ?? {}, row.colour_overrides)),
  colour_overrides: colours(row.colour_overrides),
  seo: { meta_title: row.meta_title ?? undefined, meta_description: row.meta_description ?? undefined },
  theme: row.theme && { ...row.theme, description: row.theme.description ?? undefined, colours: colours(row.theme.colours) },
})

/** SPEC "Shop" with its single-shop fields. */
export const wholeShop = (row: FullShopRow): Shop => ({
  ...shopSummary(row),
  description: row.description ?? undefined,
  footer_text: row.footer_text ?? undefined,
  custom_domains: row.custom_domains.map((domain) => ({ ...domain, verified_at: time(domain.verified_at), activated_at: time(domain.activated_at) })),
})

const colours = (set: Colours): ThemeColours => ({
  primary_color: set.primary_color ?? undefined,
  secondary_color: set.secondary_color ?? undefined,
  header_text_color: set.header_text_color ?? undefined,
  overlay_color: set.overlay_color ?? undefined,
  overlay_opacity: set.overlay_opacity ?? undefined,
})

/** PostgreSQL's JSON has times with an offset and without trailing zeros. */
const time = (text: string | null): string | undefined => (text === null ? undefined : new Date(text).toISOString())
