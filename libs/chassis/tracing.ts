/**
 * Spans and instruments of the house: the one place that services take OpenTelemetry from. Every hop goes through the chassis, so the spans
 * are made here by hand: the ready-made instrumentations cost a read of a design a third of its CPU, traced or not, and every process 40 MB.
 */
import { context, metrics, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Attributes, Context, Span } from '@opentelemetry/api'
import { suppressTracing } from '@opentelemetry/core'
import { Failure } from '@tradecounter/kernel/failure'
import { withRequestId } from './request-scope.ts'

export type { Attributes } from '@opentelemetry/api'

/** What carries a trace and a request from one process to the next. */
export type Headers = Record<string, string>

const tracer = trace.getTracer('tradecounter')

/** Adds attributes to the span; a `name` says better what it was. */
export type Mark = (attributes: Attributes, name?: string) => void

async function spanning<T>(span: Span, work: (mark: Mark) => Promise<T>): Promise<T> {
  try {
    return await work((attributes, name) => {
      span.setAttributes(attributes)
      if (name !== undefined) span.updateName(name)
    })
  } catch (error) {
    noteError(span, error)
    throw error
  } finally {
    span.end()
  }
}

/** Its kind, never its text: that may hold what somebody sent. A refusal is an answer, not an error. */
function noteError(span: Span, error: unknown): void {
  const kind = error instanceof Failure ? error.code : error instanceof Error ? (error as { code?: unknown }).code ?? error.name : 'unknown'
  span.setAttribute('error.type', String(kind))
  if (!(error instanceof Failure) || error.code === 'internal' || error.code === 'unavailable') span.setStatus({ code: SpanStatusCode.ERROR, message: String(kind) })
}

/** Whether what happens now is kept as a trace. */
export const isTraced = (): boolean => trace.getActiveSpan()?.isRecording() ?? false

/** For log lines. */
export function currentSpan(): { trace_id: string, span_id: string } | undefined {
  const span = trace.getActiveSpan()?.spanContext()
  return span && { trace_id: span.traceId, span_id: span.spanId }
}

/** A span around a call to another, in a trace that is kept; elsewhere the work alone. */
export const inSpan = <T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> =>
  isTraced() ? tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, (span) => spanning(span, work)) : work()

/** The same for callers who do not wait on a promise: `end` it. */
export function startSpan(name: string, attributes: Attributes): { end(error?: unknown): void } {
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes })
  return {
    end: (error) => {
      if (error) noteError(span, error)
      span.end()
    },
  }
}

/** The first span of a request from outside. The trace headers of strangers are not looked at: they would decide what is kept. */
export const inRootSpan = <T>(name: string, attributes: Attributes, work: (mark: Mark) => Promise<T>): Promise<T> =>
  tracer.startActiveSpan(name, { kind: SpanKind.SERVER, root: true, attributes }, (span) => spanning(span, work))

/** The span of a call that another process makes, which `carried` names. */
export const inServedSpan = <T>(carried: Headers, name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> =>
  tracer.startActiveSpan(name, { kind: SpanKind.SERVER, attributes }, parentIn(carried), (span) => spanning(span, work))

const parentIn = (carried: Headers): Context => propagation.extract(ROOT_CONTEXT, carried)

/** What to send along so that the other side is in the same trace. */
export function traceHeaders(): Headers {
  const headers: Headers = {}
  propagation.inject(context.active(), headers)
  return headers
}

/** Within the trace and the request whose headers were carried here (`carriedHeaders`). `mark` adds attributes to the span. */
export const continueTrace = <T>(carried: Headers, name: string, work: (mark: Mark) => Promise<T>): Promise<T> =>
  withRequestId(carried['x-request-id'] ?? '', () => tracer.startActiveSpan(name, { kind: SpanKind.CLIENT }, parentIn(carried), (span) => spanning(span, work)))

/** Work that makes no spans and hands no trace on: for requests to strangers. */
export const untraced = <T>(work: () => T): T => context.with(suppressTracing(context.active()), work)

/** Counts; the unit stands in the description. */
export function counter(service: string, name: string, description: string): (attributes: Attributes, count?: number) => void {
  const instrument = metrics.getMeter(`tradecounter.${service}`).createCounter(name, { description })
  return (attributes, count = 1) => instrument.add(count, attributes)
}

/** Durations in seconds. */
export function seconds(service: string, name: string, description: string): (attributes: Attributes, value: number) => void {
  const instrument = metrics.getMeter(`tradecounter.${service}`).createHistogram(name, { description, unit: 's' })
  return (attributes, value) => instrument.record(value, attributes)
}
