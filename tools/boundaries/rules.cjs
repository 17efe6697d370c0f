/**
 * Who may import whom (DESIGN "The rooms"), for dependency-cruiser. Workspace imports are judged by the file they lead to, so
 * `@tradecounter/kernel/money` and `../../libs/kernel/money.ts` are the same. Each rule has a planted violation in
 * tools/test/boundaries.spec.ts.
 */

/** Node's modules that reach outside of the process. */
const outside = [
  'child_process', 'cluster', 'dgram', 'dns', 'dns/promises', 'fs', 'fs/promises', 'http', 'http2', 'https', 'inspector', 'net', 'os', 'process',
  'readline', 'readline/promises', 'repl', 'sqlite', 'timers', 'timers/promises', 'tls', 'worker_threads',
].map((name) => `^(node:)?${name}$`)

const tests = '/test/'
const packages = '(^|/)node_modules/'

/** A package's own code, not its tests. */
const room = (path) => ({ path, pathNot: tests })

const forbidden = [
  {
    name: 'kernel-imports-nothing',
    comment: 'The kernel is pure words: it may import its own files and Node, nothing else.',
    from: room('^libs/kernel/'),
    to: { pathNot: '^libs/kernel/', dependencyTypesNot: ['core'] },
  },
  {
    name: 'v1-imports-kernel-and-contracts',
    comment: 'The public vocabulary knows the kernel, the gRPC types and its libraries.',
    from: room('^libs/v1/'),
    to: { pathNot: ['^libs/(v1|kernel)/', '^proto/', packages], dependencyTypesNot: ['core'] },
  },
  {
    name: 'chassis-imports-kernel-and-contracts',
    comment: 'The chassis knows the kernel, the gRPC types and its libraries.',
    from: room('^libs/chassis/'),
    to: { pathNot: ['^libs/(chassis|kernel)/', '^proto/', packages], dependencyTypesNot: ['core'] },
  },
  {
    name: 'domain-imports-kernel-only',
    comment: 'Rules are pure: a domain folder imports the kernel and itself. Hand facts in, write what comes out in rpc/ or db/.',
    from: { path: '^services/([^/]+)/domain/' },
    to: { pathNot: ['^libs/kernel/', '^services/$1/domain/'], dependencyTypesNot: ['core'] },
  },
  {
    name: 'domain-does-no-io',
    comment: 'Neither the kernel nor a domain folder reaches outside of the process.',
    from: room('^(libs/kernel|services/[^/]+/domain)/'),
    to: { path: outside, dependencyTypes: ['core'] },
  },
  {
    name: 'service-imports-no-other-service',
    comment: 'Ask over gRPC or listen to JetStream: services share libs and contracts, never code or tables.',
    from: { path: '^services/([^/]+)/' },
    to: { path: '^services/', pathNot: '^services/$1/' },
  },
  {
    name: 'nobody-imports-tools',
    comment: 'Tools stand above the services; only tests may use them.',
    from: { path: '^(libs|services|proto)/', pathNot: tests },
    to: { path: '^tools/' },
  },
  {
    name: 'nobody-imports-tests',
    comment: 'What a test needs from another package belongs in tools/ or in the package itself.',
    from: { pathNot: tests },
    to: { path: tests, pathNot: packages },
  },
  {
    name: 'nobody-imports-main',
    comment: 'main.ts starts things when it is loaded: it is run, never imported.',
    from: {},
    to: { path: '^services/[^/]+/main\\.ts$' },
  },
  {
    name: 'nats-behind-the-chassis',
    comment: 'The NATS client stands behind one file of the chassis, so that it can be exchanged.',
    from: { path: '^(services|libs/v1)/', pathNot: tests },
    to: { path: '(^|/)node_modules/(nats|@nats-io)/' },
  },
  {
    name: 'package-is-declared',
    comment: 'What a package imports stands in its own package.json. Contracts are types alone, and bring nothing along.',
    from: { path: '^(libs|services)/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-development-package-in-a-service',
    comment: 'A devDependency of the root is not there in production.',
    from: { path: '^(libs|services)/', pathNot: tests },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
  },
  {
    name: 'import-resolves',
    comment: 'The import leads nowhere.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-circle',
    comment: 'Files that import each other in a circle cannot be understood one by one. Generated types may.',
    from: { pathNot: '^proto/gen/' },
    to: { circular: true },
  },
  {
    name: 'no-orphan',
    comment: 'Nobody imports this file and it imports nobody: link it or drop it.',
    from: {
      orphan: true,
      pathNot: ['^proto/gen/', tests, '(^|/)main\\.ts$', '\\.config\\.(js|mjs|cjs|ts)$', '\\.d\\.m?ts$', '^tools/bootstrap\\.mjs$', '^tools/boundaries/rules\\.cjs$'],
    },
    to: {},
  },
]

module.exports = {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: packages },
    // Types count too: a type from another room ties the two together as well.
    tsPreCompilationDeps: true,
    // A package's package.json and the root's are read together.
    combinedDependencies: true,
    preserveSymlinks: false,
    builtInModules: { add: ['node:test', 'node:sqlite', 'node:sea'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'require', 'default'],
      extensions: ['.ts', '.mjs', '.js', '.cjs', '.d.ts', '.json'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
    progress: { type: 'none' },
    cache: false,
  },
}
