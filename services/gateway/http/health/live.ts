import { json } from '../exchange.ts'
import type { Page } from '../exchange.ts'

/** GET /healthz: the process answers. */
export const live: Page = () => {
  const alive = json({ status: 'ok' })
  return (exchange) => {
    exchange.state.uncounted = true
    return Promise.resolve(alive)
  }
}
