/**
 * The tables of catalog. Money is minor units with its currency, weights are grams, enumerations are SPEC's words.
 * Columns that name another row are foreign keys, held as that row's key.
 */
import { defineEntity, p } from '@mikro-orm/core'

/** SPEC "ThemeColours": what is absent or null is not set. */
export interface ThemeColours {
  primary_color?: string | null
  secondary_color?: string | null
  header_text_color?: string | null
  overlay_color?: string | null
  /** 0 to 100. */
  overlay_opacity?: number | null
}

/** A blank: what designs are printed on. `virtual` is a gift card; a product that ships free of charge has `requires_shipping` false. */
export const ProductEntity = defineEntity({
  name: 'Product',
  tableName: 'products',
  properties: {
    id: p.uuid().primary(),
    title: p.string().length(200),
    thumbnail_url: p.string().length(2048).nullable(),
    active: p.boolean().default(true),
    virtual: p.boolean().default(false),
    requires_shipping: p.boolean().default(true),
  },
})

/** `id` is the public 8-character id. `colours` and `sizes` are the option names in display order; empty when the product has no such option. */
export const DesignEntity = defineEntity({
  name: 'Design',
  tableName: 'designs',
  properties: {
    id: p.string().length(8).primary(),
    account_id: p.uuid(),
    name: p.string().length(200),
    description: p.text().nullable(),
    status: p.string().length(8),
    product_id: () => p.manyToOne(ProductEntity).mapToPk().joinColumn('product_id').deleteRule('no action').nullable(),
    /** dtg, dtf, embroidery, sublimation, screen, uv; null for what is not printed. */
    print_method: p.string().length(40).nullable(),
    colours: p.array().columnType('text[]'),
    sizes: p.array().columnType('text[]'),
    retail_minor: p.bigint().nullable(),
    retail_currency: p.string().length(3).nullable(),
    thumbnail_url: p.string().length(2048).nullable(),
    /** delivery, pickup, delivery_and_pickup; null means both. */
    delivery_type: p.string().length(20).nullable(),
    stock_control_enabled: p.boolean().default(false),
    preorder_enabled: p.boolean().default(false),
    /** Placements printed when every zone is filled: kept by the database whenever placements or zones change. Do not write it. */
    printed_placements: p.integer().default(0),
    archived_at: p.datetime(3).nullable(),
    deleted_at: p.datetime(3).nullable(),
    created_at: p.datetime(3),
    updated_at: p.datetime(3),
  },
})

/** A place that is printed, such as front. With `has_static_artwork` something besides personalisation zones prints there. */
export const DesignPlacementEntity = defineEntity({
  name: 'DesignPlacement',
  tableName: 'design_placements',
  properties: {
    design_id: () => p.manyToOne(DesignEntity).mapToPk().joinColumn('design_id').primary(),
    /** Lower case. */
    placement: p.string().length(40).primary(),
    has_static_artwork: p.boolean(),
    preview_url: p.string().length(2048).nullable(),
  },
})

/** Every colour x size. `quantity` is the sellable units on the shelf; null for made-to-order variants. */
export const DesignVariantEntity = defineEntity({
  name: 'DesignVariant',
  tableName: 'design_variants',
  properties: {
    id: p.uuid().primary(),
    design_id: () => p.manyToOne(DesignEntity).mapToPk().joinColumn('design_id'),
    /** Display order in the design. */
    position: p.integer(),
    colour: p.string().length(100).nullable(),
    size: p.string().length(100).nullable(),
    sku: p.string().length(100).nullable(),
    active: p.boolean().default(true),
    quantity: p.integer().nullable(),
    weight_grams: p.integer(),
  },
})

/** `placement` is one of the design's, or null for a zone that is on none. Lengths are grapheme clusters. */
export const PersonalisationZoneEntity = defineEntity({
  name: 'PersonalisationZone',
  tableName: 'personalisation_zones',
  properties: {
    id: p.uuid().primary(),
    design_id: () => p.manyToOne(DesignEntity).mapToPk().joinColumn('design_id'),
    /** Display order in the design. */
    position: p.integer(),
    label: p.string().length(100),
    placement: p.string().length(40).nullable(),
    required: p.boolean(),
    min_characters: p.integer(),
    max_characters: p.integer(),
    placeholder: p.string().length(200).nullable(),
  },
})

/** `account_id` is null for presets, which every account may use. */
export const ThemeEntity = defineEntity({
  name: 'Theme',
  tableName: 'themes',
  properties: {
    id: p.uuid().primary(),
    account_id: p.uuid().nullable(),
    name: p.string().length(200),
    slug: p.string().length(100),
    description: p.text().nullable(),
    type: p.string().length(6),
    colours: p.json<ThemeColours>(),
  },
})

export const ShopEntity = defineEntity({
  name: 'Shop',
  tableName: 'shops',
  properties: {
    id: p.uuid().primary(),
    account_id: p.uuid(),
    name: p.string().length(200),
    /** Unique in the account, and never in the form of a UUID. */
    slug: p.string().length(100),
    status: p.string().length(8),
    type: p.string().length(7),
    published: p.boolean(),
    url: p.string().length(2048),
    logo_url: p.string().length(2048).nullable(),
    banner_url: p.string().length(2048).nullable(),
    banner_text: p.text().nullable(),
    description: p.text().nullable(),
    footer_text: p.text().nullable(),
    meta_title: p.string().length(200).nullable(),
    meta_description: p.text().nullable(),
    theme_id: () => p.manyToOne(ThemeEntity).mapToPk().joinColumn('theme_id').deleteRule('no action').nullable(),
    /** Only what the shop overrides; {} for nothing. */
    colour_overrides: p.json<ThemeColours>(),
    created_at: p.datetime(3),
    updated_at: p.datetime(3),
  },
})

export const CustomDomainEntity = defineEntity({
  name: 'CustomDomain',
  tableName: 'custom_domains',
  properties: {
    id: p.uuid().primary(),
    shop_id: () => p.manyToOne(ShopEntity).mapToPk().joinColumn('shop_id'),
    domain: p.string().length(253).unique('custom_domains_domain'),
    canonical: p.boolean(),
    status: p.string().length(11),
    verified_at: p.datetime(3).nullable(),
    activated_at: p.datetime(3).nullable(),
  },
})

/** `order` is the place in the storefront; an inactive collection is hidden there. */
export const CollectionEntity = defineEntity({
  name: 'Collection',
  tableName: 'collections',
  properties: {
    id: p.uuid().primary(),
    shop_id: () => p.manyToOne(ShopEntity).mapToPk().joinColumn('shop_id'),
    name: p.string().length(200),
    order: p.integer(),
    active: p.boolean().default(true),
  },
})

export const CollectionDesignEntity = defineEntity({
  name: 'CollectionDesign',
  tableName: 'collection_designs',
  properties: {
    collection_id: () => p.manyToOne(CollectionEntity).mapToPk().joinColumn('collection_id').primary(),
    design_id: () => p.manyToOne(DesignEntity).mapToPk().joinColumn('design_id').primary(),
  },
})

/** A design that the shop offers; it is on sale there while it is active. */
export const ShopDesignEntity = defineEntity({
  name: 'ShopDesign',
  tableName: 'shop_designs',
  properties: {
    shop_id: () => p.manyToOne(ShopEntity).mapToPk().joinColumn('shop_id').primary(),
    design_id: () => p.manyToOne(DesignEntity).mapToPk().joinColumn('design_id').primary(),
  },
})

/** One order's hold on stock. A released one stays, so that a late retry cannot take the units again. */
export const ReservationEntity = defineEntity({
  name: 'Reservation',
  tableName: 'reservations',
  properties: {
    order_uuid: p.uuid().primary(),
    reserved_at: p.datetime(3),
    released_at: p.datetime(3).nullable(),
  },
})

/** `line` is the index in the order's request. `reserved` came off the shelf, `preordered` is what it could not give. */
export const ReservedLineEntity = defineEntity({
  name: 'ReservedLine',
  tableName: 'reserved_lines',
  properties: {
    order_uuid: () => p.manyToOne(ReservationEntity).mapToPk().joinColumn('order_uuid').primary(),
    line: p.integer().primary(),
    variant_id: () => p.manyToOne(DesignVariantEntity).mapToPk().joinColumn('variant_id'),
    reserved: p.integer(),
    preordered: p.integer(),
  },
})
