/**
 * The one file that knows the NATS client (docs/decisions/0005-nats-client.md). JetStream is transport: the truth is in PostgreSQL,
 * in the outbox before and in the consumer's own tables after.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { AckPolicy, connect, ErrorCode, headers as natsHeaders, nanos, NatsError, RetentionPolicy, StorageType } from 'nats'
import type { ConsumerMessages, JsMsg, NatsConnection } from 'nats'
import type { Logger } from './log.ts'
import { withRequestId } from './request-scope.ts'
import { continueTrace, inServedSpan, traceHeaders } from './tracing.ts'
import type { Headers } from './tracing.ts'

export type { Headers } from './tracing.ts'

type Handle = (payload: string, subject: string) => Promise<void>

export interface JetStream {
  /** Resolves when the stream has it. A repeat of `id` within the stream's window is stored once. A failure for want of the stream makes it anew. */
  publish(subject: string, id: string, payload: string, headers: Headers): Promise<void>
  /**
   * Calls `handle` for one message after another, and acknowledges each that it resolves; one that it rejects comes again after 1 s.
   * A stream or consumer that is gone (a store was lost) is made anew, and then it goes on. Returns how to stop, which waits for the one under way.
   */
  consume(stream: string, durable: string, handle: Handle): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** The orders' events: kept for a week, so that a consumer may be away for a long weekend. */
export const ordersStream = { name: 'ORDERS', subjects: ['orders.>'] }

const week = 7 * 24 * 3600 * 1000

export async function openJetStream(url: string, name: string, log: Logger): Promise<JetStream> {
  const nats = await connect({ servers: url, name, maxReconnectAttempts: -1, reconnectTimeWait: 500, waitOnFirstConnect: true })
  // Subjects are published side by side and miss the stream together: one makes it for all.
  let ensuring: Promise<void> | undefined
  const ensure = (): Promise<void> => ensuring ??= ensureStream(nats).finally(() => { ensuring = undefined })
  await ensure()
  return {
    publish: (subject, id, payload, headers) => publish(nats, subject, id, payload, headers).catch(async (error: unknown) => {
      if (isStreamGone(error)) await ensure().catch((reason: unknown) => log.warn({ err: reason }, 'the stream could not be made anew yet'))
      throw error
    }),
    consume: (stream, durable, handle) => consume(nats, ensure, log, stream, durable, handle),
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

/** Nobody listens on the subjects of a stream that is gone. */
const isStreamGone = (error: unknown): boolean => error instanceof NatsError && (error.code === ErrorCode.NoResponders || error.message === 'stream not found')

const publish = (nats: NatsConnection, subject: string, id: string, payload: string, headers: Headers): Promise<void> =>
  continueTrace(headers, 'publish ORDERS', async (mark) => {
    mark({ 'messaging.message.id': id })
    const sent = natsHeaders()
    for (const [name, value] of Object.entries({ ...headers, ...traceHeaders() })) sent.set(name, value)
    await nats.jetstream().publish(subject, payload, { msgID: id, headers: sent, timeout: 5_000 })
  })

async function consume(
  nats: NatsConnection, ensure: () => Promise<void>, log: Logger, stream: string, durable: string, handle: Handle,
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const isOver = (): boolean => stopping.signal.aborted || nats.isDraining() || nats.isClosed()
  let messages: ConsumerMessages | undefined = await subscribe(nats, stream, durable)
  const done = (async () => {
    while (!isOver()) {
      try {
        if (!messages) await ensure()
        const open: ConsumerMessages = messages ?? await subscribe(nats, stream, durable)
        messages = open
        // Stopped meanwhile: its end is among what is read below.
        if (stopping.signal.aborted) void open.close()
        for await (const message of open) await receive(message, log, handle)
      } catch (error) {
        log.warn({ err: error, stream, durable }, 'the stream or its consumer is gone, it is made anew')
      }
      messages = undefined
      await pause(1_000, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  })()
  return async () => {
    stopping.abort()
    await messages?.close()
    await done
  }
}

async function subscribe(nats: NatsConnection, stream: string, durable: string): Promise<ConsumerMessages> {
  const manager = await nats.jetstreamManager()
  await manager.consumers.add(stream, { durable_name: durable, ack_policy: AckPolicy.Explicit, ack_wait: nanos(30_000), max_ack_pending: 256 })
  const consumer = await nats.jetstream().consumers.get(stream, durable)
  return await consumer.consume({ max_messages: 100, abort_on_missing_resource: true })
}

function receive(message: JsMsg, log: Logger, handle: Handle): Promise<void> {
  const headers: Headers = {}
  for (const name of message.headers?.keys() ?? []) headers[name] = message.headers?.get(name) ?? ''
  const received = withRequestId(headers['x-request-id'] ?? '', () => inServedSpan(headers, 'receive ORDERS', {}, async () => {
    try {
      await handle(message.string(), message.subject)
      message.ack()
    } catch (error) {
      log.error({ err: error, subject: message.subject }, 'a message was not handled, it comes again')
      message.nak(1_000)
      throw error
    }
  }))
  // It is logged and on its span: the next message has its turn.
  return received.catch(() => undefined)
}
