/** A shell that keeps its variables from one command to the next, for the commands of the docs. */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

export interface Shell {
  /** What the command prints. Throws when it fails. */
  run(command: string): string
  close(): void
}

/** For machines without curl: as much of it as the docs use. */
const curl = `#!${process.execPath}
const { readFileSync } = require('node:fs')
const sent = { headers: {} }
let url
for (let args = process.argv.slice(2); args.length > 0;) {
  const each = args.shift()
  if (each === '-sS') continue
  if (each === '-X') sent.method = args.shift()
  else if (each === '-H') { const [, name, value] = /^([^:]+): (.*)$/.exec(args.shift()); sent.headers[name] = value }
  else if (each === '-d') { const text = args.shift(); sent.method ??= 'POST'; sent.body = text.startsWith('@') ? readFileSync(text.slice(1), 'utf8').replaceAll('\\n', '') : text }
  else if (each.startsWith('-')) throw new Error('curl is not on this machine, and what stands in for it does not know ' + each)
  else url = each
}
fetch(url, sent).then((answer) => answer.text()).then((text) => process.stdout.write(text))
`

export function openShell(): Shell {
  const folder = mkdtempSync(join(tmpdir(), 'docs-shell-'))
  const kept = join(folder, '.variables')
  writeFileSync(kept, '')
  if (spawnSync('curl', ['--version']).status !== 0) {
    writeFileSync(join(folder, 'curl'), curl)
    chmodSync(join(folder, 'curl'), 0o755)
  }
  const env = { ...process.env, PATH: `${process.env.PATH ?? ''}${delimiter}${folder}`, NO_PROXY: '*' }
  return {
    run: (command) => execFileSync('sh', ['-eu', '-c', `. ${kept}\nset -a\n${command}\nexport -p > ${kept}`], { cwd: folder, env, encoding: 'utf8', timeout: 60_000 }),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
