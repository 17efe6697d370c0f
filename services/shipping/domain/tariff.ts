/** What the operator ships, where to and for how much: the facts that every rule here works on. Amounts are minor units, weights grams. */

/** In the order in which they are offered. */
export const methodNames = ['standard', 'express'] as const

export type MethodName = typeof methodNames[number]

export interface Band {
  /** The heaviest parcel that the amount covers. */
  max_grams: number
  amount_minor: bigint
}

export interface Method {
  method: MethodName
  delivery_estimate: string | undefined
  /** Lightest first, at least one. */
  bands: Band[]
}

export interface Tariff {
  /** Account country to the country that its goods leave from. */
  origins: Map<string, string>
  /** Country to its zone; a country without one is not shipped to. */
  zones: Map<string, string>
  /** By `routeKey`, standard before express. */
  routes: Map<string, Method[]>
}

export const routeKey = (origin_country: string, zone_id: string, currency: string): string => `${origin_country} ${zone_id} ${currency}`
