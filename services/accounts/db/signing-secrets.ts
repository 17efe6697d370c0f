import type { Queries, Statement } from '@tradecounter/chassis/database'

/** The current one has no end; the one before it ends with its 24 h. So there are never more than two. */
const valid: Statement = {
  name: 'signing_secrets_valid',
  text: `select s.sealed from accounts a left join signing_secrets s on s.account_id = a.id and (s.expires_at is null or s.expires_at > $2)
    where a.id = $1 order by s.expires_at desc nulls first`,
}

/** Newest first; undefined for an unknown account. */
export async function validSecrets(on: Queries, account_id: string, now: Date): Promise<Buffer[] | undefined> {
  const rows = await on.rows<{ sealed: Buffer | null }>(valid, [account_id, now.toISOString()])
  return rows.length === 0 ? undefined : rows.flatMap(({ sealed }) => (sealed ? [sealed] : []))
}

/** Two rotations at once wait for each other here. */
const lock: Statement = { name: 'signing_secrets_lock_account', text: 'select from accounts where id = $1 for no key update' }

const retire: Statement = {
  name: 'signing_secrets_retire',
  text: `update signing_secrets set expires_at = case when expires_at is null then $3::timestamptz else $2::timestamptz end
    where account_id = $1 and (expires_at is null or expires_at > $2)`,
}

const add: Statement = { name: 'signing_secrets_add', text: 'insert into signing_secrets (id, account_id, sealed, created_at) values ($1, $2, $3, $4)' }

export interface NewSecret {
  id: string
  account_id: string
  sealed: Buffer
  now: Date
  /** When the one before it ends. */
  previous_expires_at: Date
}

/** False for an unknown account. */
export async function replaceSecret(tx: Queries, { id, account_id, sealed, now, previous_expires_at }: NewSecret): Promise<boolean> {
  if (!(await tx.row(lock, [account_id]))) return false
  await tx.run(retire, [account_id, now.toISOString(), previous_expires_at.toISOString()])
  await tx.run(add, [id, account_id, sealed, now.toISOString()])
  return true
}
