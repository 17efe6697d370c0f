/** The tables of shipping. Amounts are minor units, weights grams. */
import { defineEntity, p } from '@mikro-orm/core'

export const ZoneEntity = defineEntity({
  name: 'Zone',
  tableName: 'zones',
  properties: {
    id: p.uuid().primary(),
    name: p.string().length(80),
  },
})

/** A country lies in one zone; one in none is not shipped to. */
export const ZoneCountryEntity = defineEntity({
  name: 'ZoneCountry',
  tableName: 'zone_countries',
  properties: {
    country: p.string().length(2).primary(),
    zone_id: p.uuid(),
  },
})

/** Where the goods of an account of this country leave from. */
export const OriginEntity = defineEntity({
  name: 'Origin',
  tableName: 'origins',
  properties: {
    account_country: p.string().length(2).primary(),
    origin_country: p.string().length(2),
  },
})

/** A way of sending from an origin to a zone: `method` is standard or express. */
export const MethodEntity = defineEntity({
  name: 'Method',
  tableName: 'methods',
  checks: [{ name: 'methods_method', expression: `method in ('standard', 'express')` }],
  properties: {
    origin_country: p.string().length(2).primary(),
    zone_id: p.uuid().primary(),
    method: p.string().length(20).primary(),
    delivery_estimate: p.string().length(120).nullable(),
  },
})

/** A weight band: what a parcel of at most `max_grams` costs, ex tax. */
export const RateEntity = defineEntity({
  name: 'Rate',
  tableName: 'rates',
  checks: [{ name: 'rates_figures', expression: 'max_grams > 0 and amount_minor >= 0' }],
  properties: {
    origin_country: p.string().length(2).primary(),
    zone_id: p.uuid().primary(),
    method: p.string().length(20).primary(),
    currency: p.string().length(3).primary(),
    max_grams: p.integer().primary(),
    amount_minor: p.bigint(),
  },
})
