import type { Page__Output } from '@tradecounter/proto/tradecounter/common/v1/Page'
import type { PageInfo } from '../schemas/page.ts'

/** The position of a log's cursor that was made before the log had a row; the services know none such: `positionOf` maps it back. */
const beginning = '-'

/** What to ask a service for, given the position inside a cursor. */
export const positionOf = (position: string): string | undefined => (position === beginning ? undefined : position)

/**
 * SPEC "Other": PageInfo. `encode` makes a cursor of a position. A log (order events, shipments) always has a next cursor
 * (DECISIONS W18); other lists have none at their end.
 */
export function presentPage(page: Page__Output, encode: (position: string) => string, kind: 'list' | 'log' = 'list'): PageInfo {
  const next = kind === 'log' ? page.next ?? beginning : page.has_more ? page.next : undefined
  return { has_more: page.has_more, next_cursor: next === undefined ? null : encode(next), total: page.total ?? null }
}
