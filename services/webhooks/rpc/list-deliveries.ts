import type { Handler } from '@tradecounter/chassis/grpc-server'
import { invalid } from '@tradecounter/kernel/failure'
import { isUuid } from '@tradecounter/kernel/ids'
import { messages } from '@tradecounter/kernel/messages'
import type { WebhooksOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/webhooks/v1/WebhooksOperatorService'
import type { Context } from '../context.ts'
import { DeliveryEntity, deliveryStatuses } from '../db/entities.ts'
import { presentDelivery } from './present-delivery.ts'

/** Newest first; without a page, the first 25. */
export const listDeliveries = ({ database }: Context): Handler<WebhooksOperatorServiceDefinition, 'ListDeliveries'> => async ({ status, order_uuid, page }) => {
  const limit = page?.limit ?? 25
  if (limit < 1 || limit > 100) throw invalid({ limit: [limit < 1 ? messages.aboveZero : messages.atMost(100)] })
  if (status !== undefined && !deliveryStatuses.some((known) => known === status)) throw invalid({ status: [messages.oneOf(deliveryStatuses)] })
  if (order_uuid !== undefined && !isUuid(order_uuid)) throw invalid({ order_uuid: [messages.uuid] })
  const rows = await database.em().find(DeliveryEntity, {
    ...(status === undefined ? {} : { status }),
    ...(order_uuid === undefined ? {} : { order_uuid }),
    ...(page?.after === undefined ? {} : { $or: before(page.after) }),
  }, { orderBy: { created_at: 'desc', id: 'desc' }, limit: limit + 1 })
  const deliveries = rows.slice(0, limit)
  const last = deliveries.at(-1)
  const has_more = rows.length > limit
  return {
    deliveries: deliveries.map(presentDelivery),
    page: { has_more, ...(has_more && last ? { next: `${last.created_at.toISOString()}~${last.id}` } : {}) },
  }
}

function before(after: string): [{ created_at: { $lt: Date } }, { created_at: Date; id: { $lt: string } }] {
  const [time = '', id = ''] = after.split('~')
  const created_at = new Date(time)
  if (Number.isNaN(created_at.getTime()) || created_at.toISOString() !== time || !isUuid(id)) throw invalid({ cursor: [messages.cursor] })
  return [{ created_at: { $lt: created_at } }, { created_at, id: { $lt: id } }]
}
