/** What it costs to send goods, ex tax (SPEC "Shipping estimate rules"). */
import { routeKey } from './tariff.ts'
import type { Band, Method, Tariff } from './tariff.ts'

/** The ways to a country, standard first; none when nothing goes there in that currency. */
export function methodsTo(tariff: Tariff, origin_country: string, destination_country: string, currency: string): Method[] {
  const zone_id = tariff.zones.get(destination_country)
  return zone_id === undefined ? [] : tariff.routes.get(routeKey(origin_country, zone_id, currency)) ?? []
}

/**
 * The band that covers the weight. What is heavier than the heaviest band goes in several parcels: as many full ones as there are, and
 * one with the rest, so that no order is too heavy. `bands` lightest first; `weight_grams` above 0.
 */
export function amountFor(bands: Band[], weight_grams: bigint): bigint {
  const heaviest = bands.at(-1)
  if (!heaviest) throw new RangeError('a method without weight bands')
  const full_parcels = (weight_grams - 1n) / BigInt(heaviest.max_grams)
  const rest = weight_grams - full_parcels * BigInt(heaviest.max_grams)
  const band = bands.find(({ max_grams }) => rest <= max_grams) ?? heaviest
  return full_parcels * heaviest.amount_minor + band.amount_minor
}
