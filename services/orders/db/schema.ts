import type { ServiceSchema } from '@tradecounter/chassis/database'
import {
  CustomerEntity, IssueEntity, OrderEntity, OrderEventEntity, OrderItemEntity, ShipmentEntity, ShipmentItemEntity,
} from './entities.ts'
import { Orders } from './migrations/0001-orders.ts'

export const schema: ServiceSchema = {
  name: 'orders',
  entities: [CustomerEntity, OrderEntity, OrderItemEntity, ShipmentEntity, ShipmentItemEntity, IssueEntity, OrderEventEntity],
  migrations: [Orders],
}
