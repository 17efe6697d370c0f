/** The little Markdown that descriptions and the changelog are written in: paragraphs, headings, lists, `code`, **strong**, [links](url). */
import { Html, escaped, html } from './html.ts'

const spans: [RegExp, string][] = [
  [/\*\*([^*]+)\*\*/g, '<strong>$1</strong>'],
  [/\[([^\]]+)\]\((https?:[^)\s]+|#[\w.-]+)\)/g, '<a href="$2">$1</a>'],
]

/** What stands between backticks is taken as it is. */
export const inline = (text: string): Html => new Html(escaped(text).split('`').map((part, index) =>
  (index % 2 ? `<code>${part}</code>` : spans.reduce((done, [pattern, tag]) => done.replace(pattern, tag), part))).join(''))

/** Headings of the text begin at `level`. */
export function prose(text: string, level: 2 | 3 = 3): Html {
  return html`${text.trim().split(/\n{2,}|\n(?=#+ )|(?<=^#+ .*)\n/m).map((block) => {
    const heading = /^#+ (.*)$/.exec(block)
    if (heading) return new Html(`<h${level}>${inline(heading[1] ?? '').text}</h${level}>\n`)
    if (block.startsWith('- ')) return html`<ul>${block.slice(2).split('\n- ').map((item) => html`<li>${inline(item.replace(/\n\s*/g, ' '))}</li>`)}</ul>\n`
    return html`<p>${inline(block)}</p>\n`
  })}`
}
