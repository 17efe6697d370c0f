import { notFound } from '@tradecounter/kernel/failure'
import { isUuid } from '@tradecounter/kernel/ids'
import type { Context } from '../context.ts'
import { findShopId } from '../db/shops.ts'

/** Neither a UUID nor a slug: not worth a statement, and PostgreSQL refuses NUL. */
export const isShopName = (name: string): boolean => name.length > 0 && name.length <= 100 && !name.includes('\0')

/** The UUID of the account's shop that `name` (UUID or slug) means. Fails `not_found`. */
export async function shopIdOf({ database }: Context, account_id: string, name: string): Promise<string> {
  const id = isUuid(account_id) && isShopName(name) ? await findShopId(database, account_id, name) : undefined
  if (!id) throw notFound()
  return id
}
