/** Whatever a step throws becomes a problem; what is our own fault is logged, with its cause. */
import { kinds } from '@tradecounter/kernel/failure'
import type { Context } from '../../context.ts'
import { send } from '../exchange.ts'
import type { Exchange } from '../exchange.ts'
import { asFailure, problem } from '../problem.ts'

export const answerFailures = ({ config, log }: Context) => async (exchange: Exchange, next: () => Promise<void>): Promise<void> => {
  try {
    await next()
  } catch (error) {
    const failure = asFailure(error)
    if (kinds[failure.code].status >= 500) log.error({ err: failure.cause ?? failure, route: exchange.state.route }, failure.code)
    send(exchange, problem(failure, config.base_url, exchange.state.request_id))
  }
}
