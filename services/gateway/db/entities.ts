/** The tables of the gateway. Its requests reach them by named statements; the entities say what they look like. */
import { defineEntity, p } from '@mikro-orm/core'

/** What a key of an account has been used for (DECISIONS I1 to I6). */
export const IdempotencyRecordEntity = defineEntity({
  name: 'IdempotencyRecord',
  tableName: 'idempotency_records',
  properties: {
    account_id: p.uuid().primary(),
    /** Method and full path. */
    operation: p.text().primary(),
    key: p.text().primary(),
    body_sha256: p.blob(),
    /** in_progress, done, open. */
    state: p.string().length(12),
    /** Of the request that works on it. */
    claim: p.uuid(),
    lease_until: p.datetime(3).nullable(),
    /** The answer, once done. */
    status: p.integer().nullable(),
    headers: p.json<Record<string, string>>().nullable(),
    body: p.text().nullable(),
    created_at: p.datetime(3),
  },
  indexes: [{ name: 'idempotency_records_oldest', properties: ['created_at'] }],
})

/** Requests counted in a window, over all replicas (DECISIONS R4). The table is unlogged: a crash of PostgreSQL starts new windows. */
export const RateWindowEntity = defineEntity({
  name: 'RateWindow',
  tableName: 'rate_windows',
  properties: {
    subject: p.string().length(100).primary(),
    used: p.integer(),
    ends_at: p.datetime(3),
  },
  indexes: [{ name: 'rate_windows_oldest', properties: ['ends_at'] }],
})
