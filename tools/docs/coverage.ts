/** Writes docs/coverage.md, which maps each promise to the tests that prove it: `node tools/docs/coverage.ts`; a test keeps it true and without a gap. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promises } from './promises.ts'
import type { Promised } from './promises.ts'
import { testTitles } from './test-titles.ts'
import type { Title } from './test-titles.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export const coverageFile = join(root, 'docs/coverage.md')

export const provenBy = ({ file, title }: Promised, titles: Title[]): Title[] =>
  titles.filter((each) => (file?.test(each.file) ?? true) && (title?.test(each.text) ?? true))

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** A few of the tests by their titles, the others by number. */
function shown(tests: Title[]): string {
  const files = [...Map.groupBy(tests, ({ file }) => file)]
  return files.map(([file, of]) => {
    const more = of.length > 2 ? ` (+${of.length - 2})` : ''
    return `[${file.split('/').at(-1)}](../${file}): ${of.slice(0, 2).map(({ text }) => cell(text)).join('; ')}${more}`
  }).join('<br>')
}

export function coverage(titles: Title[] = testTitles(root)): string {
  const lines = promises.map((promised) => `| ${promised.id} | ${promised.says} | ${shown(provenBy(promised, titles))} |`)
  return [
    '# Coverage', '',
    'Which tests prove which promise of the specification and the decisions. Made by `npm run coverage`.', '',
    '| Promise | Says | Proven by |', '|---|---|---|', ...lines, '',
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(coverageFile, coverage())
