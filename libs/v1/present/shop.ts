import type { Shop__Output } from '@tradecounter/proto/tradecounter/catalog/v1/Shop'
import type { ShopCollection__Output } from '@tradecounter/proto/tradecounter/catalog/v1/ShopCollection'
import type { Theme__Output } from '@tradecounter/proto/tradecounter/catalog/v1/Theme'
import type { ThemeColours__Output } from '@tradecounter/proto/tradecounter/catalog/v1/ThemeColours'
import type { Shop, ShopCollection, ShopSummary, Theme, ThemeColours } from '../schemas/shop.ts'

/** All five keys, null where not set (DECISIONS W20). */
const colours = (each: ThemeColours__Output | null): ThemeColours => ({
  primary_color: each?.primary_color ?? null,
  secondary_color: each?.secondary_color ?? null,
  header_text_color: each?.header_text_color ?? null,
  overlay_color: each?.overlay_color ?? null,
  overlay_opacity: each?.overlay_opacity ?? null,
})

const presentTheme = (theme: Theme__Output): Theme => ({
  id: theme.id,
  name: theme.name,
  slug: theme.slug,
  description: theme.description ?? null,
  type: theme.type as Theme['type'],
  colours: colours(theme.colours),
})

/** SPEC "Shop": summary fields. */
export const presentShopSummary = (shop: Shop__Output): ShopSummary => ({
  id: shop.id,
  name: shop.name,
  slug: shop.slug,
  status: shop.status as Shop['status'],
  type: shop.type as Shop['type'],
  published: shop.published,
  url: shop.url,
  logo_url: shop.logo_url ?? null,
  banner_url: shop.banner_url ?? null,
  banner_text: shop.banner_text ?? null,
  created_at: shop.created_at,
  updated_at: shop.updated_at,
  resolved_colours: colours(shop.resolved_colours),
  colour_overrides: colours(shop.colour_overrides),
  seo: { meta_title: shop.seo?.meta_title ?? null, meta_description: shop.seo?.meta_description ?? null },
  theme: shop.theme && presentTheme(shop.theme),
})

/** SPEC "Shop" with its single-shop fields. */
export const presentShop = (shop: Shop__Output): Shop => ({
  ...presentShopSummary(shop),
  description: shop.description ?? null,
  footer_text: shop.footer_text ?? null,
  custom_domains: shop.custom_domains.map((domain) => ({
    id: domain.id,
    domain: domain.domain,
    canonical: domain.canonical,
    status: domain.status as Shop['custom_domains'][number]['status'],
    verified_at: domain.verified_at ?? null,
    activated_at: domain.activated_at ?? null,
  })),
})

/** SPEC "Shop": ShopCollection. */
export const presentCollection = (collection: ShopCollection__Output): ShopCollection => ({
  id: collection.id,
  name: collection.name,
  order: collection.order,
  active: collection.active,
  design_count: collection.design_count ?? null,
})
