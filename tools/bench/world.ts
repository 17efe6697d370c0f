/** The stack under the bench, with what every scenario needs of it. */
import { connectGrpc } from '@tradecounter/chassis/grpc-client'
import type { AccountsOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsOperatorService'
import { callApi } from '../dev/api.ts'
import type { Api } from '../dev/api.ts'
import type { Receiver } from '../dev/receiver.ts'
import type { RunningStack } from '../dev/stack-file.ts'
import type { Bare } from './bare.ts'

export interface World {
  /** As it is now. */
  stack(): RunningStack
  receiver: Receiver
  /** Of the account that everything is measured with. */
  account_id: string
  api: Api
  /** Requests under way at any time. */
  concurrency: number
  bare_read: Bare
  bare_order: Bare
  bare_route: Bare
  say(line: string): void
}

/** SPEC "Limits", less a tenth: a window may be open already. */
const perWindow = { read: 540, write: 108 } as const

export type Bucket = keyof typeof perWindow

const scopes = ['account:read', 'designs:read', 'orders:read', 'orders:write', 'shops:read']

/** Fresh API keys for so many requests, so that the rate limits stay on and none is met. They are used in turn. */
export async function makeKeys({ stack, account_id }: Pick<World, 'stack' | 'account_id'>, requests: number, bucket: Bucket): Promise<string[]> {
  const operator = connectGrpc<AccountsOperatorServiceDefinition>('tradecounter.accounts.v1.AccountsOperatorService', { address: stack().grpc.accounts })
  try {
    const count = Math.ceil(requests / perWindow[bucket])
    return await Promise.all(Array.from({ length: count }, async () => (await operator.CreateApiKey({ account_id, scopes })).key))
  } finally {
    operator.close()
  }
}

export const apiOf = (stack: RunningStack): Api => callApi(stack.base_url, stack.credentials.full ?? '')
