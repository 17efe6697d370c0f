/** Page cursors (DECISIONS W2): opaque, tamper-evident, bound to the list, its filters and the account. */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Everything that a cursor is bound to; a cursor made with another binding is refused. */
export type CursorBinding = readonly (string | undefined)[]

const tag = (key: string, binding: CursorBinding, position: string): Buffer =>
  createHmac('sha256', key).update(JSON.stringify([binding, position])).digest().subarray(0, 12)

export const encodeCursor = (key: string, binding: CursorBinding, position: string): string =>
  Buffer.concat([tag(key, binding, position), Buffer.from(position)]).toString('base64url')

/** The position inside, or undefined when the cursor was not made here with this binding. */
export function decodeCursor(key: string, binding: CursorBinding, cursor: string): string | undefined {
  if (!/^[A-Za-z0-9_-]{17,512}$/.test(cursor)) return undefined
  const bytes = Buffer.from(cursor, 'base64url')
  const position = bytes.subarray(12).toString()
  return timingSafeEqual(bytes.subarray(0, 12), tag(key, binding, position)) && bytes.toString('base64url') === cursor ? position : undefined
}
