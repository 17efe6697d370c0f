/** Stream ORDERS → the table of deliveries. Once a delivery is in the table, the message is done with: retrying is the table's business. */
import { carriedHeaders } from '@tradecounter/chassis/outbox'
import { uuidv7 } from '@tradecounter/kernel/ids'
import type { Context } from '../context.ts'
import { insertDelivery } from '../db/deliveries.ts'
import { readOrderMessage } from '../domain/order-message.ts'

/** Starts the consumer `webhooks`; `nudge` is called for each new delivery. Returns how to stop. */
export const consumeOrders = (context: Context, nudge: () => void): Promise<() => Promise<void>> =>
  context.jetstream.consume('ORDERS', 'webhooks', (payload, subject) => takeIn(context, payload, subject, nudge))

/** Rejects when the database cannot take it, so that the message comes again. What can never be taken is logged and left. */
async function takeIn({ database, clock, random, log }: Context, payload: string, subject: string, nudge: () => void): Promise<void> {
  const message = readOrderMessage(payload)
  if ('wrong' in message) return log.error({ subject, wrong: message.wrong }, 'a message that is no event of an order is left out')
  // O2: an order without a webhook sends nothing.
  if (message.webhook_url === null) return
  const now = clock.now()
  if (await insertDelivery(database, uuidv7(now, random), message, new URL(message.webhook_url), carriedHeaders(), now)) nudge()
}
