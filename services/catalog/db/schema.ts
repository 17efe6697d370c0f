import type { ServiceSchema } from '@tradecounter/chassis/database'
import {
  CollectionDesignEntity, CollectionEntity, CustomDomainEntity, DesignEntity, DesignPlacementEntity, DesignVariantEntity, PersonalisationZoneEntity,
  ProductEntity, ReservationEntity, ReservedLineEntity, ShopDesignEntity, ShopEntity, ThemeEntity,
} from './entities.ts'
import { Catalog } from './migrations/0001-catalog.ts'

export const schema: ServiceSchema = {
  name: 'catalog',
  entities: [
    ProductEntity, DesignEntity, DesignPlacementEntity, DesignVariantEntity, PersonalisationZoneEntity, ThemeEntity, ShopEntity, CustomDomainEntity,
    CollectionEntity, CollectionDesignEntity, ShopDesignEntity, ReservationEntity, ReservedLineEntity,
  ],
  migrations: [Catalog],
}
