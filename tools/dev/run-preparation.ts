import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync } from 'node:fs'
import { join } from 'node:path'
import { lastLines, openLog } from '../backends/kept-server.ts'
import type { Preparation } from './prepare.ts'
import { root } from './paths.ts'

/** Migrates and seeds, in a process of its own. Rejects with the end of its log. */
export async function runPreparation(preparation: Preparation, log_file: string, signal: AbortSignal | undefined): Promise<void> {
  const log = openLog(log_file)
  const child = spawn(process.execPath, [join(import.meta.dirname, 'prepare.ts')], {
    cwd: root, detached: true, stdio: ['ignore', log, log, 'ipc'], env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') },
  })
  closeSync(log)
  const kill = (): boolean => child.kill('SIGKILL')
  signal?.addEventListener('abort', kill)
  child.send(preparation)
  const [code] = await once(child, 'exit') as [number | null]
  signal?.removeEventListener('abort', kill)
  signal?.throwIfAborted()
  if (code !== 0) throw new Error(`the databases could not be prepared; the end of ${log_file}:\n${lastLines(log_file, 20)}`)
}
