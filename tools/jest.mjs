/**
 * Runs the specs of the package whose folder it is called in (`npm test` there, or `npx nx test orders` from the root); arguments go to
 * jest. From the root: `node tools/jest.mjs services/orders libs`. Plain JavaScript, so that any Node can start it: jest itself runs on the Node of the project.
 */
import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
const [major] = process.versions.node.split('.').map(Number)
const node = major >= 24 ? process.execPath : join(root, 'node_modules/.bin/node')

const project = relative(root, process.cwd()).replaceAll('/', '-')

/** The folder of a whole `npm test`, which takes what this leaves: results, and files of tests that were interrupted. */
const run = process.env.TEST_RUN
const results = run && join(run, `${project}.results.json`)

const jest = spawn(
  node,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    join(root, 'node_modules/jest/bin/jest.js'),
    '--config', join(root, 'jest.config.mjs'),
    '--rootDir', process.cwd(),
    ...(results ? ['--json', '--outputFile', results] : []),
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, ...(run && { TMPDIR: run }) } },
)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => jest.kill(signal))
jest.on('error', (error) => {
  console.error(`jest could not be started with ${node}: ${error.message}`)
  process.exitCode = 1
})
jest.on('exit', (code) => {
  clearInterval(watch)
  process.exitCode = code ?? 1
})

/** Jest writes its results at the very end. What is still open then stays open: that is a fault of a spec, and must not hang the run. */
const patience_ms = 15_000
const began = Date.now()
const watch = results && setInterval(() => {
  const written = statSync(results, { throwIfNoEntry: false })
  if (!written || written.mtimeMs < began || Date.now() - written.mtimeMs < patience_ms) return
  console.error(`${project}: jest does not end, because a spec leaves something open (a server, a pool, a timer): close it in afterAll`)
  jest.kill('SIGKILL')
}, 1_000)
