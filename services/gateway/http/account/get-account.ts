import { presentAccount } from '@tradecounter/v1/present/account'
import { json } from '../exchange.ts'
import type { Endpoint } from '../exchange.ts'
import { admit } from '../steps/admit.ts'

/** GET /v1/account (SPEC "Account"). */
export const getAccount: Endpoint = (context, operation) => async (exchange) => {
  const { account_id } = await admit(context, exchange, operation)
  const account = await context.accounts.GetAccount({ account_id })
  return json({ data: presentAccount(account) })
}
