/**
 * The outbox: a row is written in the transaction that makes the event, and deleted once JetStream has it, so that no event is lost and
 * none is sent that did not happen. One relay at a time publishes (a session lock), in order within each subject; a row that commits
 * late is simply found later, since nothing remembers a position.
 */
import type { Database, Queries, Statement } from './database.ts'
import type { Headers, JetStream } from './jetstream.ts'
import type { Logger } from './log.ts'
import { currentRequestId } from './request-scope.ts'
import { traceHeaders } from './tracing.ts'

/** The table, for a service's migrations. */
export const outboxTable = `create table outbox (
  id bigint generated always as identity primary key,
  event_id uuid not null,
  subject text not null,
  payload text not null,
  headers jsonb not null
)`

const insert: Statement = { name: 'outbox_insert', text: 'insert into outbox (event_id, subject, payload, headers) values ($1, $2, $3, $4)' }

const oldest: Statement = { name: 'outbox_oldest', text: 'select id, event_id, subject, payload, headers from outbox order by id limit 256' }

const remove: Statement = { name: 'outbox_delete', text: 'delete from outbox where id = any($1::bigint[])' }

interface OutboxRow {
  id: bigint
  event_id: string
  subject: string
  payload: string
  headers: Headers
}

/** The trace and request that are active now, to be carried on by whoever reads them later. */
export function carriedHeaders(): Headers {
  const headers = traceHeaders()
  const request_id = currentRequestId()
  return request_id ? { ...headers, 'x-request-id': request_id } : headers
}

/** Events of one subject leave in the order in which they were put in. */
export const putInOutbox = (tx: Queries, event_id: string, subject: string, payload: string): Promise<number> =>
  tx.run(insert, [event_id, subject, payload, JSON.stringify(carriedHeaders())])

export interface Relay {
  /** There is something new: do not wait for the next poll. */
  nudge(): void
  stop(): Promise<void>
}

export function startRelay(database: Database, jetstream: JetStream, log: Logger, poll_ms = 250): Relay {
  let stopped = false
  let wake = (): void => undefined
  const pause = (ms: number): Promise<void> => new Promise((done) => {
    const timer = setTimeout(done, ms)
    wake = () => {
      clearTimeout(timer)
      done()
    }
  })
  const running = (async () => {
    while (!stopped) {
      try {
        await leading(database, async (alive) => {
          while (!stopped && alive()) if ((await publishOldest(database, jetstream)) === 0) await pause(poll_ms)
        })
      } catch (error) {
        log.error({ err: error }, 'the outbox relay stumbled, it goes on')
      }
      if (!stopped) await pause(1_000)
    }
  })()
  return {
    nudge: () => wake(),
    stop: async () => {
      stopped = true
      wake()
      await running
    },
  }
}

/** Works while this process holds the lock; another replica's relay waits its turn. */
async function leading(database: Database, work: (alive: () => boolean) => Promise<void>): Promise<void> {
  const session = await database.session()
  let alive = true
  session.on('error', () => { alive = false })
  session.on('end', () => { alive = false })
  try {
    const { rows } = await session.query<{ locked: boolean }>(`select pg_try_advisory_lock(hashtext('outbox')) as locked`)
    if (rows[0]?.locked) await work(() => alive)
  } finally {
    await session.end().catch(() => undefined)
  }
}

/** Publishes a batch: subjects side by side, each in its order up to its first failure. Answers how many left. */
export async function publishOldest(database: Database, jetstream: JetStream): Promise<number> {
  const rows = await database.rows<OutboxRow>(oldest)
  const sent: bigint[] = []
  const failed: unknown[] = []
  await Promise.all([...Map.groupBy(rows, (row) => row.subject).values()].map(async (ofSubject) => {
    try {
      for (const row of ofSubject) {
        await jetstream.publish(row.subject, row.event_id, row.payload, row.headers)
        sent.push(row.id)
      }
    } catch (error) {
      failed.push(error)
    }
  }))
  if (sent.length > 0) await database.run(remove, [sent.map(String)])
  if (failed.length > 0) throw new AggregateError(failed, 'some events could not be published yet')
  return sent.length
}
