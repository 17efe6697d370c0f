import type { Span } from './otlp.ts'

interface Trace {
  spans: Span[]
  /** Unix milliseconds of its last span's coming. */
  touched: number
}

const kept_ms = 15 * 60_000

/** About 60 MB. */
const maxSpans = 60_000

export interface TraceStore {
  add(spans: Span[]): void
  /** All spans of all traces in which a span has this request id, or of the trace with this id. */
  find(id: string): SerialSpan[]
}

/** A span on the wire: times in microseconds from the start of what was found. */
export interface SerialSpan extends Omit<Span, 'start' | 'end'> {
  start_us: number
  duration_us: number
}

/** Traces of the last 15 minutes, and no more than a bounded number of spans: the one untouched for longest goes first. */
export function keepTraces({ now }: { now(): number }): TraceStore {
  // In the order of touching: a Map keeps the order of insertion.
  const traces = new Map<string, Trace>()
  const ofRequest = new Map<string, Set<string>>()
  let count = 0

  const drop = (id: string, { spans }: Trace): void => {
    traces.delete(id)
    count -= spans.length
    for (const { request_id } of spans) if (request_id) ofRequest.delete(request_id)
  }
  const trim = (): void => {
    for (const [id, trace] of traces) {
      if (count <= maxSpans && trace.touched > now() - kept_ms) return
      drop(id, trace)
    }
  }
  return {
    add: (spans) => {
      for (const span of spans) {
        const trace = traces.get(span.trace_id) ?? { spans: [], touched: 0 }
        traces.delete(span.trace_id)
        traces.set(span.trace_id, trace)
        trace.touched = now()
        trace.spans.push(span)
        count++
        if (span.request_id) ofRequest.set(span.request_id, (ofRequest.get(span.request_id) ?? new Set()).add(span.trace_id))
      }
      trim()
    },
    find: (id) => serialise([...(ofRequest.get(id) ?? [id])].flatMap((trace_id) => traces.get(trace_id)?.spans ?? [])),
  }
}

function serialise(spans: Span[]): SerialSpan[] {
  const sorted = [...spans].sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0))
  const zero = sorted[0]?.start ?? 0n
  const us = (nanoseconds: bigint): number => Number(nanoseconds / 1000n)
  return sorted.map(({ start, end, ...span }) => ({ ...span, start_us: us(start - zero), duration_us: us(end - start) }))
}
