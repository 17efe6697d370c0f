/** Counts the request in its bucket, or refuses it (SPEC "Limits", DECISIONS R1 to R5). */
import { Failure } from '@tradecounter/kernel/failure'
import type { Context } from '../../context.ts'
import type { Policy, Standing } from '../../domain/rate-window.ts'
import { limited } from '../../signals.ts'
import type { Exchange } from '../exchange.ts'

export async function limitRate({ limiter }: Context, exchange: Exchange, policy: Policy, subject: string): Promise<void> {
  const standing = await limiter.take(policy, subject)
  exchange.state.standing = standing
  if (!standing.allowed) refuseRate(exchange, standing)
}

const whose = { read: 'read requests', write: 'write requests', address: 'requests without a credential', stranger: 'unknown credentials' } as const

export function refuseRate(exchange: Exchange, standing: Standing): never {
  const { policy, reset_s } = standing
  exchange.state.standing = standing
  limited.add(1, { policy: policy.name })
  exchange.set('Retry-After', String(reset_s))
  throw new Failure('rate_limited', `at most ${policy.limit} ${whose[policy.name]} a minute, try again in ${reset_s} s`)
}
