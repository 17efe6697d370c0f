/** When a key was last used, written off the hot path and at most once a minute a key (DECISIONS C3). */
import type { Database, Statement } from '@tradecounter/chassis/database'

const minute = 60_000

export interface LastUse {
  /** A key was used; `recorded` is what its row says. Costs no statement. */
  note(key_id: string, now: Date, recorded: string | null): void
  /** Writes what was noted. What a failed write held is noted again at the key's next use. */
  flush(): Promise<void>
}

/** Replicas that noted the same use write it once. */
const write: Statement = {
  name: 'api_key_last_use',
  text: `update api_keys set last_used_at = noted.at from unnest($1::uuid[], $2::timestamptz[]) as noted (id, at)
    where api_keys.id = noted.id and (last_used_at is null or last_used_at <= noted.at - interval '1 minute')`,
}

export function noteLastUse(database: Database): LastUse {
  let noted = new Map<string, Date>()
  return {
    note: (key_id, now, recorded) => {
      if (!noted.has(key_id) && (recorded === null || now.getTime() - Date.parse(recorded) >= minute)) noted.set(key_id, now)
    },
    flush: async () => {
      if (noted.size === 0) return
      const uses = noted
      noted = new Map()
      await database.run(write, [[...uses.keys()], [...uses.values()].map((at) => at.toISOString())])
    },
  }
}
