/** Of an OTLP/JSON trace export, what a tree of spans shows. Attributes are kept as text; SQL and long values are cut. */

export interface Span {
  trace_id: string
  span_id: string
  parent_id: string
  service: string
  name: string
  /** Unix nanoseconds. */
  start: bigint
  end: bigint
  /** Null when it went well. */
  error: string | null
  request_id: string | undefined
  attributes: Record<string, string>
}

interface KeyValue {
  key: string
  value?: Record<string, unknown>
}

interface OtlpSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes?: KeyValue[]
  status?: { code?: number, message?: string }
  events?: { name: string, attributes?: KeyValue[] }[]
}

interface Export {
  resourceSpans?: { resource?: { attributes?: KeyValue[] }, scopeSpans?: { spans?: OtlpSpan[] }[] }[]
}

/** SPEC of OTLP: STATUS_CODE_ERROR. */
const failed = 2

/** The few that say what a span did. */
const shown = new Set([
  'http.request.method', 'http.method', 'url.path', 'http.target', 'http.route', 'http.response.status_code', 'http.status_code', 'server.address', 'server.port',
  'rpc.method', 'rpc.grpc.status_code', 'rpc.response.status_code', 'db.query.text', 'db.statement', 'db.operation.name', 'messaging.message.id', 'request.id',
])

export function readSpans(body: Export): Span[] {
  return (body.resourceSpans ?? []).flatMap(({ resource, scopeSpans }) => {
    const service = attributesOf(resource?.attributes)['service.name'] ?? 'unknown'
    return (scopeSpans ?? []).flatMap(({ spans }) => (spans ?? []).map((span) => readSpan(service, span)))
  })
}

function readSpan(service: string, span: OtlpSpan): Span {
  const all = attributesOf(span.attributes)
  const exception = span.events?.find(({ name }) => name === 'exception')
  return {
    trace_id: span.traceId,
    span_id: span.spanId,
    parent_id: span.parentSpanId ?? '',
    service,
    name: span.name.slice(0, 200),
    start: BigInt(span.startTimeUnixNano),
    end: BigInt(span.endTimeUnixNano),
    error: span.status?.code === failed ? (span.status.message || attributesOf(exception?.attributes)['exception.message'] || 'failed').slice(0, 300) : null,
    request_id: all['request.id'],
    attributes: Object.fromEntries(Object.entries(all).filter(([key]) => shown.has(key))),
  }
}

function attributesOf(list: KeyValue[] = []): Record<string, string> {
  return Object.fromEntries(list.map(({ key, value }) => [key, String(Object.values(value ?? {})[0] ?? '').slice(0, 200)]))
}
