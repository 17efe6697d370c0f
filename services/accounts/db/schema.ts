import type { ServiceSchema } from '@tradecounter/chassis/database'
import {
  AccountEntity, ApiKeyEntity, CardEntity, ChargeEntity, CreditEntryEntity, RefundEntity, SigningSecretEntity, UserEntity,
} from './entities.ts'
import { Accounts } from './migrations/0001-accounts.ts'

export const schema: ServiceSchema = {
  name: 'accounts',
  entities: [AccountEntity, UserEntity, ApiKeyEntity, SigningSecretEntity, CardEntity, CreditEntryEntity, ChargeEntity, RefundEntity],
  migrations: [Accounts],
}
