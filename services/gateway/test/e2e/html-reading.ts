/** What a test looks for in a page. */

const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

export const unescaped = (text: string): string => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => names[name] ?? '')

const valuesOf = (attribute: string, page: string): string[] => [...page.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value]) => unescaped(value ?? ''))

export const idsOf = (page: string): string[] => valuesOf('id', page)

export const linksOf = (page: string): string[] => valuesOf('href', page)

/** The texts of code blocks of a language, in their order. */
export const codeOf = (language: string, page: string): string[] =>
  [...page.matchAll(new RegExp(`<pre[^>]*><code class="${language.replaceAll('.', '\\.')}">(.*?)</code></pre>`, 'gs'))].map(([, text]) => unescaped(text ?? ''))

const empty = new Set(['meta', 'br', 'hr', 'img', 'input', 'link'])

/** Tags that are not closed, or close nothing, in their order; of a sound page none. */
export function looseTags(page: string): string[] {
  const open: string[] = []
  const loose: string[] = []
  for (const [, slash, name = ''] of page.replace(/<!doctype[^>]*>|<style>.*?<\/style>/gs, '').matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
    if (empty.has(name)) continue
    if (!slash) open.push(name)
    else if (open.at(-1) === name) open.pop()
    else loose.push(`</${name}>`)
  }
  return [...loose, ...open.map((name) => `<${name}>`)]
}
