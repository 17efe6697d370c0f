/** GET /docs/getting-started. The suite runs every command on it, top to bottom, with its own values for YOUR_…. */
import { code } from './blocks.ts'
import type { Site } from './docs-page.ts'
import { html } from './html.ts'
import type { Html } from './html.ts'
import type { PageText } from './html-page.ts'

const run = (text: string): Html => code(text, 'shell')

const post = `-H "Authorization: Bearer $KEY" \\
  -H 'Content-Type: application/json'`

const steps = ({ base_url }: Site): { at: string; title: string; text: Html }[] => [
  {
    at: 'key', title: 'Get a key',
    text: html`<p>The owner of the account makes one in the web application, under Settings, then Developer, and chooses its scopes. It is shown once. For this page it
needs <code>account:read</code>, <code>designs:read</code>, <code>orders:read</code> and <code>orders:write</code>. Keep it on your servers: whoever has it can order.</p>
${run(`BASE='${base_url}'\nKEY='YOUR_API_KEY'`)}
<p>An account of status <code>test</code> is a sandbox: its orders are never charged, printed or posted. Try things there first.</p>`,
  },
  {
    at: 'account', title: 'See who you are',
    text: html`${run(`curl -sS "$BASE/v1/account" -H "Authorization: Bearer $KEY"`)}
<p>To order, <code>status</code> has to be <code>active</code> or <code>test</code>, and <code>payment_method_on_file</code> true. Prices are in <code>currency</code>.</p>`,
  },
  {
    at: 'design', title: 'Choose a design',
    text: html`${run(`curl -sS "$BASE/v1/designs?status=active" -H "Authorization: Bearer $KEY"`)}
<p>Take the <code>id</code> of one that has a <code>purchase_price</code>; those without cannot be ordered. This page has it delivered, so its <code>delivery_type</code> must not be
<code>pickup</code>. More of the list: send <code>page.next_cursor</code> as <code>cursor</code>, until <code>page.has_more</code> is false.</p>
${run(`DESIGN='YOUR_DESIGN_ID'\ncurl -sS "$BASE/v1/designs/$DESIGN" -H "Authorization: Bearer $KEY"`)}
<p>Now it shows its <code>variants</code>. Take the <code>id</code> of one whose <code>status</code> is <code>available</code>; if none is, take another design.</p>`,
  },
  {
    at: 'quote', title: 'Ask what it costs',
    text: html`${run(`VARIANT='YOUR_VARIANT_ID'\ncat > order.json <<JSON
{
  "items": [{ "design_id": "$DESIGN", "variant_id": "$VARIANT", "quantity": 2 }],
  "customer": { "first_name": "Morgan", "last_name": "Reed", "email": "morgan@example.com" },
  "delivery": {
    "type": "delivery",
    "shipping_method": "standard",
    "address": { "line1": "14 Quay Street", "city": "Bristol", "postcode": "BS1 4DJ", "country": "GB" }
  },
  "external_reference": "PO-1001"
}
JSON
curl -sS "$BASE/v1/orders/quote" \\\n  ${post} \\\n  -d @order.json`)}
<p><code>totals.total</code> is what placing this order costs, to the penny. If <code>minimum_quantity_violations</code> is not empty, order more: placing would be refused.</p>`,
  },
  {
    at: 'place', title: 'Place the order',
    text: html`<p>The same body, and a key of your own that names this attempt, such as the id of the purchase order in your system. It is paid from account credit, then by the saved card.</p>
${run(`curl -sS "$BASE/v1/orders" \\\n  ${post} \\\n  -H 'Idempotency-Key: PO-1001-attempt-1' \\\n  -d @order.json`)}
<p>201, and the order is <code>pending</code>. No answer, or a 5xx? Send the very same again: the same key never places or charges twice, and gets the first answer back with the header
<code>Idempotent-Replayed: true</code>. Another order takes another key.</p>
<p>To be sure of the price, add <code>Service-Expected-Total: 38.84 GBP</code> with the total of the quote: should it have changed, nothing is charged.</p>`,
  },
  {
    at: 'follow', title: 'Follow it',
    text: html`<p>By your reference, or by the <code>id</code> that the order was given.</p>
${run(`curl -sS "$BASE/v1/orders?external_reference=PO-1001" -H "Authorization: Bearer $KEY"`)}
${run(`ORDER='YOUR_ORDER_ID'\ncurl -sS "$BASE/v1/orders/$ORDER/events" -H "Authorization: Bearer $KEY"`)}
<p>Events are only ever appended: keep <code>page.next_cursor</code> and send it as <code>cursor</code> to get what has happened since. Better still, let them come to you: give the order a
<code>webhook_url</code> (<a href="${base_url}/docs/webhooks">webhooks</a>).</p>`,
  },
  {
    at: 'cancel', title: 'Change your mind',
    text: html`${run(`curl -sS -X POST "$BASE/v1/orders/$ORDER/cancel" -H "Authorization: Bearer $KEY"`)}
<p>Possible until the order enters production, and what was paid is given back. After that it is a 409.</p>`,
  },
  {
    at: 'ready', title: 'Before you go live',
    text: html`<ul>
<li><strong>Retry</strong> network errors, 5xx and 429 with growing pauses, at least <code>Retry-After</code> seconds if there is one. Do not retry other 4xx: they stay what they are.</li>
<li><strong>Read <code>errors</code></strong> of a 422: it names every wrong field by its path, all at once (<a href="${base_url}/docs/errors#validation">validation</a>).</li>
<li><strong>Look at <code>Service-Ignored-Fields</code></strong> while you develop: it names what you sent and nobody read, such as a typing mistake.</li>
<li><strong>Tolerate what is new</strong>: fields, event types and values that you do not know (<a href="${base_url}/docs/versioning">versioning</a>).</li>
<li><strong>Log <code>X-Request-Id</code></strong>: with it, support finds what happened.</li>
</ul>`,
  },
]

export function gettingStarted(site: Site): PageText {
  const all = steps(site)
  return {
    title: 'Getting started',
    contents: all.map(({ at, title }) => ({ at, title })),
    body: html`<p class="lead">From an API key to a placed order. All you need is a shell with curl.</p>
${all.map(({ at, title, text }, index) => html`<section id="${at}"><h2>${index + 1}. ${title}</h2>\n${text}</section>\n`)}`,
  }
}
