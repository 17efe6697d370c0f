/** All lists, read at once and held in memory: pricing an order asks the database nothing. */
import { IsolationLevel } from '@mikro-orm/core'
import type { Database } from '@tradecounter/chassis/database'
import type { Lists, PriceList } from '../domain/price-list.ts'
import { PriceListEntity, PrintPremiumEntity, ProductPriceEntity, QuantityTierEntity, TaxRateEntity } from './entities.ts'

export interface Tables {
  rates: { country: string, rate: number }[]
  price_lists: { id: string, country: string, currency: string, processing_fee_rate: number, processing_fee_fixed_minor: bigint }[]
  products: {
    price_list_id: string, product_id: string, base_minor: bigint, included_placements: number, extra_placement_minor: bigint, minimum_quantity: number
  }[]
  tiers: { price_list_id: string, product_id: string, min_quantity: number, price_minor: bigint }[]
  premiums: { price_list_id: string, print_method: string, premium_minor: bigint }[]
}

export const loadLists = async (database: Database): Promise<Lists> => listsOf(await readTables(database))

export function listsOf({ rates, price_lists, products, tiers, premiums }: Tables): Lists {
  const tiersOf = Map.groupBy(tiers.toSorted((a, b) => a.min_quantity - b.min_quantity), (tier) => `${tier.price_list_id} ${tier.product_id}`)
  const lists = price_lists.map((list): [string, PriceList] => [`${list.country} ${list.currency}`, {
    country: list.country,
    currency: list.currency,
    processing_fee_rate: list.processing_fee_rate,
    processing_fee_fixed_minor: BigInt(list.processing_fee_fixed_minor),
    print_premiums: new Map(premiums.filter((row) => row.price_list_id === list.id).map((row) => [row.print_method, BigInt(row.premium_minor)])),
    products: new Map(products.filter((row) => row.price_list_id === list.id).map((row) => [row.product_id, {
      product_id: row.product_id,
      base_minor: BigInt(row.base_minor),
      included_placements: row.included_placements,
      extra_placement_minor: BigInt(row.extra_placement_minor),
      minimum_quantity: row.minimum_quantity,
      tiers: (tiersOf.get(`${list.id} ${row.product_id}`) ?? []).map((tier) => ({
        min_quantity: tier.min_quantity, price_minor: BigInt(tier.price_minor),
      })),
    }])),
  }])
  return { price_lists: new Map(lists), tax_rates: new Map(rates.map((row) => [row.country, row.rate])) }
}

/** One snapshot: a list that is being rewritten is never seen by halves. */
const readTables = (database: Database): Promise<Tables> => database.em().transactional(async (em) => ({
  rates: await em.findAll(TaxRateEntity),
  price_lists: await em.findAll(PriceListEntity),
  products: await em.findAll(ProductPriceEntity),
  tiers: await em.findAll(QuantityTierEntity),
  premiums: await em.findAll(PrintPremiumEntity),
}), { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true })
