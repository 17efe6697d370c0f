/** Everything that is wrong is named together (DECISIONS W14), also what several services know of one request. */
import { Failure } from '@tradecounter/kernel/failure'
import type { FieldErrors } from '@tradecounter/kernel/failure'

/**
 * The answer of a peer; undefined when it refuses, and then its fields are added to `errors`. Beside named fields, a rule that names none is
 * left for the next time.
 */
export async function orErrors<Answer>(asked: Promise<Answer>, errors: FieldErrors, pathOf: (path: string) => string): Promise<Answer | undefined> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'validation') throw error
    if (!error.errors && Object.keys(errors).length === 0) throw error
    for (const [path, messages] of Object.entries(error.errors ?? {})) errors[pathOf(path)] ??= messages
    return undefined
  }
}

/** Indexes of the lines that no error names. */
export const unnamed = (lines: readonly unknown[], errors: FieldErrors): number[] => {
  const named = new Set(Object.keys(errors).map((path) => /^items\.(\d+)/.exec(path)?.[1]))
  return [...lines.keys()].filter((index) => !named.has(String(index)))
}

/** Paths of a request that held only some of the lines, as the whole request knows them. */
export const linePath = (indexes: readonly number[]) => (path: string): string =>
  path.replace(/^items\.(\d+)/, (_, index: string) => `items.${indexes[Number(index)]}`)
