/** Pickup progress of an order's items. */
import type { Queries, Statement } from '@tradecounter/chassis/database'
import { Failure, invalid } from '@tradecounter/kernel/failure'
import { isUuid } from '@tradecounter/kernel/ids'
import { messages } from '@tradecounter/kernel/messages'

interface Moved extends Record<string, unknown> {
  id: string
  position: number
}

/** Moves the items named, or all that can be moved, and answers their ids. Throws Failure unless every named one could be. */
export async function moveItems(tx: Queries, statement: Statement, uuid: string, item_ids: string[]): Promise<string[]> {
  checkItemIds(item_ids)
  const moved = await tx.rows<Moved>(statement, [uuid, item_ids])
  if (moved.length === 0 || moved.length < new Set(item_ids).size) throw new Failure('conflict', 'no such item of the order is at that point')
  return moved.sort((a, b) => a.position - b.position).map(({ id }) => id)
}

export function checkItemIds(item_ids: string[]): void {
  const wrong = item_ids.flatMap((id, index) => (isUuid(id) ? [] : [[`item_ids.${index}`, [messages.uuid]]]))
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong))
}
