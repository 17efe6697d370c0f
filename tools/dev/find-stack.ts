/** How the tools find a running stack: by `--stack FILE`, else TRADECOUNTER_STACK, else the one on the default data folder. */
import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { textOf } from '../backends/kept-server.ts'
import { isRunning } from '../backends/lock.mjs'
import { defaultData, registry } from './paths.ts'
import type { RunningStack, StackFile } from './stack-file.ts'

/**
 * FILE is a stack's `--json` file, its stack.json or its data folder; a relative one counts from where npm was called.
 * Throws when no running stack is there.
 */
export function findStack(file: string | undefined, env: NodeJS.ProcessEnv = process.env): RunningStack {
  const named = file || env.TRADECOUNTER_STACK
  const path = named ? resolve(env.INIT_CWD ?? '.', named) : defaultData
  const found = read(statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, 'stack.json') : path)
  if (!found) throw new Error(named ? `no stack is described in ${path}` : 'no stack is running on the default data folder: start one with npm start, or name one with --stack FILE')
  const running = 'grpc' in found ? found : registered().find(({ database_urls }) => database_urls.orders === found.database_urls.orders)
  if (!running || !isRunning(running.launcher)) throw new Error(`the stack that ${path} tells of does not run any more`)
  return running
}

function read(file: string): RunningStack | StackFile | undefined {
  const text = textOf(file)
  return text ? JSON.parse(text) as RunningStack | StackFile : undefined
}

function registered(): RunningStack[] {
  const entries = statSync(registry, { throwIfNoEntry: false }) ? readdirSync(registry) : []
  return entries.map((entry) => read(textOf(join(registry, entry)))).filter((found): found is RunningStack => found !== undefined && 'grpc' in found)
}
