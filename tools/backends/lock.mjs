/**
 * Locks held by a living process, and knowing a process again. Plain JavaScript with no dependencies, because bootstrap.mjs
 * needs it before anything is installed.
 */
import { execFileSync } from 'node:child_process'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** `<pid> <when it started>`: a pid alone is handed out again. Undefined when no such process runs. */
export function identityOf(pid) {
  try {
    if (process.platform !== 'linux') return `${pid} ${execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { stdio: ['ignore', 'pipe', 'ignore'] }).toString().trim()}`
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The second field is the command in brackets and may hold anything; the third is the state, the 22nd the start in ticks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : `${pid} ${fields[19]}`
  } catch {
    return undefined
  }
}

export const pidIn = (identity) => Number.parseInt(identity, 10)

export const isRunning = (identity) => identity !== '' && identityOf(pidIn(identity)) === identity

const read = (file) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/**
 * Takes the lock file for this process: returns how to give it back, or, when a living process holds it, that process's pid.
 * A lock whose holder died is taken over.
 */
export function takeLock(file) {
  const mine = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  const identity = identityOf(process.pid) ?? String(process.pid)
  writeFileSync(mine, identity, { mode: 0o600 })
  try {
    for (;;) {
      try {
        linkSync(mine, file)
        return () => {
          if (read(file) === identity) rmSync(file, { force: true })
        }
      } catch (error) {
        if (error.code !== 'EEXIST') throw error
      }
      const holder = read(file)
      if (isRunning(holder)) return pidIn(holder)
      takeAway(file, holder, `${mine}.stale`)
    }
  } finally {
    rmSync(mine, { force: true })
  }
}

/** Of several that find the same stale lock one moves it away; who moved a fresh one by mistake puts it back. */
function takeAway(file, holder, to) {
  try {
    renameSync(file, to)
    if (read(to) !== holder) linkSync(to, file)
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  } finally {
    rmSync(to, { force: true })
  }
}
