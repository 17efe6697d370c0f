/** Deliveries' hot statements: putting in, claiming, finishing. Times are passed in. */
import type { Database, Statement } from '@tradecounter/chassis/database'
import type { Headers } from '@tradecounter/chassis/jetstream'
import type { OrderMessage } from '../domain/order-message.ts'

const insert: Statement = {
  name: 'delivery_insert',
  text: `insert into deliveries (id, event_id, event_type, order_uuid, account_id, sequence, url, host, carried, created_at, next_attempt_at, status, attempts)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, 'pending', 0) on conflict (event_id) do nothing`,
}

/** False when the event is in the table already: messages come at least once. */
export async function insertDelivery(database: Database, id: string, message: OrderMessage, url: URL, carried: Headers, now: Date): Promise<boolean> {
  const { id: event_id, type, order_uuid, account_id, sequence } = message
  return await database.run(insert, [id, event_id, type, order_uuid, account_id, sequence, message.webhook_url, url.host, JSON.stringify(carried), now]) === 1
}

/** A delivery that this process may attempt now. */
export interface Claimed {
  id: string
  event_id: string
  event_type: string
  account_id: string
  url: string
  host: string
  attempts: number
  created_at: string
  /** Also says whose claim it is: one that ran out and was claimed anew has another. */
  lease_until: string
  carried: Headers
}

/**
 * Host after host by a loose scan of the index, and of each host no more than it may still have under way, so that no host can fill a
 * round, however much is due to it (H8). Rows that another replica is claiming are skipped.
 *
 * A first attempt waits for those of the order's earlier events, and for a predecessor that has not come in yet: with several replicas
 * consuming, an event can overtake the one before it. After $7 it is taken not to come any more (H2).
 */
const claim: Statement = {
  name: 'delivery_claim',
  text: `with recursive hosts (host) as (
      (select host from deliveries where status = 'pending' order by host limit 1)
      union all
      select (select d.host from deliveries d where d.status = 'pending' and d.host > h.host order by d.host limit 1) from hosts h where h.host is not null
    ), due as (
      select found.id from hosts h left join unnest($4::text[], $5::int[]) busy (host, under_way) on busy.host = h.host
      cross join lateral (
        select d.id, d.next_attempt_at from deliveries d
        where d.status = 'pending' and d.host = h.host and d.next_attempt_at <= $1 and (d.lease_until is null or d.lease_until <= $1)
          and (d.attempts > 0 or (
            not exists (select from deliveries e where e.order_uuid = d.order_uuid and e.sequence < d.sequence and e.status = 'pending' and e.attempts = 0)
            and (d.sequence = 1 or d.created_at <= $7 or exists (select from deliveries e where e.order_uuid = d.order_uuid and e.sequence = d.sequence - 1))))
        order by d.next_attempt_at
        limit greatest($3 - coalesce(busy.under_way, 0), 0)
        for update of d skip locked
      ) found
      order by found.next_attempt_at limit $2
    )
    update deliveries d set lease_until = $6 from due where d.id = due.id
    returning d.id, d.event_id, d.event_type, d.account_id, d.url, d.host, d.attempts, d.created_at, d.lease_until, d.carried`,
}

/** Longer than JetStream waits before it gives a message to another consumer. */
const gap_ms = 45_000

export interface ClaimRules {
  now: Date
  lease_ms: number
  /** The most to claim. */
  limit: number
  host_cap: number
  /** Attempts that this process has under way, by host. */
  under_way: ReadonlyMap<string, number>
}

export const claimDue = (database: Database, { now, lease_ms, limit, host_cap, under_way }: ClaimRules): Promise<Claimed[]> =>
  database.rows<Claimed>(claim, [
    now, limit, host_cap, [...under_way.keys()], [...under_way.values()], new Date(now.getTime() + lease_ms), new Date(now.getTime() - gap_ms),
  ])

/** An acknowledgement counts even when the claim ran out meanwhile; a failure does not: whoever claimed it next has the say. */
const finish: Statement = {
  name: 'delivery_finish',
  text: `with finished as (
      update deliveries set status = $3, attempts = attempts + 1, next_attempt_at = $4, delivered_at = case when $3 = 'delivered' then $5::timestamptz end,
        lease_until = null, last_status_code = $8, last_error = $9, last_response = $10
      where id = $1 and status = 'pending' and (lease_until = $2 or $3 = 'delivered') returning id, attempts
    )
    insert into attempts (delivery_id, number, started_at, duration_ms, status_code, error, response_excerpt)
    select id, attempts, $6, $7, $8, $9, $10 from finished`,
}

export interface AttemptResult {
  status: 'delivered' | 'pending' | 'dead'
  /** When pending. */
  next_attempt_at?: Date | undefined
  started_at: Date
  ended_at: Date
  status_code?: number | undefined
  error?: string | undefined
  response?: string | undefined
}

/** False when the claim was no longer ours. */
export const finishAttempt = async (database: Database, claimed: Claimed, result: AttemptResult): Promise<boolean> => {
  const { status, next_attempt_at, started_at, ended_at, status_code, error, response } = result
  const duration_ms = Math.max(0, ended_at.getTime() - started_at.getTime())
  return await database.run(finish, [
    claimed.id, claimed.lease_until, status, next_attempt_at, ended_at, started_at, duration_ms, status_code, error, response,
  ]) === 1
}

const postpone: Statement = {
  name: 'delivery_postpone',
  text: `update deliveries set lease_until = null, next_attempt_at = $3 where id = $1 and lease_until = $2`,
}

/** Nothing was sent: the attempt does not count. */
export const postponeAttempt = (database: Database, claimed: Claimed, until: Date): Promise<number> =>
  database.run(postpone, [claimed.id, claimed.lease_until, until])
