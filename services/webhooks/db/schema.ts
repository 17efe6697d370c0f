import type { ServiceSchema } from '@tradecounter/chassis/database'
import { AttemptEntity, DeliveryEntity } from './entities.ts'
import { Deliveries } from './migrations/0001-deliveries.ts'

export const schema: ServiceSchema = {
  name: 'webhooks',
  entities: [DeliveryEntity, AttemptEntity],
  migrations: [Deliveries],
}
