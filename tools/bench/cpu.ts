/** What processes have used of CPU and memory so far, from Linux's /proc. Milliseconds and MiB. */
import { readdirSync, readFileSync } from 'node:fs'

/** A file of /proc, or nothing when its process has ended in the meantime. */
function proc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return ''
  }
}

function entries(path: string): string[] {
  try {
    return readdirSync(`/proc/${path}`)
  } catch {
    return []
  }
}

/** Of all threads that live, to the nanosecond: `stat` counts in steps of 10 ms, too coarse for many small PostgreSQL backends. */
export const cpuOf = (pid: number): number =>
  entries(`${pid}/task`).reduce((sum, thread) => sum + Number(proc(`${pid}/task/${thread}/schedstat`).split(' ')[0] ?? 0), 0) / 1e6

/** Clock ticks of `stat` a second: 100 on every Linux that Node runs on. */
const tick_ms = 10

/** What follows the name in `stat`, which may hold spaces and brackets itself; index 0 is the state, which the manual calls field 3. */
const statOf = (pid: number | string): string[] => proc(`${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []

/** A server with a process a connection: itself, its living children, and those that have ended (cutime, cstime). */
export function cpuOfServer(pid: number): number {
  const stat = statOf(pid)
  const ended = (Number(stat[13] ?? 0) + Number(stat[14] ?? 0)) * tick_ms
  return cpuOf(pid) + ended + childrenOf(pid).reduce((sum, child) => sum + cpuOf(child), 0)
}

const childrenOf = (pid: number): number[] =>
  entries('').filter((name) => /^\d+$/.test(name)).filter((name) => statOf(name)[1] === String(pid)).map(Number)

/** Resident memory, pages that it shares with other processes included. */
export const residentOf = (pid: number): number => Number(/^VmRSS:\s+(\d+) kB/m.exec(proc(`${pid}/status`))?.[1] ?? 0) / 1024

/** Throws where there is no such accounting. */
export function requireProc(): void {
  if (cpuOf(process.pid) === 0) throw new Error('the bench reads CPU times from /proc with schedstat: it needs Linux')
}
