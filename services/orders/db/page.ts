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

/** Of a log: the number of the last row that was read; 0 at its beginning. */
export function logPosition(page: PageRequest__Output | null): number {
  const after = page?.after ?? '0'
  if (!/^\d{1,9}$/.test(after)) throw badCursor()
  return Number(after)
}
