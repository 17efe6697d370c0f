/** HTML from template literals: whatever is put in is escaped, unless it is Html itself. */

export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type Part = Html | string | number | false | null | undefined | readonly Part[]

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? '')

function written(part: Part): string {
  if (part instanceof Html) return part.text
  if (typeof part === 'object' && part !== null) return part.map(written).join('')
  return part === false || part === null || part === undefined ? '' : escaped(String(part))
}

export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((text, index) => (index === 0 ? '' : written(parts[index - 1])) + text).join(''))
