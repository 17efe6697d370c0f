/** What the guards of `npm test` find, by planted findings. */
import { openapi } from '@tradecounter/v1/openapi'
import { findingsIn } from '../check/guards.ts'
import { lintOpenApi } from '../check/lint-openapi.ts'

const somebodys = (...parts: string[]): string => ['', ...parts, ''].join('/')

test.each([
  ['a path of one machine', 'README.md', `see ${somebodys('root', 'project')}`],
  ['a path of one machine', 'a.ts', `'${somebodys('home', 'somebody', 'project')}'`],
  ['a path of one machine', 'a.ts', somebodys('Users', 'somebody')],
  ['a path of one machine', 'a.ts', somebodys('work', 'main')],
  ['a download address (npm config set omit-lockfile-registry-resolved true)', 'package-lock.json', '  "resolved": "https://packages.example/x.tgz"'],
])('%s is found in %s', (what, file, line) => {
  expect(findingsIn(file, `fine\n${line}\nfine`)).toEqual([`${file}:2: ${what}`])
})

test.each([
  ['a URL', 'a.md', `https://example.com${somebodys('work', 'with', 'us')}`],
  ['a relative path', 'a.ts', `..${somebodys('work')}`],
  ['the user of an image', 'Dockerfile', somebodys('home', 'node', 'app')],
  ['an address elsewhere', 'a.json', '"resolved": "https://packages.example"'],
  ['a binary file', 'a.bin', `\0${somebodys('root', 'x')}`],
])('%s is no finding', (_what, file, text) => {
  expect(findingsIn(file, text)).toEqual([])
})

test('the OpenAPI linter sees an operationId that is there twice', () => {
  const document = openapi({ base_url: 'https://api.tradecounter.example', auth_url: null }) as { paths: Record<string, { get?: { operationId: string } }> }
  const designs = document.paths['/v1/designs']?.get
  if (!designs) throw new Error('the document has no GET /v1/designs')
  designs.operationId = 'getAccount'
  expect(lintOpenApi(document)).toContain('operationId')
})
