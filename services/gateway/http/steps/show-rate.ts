/** Rate-limit headers on every answer (SPEC "Limits", DECISIONS R2): SPEC's three and the current IETF pair. */
import type { Context } from '../../context.ts'
import { policies, window_ms } from '../../domain/rate-window.ts'
import type { Standing } from '../../domain/rate-window.ts'
import type { Exchange } from '../exchange.ts'

export const rateHeaders = ({ policy: { name, limit }, remaining, reset_s }: Standing): Record<string, string> => ({
  'RateLimit-Limit': String(limit),
  'RateLimit-Remaining': String(remaining),
  'RateLimit-Reset': String(reset_s),
  'RateLimit-Policy': `"${name}";q=${limit};w=${window_ms / 1000}`,
  'RateLimit': `"${name}";r=${remaining};t=${reset_s}`,
})

/** What was counted nowhere, such as a 404 of no route, shows the client address's bucket. */
export const showRate = ({ limiter }: Context) => async (exchange: Exchange, next: () => Promise<void>): Promise<void> => {
  await next()
  const { standing, address, uncounted } = exchange.state
  if (!uncounted) exchange.set(rateHeaders(standing ?? limiter.look(policies.address, address)))
}
