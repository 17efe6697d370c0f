import type { Handlers } from '@tradecounter/chassis/grpc-server'
import type { WebhooksOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/webhooks/v1/WebhooksOperatorService'
import type { Context } from '../context.ts'
import { listDeliveries } from './list-deliveries.ts'
import { redeliverDelivery } from './redeliver-delivery.ts'

export const services = (context: Context, nudge: () => void): { 'tradecounter.webhooks.v1.WebhooksOperatorService': Handlers<WebhooksOperatorServiceDefinition> } => ({
  'tradecounter.webhooks.v1.WebhooksOperatorService': {
    ListDeliveries: listDeliveries(context),
    RedeliverDelivery: redeliverDelivery(context, nudge),
  },
})
