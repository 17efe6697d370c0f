import tseslint from 'typescript-eslint'
import { rooms } from './tools/boundaries/lint.ts'

/** What eslint's own checks find beyond the compiler. */
const plain = {
  'array-callback-return': 'error',
  'eqeqeq': ['error', 'always', { null: 'ignore' }],
  'max-lines': ['error', 250],
  'no-cond-assign': 'error',
  'no-constant-condition': ['error', { checkLoops: false }],
  'no-debugger': 'error',
  'no-dupe-else-if': 'error',
  'no-empty': ['error', { allowEmptyCatch: false }],
  'no-eval': 'error',
  'no-fallthrough': 'error',
  'no-self-compare': 'error',
  'no-sparse-arrays': 'error',
  'no-template-curly-in-string': 'error',
  'no-unsafe-finally': 'error',
  'no-unused-private-class-members': 'error',
  'no-useless-escape': 'error',
  'no-var': 'error',
  'object-shorthand': 'error',
  'prefer-const': ['error', { destructuring: 'all' }],
  'use-isnan': 'error',
}

export default tseslint.config(
  { name: 'ignored', ignores: ['**/node_modules/', 'proto/gen/', '.data/', '.nx/', 'coverage/'] },
  { name: 'reports', linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  { name: 'plain', rules: plain },
  {
    name: 'typed',
    files: ['**/*.ts'],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false, attributes: false } }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  { name: 'node', files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { name: 'tables', files: ['**/test/**', 'tools/seed/**', '**/migrations/**'], rules: { 'max-lines': 'off' } },
  {
    name: 'every-test-runs',
    files: ['**/*.spec.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['describe', 'it', 'test'].flatMap((object) =>
          ['only', 'skip', 'todo'].map((property) => ({ object, property, message: 'Every test runs, always.' }))),
      ],
      'no-restricted-globals': ['error', ...['fdescribe', 'fit', 'xdescribe', 'xit', 'xtest'].map((name) => ({ name, message: 'Every test runs, always.' }))],
    },
  },
  ...rooms,
)
