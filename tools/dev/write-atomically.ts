import { renameSync, writeFileSync } from 'node:fs'

/** As JSON, readable by its owner only; whoever reads the file finds either the old text or the new, never half of one. */
export function writeAtomically(file: string, value: unknown): void {
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
  renameSync(aside, file)
}
