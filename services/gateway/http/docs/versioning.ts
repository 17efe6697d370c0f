/** GET /docs/versioning: the policy of docs/decisions/0009-versioning-policy.md. */
import { table } from './blocks.ts'
import type { Site } from './docs-page.ts'
import { html } from './html.ts'
import type { PageText } from './html-page.ts'
import { prose } from './prose.ts'

const canCome = `- new operations, and new optional parameters, headers and body fields
- new fields and headers in answers and webhooks
- new event types, and new fields in \`data.event\`
- new kinds of problem where today there is a more general one of the same status
- new values of \`status\`, \`source\` and the other enumerations of answers, at least 30 days after the changelog has announced them
- other words in \`title\`, \`detail\`, \`status_explained\` and field messages; another form of cursors and other opaque ids; another order of fields in an object
- wider limits`

const doesNotCome = `- an operation, parameter, field, header, event type or enumeration value that goes away or is renamed
- a field of another type, unit or meaning; a field of an answer that becomes null where it never could
- a body field or parameter that becomes required, another default, a narrower limit
- another status or \`type\` for a problem that can be told apart today; another scope for an operation
- another signature scheme, fewer attempts of a webhook, or shorter pauses`

export const versioning = ({ base_url }: Site): PageText => ({
  title: 'Versioning',
  contents: [
    { at: 'where', title: 'Where the version stands' }, { at: 'compatible', title: 'What can change in a version' }, { at: 'breaking', title: 'What takes a new version' },
    { at: 'deprecation', title: 'How deprecation is announced' }, { at: 'support', title: 'How long a version is supported' }, { at: 'exceptions', title: 'Exceptions' },
  ],
  body: html`<p class="lead">What works with <code>/v1</code> today goes on working with <code>/v1</code>. This page says what that covers.</p>
<section id="where"><h2>Where the version stands</h2>
<p>In the path: <code>/v1</code>. The <a href="${base_url}/v1/openapi.json">description</a> has a version of its own, 1.0.0: its second number rises with every addition, its third with corrections of the text.
Webhooks carry <code>api_version</code>; an order's webhooks stay of the version that the order was placed with.</p></section>
<section id="compatible"><h2>What can change in a version</h2>
<p>These are not breaking changes and can come at any time. Write clients that do not mind.</p>
${prose(canCome)}</section>
<section id="breaking"><h2>What takes a new version</h2>
<p>These are breaking changes. They come in a new path, <code>/v2</code>, and never in <code>/v1</code>.</p>
${prose(doesNotCome)}</section>
<section id="deprecation"><h2>How deprecation is announced</h2>
<p>What a later version will not have is first marked as deprecated, and keeps working as it does for as long as its version is supported. You are told in four places.</p>
${table(['Where', ''], [
  ['Changelog', html`An entry of the <a href="${base_url}/docs/changelog">changelog</a>, with what to use instead.`],
  ['Description', html`<code>deprecated: true</code> at the operation, parameter or field.`],
  ['Answers', html`Of a deprecated operation, or of a whole version: the header <code>Deprecation</code> (RFC 9745) with the date since when, and a <code>Link</code> with <code>rel="deprecation"</code>.
Once the end is set also <code>Sunset</code> (RFC 8594) with its date. Watch for both.`],
  ['E-mail', 'To the owner of every account that still uses it, when the end is set and again 90 and 30 days before it.'],
])}
<p>Nothing is deprecated at present.</p></section>
<section id="support"><h2>How long a version is supported</h2>
<p>A version is supported for at least 24 months after the next one is generally available, and its end is announced at least 12 months before. Until then it gets corrections and security fixes,
and is held to the same limits and promises. After its end, its paths answer 404.</p></section>
<section id="exceptions"><h2>Exceptions</h2>
<p>A hole in security, or a law, may force a change sooner. Then it is as small as it can be, and the changelog and an e-mail to the owners of accounts say so at once. Correcting an answer that contradicts this
documentation is not a breaking change, but stands in the changelog.</p></section>`,
})
