/** Answers of a moment ago (docs/decisions/0011-answers-of-a-moment-ago.md), in bounded memory: past `most` the oldest is forgotten. */
import type { Clock } from '@tradecounter/kernel/clock'

export interface Memory<T> {
  /** What is kept under the key, while it holds. */
  recall(key: string): T | undefined
  keep(key: string, value: T): void
}

export function createMemory<T>(clock: Clock, { holds_ms, most }: { holds_ms: number, most: number }): Memory<T> {
  const kept = new Map<string, { value: T, until: number }>()
  return {
    recall: (key) => {
      const known = kept.get(key)
      return known && known.until > clock.now().getTime() ? known.value : undefined
    },
    keep: (key, value) => {
      kept.delete(key)
      kept.set(key, { value, until: clock.now().getTime() + holds_ms })
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
  }
}
