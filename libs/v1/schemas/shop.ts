import { Type, type Static } from 'typebox'
import { domainStatuses, shopStatuses, shopTypes, themeTypes } from './enums.ts'
import {
  flag, integer, listOf, nullable, nullableInteger, nullableText, nullableTimestamp, nullableUrl, oneOf, text, timestamp, url, uuid,
} from './fields.ts'

const colours = {
  primary_color: nullableText('Colour code.'),
  secondary_color: nullableText('Colour code.'),
  header_text_color: nullableText('Colour code.'),
  overlay_color: nullableText('Colour code.'),
  overlay_opacity: nullableInteger('Percent.', { minimum: 0, maximum: 100 }),
}

const coloursAs = (description: string) => Type.Object(colours, { title: 'ThemeColours', description })

export const ThemeColours = coloursAs('Colours of a shop or theme.')

export const Theme = Type.Object({
  id: uuid('The theme.'),
  name: text('Name.'),
  slug: text('Name in URLs.'),
  description: nullableText('Free text.'),
  type: oneOf(themeTypes, 'Whether the theme is one of the stock or of the account.'),
  colours: coloursAs("The theme's colours."),
}, { title: 'Theme', description: 'What a shop looks like.' })

export const Seo = Type.Object({
  meta_title: nullableText('Title for search engines.'),
  meta_description: nullableText('Description for search engines.'),
}, { title: 'Seo', description: 'What search engines are told.' })

export const CustomDomain = Type.Object({
  id: uuid('The domain.'),
  domain: text('Host name.'),
  canonical: flag("Whether this is the shop's main address."),
  status: oneOf(domainStatuses, 'How far the domain has been set up.'),
  verified_at: nullableTimestamp('When its ownership was verified.'),
  activated_at: nullableTimestamp('When it began to serve the shop.'),
}, { title: 'CustomDomain', description: 'A domain of the account that serves the shop.' })

const summary = {
  id: uuid('The shop.'),
  name: text('Name.'),
  slug: text('Name in URLs; accepted wherever a shop id is.'),
  status: oneOf(shopStatuses, 'Whether the shop trades.'),
  type: oneOf(shopTypes, 'What the shop is for.'),
  published: flag('Whether the storefront can be visited.'),
  url: url('The storefront.'),
  logo_url: nullableUrl('Logo.'),
  banner_url: nullableUrl('Banner picture.'),
  banner_text: nullableText('Text on the banner.'),
  created_at: timestamp('When the shop was created.'),
  updated_at: timestamp('When the shop was last changed.'),
  resolved_colours: coloursAs('The colours that apply: the overrides, else those of the theme.'),
  colour_overrides: coloursAs('The colours that the shop overrides; null where it inherits from the theme.'),
  seo: Seo,
  theme: nullable(Theme, 'The theme.'),
}

/** SPEC "Shop": the fields that lists and single responses share. */
export const ShopSummary = Type.Object(summary, { title: 'ShopSummary', description: 'A shop, as lists show it.' })

/** SPEC "Shop" with the fields of single-shop responses. */
export const Shop = Type.Object({
  ...summary,
  description: nullableText('Free text.'),
  footer_text: nullableText('Text at the foot of the storefront.'),
  custom_domains: listOf(CustomDomain, 'Domains that serve the shop.'),
}, { title: 'Shop', description: 'A shop.' })

/** SPEC "Shop": ShopCollection. */
export const ShopCollection = Type.Object({
  id: uuid('The collection.'),
  name: text('Name.'),
  order: integer('Place in the storefront, lowest first.'),
  active: flag('Hidden from the storefront when false.'),
  design_count: nullableInteger('How many designs it holds.', { minimum: 0 }),
}, { title: 'ShopCollection', description: 'A collection of designs in a shop.' })

export type ThemeColours = Static<typeof ThemeColours>
export type Theme = Static<typeof Theme>
export type ShopSummary = Static<typeof ShopSummary>
export type Shop = Static<typeof Shop>
export type ShopCollection = Static<typeof ShopCollection>
