/** Spans and instruments of a service's own, where no instrumentation makes them: the one place that services take OpenTelemetry from. */
import { context, metrics, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Attributes } from '@opentelemetry/api'
import { suppressTracing } from '@opentelemetry/core'
import type { Headers } from './jetstream.ts'
import { withRequestId } from './request-scope.ts'

export type { Attributes } from '@opentelemetry/api'

const tracer = trace.getTracer('tradecounter')

/** Within the trace and the request whose headers were carried here (`carriedHeaders`). `mark` adds attributes to the span. */
export function continueTrace<T>(carried: Headers, name: string, work: (mark: (attributes: Attributes) => void) => Promise<T>): Promise<T> {
  const parent = propagation.extract(context.active(), carried)
  return withRequestId(carried['x-request-id'] ?? '', () => tracer.startActiveSpan(name, { kind: SpanKind.CLIENT }, parent, async (span) => {
    try {
      return await work((attributes) => span.setAttributes(attributes))
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  }))
}

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
