import type { Statement } from '@tradecounter/chassis/database'
import type { Handler } from '@tradecounter/chassis/grpc-server'
import { Failure, notFound } from '@tradecounter/kernel/failure'
import { isUuid } from '@tradecounter/kernel/ids'
import type { WebhooksOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/webhooks/v1/WebhooksOperatorService'
import type { Context } from '../context.ts'
import { DeliveryEntity } from '../db/entities.ts'
import { presentDelivery } from './present-delivery.ts'

const reset: Statement = {
  name: 'delivery_redeliver',
  text: `update deliveries set status = 'pending', attempts = 0, next_attempt_at = $2, delivered_at = null where id = $1 and status <> 'pending'`,
}

/** H7: the whole schedule from its first attempt, with the same delivery and event id. The log of attempts stays. */
export const redeliverDelivery = ({ clock, database, log }: Context, nudge: () => void): Handler<WebhooksOperatorServiceDefinition, 'RedeliverDelivery'> =>
  async ({ delivery_id }) => {
    if (!isUuid(delivery_id)) throw notFound()
    const done = await database.run(reset, [delivery_id, clock.now()]) === 1
    const delivery = await database.em().findOne(DeliveryEntity, { id: delivery_id })
    if (!delivery) throw notFound()
    if (!done) throw new Failure('conflict', 'the delivery is still being attempted')
    nudge()
    log.info({ delivery_id }, 'webhook is redelivered by hand')
    return presentDelivery(delivery)
  }
