/** Keyset pages (DECISIONS W2): one row more than asked for tells whether there is a next page. */
import { invalid } from '@tradecounter/kernel/failure'
import { isUuid } from '@tradecounter/kernel/ids'
import { messages } from '@tradecounter/kernel/messages'
import type { PageRequest__Output } from '@tradecounter/proto/tradecounter/common/v1/PageRequest'

export function limitOf(page: PageRequest__Output | null): number {
  const limit = page?.limit || 25
  if (limit < 1 || limit > 100) throw invalid({ limit: [limit < 1 ? messages.atLeast(1) : messages.atMost(100)] })
  return limit
}

const badCursor = () => invalid({ cursor: [messages.cursor] })

/** Of a list by time: `<ISO 8601>~<uuid>`. */
export function timePosition(page: PageRequest__Output | null): { at: string, uuid: string } | undefined {
  if (page?.after === undefined) return undefined
  const [at = '', uuid = ''] = page.after.split('~')
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(at) || !isUuid(uuid)) throw badCursor()
  return { at, uuid }
}

/** Of an order's log: `<order uuid>/<number of the last row read>`, 0 at its beginning. Bound to the order, however the caller names it. */
export function logPosition(page: PageRequest__Output | null, uuid: string): number {
  if (page?.after === undefined) return 0
  const [of, number = ''] = page.after.split('/')
  if (of !== uuid || !/^\d{1,9}$/.test(number)) throw badCursor()
  return Number(number)
}

export const writeLogPosition = (uuid: string, number: number): string => `${uuid}/${number}`
