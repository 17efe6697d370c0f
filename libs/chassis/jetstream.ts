/**
 * The one file that knows the NATS client (docs/decisions/0005-nats-client.md). JetStream is transport: the truth is in PostgreSQL,
 * in the outbox before and in the consumer's own tables after.
 */
import { AckPolicy, connect, headers as natsHeaders, nanos, RetentionPolicy, StorageType } from 'nats'
import type { JsMsg, NatsConnection } from 'nats'
import { context, propagation, SpanKind, trace } from '@opentelemetry/api'
import type { Logger } from './log.ts'
import { withRequestId } from './request-scope.ts'
import type { Headers } from './tracing.ts'

export type { Headers } from './tracing.ts'

export interface JetStream {
  /** Resolves when the stream has it. A repeat of `id` within the stream's window is stored once. */
  publish(subject: string, id: string, payload: string, headers: Headers): Promise<void>
  /**
   * Calls `handle` for one message after another, and acknowledges each that it resolves; one that it rejects comes again after 1 s.
   * Returns how to stop, which waits for the one under way.
   */
  consume(stream: string, durable: string, handle: (payload: string, subject: string) => Promise<void>): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** The orders' events: kept for a week, so that a consumer may be away for a long weekend. */
export const ordersStream = { name: 'ORDERS', subjects: ['orders.>'] }

const week = 7 * 24 * 3600 * 1000

export async function openJetStream(url: string, name: string, log: Logger): Promise<JetStream> {
  const nats = await connect({ servers: url, name, maxReconnectAttempts: -1, reconnectTimeWait: 500, waitOnFirstConnect: true })
  await ensureStream(nats)
  return {
    publish: (subject, id, payload, headers) => publish(nats, subject, id, payload, headers),
    consume: (stream, durable, handle) => consume(nats, log, stream, durable, handle),
    close: () => nats.drain(),
  }
}

async function ensureStream(nats: NatsConnection): Promise<void> {
  const manager = await nats.jetstreamManager()
  const config = {
    ...ordersStream, retention: RetentionPolicy.Limits, storage: StorageType.File, max_age: nanos(week), duplicate_window: nanos(10 * 60_000),
  }
  try {
    await manager.streams.add(config)
  } catch {
    await manager.streams.update(ordersStream.name, config)
  }
}

const tracer = trace.getTracer('tradecounter')

function publish(nats: NatsConnection, subject: string, id: string, payload: string, headers: Headers): Promise<void> {
  const parent = propagation.extract(context.active(), headers)
  return tracer.startActiveSpan('publish ORDERS', { kind: SpanKind.PRODUCER, attributes: { 'messaging.message.id': id } }, parent, async (span) => {
    try {
      const carried: Headers = { ...headers }
      propagation.inject(context.active(), carried)
      const sent = natsHeaders()
      for (const [name, value] of Object.entries(carried)) sent.set(name, value)
      await nats.jetstream().publish(subject, payload, { msgID: id, headers: sent, timeout: 5_000 })
    } finally {
      span.end()
    }
  })
}

async function consume(
  nats: NatsConnection, log: Logger, stream: string, durable: string, handle: (payload: string, subject: string) => Promise<void>,
): Promise<() => Promise<void>> {
  const manager = await nats.jetstreamManager()
  await manager.consumers.add(stream, { durable_name: durable, ack_policy: AckPolicy.Explicit, ack_wait: nanos(30_000), max_ack_pending: 256 })
  const consumer = await nats.jetstream().consumers.get(stream, durable)
  const messages = await consumer.consume({ max_messages: 100 })
  const done = (async () => {
    for await (const message of messages) await receive(message, log, handle)
  })()
  return async () => {
    await messages.close()
    await done
  }
}

function receive(message: JsMsg, log: Logger, handle: (payload: string, subject: string) => Promise<void>): Promise<void> {
  const headers: Headers = {}
  for (const name of message.headers?.keys() ?? []) headers[name] = message.headers?.get(name) ?? ''
  const parent = propagation.extract(context.active(), headers)
  return withRequestId(headers['x-request-id'] ?? '', () =>
    tracer.startActiveSpan('receive ORDERS', { kind: SpanKind.CONSUMER }, parent, async (span) => {
      try {
        await handle(message.string(), message.subject)
        message.ack()
      } catch (error) {
        log.error({ err: error, subject: message.subject }, 'a message was not handled, it comes again')
        message.nak(1_000)
      } finally {
        span.end()
      }
    }))
}
