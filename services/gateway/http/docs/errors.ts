/** GET /docs/errors: where the `type` of every problem leads (DECISIONS W7). */
import { kinds } from '@tradecounter/kernel/failure'
import { problem, problemResponses } from '@tradecounter/v1/examples/problems'
import { messageTexts } from '@tradecounter/v1/openapi-text'
import { json, table } from './blocks.ts'
import type { Site } from './docs-page.ts'
import { advice } from './error-advice.ts'
import type { Fragment } from './error-advice.ts'
import { html } from './html.ts'
import type { Html } from './html.ts'
import type { PageText } from './html-page.ts'
import { inline } from './prose.ts'

const fragments = Object.keys(advice) as Fragment[]

const kindsOf = (fragment: Fragment) => Object.values(kinds).filter((kind) => kind.fragment === fragment)
const titleOf = (fragment: Fragment): string => kindsOf(fragment)[0]?.title ?? ''
const statusesOf = (fragment: Fragment): string => [...new Set(kindsOf(fragment).map(({ status }) => status))].join(', ')

const examplesOf = (fragment: Fragment, base_url: string): Html[] => Object.values(problemResponses)
  .filter(({ code }) => kinds[code].fragment === fragment)
  .flatMap(({ code, examples }) => Object.values(examples).map(({ summary, ...example }) => ({ summary, text: problem(code, base_url, example) })))
  .filter(({ text }, index, all) => all.findIndex((each) => each.text.detail === text.detail && each.text.errors === text.errors) === index)
  .map(({ summary, text }) => html`<details><summary>Example: ${summary}</summary>${json(text)}</details>\n`)

const fieldMessages = html`<h3 id="field-errors">Field errors</h3>
<p><code>errors</code> maps the dotted path of each wrong field, such as <code>items.0.personalisation.1.text</code>, or the name of a parameter, to messages. All that is wrong is named at once. These are the messages:</p>
<ul class="columns">${messageTexts.map((text) => html`<li><code>${text}</code></li>`)}</ul>`

function section(fragment: Fragment, base_url: string): Html {
  const { means, mend } = advice[fragment]
  return html`<section id="${fragment}">
<h2>${titleOf(fragment)} <small>${statusesOf(fragment)}</small></h2>
<p>${inline(means)}</p>
<p><strong>What to do:</strong> ${inline(mend)}</p>
${examplesOf(fragment, base_url)}${fragment === 'validation' && fieldMessages}</section>\n`
}

export const errors = ({ base_url }: Site): PageText => ({
  title: 'Errors',
  contents: fragments.map((fragment) => ({ at: fragment, title: `${statusesOf(fragment)} ${titleOf(fragment)}` })),
  body: html`<p class="lead">Every error is a problem document (RFC 9457) of type <code>application/problem+json</code>. Its <code>type</code> leads to one of the sections below.</p>
${table(['Field', ''], [
  [html`<code>type</code>`, 'Which kind of problem: a link to this page. Decide by it, or by the status.'],
  [html`<code>title</code>`, 'The kind in a few words.'],
  [html`<code>status</code>`, 'The HTTP status.'],
  [html`<code>detail</code>`, 'What is wrong with this request, for people: the text may change.'],
  [html`<code>errors</code>`, html`Only when fields are to blame: their paths and <a href="#field-errors">messages</a>.`],
  [html`<code>request_id</code>`, html`The same as the header <code>X-Request-Id</code>; quote it to support.`],
])}
${fragments.map((fragment) => section(fragment, base_url))}`,
})
