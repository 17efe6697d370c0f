/**
 * An account of a suite's own: a copy of one of the demo world, with its card, designs and shops. What a suite inserts, sells out or revokes
 * there, no other suite sees.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { openDatabase } from '@tradecounter/chassis/database'
import type { Database, Statement } from '@tradecounter/chassis/database'
import { connectGrpc } from '@tradecounter/chassis/grpc-client'
import type { AccountsOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsOperatorService'
import { stackUnderTest } from '@tradecounter/tools/check/stack'
import { accountId } from '@tradecounter/tools/seed/accounts'
import type { AccountName } from '@tradecounter/tools/seed/accounts'

export const allScopes = ['account:read', 'designs:read', 'orders:read', 'orders:write', 'shops:read']

/** A service's own database, for what the API alone can neither do nor show. The caller closes it. */
export const databaseOf = (service: 'accounts' | 'catalog' | 'orders' | 'gateway'): Promise<Database> =>
  openDatabase(stackUnderTest().database_urls[service], { name: 'end to end', entities: [], migrations: [] }, 2)

export const sql = (text: string): Statement => ({ name: createHash('sha256').update(text).digest('hex').slice(0, 32), text })

export type Row = Record<string, unknown>

/** Rows as JSON, columns as keys. */
export const rowsOf = async (database: Database, table: string, where: string, values: unknown[]): Promise<Row[]> =>
  (await database.rows<{ row: Row }>(sql(`select to_jsonb(t) as row from ${table} t where ${where}`), values)).map(({ row }) => row)

export const insertRows = (database: Database, table: string, rows: Row[]): Promise<number> => database.run(
  sql(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`), [JSON.stringify(rows)],
)

export const newDesignId = (): string => randomBytes(6).toString('base64url')

export interface OwnAccount {
  id: string
  key: string
}

/** Tables of catalog with what makes their rows an account's, in the order in which they refer to each other. */
const copied = [
  ['designs', 'account_id = $1'],
  ['design_placements', 'design_id in (select id from designs where account_id = $1)'],
  ['design_variants', 'design_id in (select id from designs where account_id = $1)'],
  ['personalisation_zones', 'design_id in (select id from designs where account_id = $1)'],
  ['shops', 'account_id = $1'],
  ['shop_designs', 'shop_id in (select id from shops where account_id = $1)'],
  ['collections', 'shop_id in (select id from shops where account_id = $1)'],
  ['collection_designs', 'collection_id in (select c.id from collections c join shops s on s.id = c.shop_id where s.account_id = $1)'],
] as const

export async function ownAccount(of: AccountName, more: { status?: string; scopes?: string[] } = {}): Promise<OwnAccount> {
  const from = accountId(of)
  const id = randomUUID()
  const renamed = new Map<unknown, string>([[from, id]])
  const rename = (row: Row): Row => Object.fromEntries(Object.entries(row).map(([column, value]) => [column, renamed.get(value) ?? value]))
  const accounts = await databaseOf('accounts')
  const catalog = await databaseOf('catalog')
  try {
    const [account] = await rowsOf(accounts, 'accounts', 'id = $1', [from])
    await insertRows(accounts, 'accounts', [{ ...account, id, slug: id, ...(more.status ? { status: more.status } : {}) }])
    const cards = await rowsOf(accounts, 'cards', 'account_id = $1', [from])
    await insertRows(accounts, 'cards', cards.map((card) => ({ ...card, id: randomUUID(), account_id: id })))
    for (const [table, where] of copied) {
      const rows = await rowsOf(catalog, table, where, [from])
      for (const row of rows) if (row.id) renamed.set(row.id, table === 'designs' ? newDesignId() : randomUUID())
      await insertRows(catalog, table, rows.map(rename))
    }
  } finally {
    await accounts.close()
    await catalog.close()
  }
  return { id, key: (await createKey(id, more.scopes)).key }
}

/** Through the operator's own door. */
export async function createKey(account_id: string, scopes = allScopes, expires_at?: string): Promise<{ id: string; key: string }> {
  const accounts = connectGrpc<AccountsOperatorServiceDefinition>('tradecounter.accounts.v1.AccountsOperatorService', { address: stackUnderTest().grpc.accounts })
  try {
    return await accounts.CreateApiKey({ account_id, scopes, expires_at })
  } finally {
    accounts.close()
  }
}
