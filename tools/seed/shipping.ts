/** What the operator ships, where to and for how much. */
import { uuidOf } from './ids.ts'

const zones: Record<string, string[]> = {
  'United Kingdom': ['GB', 'IM', 'JE', 'GG'],
  'Ireland': ['IE'],
  'Germany': ['DE'],
  'European Union': [
    'AT', 'BE', 'BG', 'CY', 'CZ', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
  ],
  'Europe beyond': ['CH', 'IS', 'LI', 'NO'],
  'United States': ['US'],
  'North America': ['CA', 'MX'],
  'Far': ['AE', 'AU', 'BR', 'HK', 'IL', 'IN', 'JP', 'KR', 'NZ', 'SG', 'ZA'],
}

/** Account country to where its goods are made. */
const origins: Record<string, string> = { GB: 'GB', IE: 'GB', DE: 'DE', FR: 'DE', NL: 'DE', US: 'US' }

const currencies: Record<string, string[]> = { GB: ['GBP', 'EUR'], DE: ['EUR'], US: ['USD'] }

/** Grams up to which each amount holds. */
const bands = [500, 2_000, 5_000, 10_000, 20_000]

interface Way {
  estimate: string | null
  /** Minor units for each of `bands`, in the origin's own currency. */
  amounts: [number, number, number, number, number]
}

type Ways = { standard?: Way, express?: Way }

const home: Ways = {
  standard: { estimate: '2 to 3 working days', amounts: [295, 450, 595, 795, 1150] },
  express: { estimate: 'next working day', amounts: [595, 795, 1050, 1450, 2100] },
}
const near: Ways = {
  standard: { estimate: '3 to 5 working days', amounts: [495, 850, 1250, 1750, 2600] },
  express: { estimate: '1 to 2 working days', amounts: [1450, 1950, 2650, 3600, 5200] },
}
const beyond: Ways = { standard: { estimate: '4 to 8 working days', amounts: [695, 1250, 1950, 2850, 4600] } }
const overseas: Ways = {
  standard: { estimate: '5 to 10 working days', amounts: [895, 1650, 2900, 4400, 7200] },
  express: { estimate: '2 to 4 working days', amounts: [2450, 3600, 5400, 8200, 13_400] },
}
const far: Ways = { standard: { estimate: null, amounts: [995, 1950, 3700, 6100, 10_500] } }

/** Origin to zone to what goes there. What is not here is not shipped to. */
const routes: Record<string, Record<string, Ways>> = {
  GB: {
    'United Kingdom': home, 'Ireland': near, 'Germany': near, 'European Union': near, 'Europe beyond': beyond,
    'United States': overseas, 'North America': overseas, 'Far': far,
  },
  DE: {
    'Germany': home, 'European Union': near, 'Ireland': near, 'United Kingdom': near, 'Europe beyond': beyond,
    'United States': overseas, 'North America': far, 'Far': far,
  },
  US: { 'United States': home, 'North America': near, 'United Kingdom': overseas, 'Ireland': overseas, 'Germany': overseas, 'European Union': overseas },
}

const zoneId = (name: string): string => uuidOf(`zone ${name}`)

/** Euro prices out of Britain are a fifth above the figures, rounded up to 5. */
const inCurrency = (minor: number, origin: string, currency: string): bigint =>
  BigInt(origin === 'GB' && currency === 'EUR' ? Math.ceil((minor * 120) / 500) * 5 : minor)

const ways = Object.entries(routes).flatMap(([origin_country, to]) => Object.entries(to).flatMap(([zone, offered]) =>
  Object.entries<Way>(offered).map(([method, way]) => ({ origin_country, zone_id: zoneId(zone), method, way }))))

export const zoneRows = Object.keys(zones).map((name) => ({ id: zoneId(name), name }))

export const zoneCountryRows = Object.entries(zones).flatMap(([name, countries]) =>
  countries.map((country) => ({ country, zone_id: zoneId(name) })))

export const originRows = Object.entries(origins).map(([account_country, origin_country]) => ({ account_country, origin_country }))

export const methodRows = ways.map(({ way, ...route }) => ({ ...route, delivery_estimate: way.estimate }))

export const rateRows = ways.flatMap(({ way, ...route }) => (currencies[route.origin_country] ?? []).flatMap((currency) =>
  bands.map((max_grams, place) => ({
    ...route, currency, max_grams, amount_minor: inCurrency(way.amounts[place] ?? 0, route.origin_country, currency),
  }))))
