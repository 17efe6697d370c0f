/** The steps that every request takes, outermost first; the endpoint's own follow in its file. */
import Koa from 'koa'
import type { Context } from '../context.ts'
import type { State } from './exchange.ts'
import { noRoute, routes } from './routes.ts'
import { answerFailures } from './steps/answer-failures.ts'
import { requestScope } from './steps/request-scope.ts'
import { showRate } from './steps/show-rate.ts'
import { wellFormed } from './steps/well-formed.ts'

export function createApp(context: Context): Koa<State> {
  const app = new Koa<State>()
  app.use(requestScope(context))
  app.use(showRate(context))
  app.use(answerFailures(context))
  app.use(wellFormed)
  app.use(routes(context))
  app.use(noRoute)
  // What is left for Koa to report is a connection that was lost while it was written to.
  app.on('error', (error: unknown) => context.log.debug({ err: error }, 'the answer was not taken'))
  return app
}
