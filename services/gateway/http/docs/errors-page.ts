import { kinds } from '@tradecounter/kernel/failure'
import { policies } from '../../domain/rate-window.ts'
import type { Page } from '../exchange.ts'
import { limitRate } from '../steps/limit-rate.ts'
import { advice } from './error-advice.ts'
import { htmlPage } from './html-page.ts'

/** GET /docs/errors: where the `type` of every problem leads (DECISIONS W7). */
export const errorsPage: Page = (context) => {
  const page = htmlPage('Errors', `<h1>Errors</h1>
<p>Every error is a problem document (RFC 9457) of type <code>application/problem+json</code>. Its <code>type</code> leads to one of the sections below.</p>
${Object.keys(advice).map((fragment) => section(fragment as keyof typeof advice)).join('\n')}`)
  return async (exchange) => {
    await limitRate(context, exchange, policies.address, exchange.state.address)
    return page
  }
}

function section(fragment: keyof typeof advice): string {
  const own = Object.values(kinds).filter((kind) => kind.fragment === fragment)
  const statuses = [...new Set(own.map(({ status }) => status))].join(', ')
  const { means, mend } = advice[fragment]
  return `<section id="${fragment}">
<h2>${own[0]?.title} <small>${statuses}</small></h2>
<p>${marked(means)}</p>
<p><strong>What to do:</strong> ${marked(mend)}</p>
</section>`
}

const marked = (text: string): string => text.replace(/`([^`]+)`/g, '<code>$1</code>')
