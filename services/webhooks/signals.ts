/** What is worth watching of webhooks. */
import { counter, seconds } from '@tradecounter/chassis/tracing'

/** By `outcome`: delivered, failed, dead (alert on it), postponed (orders or accounts did not answer). */
export const attempts = counter('webhooks', 'webhooks.attempts', 'attempts to deliver, by outcome')

export const receiverTime = seconds('webhooks', 'webhooks.receiver.duration', 'from looking up a receiver to its answer')

/** Only of what arrived at the first attempt, so that dead receivers do not hide our own delay. */
export const latency = seconds('webhooks', 'webhooks.latency', 'from the event coming in to its acknowledgement by the receiver')
