/**
 * Accounts of a moment ago: where they are, what they pay in, whether they may order. An answer holds for a second, as a credential does at the gateway;
 * whether an order is really paid is decided by accounts itself, which looks at status and card again when it charges.
 */
import type { Call } from '@tradecounter/chassis/grpc-server'
import type { GrpcClient } from '@tradecounter/chassis/grpc-client'
import type { Clock } from '@tradecounter/kernel/clock'
import type { Account__Output } from '@tradecounter/proto/tradecounter/accounts/v1/Account'
import type { AccountsServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsService'

const holds_ms = 1_000

const most_accounts = 10_000

/** Throws what accounts throws, and remembers no refusal. */
export type AccountFacts = (account_id: string, call?: Call) => Promise<Account__Output>

export function rememberAccounts(accounts: Pick<GrpcClient<AccountsServiceDefinition>, 'GetAccount'>, clock: Clock): AccountFacts {
  const known = new Map<string, { account: Account__Output, until: number }>()
  return async (account_id, call) => {
    const now = clock.now().getTime()
    const remembered = known.get(account_id)
    if (remembered && remembered.until > now) return remembered.account
    const account = await accounts.GetAccount({ account_id }, call)
    known.delete(account_id)
    known.set(account_id, { account, until: now + holds_ms })
    const [oldest] = known.keys()
    if (known.size > most_accounts && oldest !== undefined) known.delete(oldest)
    return account
  }
}
