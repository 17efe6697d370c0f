import type { Account__Output } from '@tradecounter/proto/tradecounter/accounts/v1/Account'
import type { Account } from '../schemas/account.ts'

/** SPEC "Account". */
export const presentAccount = (account: Account__Output): Account => ({
  id: account.id,
  name: account.name,
  slug: account.slug,
  status: account.status as Account['status'],
  country: account.country ?? null,
  currency: account.currency ?? null,
  language: account.language ?? null,
  timezone: account.timezone ?? null,
  website: account.website ?? null,
  created_at: account.created_at,
  payment_method_on_file: account.payment_method_on_file,
  owner: account.owner && { email: account.owner.email, name: account.owner.name },
})
