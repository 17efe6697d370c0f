import type { Handlers } from '@tradecounter/chassis/grpc-server'
import type { AccountsOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsOperatorService'
import type { AccountsServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsService'
import type { Context } from '../context.ts'
import { authenticate } from './authenticate.ts'
import { chargeOrder } from './charge-order.ts'
import { createApiKey } from './create-api-key.ts'
import { getAccount } from './get-account.ts'
import { getSigningSecrets } from './get-signing-secrets.ts'
import { listApiKeys } from './list-api-keys.ts'
import { refundOrder } from './refund-order.ts'
import { revokeApiKey } from './revoke-api-key.ts'
import { rotateSigningSecret } from './rotate-signing-secret.ts'

export const services = (context: Context): {
  'tradecounter.accounts.v1.AccountsService': Handlers<AccountsServiceDefinition>
  'tradecounter.accounts.v1.AccountsOperatorService': Handlers<AccountsOperatorServiceDefinition>
} => ({
  'tradecounter.accounts.v1.AccountsService': {
    Authenticate: authenticate(context),
    GetAccount: getAccount(context),
    ChargeOrder: chargeOrder(context),
    RefundOrder: refundOrder(context),
    GetSigningSecrets: getSigningSecrets(context),
  },
  'tradecounter.accounts.v1.AccountsOperatorService': {
    CreateApiKey: createApiKey(context),
    RevokeApiKey: revokeApiKey(context),
    RotateSigningSecret: rotateSigningSecret(context),
    ListApiKeys: listApiKeys(context),
  },
})
