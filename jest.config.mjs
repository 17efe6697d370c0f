/**
 * One configuration for every package: tools/jest.mjs runs it with the package's folder as rootDir.
 * Specs are ES modules; types are stripped by swc, as Node strips them when the services run.
 */
import { join, relative } from 'node:path'

const root = import.meta.dirname
const here = relative(root, process.cwd())

/** Packages whose tests touch neither PostgreSQL nor NATS. */
const pure = ['libs/kernel', 'libs/v1', 'proto']

/** From the root: the packages whose paths are given, without the end-to-end suites, which need a stack. */
const all = here === ''

const setup = here === 'services/gateway' ? 'stack' : pure.includes(here) ? undefined : 'backends'

export default {
  testEnvironment: 'node',
  testMatch: all ? ['<rootDir>/{libs,services}/*/test/**/*.spec.ts', '<rootDir>/tools/test/**/*.spec.ts'] : ['<rootDir>/test/**/*.spec.ts'],
  testPathIgnorePatterns: all ? ['/node_modules/', '/services/gateway/'] : ['/node_modules/'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleFileExtensions: ['ts', 'mjs', 'js', 'cjs', 'json', 'node'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2024', transform: { verbatimModuleSyntax: true } },
        module: { type: 'es6' },
        sourceMaps: 'inline',
        swcrc: false,
      },
    ],
  },
  ...(setup && {
    globalSetup: join(root, 'tools/check', `${setup}-setup.mjs`),
    globalTeardown: join(root, 'tools/check', `${setup}-teardown.mjs`),
  }),
  passWithNoTests: true,
  cacheDirectory: join(root, 'node_modules/.cache/jest'),
  injectGlobals: true,
  // Real databases and processes: slow machines get time, tests never measure it.
  testTimeout: 30_000,
  // Nx runs two packages at a time already, and suites that kill processes of the stack must not meet others.
  maxWorkers: process.env.TEST_RUN || setup === 'stack' ? 1 : 2,
  workerIdleMemoryLimit: '1GB',
  errorOnDeprecated: true,
  watchman: false,
}
