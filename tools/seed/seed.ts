/**
 * Puts the demo world into the services' databases, through their own entities. A database that has anything of it already is left as it is.
 * Everything is the same each time, down to the ids; only the sealed secrets have a nonce of their own.
 */
import { randomBytes } from 'node:crypto'
import type { InferEntity, RequiredEntityData } from '@mikro-orm/core'
import { openDatabase } from '@tradecounter/chassis/database'
import type { ServiceSchema } from '@tradecounter/chassis/database'
import { seal } from '@tradecounter/chassis/seal'
import * as accountsDb from '../../services/accounts/db/entities.ts'
import { schema as accountsSchema } from '../../services/accounts/db/schema.ts'
import * as catalogDb from '../../services/catalog/db/entities.ts'
import { schema as catalogSchema } from '../../services/catalog/db/schema.ts'
import * as ordersDb from '../../services/orders/db/entities.ts'
import { schema as ordersSchema } from '../../services/orders/db/schema.ts'
import * as pricingDb from '../../services/pricing/db/entities.ts'
import { schema as pricingSchema } from '../../services/pricing/db/schema.ts'
import * as shippingDb from '../../services/shipping/db/entities.ts'
import { schema as shippingSchema } from '../../services/shipping/db/schema.ts'
import { accountNames, accountRows, cardRows, creditRows, userRows } from './accounts.ts'
import { apiKeyRows, signingSecretRows } from './credentials.ts'
import { designRows, personalisationZoneRows, placementRows, variantRows } from './design-rows.ts'
import {
  chargeRows, customerRows, eventRows, issueRows, orderItemRows, orderRows, reservationRows, reservedLineRows, shipmentItemRows, shipmentRows,
  spentCreditRows,
} from './order-rows.ts'
import { premiumRows, priceListRows, productPriceRows, taxRateRows, tierRows } from './prices.ts'
import { productRows } from './products.ts'
import { methodRows, originRows, rateRows, zoneCountryRows, zoneRows } from './shipping.ts'
import { collectionDesignRows, collectionRows, domainRows, shopDesignRows, shopRows, themeRows } from './shops.ts'

type AnyEntity = NonNullable<ServiceSchema['entities']>[number]

/** One table's rows. */
interface Table {
  entity: AnyEntity
  rows: object[]
}

/** A column that is missing here is an error of types. */
const table = <Entity extends AnyEntity>(entity: Entity, rows: RequiredEntityData<InferEntity<Entity>>[]): Table =>
  ({ entity, rows: rows as object[] })

type Seal = (secret: string) => Buffer

/** The first table says whether the world is there. Rows stand after those that they refer to. */
const worlds: { schema: ServiceSchema, tables: (seal: Seal) => Table[] }[] = [
  {
    schema: accountsSchema,
    tables: (sealed) => [
      table(accountsDb.AccountEntity, accountRows), table(accountsDb.UserEntity, userRows), table(accountsDb.ApiKeyEntity, apiKeyRows),
      table(accountsDb.SigningSecretEntity, signingSecretRows(accountNames, sealed)), table(accountsDb.CardEntity, cardRows),
      table(accountsDb.CreditEntryEntity, [...creditRows, ...spentCreditRows]), table(accountsDb.ChargeEntity, chargeRows),
    ],
  },
  {
    schema: catalogSchema,
    tables: () => [
      table(catalogDb.ProductEntity, productRows), table(catalogDb.DesignEntity, designRows),
      table(catalogDb.DesignPlacementEntity, placementRows),
      table(catalogDb.DesignVariantEntity, variantRows), table(catalogDb.PersonalisationZoneEntity, personalisationZoneRows),
      table(catalogDb.ThemeEntity, themeRows), table(catalogDb.ShopEntity, shopRows), table(catalogDb.CustomDomainEntity, domainRows),
      table(catalogDb.CollectionEntity, collectionRows), table(catalogDb.ShopDesignEntity, shopDesignRows),
      table(catalogDb.CollectionDesignEntity, collectionDesignRows),
      table(catalogDb.ReservationEntity, reservationRows), table(catalogDb.ReservedLineEntity, reservedLineRows),
    ],
  },
  {
    schema: pricingSchema,
    tables: () => [
      table(pricingDb.PriceListEntity, priceListRows), table(pricingDb.ProductPriceEntity, productPriceRows),
      table(pricingDb.QuantityTierEntity, tierRows),
      table(pricingDb.PrintPremiumEntity, premiumRows), table(pricingDb.TaxRateEntity, taxRateRows),
    ],
  },
  {
    schema: shippingSchema,
    tables: () => [
      table(shippingDb.ZoneEntity, zoneRows), table(shippingDb.ZoneCountryEntity, zoneCountryRows), table(shippingDb.OriginEntity, originRows),
      table(shippingDb.MethodEntity, methodRows), table(shippingDb.RateEntity, rateRows),
    ],
  },
  {
    schema: ordersSchema,
    tables: (sealed) => [
      table(ordersDb.CustomerEntity, customerRows), table(ordersDb.OrderEntity, orderRows(sealed)),
      table(ordersDb.OrderItemEntity, orderItemRows),
      table(ordersDb.ShipmentEntity, shipmentRows), table(ordersDb.ShipmentItemEntity, shipmentItemRows), table(ordersDb.IssueEntity, issueRows),
      table(ordersDb.OrderEventEntity, eventRows),
    ],
  },
]

export interface SeededWorld {
  /** Services whose databases were filled now; the others had their data. */
  seeded: string[]
}

/** `urls` by service name, migrated; `sealing_key` is the services' own, 32 bytes in base64. */
export async function seed(urls: Record<string, string>, { sealing_key }: { sealing_key: string }): Promise<SeededWorld> {
  const key = Buffer.from(sealing_key, 'base64')
  const sealed: Seal = (secret) => seal(secret, key, randomBytes)
  const filled = await Promise.all(worlds.map(async ({ schema, tables }) => {
    const url = urls[schema.name]
    if (!url) throw new Error(`no database of ${schema.name} to seed`)
    return (await fill(url, schema, tables(sealed))) ? [schema.name] : []
  }))
  return { seeded: filled.flat() }
}

async function fill(url: string, schema: ServiceSchema, tables: Table[]): Promise<boolean> {
  const database = await openDatabase(url, schema, 1)
  try {
    return await database.em().transactional(async (em) => {
      // Two seeds at once: the second waits, and finds the data.
      await em.execute(`select pg_advisory_xact_lock(hashtext('seed'))`)
      const [first] = tables
      if (!first || (await em.count(first.entity as never)) > 0) return false
      for (const { entity, rows } of tables) await em.insertMany(entity as never, rows as never)
      return true
    })
  } finally {
    await database.close()
  }
}
