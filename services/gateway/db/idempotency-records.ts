/** Claims, answers and frees idempotency keys (DECISIONS I1 to I6). Each statement stands alone: no lock outlives it. */
import type { Queries, Statement } from '@tradecounter/chassis/database'
import { key_life_ms, lease_ms } from '../domain/idempotency.ts'
import type { KeptRequest } from '../domain/idempotency.ts'

/** One request with a key. */
export interface KeyedRequest {
  account_id: string
  /** Method and full path. */
  operation: string
  key: string
  body_sha256: Buffer
  /** Of this very attempt: only who holds the key may answer it. */
  claim: string
}

export interface KeptAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** A key is free when it has expired (made before $8), or when its own request is open or died; its life begins anew then. */
const claim: Statement = {
  name: 'idempotency_claim',
  text: `insert into idempotency_records as r (account_id, operation, key, body_sha256, state, claim, lease_until, created_at)
    values ($1, $2, $3, $4, 'in_progress', $5, $6, $7)
    on conflict (account_id, operation, key) do update set
      body_sha256 = excluded.body_sha256, state = 'in_progress', claim = excluded.claim, lease_until = excluded.lease_until,
      status = null, headers = null, body = null, created_at = excluded.created_at
    where (r.created_at <= $8 or (r.state <> 'done' and r.body_sha256 = excluded.body_sha256))
      and (r.lease_until is null or r.lease_until <= $7)`,
}

/** False when somebody else holds it, has answered it, or used it for another body. */
export async function claimKey(on: Queries, request: KeyedRequest, now: Date): Promise<boolean> {
  const { account_id, operation, key, body_sha256, claim: by } = request
  const lease_until = new Date(now.getTime() + lease_ms)
  const expired = new Date(now.getTime() - key_life_ms)
  return (await on.run(claim, [account_id, operation, key, body_sha256, by, lease_until, now, expired])) > 0
}

const look: Statement = {
  name: 'idempotency_look',
  text: `select body_sha256, state, lease_until, status, headers, body from idempotency_records
    where account_id = $1 and operation = $2 and key = $3`,
}

/** The answer's fields are null unless the state is done. */
export const lookAtKey = (on: Queries, { account_id, operation, key }: KeyedRequest): Promise<(KeptRequest & KeptAnswer) | undefined> =>
  on.row(look, [account_id, operation, key])

const answer: Statement = {
  name: 'idempotency_answer',
  text: `update idempotency_records set state = 'done', lease_until = null, status = $5, headers = $6, body = $7
    where account_id = $1 and operation = $2 and key = $3 and claim = $4 and state = 'in_progress'`,
}

export const keepAnswer = (on: Queries, { account_id, operation, key, claim: by }: KeyedRequest, { status, headers, body }: KeptAnswer): Promise<number> =>
  on.run(answer, [account_id, operation, key, by, status, JSON.stringify(headers), body])

const open: Statement = {
  name: 'idempotency_open',
  text: `update idempotency_records set state = 'open', lease_until = null
    where account_id = $1 and operation = $2 and key = $3 and claim = $4 and state = 'in_progress'`,
}

/** The same request may go on at once. */
export const openKey = (on: Queries, { account_id, operation, key, claim: by }: KeyedRequest): Promise<number> =>
  on.run(open, [account_id, operation, key, by])

const free: Statement = {
  name: 'idempotency_free',
  text: 'delete from idempotency_records where account_id = $1 and operation = $2 and key = $3 and claim = $4',
}

/** As if the key had never been used. */
export const freeKey = (on: Queries, { account_id, operation, key, claim: by }: KeyedRequest): Promise<number> =>
  on.run(free, [account_id, operation, key, by])

const sweep: Statement = {
  name: 'idempotency_sweep',
  text: `delete from idempotency_records where ctid in (
    select ctid from idempotency_records where created_at <= $1 and (lease_until is null or lease_until <= $2) order by created_at limit 5000)`,
}

/** Forgets expired keys, a batch at a time: the index on created_at leads straight to them. */
export const sweepKeys = (on: Queries, now: Date): Promise<number> => on.run(sweep, [new Date(now.getTime() - key_life_ms), now])
