import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

export const defaultData = join(root, '.data', 'dev')

/** One file for each stack that runs out of this project, holding the path of its stack.json. */
export const registry = join(root, '.data', 'stacks')
