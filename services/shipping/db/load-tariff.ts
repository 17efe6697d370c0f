/** The whole tariff, read at once and held in memory: a rate asks the database nothing. */
import { IsolationLevel } from '@mikro-orm/core'
import type { Database } from '@tradecounter/chassis/database'
import { methodNames, routeKey } from '../domain/tariff.ts'
import type { Tariff } from '../domain/tariff.ts'
import { MethodEntity, OriginEntity, RateEntity, ZoneCountryEntity } from './entities.ts'

export interface Tables {
  countries: { country: string, zone_id: string }[]
  origins: { account_country: string, origin_country: string }[]
  methods: { origin_country: string, zone_id: string, method: string, delivery_estimate?: string | null }[]
  rates: { origin_country: string, zone_id: string, method: string, currency: string, max_grams: number, amount_minor: bigint }[]
}

export const loadTariff = async (database: Database): Promise<Tariff> => tariffOf(await readTables(database))

export function tariffOf({ countries, origins, methods, rates }: Tables): Tariff {
  const lightestFirst = rates.toSorted((a, b) => a.max_grams - b.max_grams)
  const bandsOf = Map.groupBy(lightestFirst, (rate) => `${routeKey(rate.origin_country, rate.zone_id, rate.currency)} ${rate.method}`)
  const routes: Tariff['routes'] = new Map()
  for (const currency of new Set(rates.map((rate) => rate.currency))) {
    for (const name of methodNames) {
      for (const { origin_country, zone_id, delivery_estimate } of methods.filter((method) => method.method === name)) {
        const key = routeKey(origin_country, zone_id, currency)
        const bands = bandsOf.get(`${key} ${name}`)?.map((rate) => ({ max_grams: rate.max_grams, amount_minor: BigInt(rate.amount_minor) }))
        if (bands) routes.set(key, [...(routes.get(key) ?? []), { method: name, delivery_estimate: delivery_estimate ?? undefined, bands }])
      }
    }
  }
  return {
    origins: new Map(origins.map((row) => [row.account_country, row.origin_country])),
    zones: new Map(countries.map((row) => [row.country, row.zone_id])),
    routes,
  }
}

/** One snapshot: a tariff that is being rewritten is never seen by halves. */
const readTables = (database: Database): Promise<Tables> => database.em().transactional(async (em) => ({
  countries: await em.findAll(ZoneCountryEntity),
  origins: await em.findAll(OriginEntity),
  methods: await em.findAll(MethodEntity),
  rates: await em.findAll(RateEntity),
}), { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true })
