/** Keyset pages (DECISIONS W1, W2): a position names the last row seen, so that rows inserted meanwhile neither repeat nor hide others. */
import { invalid } from '@tradecounter/kernel/failure'
import { messages } from '@tradecounter/kernel/messages'

const most_rows = 100

export interface PageAsked<Position> {
  limit: number
  /** Undefined at the list's beginning. */
  after: Position | undefined
}

/** Fails `validation` on `limit` or `cursor`. */
export function readPage<Position>(
  page: { limit: number; after?: string | undefined } | null, read: (text: string) => Position | undefined,
): PageAsked<Position> {
  const { limit, after } = page ?? { limit: 0 }
  if (limit < 1) throw invalid({ limit: [messages.aboveZero] })
  if (limit > most_rows) throw invalid({ limit: [messages.atMost(most_rows)] })
  if (after === undefined) return { limit, after }
  const position = read(after)
  if (!position) throw invalid({ cursor: [messages.cursor] })
  return { limit, after: position }
}

/** Positions in a list that belongs to something: bound to its id, however the caller names it. */
export const readWithin = <Position>(id: string, read: (text: string) => Position | undefined) => (text: string): Position | undefined =>
  text.startsWith(`${id}/`) ? read(text.slice(id.length + 1)) : undefined

export const writeWithin = <Row>(id: string, write: (row: Row) => string) => (row: Row): string => `${id}/${write(row)}`

export interface Page<Row> {
  rows: Row[]
  has_more: boolean
  next: string | undefined
}

/** `rows` were read with one more than the limit. */
export function pageOf<Row>(rows: Row[], limit: number, write: (row: Row) => string): Page<Row> {
  const has_more = rows.length > limit
  const shown = has_more ? rows.slice(0, limit) : rows
  const last = shown.at(-1)
  return { rows: shown, has_more, next: has_more && last ? write(last) : undefined }
}

/** Lists that are newest first: `created_at` desc, `id` desc. */
export interface Newest {
  created_at: string
  id: string
}

export const writeNewest = ({ created_at, id }: Newest): string => `${created_at}~${id}`

const newestForm = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~(.+)$/

export const readNewest = (isId: (id: string) => boolean) => (text: string): Newest | undefined => {
  const [, created_at = '', id = ''] = newestForm.exec(text) ?? []
  return isId(id) && isTime(created_at) ? { created_at, id } : undefined
}

const isTime = (text: string): boolean => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text

/** Lists in an order of their own: `order` asc, `id` asc. */
export interface Ordered {
  order: number
  id: string
}

export const writeOrdered = ({ order, id }: Ordered): string => `${order}~${id}`

export const readOrdered = (isId: (id: string) => boolean) => (text: string): Ordered | undefined => {
  const [, order = '', id = ''] = /^(-?\d{1,10})~(.+)$/.exec(text) ?? []
  return isId(id) && Math.abs(Number(order)) < 2 ** 31 ? { order: Number(order), id } : undefined
}
