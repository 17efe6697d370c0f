/** A page of the documentation: written once at start-up, counted on the client's address (DECISIONS R3). */
import { policies } from '../../domain/rate-window.ts'
import type { Page } from '../exchange.ts'
import { limitRate } from '../steps/limit-rate.ts'
import { htmlPage } from './html-page.ts'
import type { PageText } from './html-page.ts'

/** What pages speak of. */
export interface Site {
  base_url: string
  /** Null until sign-in exists. */
  auth_url: string | null
}

export const docsPage = (path: string, write: (site: Site) => PageText): Page => (context) => {
  const { base_url, auth_url } = context.config
  const page = htmlPage(path, base_url, write({ base_url, auth_url: auth_url ?? null }))
  return async (exchange) => {
    await limitRate(context, exchange, policies.address, exchange.state.address)
    return page
  }
}
