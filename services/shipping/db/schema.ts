import type { ServiceSchema } from '@tradecounter/chassis/database'
import { MethodEntity, OriginEntity, RateEntity, ZoneCountryEntity, ZoneEntity } from './entities.ts'
import { TariffTables } from './migrations/0001-tariff.ts'

export const schema: ServiceSchema = {
  name: 'shipping',
  entities: [ZoneEntity, ZoneCountryEntity, OriginEntity, MethodEntity, RateEntity],
  migrations: [TariffTables],
}
