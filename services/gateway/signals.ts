/** What to watch at the door. */
import { metrics } from '@opentelemetry/api'

const meter = metrics.getMeter('gateway')

/** By route and status. */
export const requests = meter.createCounter('gateway.requests', { description: 'Requests answered' })

/** By route. */
export const duration = meter.createHistogram('gateway.request.duration', { unit: 'ms', description: 'From the first byte of a request to its answer' })

/** By policy. */
export const limited = meter.createCounter('gateway.rate_limited', { description: 'Requests refused by a rate limit' })

export const replays = meter.createCounter('gateway.idempotent_replays', { description: 'Stored answers given again' })

/** Requests that were served without asking the shared counters, because they did not answer. */
export const uncounted = meter.createCounter('gateway.rate_counters_unreachable', { description: 'Times the shared rate counters did not answer' })
