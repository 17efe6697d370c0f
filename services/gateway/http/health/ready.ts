import { Failure } from '@tradecounter/kernel/failure'
import type { Statement } from '@tradecounter/chassis/database'
import type { Context } from '../../context.ts'
import { json } from '../exchange.ts'
import type { Page } from '../exchange.ts'

const nothing: Statement = { name: 'ready', text: 'select 1' }

const patience_ms = 1_000

/** A question that each peer refuses or answers without looking anything up: any answer will do. */
const questions = ({ database, accounts, catalog, pricing, orders }: Context): Record<string, () => Promise<unknown>> => ({
  database: () => database.run(nothing),
  accounts: () => accounts.GetAccount({ account_id: '-' }),
  catalog: () => catalog.GetDesign({ account_id: '-', design_id: '-' }),
  pricing: () => pricing.PriceDesigns({}),
  orders: () => orders.GetOrder({ account_id: '-', order_id: '-' }),
})

/** GET /readyz: the database and every peer answer. */
export const ready: Page = (context) => async (exchange) => {
  exchange.state.uncounted = true
  const checks = await Promise.all(Object.entries(questions(context)).map(async ([name, ask]) => [name, await answers(ask)] as const))
  const isReady = checks.every(([, state]) => state === 'ok')
  return { ...json({ status: isReady ? 'ok' : 'not ready', checks: Object.fromEntries(checks) }), status: isReady ? 200 : 503 }
}

function answers(ask: () => Promise<unknown>): Promise<'ok' | 'down'> {
  return new Promise((done) => {
    const late = setTimeout(() => done('down'), patience_ms)
    ask().then(() => true, (error: unknown) => error instanceof Failure && error.code !== 'unavailable').then((answered) => {
      clearTimeout(late)
      done(answered ? 'ok' : 'down')
    }, () => done('down'))
  })
}
