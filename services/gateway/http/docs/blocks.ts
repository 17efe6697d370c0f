/** What pages are built of. */
import { html } from './html.ts'
import type { Html, Part } from './html.ts'

/** Code that scrolls sideways, reachable by keyboard. `language` is a class for readers of the source, and for tests. */
export const code = (text: string, language: string): Html => html`<pre tabindex="0"><code class="${language}">${text.replace(/\n+$/, '')}</code></pre>\n`

export const json = (value: unknown): Html => code(JSON.stringify(value, null, 2), 'json')

/** `stack`: on a narrow screen the cells of a row stand below each other. */
export const table = (head: readonly string[], rows: readonly (readonly Part[])[]): Html => html`<div class="wide"><table class="stack">
<thead><tr>${head.map((each) => html`<th scope="col">${each}</th>`)}</tr></thead>
<tbody>
${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>\n`)}</tbody>
</table></div>\n`
