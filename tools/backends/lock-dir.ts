import { join } from 'node:path'
import { takeLock } from './lock.mjs'

/** Makes a data folder this process's own, until the returned function gives it back. Throws when another living process has it. */
export function lockDir(dir: string, what: string): () => void {
  const got = takeLock(join(dir, 'lock'))
  if (typeof got === 'number') throw new Error(`${what} data in ${dir} is in use by process ${got}: stop that one, or choose another folder with --data`)
  return got
}
