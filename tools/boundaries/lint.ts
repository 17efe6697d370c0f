/**
 * Who may do what (DESIGN "The rooms"), as eslint rules that need no types: what dependency-cruiser cannot see because it is a call, not
 * an import. Each rule has a planted violation in tools/test/boundaries.spec.ts.
 */
import type { Linter } from 'eslint'

const environment = 'Only config.ts reads the environment: take the value from the context.'
const clients = 'Only context.ts makes clients and opens databases: take them from the context.'
const pure = 'A domain function is handed the time and randomness.'

const tests = '**/test/**'

/** Ways round `process.env`. */
const environmentElsewhere = [
  { selector: "MemberExpression[property.name='env'] > MemberExpression[property.name='process']", message: environment },
]

const defaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name, so that a thing has one name everywhere.',
}

const environmentImports = { paths: ['node:process', 'process'].map((name) => ({ name, message: environment })) }
const clientImports = { patterns: [{ group: ['@tradecounter/chassis/*'], importNamePattern: '^(connect|open)', message: clients }] }

/** Configurations and jest's set-up files are read by their default export. */
const readByDefault = ['**/*.config.{ts,js,mjs}', 'tools/check/*-{setup,teardown}.mjs']

export const rooms: Linter.Config[] = [
  {
    name: 'rooms/one-name',
    files: ['**/*.{ts,js,mjs}'],
    ignores: readByDefault,
    rules: { 'no-restricted-syntax': ['error', defaultExport] },
  },
  {
    name: 'rooms/environment',
    files: ['{libs,services}/**/*.ts'],
    // The standard OTEL_* variables are read before a config can be.
    ignores: ['**/config.ts', 'libs/chassis/telemetry.ts', tests, ...readByDefault],
    rules: {
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: environment }],
      'no-restricted-syntax': ['error', defaultExport, ...environmentElsewhere],
      'no-restricted-imports': ['error', environmentImports],
    },
  },
  {
    name: 'rooms/clients',
    files: ['services/**/*.ts'],
    ignores: ['**/config.ts', '**/context.ts', tests],
    rules: { 'no-restricted-imports': ['error', { ...environmentImports, ...clientImports }] },
  },
  {
    name: 'rooms/clients-in-config',
    files: ['services/**/config.ts'],
    rules: { 'no-restricted-imports': ['error', clientImports] },
  },
  {
    name: 'rooms/pure-domain',
    files: ['services/*/domain/**/*.ts', 'libs/kernel/**/*.ts'],
    ignores: ['libs/kernel/clock.ts', tests],
    rules: {
      'no-restricted-syntax': [
        'error',
        defaultExport,
        ...environmentElsewhere,
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: pure },
        { selector: "CallExpression[callee.name='Date']", message: pure },
      ],
      'no-restricted-globals': ['error', ...['setTimeout', 'setInterval', 'setImmediate', 'fetch', 'performance', 'console'].map((name) => ({ name, message: pure }))],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: environment },
        { object: 'Date', property: 'now', message: pure },
        { object: 'Math', property: 'random', message: pure },
        { object: 'crypto', property: 'randomUUID', message: pure },
        { object: 'crypto', property: 'getRandomValues', message: pure },
      ],
    },
  },
]
