/** Times in query parameters: an ISO 8601 date or date-time, UTC unless it names an offset. */

const form = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+\- ]\d\d:?\d\d)?)?$/i

/**
 * The RFC 3339 form in UTC, milliseconds; undefined when the text is no such time. A date alone is its first millisecond,
 * or with `edge` end its last, so that `until` includes the day.
 */
export function readTime(text: string, edge: 'start' | 'end'): string | undefined {
  const parts = form.exec(text)
  if (!parts) return undefined
  const [, date, clock, seconds, fraction, offset] = parts
  const time = clock === undefined
    ? (edge === 'start' ? '00:00:00.000' : '23:59:59.999')
    : `${clock}:${seconds ?? '00'}.${(fraction ?? '').padEnd(3, '0').slice(0, 3)}`
  const at = Date.parse(`${date}T${time}Z`)
  // Orders are placed at whole milliseconds: what begins within one begins with the next.
  const rest = edge === 'start' && Number((fraction ?? '').slice(3)) > 0 ? 1 : 0
  // Date.parse lets 24:00 and the 30th of February roll over.
  if (Number.isNaN(at) || new Date(at).toISOString() !== `${date}T${time}Z`) return undefined
  const shift = offsetMinutes(offset)
  if (shift === undefined) return undefined
  const shifted = new Date(at - shift * 60_000 + rest)
  return shifted.getUTCFullYear() >= 1 && shifted.getUTCFullYear() <= 9999 ? shifted.toISOString() : undefined
}

/** A plus that was not escaped arrives as a space. */
function offsetMinutes(offset: string | undefined): number | undefined {
  if (offset === undefined || offset.toUpperCase() === 'Z') return 0
  const hours = Number(offset.slice(1, 3))
  const minutes = Number(offset.slice(-2))
  if (hours > 23 || minutes > 59) return undefined
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}
