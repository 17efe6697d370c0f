import type { ServiceSchema } from '@tradecounter/chassis/database'
import { PriceListEntity, PrintPremiumEntity, ProductPriceEntity, QuantityTierEntity, TaxRateEntity } from './entities.ts'
import { PriceLists } from './migrations/0001-price-lists.ts'

export const schema: ServiceSchema = {
  name: 'pricing',
  entities: [PriceListEntity, ProductPriceEntity, QuantityTierEntity, PrintPremiumEntity, TaxRateEntity],
  migrations: [PriceLists],
}
