/** The request's id (DECISIONS W6), in whose scope all the rest happens; one log line and one measurement at the end. */
import { withRequestId } from '@tradecounter/chassis/request-scope'
import { inRootSpan } from '@tradecounter/chassis/tracing'
import { uuidv7 } from '@tradecounter/kernel/ids'
import type { Context } from '../../context.ts'
import { duration, requests } from '../../signals.ts'
import type { Exchange } from '../exchange.ts'
import { clientAddress } from './client-address.ts'

export const newRequestId = ({ clock, random }: Context): string => uuidv7(clock.now(), random)

export const requestScope = (context: Context) => async (exchange: Exchange, next: () => Promise<void>): Promise<void> => {
  const began = performance.now()
  const { state, req } = exchange
  state.request_id = newRequestId(context)
  state.route = ''
  state.address = clientAddress(req.socket.remoteAddress ?? '', exchange.get('x-forwarded-for'), context.config.trusted_proxies)
  exchange.set('X-Request-Id', state.request_id)
  exchange.set('X-Content-Type-Options', 'nosniff')
  // Neither path nor query: they may hold what nobody should keep, such as a token in the wrong place.
  const attributes = { 'request.id': state.request_id, 'http.request.method': exchange.method }
  await withRequestId(state.request_id, () => inRootSpan(exchange.method, attributes, async (mark) => {
    await next()
    mark({ 'http.route': state.route, 'http.response.status_code': exchange.status }, `${exchange.method} ${state.route || 'none'}`)
    record(context, exchange, performance.now() - began)
  }))
}

/** Neither query values nor bodies nor credentials; a path without a route may hold anything and is left out too. */
function record({ log }: Context, exchange: Exchange, ms: number): void {
  const { state, method, status } = exchange
  const route = state.route || 'none'
  requests.add(1, { route, status })
  duration.record(ms, { route })
  const sent_id = clean(exchange.get('x-request-id'))
  // Probes come every few seconds and say nothing.
  log[state.uncounted ? 'debug' : 'info']({
    method, route, status, ms: Math.round(ms * 10) / 10, account_id: state.account_id, ...(sent_id ? { client_request_id: sent_id } : {}),
  }, 'request')
}

/** A client's own id is text from outside: printable ASCII, and not much of it. */
const clean = (text: string): string => text.replace(/[^\x21-\x7e]/g, '').slice(0, 128)
