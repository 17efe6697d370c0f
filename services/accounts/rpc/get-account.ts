import type { Statement } from '@tradecounter/chassis/database'
import type { Handler } from '@tradecounter/chassis/grpc-server'
import { notFound } from '@tradecounter/kernel/failure'
import { isUuid } from '@tradecounter/kernel/ids'
import type { Account } from '@tradecounter/proto/tradecounter/accounts/v1/Account'
import type { AccountsServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsService'
import type { Context } from '../context.ts'

interface AccountRow {
  id: string
  name: string
  slug: string
  status: string
  country: string | null
  currency: string | null
  language: string | null
  timezone: string | null
  website: string | null
  created_at: string
  payment_method_on_file: boolean
  owner_email: string | null
  owner_name: string | null
}

const byId: Statement = {
  name: 'account_by_id',
  text: `select a.id, a.name, a.slug, a.status, a.country, a.currency, a.language, a.timezone, a.website, a.created_at,
      exists (select from cards c where c.account_id = a.id and c.is_default) as payment_method_on_file, u.email as owner_email, u.name as owner_name
    from accounts a left join users u on u.account_id = a.id and u.is_owner where a.id = $1`,
}

/** SPEC "Account". */
export const getAccount = ({ database }: Context): Handler<AccountsServiceDefinition, 'GetAccount'> => async ({ account_id }) => {
  const row = isUuid(account_id) ? await database.row<AccountRow & Record<string, unknown>>(byId, [account_id]) : undefined
  if (!row) throw notFound()
  const { owner_email, owner_name, ...account } = row
  return { ...withoutNulls(account), owner: owner_email === null ? null : { email: owner_email, name: owner_name ?? '' } }
}

/** What is null in a row is absent on the wire. */
const withoutNulls = (row: Omit<AccountRow, 'owner_email' | 'owner_name'>): Omit<Account, 'owner'> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
