/** GET /docs: where to begin. */
import { code } from './blocks.ts'
import type { Site } from './docs-page.ts'
import { html } from './html.ts'
import type { PageText } from './html-page.ts'

const cards = [
  ['/docs/getting-started', 'Getting started', 'From an API key to a placed order, in a few commands.'],
  ['/docs/reference', 'Reference', 'Every operation, field, header and problem, with examples.'],
  ['/docs/webhooks', 'Webhooks', 'The eleven events, how to verify them, and when they are sent again.'],
  ['/docs/errors', 'Errors', 'What each problem means, and what to do about it.'],
  ['/docs/versioning', 'Versioning', 'What may change under you, what will not, and how you are told.'],
  ['/docs/changelog', 'Changelog', 'What has changed.'],
] as const

export const overview = ({ base_url }: Site): PageText => ({
  title: 'Tradecounter',
  body: html`<p class="lead">Buy stock at production cost from your own systems: read your designs and shops, quote and place orders, follow them, and be told by webhook.</p>
<ul class="cards">
${cards.map(([path, name, text]) => html`<li><a href="${base_url}${path}">${name}</a><p>${text}</p></li>\n`)}</ul>
<section id="in-short">
<h2>In short</h2>
<p>The API is JSON over HTTPS, at</p>
${code(`${base_url}/v1`, 'url')}
<ul>
<li>Every request carries an API key: <code>Authorization: Bearer tck_…</code>. A key has <a href="${base_url}/docs/reference#scopes">scopes</a> and belongs to one account.</li>
<li>Money is a decimal string with its currency, <code>{ "amount": "12.30", "currency": "GBP" }</code>; never read it into a floating-point number.</li>
<li>Placing an order takes an <code>Idempotency-Key</code>, so that it can be repeated after a lost connection and is never placed or charged twice.</li>
<li>600 reads and 120 writes a minute for each credential; every answer says how many are left.</li>
<li>Every error is a problem document whose <code>type</code> leads to <a href="${base_url}/docs/errors">its explanation</a>.</li>
<li>A request has an id, in the header <code>X-Request-Id</code> of its answer. Quote it to support.</li>
</ul>
<p>For code generators and clients: <a href="${base_url}/v1/openapi.json">openapi.json</a>, OpenAPI 3.1, validated against every answer of our test suites.</p>
</section>`,
})
