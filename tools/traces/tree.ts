import type { SerialSpan } from './trace-store.ts'

/** One line a span: when it began, how long it took, its service and name, indented under the span that caused it. */
export function traceTree(spans: SerialSpan[]): string[] {
  const known = new Set(spans.map(({ span_id }) => span_id))
  const children = Map.groupBy(spans, ({ parent_id }) => (known.has(parent_id) ? parent_id : ''))
  const width = Math.max(...spans.map(({ service }) => service.length), 0)
  const lines: string[] = []
  const show = (span: SerialSpan, depth: number): void => {
    const time = `${ms(span.start_us)} ${ms(span.duration_us)}`
    lines.push(`${time}  ${span.service.padEnd(width)}  ${'  '.repeat(depth)}${span.name}${detail(span)}${span.error === null ? '' : `  ERROR: ${span.error}`}`)
    for (const child of children.get(span.span_id) ?? []) show(child, depth + 1)
  }
  for (const span of children.get('') ?? []) show(span, 0)
  return [`${'start'.padStart(9)} ${'took'.padStart(9)}  ${'service'.padEnd(width)}  span`, ...lines]
}

const ms = (microseconds: number): string => `${(microseconds / 1000).toFixed(1)} ms`.padStart(9)

/** What tells one span from another of the same name: path and status of a request, the beginning of a statement. */
function detail({ attributes: of }: SerialSpan): string {
  const status = of['http.response.status_code'] ?? of['http.status_code']
  const sql = (of['db.query.text'] ?? of['db.statement'])?.replace(/\s+/g, ' ').slice(0, 80)
  const parts = [of['url.path'] ?? of['http.target'], status && `→ ${status}`, sql].filter(Boolean)
  return parts.length ? `  (${parts.join(' ')})` : ''
}
