/** GET /docs/webhooks (SPEC "Events", DECISIONS O1, H1 to H8). The verifiers shown are the files that the suite runs. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { webhook } from '@tradecounter/v1/examples/orders'
import { webhookHeaders } from '@tradecounter/v1/headers'
import { eventTypes } from '@tradecounter/v1/schemas/event'
import type { EventType } from '@tradecounter/v1/schemas/event'
import { code, json, table } from './blocks.ts'
import type { Site } from './docs-page.ts'
import { html } from './html.ts'
import type { PageText } from './html-page.ts'
import { inline } from './prose.ts'

/** The status that an event leaves the order in. */
const leaves: Record<EventType, string> = {
  'order.submitted': '`pending`',
  'order.approved': '`processing`, or `pre_order` while a line waits for stock',
  'order.rejected': '`cancelled`',
  'order.in_production': '`production`',
  'order.shipped': '`shipped`',
  'order.delivered': '`shipped`',
  'order.awaiting_collection': '`shipped`',
  'order.completed': '`complete`',
  'order.cancelled': '`cancelled`',
  'order.issue_opened': 'as it was',
  'order.issue_closed': 'as it was',
}

export const verifiers = [
  { language: 'Node', file: 'verify.mjs' },
  { language: 'Python', file: 'verify.py' },
  { language: 'PHP', file: 'verify.php' },
  { language: 'Ruby', file: 'verify.rb' },
  { language: 'Go', file: 'verify.go' },
] as const

const source = (file: string): string => readFileSync(join(import.meta.dirname, '../../docs/verifiers', file), 'utf8')

const attempts = [
  ['1', 'at once'], ['2', '1 minute'], ['3', '5 minutes'], ['4', '30 minutes'], ['5', '2 hours'], ['6', '12 hours'], ['7', '24 hours'], ['8', '24 hours'],
] as const

function example(): unknown {
  const { data, ...rest } = webhook('order.shipped')
  return { ...rest, data: { ...data, order: { id: data.order.id, status: data.order.status, '…': '…' } } }
}

const contents = [
  { at: 'receive', title: 'Receive' }, { at: 'events', title: 'Events' }, { at: 'delivery', title: 'What is sent' },
  { at: 'verify', title: 'Verify', under: verifiers.map(({ language }) => ({ at: `verify-${language.toLowerCase()}`, title: language })) },
  { at: 'retries', title: 'Retries' }, { at: 'order', title: 'Order of arrival' }, { at: 'urls', title: 'Which URLs' }, { at: 'outage', title: 'After an outage' },
]

export const webhooks = ({ base_url }: Site): PageText => ({
  title: 'Webhooks',
  contents,
  body: html`<p class="lead">An order that is placed with a <code>webhook_url</code> tells that address what becomes of it.</p>
<section id="receive"><h2>Receive</h2>
<ol>
<li>Read the body as bytes, before anything parses it.</li>
<li><a href="#verify">Verify</a> <code>Service-Signature</code> over those bytes. Refuse what does not hold with a 400.</li>
<li>Skip what you have seen: the same <code>Service-Event-Id</code> may come more than once.</li>
<li>Put it into a queue of your own and answer 204 at once. You have 10 seconds in all, and the body of your answer is ignored.</li>
<li>Work from <code>data.order</code>: it is the order as it is when the request is sent, and its <code>status</code> is the truth.</li>
</ol>
<p>Acknowledge types that you do not know with a 2xx too: more may come.</p></section>

<section id="events"><h2>Events</h2>
${table(['Type', 'Meaning', 'Leaves the order'], Object.entries(eventTypes).map(([type, { meaning }]) => [
  html`<a href="${base_url}/docs/reference#${type}"><code>${type}</code></a>`, meaning, inline(leaves[type as EventType]),
]))}
<p><code>data.event</code> holds the details of its type; each type's stand in the <a href="${base_url}/docs/reference#tag-Webhooks">reference</a>. Every one has <code>sequence</code>: 1, 2, 3 … without a gap per order.</p></section>

<section id="delivery"><h2>What is sent</h2>
<p>A POST with a JSON body and these headers.</p>
${table(['Header', ''], Object.entries(webhookHeaders).map(([name, { description, example: such }]) => [html`<code>${name}</code>`, html`${inline(description)} <span class="quiet">Such as <code>${such}</code>.</span>`]))}
${json(example())}
<p>One address may serve many orders: tell them apart by <code>data.order.id</code> or <code>data.order.external_reference</code>.</p></section>

<section id="verify"><h2>Verify</h2>
<p><code>Service-Signature</code> has the form <code>t=&lt;unix seconds&gt;,v1=&lt;hex&gt;</code>. The digest is HMAC-SHA256 over <code>&lt;t&gt;.&lt;raw body&gt;</code>.
The key is the order's <code>webhook_secret</code> if you gave it one, else the account signing secret, to be found in the web application under Developer, then Webhook signing secret.</p>
<ul>
<li>Compare in constant time; a plain <code>==</code> leaks how much was right.</li>
<li>Refuse a <code>t</code> that is more than 300 seconds away from your clock, so that nobody can play an old request back. Each attempt is signed afresh.</li>
<li>There may be several <code>v1</code>: for 24 hours after the account secret is rotated, deliveries are signed with the new one and the old one. One that matches is enough.</li>
</ul>
${verifiers.map(({ language, file }) => html`<section id="verify-${language.toLowerCase()}"><h3>${language}</h3>\n${code(source(file), file)}</section>\n`)}</section>

<section id="retries"><h2>Retries</h2>
<p>Any 2xx within 10 seconds is an acknowledgement. Everything else is a failure: another status, redirects included (they are not followed), a timeout, a connection that cannot be made.
The next attempt comes after a pause, which is at most 10 % longer than it says here.</p>
${table(['Attempt', 'After the failure before it'], attempts)}
<p>That is 8 attempts over about three days. After the last, the delivery is dead; the operator is alerted and can send it again by hand, with the same event id.
A retry has the same <code>id</code>, <code>type</code>, <code>created_at</code> and <code>data.event</code>, but a fresh signature and <code>data.order</code> as it is by then.</p></section>

<section id="order"><h2>Order of arrival</h2>
<p>First attempts for one order go out one at a time, in the order of <code>sequence</code>. A failed attempt does not hold back the next event, so after failures they may arrive in another order.
An old event tells of the past; <code>data.order.status</code> tells what is.</p></section>

<section id="urls"><h2>Which URLs</h2>
<p><code>https</code> on a host that resolves to public addresses only, on port 443 or one from 1024 up, without a user name or password, at most 2,048 characters. It is looked at when the order is placed
(a 422 on <code>webhook_url</code>) and again at every attempt. Your certificate has to be valid for the host.</p></section>

<section id="outage"><h2>After an outage</h2>
<p>The same events, of orders with and without a <code>webhook_url</code>, can be read at any time: <a href="${base_url}/docs/reference#listOrderEvents"><code>GET /v1/orders/{id}/events</code></a>.
Compare <code>sequence</code> with the last one that you have.</p></section>`,
})
