/** One request and its answer, as the steps hand it on. */
import type { ParameterizedContext } from 'koa'
import type { Operation } from '@tradecounter/v1/operations'
import type { Context } from '../context.ts'
import type { Standing } from '../domain/rate-window.ts'

export interface State {
  request_id: string
  /** Whom the request counts against while nobody knows whose it is. */
  address: string
  /** The route's pattern, for logs and metrics; empty when there is none. */
  route: string
  account_id?: string
  /** The bucket that the request was counted in; without one, the headers show the client address's. */
  standing?: Standing
  /** Health checks: nobody counts them. */
  uncounted?: boolean
}

export type Exchange = ParameterizedContext<State, { params: Record<string, string> }>

export interface Reply {
  status: number
  headers: Record<string, string>
  body: string
}

/** One endpoint: a list of steps that ends in an answer. Throws Failure. */
export type Endpoint = (context: Context, operation: Operation) => (exchange: Exchange) => Promise<Reply>

/** A page outside of the API. */
export type Page = (context: Context) => (exchange: Exchange) => Promise<Reply>

export const jsonText = (body: string, headers: Record<string, string> = {}): Reply =>
  ({ status: 200, headers: { 'Content-Type': 'application/json', ...headers }, body })

export const json = (value: unknown, headers?: Record<string, string>): Reply => jsonText(JSON.stringify(value), headers)

/** Writes an answer; a header that a step has set stays. */
export function send(exchange: Exchange, { status, headers, body }: Reply): void {
  exchange.status = status
  exchange.set(headers)
  exchange.body = status === 304 ? null : body
}
