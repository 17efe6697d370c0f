/** A list's query and its cursors (SPEC "Common list parameters", DECISIONS W1, W2, W18). */
import { decodeCursor, encodeCursor } from '@tradecounter/kernel/cursor'
import { invalid } from '@tradecounter/kernel/failure'
import { messages } from '@tradecounter/kernel/messages'
import type { Page__Output } from '@tradecounter/proto/tradecounter/common/v1/Page'
import type { PageRequest } from '@tradecounter/proto/tradecounter/common/v1/PageRequest'
import type { Operation } from '@tradecounter/v1/operations'
import { positionOf, presentPage } from '@tradecounter/v1/present/page'
import { parseListQuery } from '@tradecounter/v1/query'
import type { ListQuery } from '@tradecounter/v1/query'
import type { PageInfo } from '@tradecounter/v1/schemas/page'
import type { Context } from '../../context.ts'
import type { Exchange } from '../exchange.ts'

export interface ListPage {
  /** The filters asked for. */
  query: ListQuery
  page: PageRequest
  /** How the page is shown, with its next cursor. */
  info(page: Page__Output | null): PageInfo
}

/** A cursor is bound to the list, the account and the filters; one made otherwise is refused. To the shop or order in the path its service binds it. */
export function listPage({ config }: Context, exchange: Exchange, operation: Operation, account_id: string): ListPage {
  const { query, errors = {} } = parseListQuery(operation.query ?? [], new URLSearchParams(exchange.querystring))
  const binding = [operation.id, account_id, query.status, query.source, query.external_reference, query.since, query.until]
  const position = query.cursor === undefined ? undefined : decodeCursor(config.cursor_key, binding, query.cursor)
  if (query.cursor !== undefined && position === undefined) errors.cursor = [messages.cursor]
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return {
    query,
    page: { limit: query.limit, after: position === undefined ? undefined : positionOf(position) },
    info: (page) => {
      if (!page) throw new Error('a list was answered without its page')
      return presentPage(page, (next) => encodeCursor(config.cursor_key, binding, next), operation.list)
    },
  }
}
