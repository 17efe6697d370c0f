/**
 * Accounts of a moment ago: where they are, what they pay in, whether they may order. An answer holds for a second, as a credential does at the gateway;
 * whether an order is really paid is decided by accounts itself, which looks at status and card again when it charges.
 */
import type { Call } from '@tradecounter/chassis/grpc-server'
import type { GrpcClient } from '@tradecounter/chassis/grpc-client'
import { createMemory } from '@tradecounter/chassis/memory'
import type { Clock } from '@tradecounter/kernel/clock'
import type { Account__Output } from '@tradecounter/proto/tradecounter/accounts/v1/Account'
import type { AccountsServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsService'

/** Throws what accounts throws, and remembers no refusal. */
export type AccountFacts = (account_id: string, call?: Call) => Promise<Account__Output>

export function rememberAccounts(accounts: Pick<GrpcClient<AccountsServiceDefinition>, 'GetAccount'>, clock: Clock): AccountFacts {
  const known = createMemory<Account__Output>(clock, { holds_ms: 1_000, most: 10_000 })
  return async (account_id, call) => {
    const remembered = known.recall(account_id)
    if (remembered) return remembered
    const account = await accounts.GetAccount({ account_id }, call)
    known.keep(account_id, account)
    return account
  }
}
