/** DESIGN "Who may import whom": each rule is shown to fire by one planted violation, and a house without one passes. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { rooms } from '../boundaries/lint.ts'

const root = join(import.meta.dirname, '../..')

interface Plant {
  rule: string
  /** The file with the violation, and its text. */
  file: string
  text: string
}

/** A small house in which all is well. */
const house: Record<string, string> = {
  'package.json': '{ "name": "house", "devDependencies": { "made-for-tests": "1.0.0" } }',
  'node_modules/made-for-tests/package.json': '{ "name": "made-for-tests", "version": "1.0.0", "main": "index.js" }',
  'node_modules/made-for-tests/index.js': 'module.exports = {}',
  'node_modules/undeclared/package.json': '{ "name": "undeclared", "version": "1.0.0", "main": "index.js" }',
  'node_modules/undeclared/index.js': 'module.exports = {}',
  'node_modules/nats/package.json': '{ "name": "nats", "version": "1.0.0", "main": "index.js" }',
  'node_modules/nats/index.js': 'module.exports = {}',
  ...Object.fromEntries(
    ['libs/kernel', 'libs/v1', 'libs/chassis', 'services/orders', 'services/catalog', 'tools'].map((path) => [
      `${path}/package.json`,
      JSON.stringify({ name: path, type: 'module', exports: { './*': './*.ts' }, dependencies: { nats: '1.0.0' } }),
    ])),
  'proto/package.json': '{ "name": "proto", "exports": { "./*": "./gen/*.ts" } }',
  'proto/gen/Order.ts': 'export interface Order { id: string }',
  'libs/kernel/money.ts': "import { createHash } from 'node:crypto'\nexport const digest = createHash\nexport interface Money { minor: bigint }",
  'libs/v1/order.ts': "import type { Money } from '@tradecounter/kernel/money'\nimport type { Order } from '@tradecounter/proto/Order'\nexport type Both = Money & Order",
  'libs/chassis/jetstream.ts': "import nats from 'nats'\nimport type { Money } from '@tradecounter/kernel/money'\nexport const open = (money: Money) => [nats, money]",
  'services/orders/domain/total.ts': "import type { Money } from '@tradecounter/kernel/money'\nexport const total = (money: Money) => money",
  'services/orders/domain/quote.ts': "import { total } from './total.ts'\nexport const quote = total",
  'services/orders/rpc/place.ts': "import { quote } from '../domain/quote.ts'\nimport { open } from '@tradecounter/chassis/jetstream'\nexport const place = [quote, open]",
  'services/orders/main.ts': "import { place } from './rpc/place.ts'\nconsole.log(place)",
  'services/orders/test/place.spec.ts': "import { place } from '../rpc/place.ts'\nimport { seed } from '@tradecounter/tools/seed'\nimport 'made-for-tests'\nconsole.log(place, seed)",
  'services/catalog/main.ts': "import type { Money } from '@tradecounter/kernel/money'\nexport const money: Money = { minor: 0n }",
  // A circle is planted by letting the half import the other half.
  'services/orders/other-half.ts': "import { half } from './half.ts'\nexport const other = (): unknown => half",
  'services/orders/half.ts': 'export const half: unknown = 1',
  'tools/seed.ts': "import { place } from '@tradecounter/orders/rpc/place'\nexport const seed = place",
}

const uses = (specifier: string): string => `import * as it from '${specifier}'\nexport const used = it`

const plants: Plant[] = [
  { rule: 'kernel-imports-nothing', file: 'libs/kernel/planted.ts', text: uses('@tradecounter/chassis/jetstream') },
  { rule: 'kernel-imports-nothing', file: 'libs/kernel/planted-package.ts', text: uses('nats') },
  { rule: 'v1-imports-kernel-and-contracts', file: 'libs/v1/planted.ts', text: uses('@tradecounter/chassis/jetstream') },
  { rule: 'chassis-imports-kernel-and-contracts', file: 'libs/chassis/planted.ts', text: uses('@tradecounter/v1/order') },
  { rule: 'domain-imports-kernel-only', file: 'services/orders/domain/planted.ts', text: uses('@tradecounter/chassis/jetstream') },
  { rule: 'domain-imports-kernel-only', file: 'services/orders/domain/planted-room.ts', text: uses('../rpc/place.ts') },
  { rule: 'domain-imports-kernel-only', file: 'services/orders/domain/planted-package.ts', text: uses('nats') },
  { rule: 'domain-imports-kernel-only', file: 'services/orders/domain/planted-type.ts', text: "import type { Order } from '@tradecounter/proto/Order'\nexport type Mine = Order" },
  { rule: 'domain-does-no-io', file: 'services/orders/domain/planted-fs.ts', text: uses('node:fs/promises') },
  { rule: 'domain-does-no-io', file: 'services/orders/domain/planted-http.ts', text: uses('http') },
  { rule: 'domain-does-no-io', file: 'libs/kernel/planted-net.ts', text: uses('node:net') },
  { rule: 'domain-does-no-io', file: 'libs/kernel/planted-process.ts', text: uses('node:child_process') },
  { rule: 'service-imports-no-other-service', file: 'services/catalog/planted.ts', text: uses('@tradecounter/orders/rpc/place') },
  { rule: 'service-imports-no-other-service', file: 'services/catalog/test/planted.spec.ts', text: uses('../../orders/domain/total.ts') },
  { rule: 'nobody-imports-tools', file: 'services/catalog/planted-tools.ts', text: uses('@tradecounter/tools/seed') },
  { rule: 'nobody-imports-tests', file: 'services/orders/planted-test.ts', text: uses('./test/place.spec.ts') },
  { rule: 'nobody-imports-main', file: 'tools/planted-main.ts', text: uses('@tradecounter/catalog/main') },
  { rule: 'nats-behind-the-chassis', file: 'services/orders/planted-nats.ts', text: uses('nats') },
  { rule: 'package-is-declared', file: 'services/orders/planted-undeclared.ts', text: uses('undeclared') },
  { rule: 'no-development-package-in-a-service', file: 'services/orders/planted-development.ts', text: uses('made-for-tests') },
  { rule: 'import-resolves', file: 'services/orders/planted-nowhere.ts', text: uses('./nowhere.ts') },
  { rule: 'no-circle', file: 'services/orders/half.ts', text: "import { other } from './other-half.ts'\nexport const half = (): unknown => other" },
  { rule: 'no-orphan', file: 'services/orders/planted-orphan.ts', text: 'export const alone = true' },
]

interface Violation {
  rule: { name: string }
  from: string
}

/** Builds the house with what is planted in it, and runs the rules on it as `npm run boundaries` does. */
async function violations(planted: Plant[]): Promise<string[]> {
  const house_dir = await mkdtemp(join(tmpdir(), 'boundaries-'))
  try {
    const files = { ...house, ...Object.fromEntries(planted.map(({ file, text }) => [file, text])) }
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(house_dir, file)), { recursive: true })
      await writeFile(join(house_dir, file), text)
    }
    await mkdir(join(house_dir, 'node_modules/@tradecounter'))
    for (const path of ['proto', 'tools', 'libs/kernel', 'libs/v1', 'libs/chassis', 'services/orders', 'services/catalog'])
      await symlink(join('../..', path), join(house_dir, 'node_modules/@tradecounter', path.split('/').at(-1)!))
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'), '--config', join(root, 'tools/boundaries/rules.cjs'), '--output-type', 'json',
        'proto', 'libs', 'services', 'tools'],
      { cwd: house_dir, maxBuffer: 16 * 1024 * 1024 })
    const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } }
    return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort()
  } finally {
    await rm(house_dir, { recursive: true })
  }
}

describe('who may import whom', () => {
  let found: string[]
  beforeAll(async () => {
    found = await violations(plants)
  })

  test('a house that keeps the rules passes, with its imports through workspace links followed', async () => {
    expect(await violations([])).toEqual([])
  })

  test.each(plants)('$rule: $file is found', ({ rule, file }) => {
    expect(found).toContain(`${rule}: ${file}`)
  })

  test('every rule has a planted violation', async () => {
    const { default: rules } = (await import('../boundaries/rules.cjs' as string)) as { default: { forbidden: { name: string }[] } }
    expect(new Set(rules.forbidden.map(({ name }) => name))).toEqual(new Set(plants.map(({ rule }) => rule)))
  })
})

const linter = new Linter()

/** What the room rules say about this text as that file. */
const complaints = (file: string, text: string): (string | null)[] =>
  linter
    .verify(text, [{ files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } }, ...rooms] as Linter.Config[], { filename: file })
    .map(({ ruleId }) => ruleId)

describe('who may do what', () => {
  test.each([
    ['only config.ts reads the environment', 'services/orders/rpc/place.ts', 'services/orders/config.ts', 'export const url = process.env.DATABASE_URL'],
    ['only config.ts reads the environment, by another name', 'services/orders/main.ts', 'services/orders/config.ts', "import { env } from 'node:process'\nexport const url = env.X"],
    ['only config.ts reads the environment, taken apart', 'libs/chassis/log.ts', 'services/orders/config.ts', 'const { env } = process\nexport const url = env'],
    ['only config.ts reads the environment, through globalThis', 'services/orders/events/x.ts', 'services/orders/config.ts', 'export const url = globalThis.process.env'],
    ['only context.ts opens databases', 'services/orders/rpc/place.ts', 'services/orders/context.ts', "import { openDatabase } from '@tradecounter/chassis/database'\nexport const x = openDatabase"],
    ['only context.ts makes clients', 'services/orders/main.ts', 'services/orders/context.ts', "import { connectGrpc } from '@tradecounter/chassis/grpc-client'\nexport const x = connectGrpc"],
    ['a domain is handed the time', 'services/orders/domain/total.ts', 'services/orders/rpc/place.ts', 'export const now = new Date()'],
    ['a domain is handed the time, as a number too', 'services/orders/domain/total.ts', 'services/orders/rpc/place.ts', 'export const now = Date.now()'],
    ['a domain is handed randomness', 'services/orders/domain/total.ts', 'services/orders/rpc/place.ts', 'export const chance = Math.random()'],
    ['a domain sets no timers', 'services/orders/domain/total.ts', 'services/orders/events/x.ts', 'export const timer = setTimeout(() => {}, 1)'],
    ['everything is exported by name', 'services/orders/rpc/place.ts', 'services/orders/mikro-orm.config.ts', 'export default {}'],
  ])('%s: refused in %s, fine in %s', (_title, wrong, right, text) => {
    expect(complaints(wrong, text)).toHaveLength(1)
    expect(complaints(right, text)).toEqual([])
  })
})
