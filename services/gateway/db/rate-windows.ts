/** The counters that replicas share (DECISIONS R4, docs/decisions/0006-rate-counters-in-postgresql.md). */
import type { Queries, Statement } from '@tradecounter/chassis/database'
import { window_ms } from '../domain/rate-window.ts'

const add: Statement = {
  name: 'rate_add',
  text: `insert into rate_windows as w (subject, used, ends_at) values ($1, $2, $3)
    on conflict (subject) do update set
      used = case when w.ends_at <= $4 then excluded.used else w.used + excluded.used end,
      ends_at = case when w.ends_at <= $4 then excluded.ends_at else w.ends_at end
    returning used, ends_at`,
}

/** Adds to the window that is open, or opens one from now. Answers how it stands then. */
export async function addToWindow(on: Queries, subject: string, count: number, now: number): Promise<{ used: number; ends_at: number }> {
  const row = await on.row<{ used: number; ends_at: string }>(add, [subject, count, new Date(now + window_ms), new Date(now)])
  if (!row) throw new Error('an upsert returned no row')
  return { used: row.used, ends_at: Date.parse(row.ends_at) }
}

const sweep: Statement = {
  name: 'rate_sweep',
  text: 'delete from rate_windows where ctid in (select ctid from rate_windows where ends_at <= $1 order by ends_at limit 5000)',
}

export const sweepWindows = (on: Queries, now: Date): Promise<number> => on.run(sweep, [now])
