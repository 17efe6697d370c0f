import type { ServiceSchema } from '@tradecounter/chassis/database'
import { IdempotencyRecordEntity, RateWindowEntity } from './entities.ts'
import { Gateway } from './migrations/0001-gateway.ts'

export const schema: ServiceSchema = {
  name: 'gateway',
  entities: [IdempotencyRecordEntity, RateWindowEntity],
  migrations: [Gateway],
}
