/** What `npm test` checks before the suites: each is a program of its own, quickest way to the first red first. */
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

const installed = (path: string): string => join(root, 'node_modules', path)

export interface Step {
  name: string
  /** Commands of Node, run one after the other in the project's folder. */
  commands: string[][]
  env?: Record<string, string>
}

/** The slowest first: two run at a time. */
export const checks: Step[] = [
  { name: 'lint', commands: [[installed('eslint/bin/eslint.js'), '.', '--max-warnings', '0']] },
  { name: 'types', commands: [[installed('@typescript/native/bin/tsc'), '-p', 'tsconfig.json']] },
  {
    name: 'contracts',
    commands: [[installed('@bufbuild/buf/bin/buf'), 'lint', 'proto'], ['tools/check/gen-proto.ts', '--check'], ['tools/check/lint-openapi.ts']],
    // Without a home folder buf would keep its cache in the project.
    env: { BUF_CACHE_DIR: installed('.cache/buf') },
  },
  {
    name: 'boundaries',
    commands: [[installed('dependency-cruiser/bin/dependency-cruise.mjs'), '--config', 'tools/boundaries/rules.cjs', 'proto', 'libs', 'services', 'tools']],
  },
]

/** The suites of these packages (short names), or of all. */
export const suites = (packages: string[]): Step => ({
  name: 'tests',
  commands: [
    [
      installed('nx/dist/bin/nx.js'), 'run-many', '--target=test', '--parallel=2', '--output-style=static',
      ...(packages.length > 0 ? [`--projects=${packages.map((name) => `@tradecounter/${name}`).join(',')}`] : []),
    ],
  ],
  env: { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', NX_NATIVE_COMMAND_RUNNER: 'false', FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
})
