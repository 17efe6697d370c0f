/** One attempt of one delivery: compose, send, decide what is next, write it down (SPEC "Retries and ordering"). */
import { continueTrace } from '@tradecounter/chassis/tracing'
import { Failure } from '@tradecounter/kernel/failure'
import type { Context } from '../context.ts'
import { finishAttempt, postponeAttempt } from '../db/deliveries.ts'
import type { AttemptResult, Claimed } from '../db/deliveries.ts'
import { nextAttempt } from '../domain/schedule.ts'
import { attempts, latency, receiverTime } from '../signals.ts'
import { compose } from './compose.ts'
import type { Outgoing } from './receivers.ts'

/** When the delivery is due again, if ever. Rejects only when the outcome could not be written: the claim then runs out, and the attempt is made again. */
export const attempt = (context: Context, delivery: Claimed): Promise<Date | undefined> =>
  continueTrace(delivery.carried, 'deliver webhook', async (mark) => {
    mark({ 'webhook.event_id': delivery.event_id, 'webhook.event_type': delivery.event_type, 'webhook.attempt': delivery.attempts + 1, 'server.address': delivery.host })
    const outgoing = await compose(context, delivery).catch((error: unknown) => ({ error }))
    if ('error' in outgoing) return notComposed(context, delivery, outgoing.error)
    const result = await post(context, delivery, outgoing)
    mark({ 'webhook.outcome': result.status, 'http.response.status_code': result.status_code, 'error.type': result.error })
    return conclude(context, delivery, result)
  })

async function post(context: Context, delivery: Claimed, outgoing: Outgoing): Promise<AttemptResult> {
  const began = performance.now()
  const started_at = context.clock.now()
  const answer = await context.receivers.post(delivery.url, outgoing)
  const ended_at = context.clock.now()
  const acknowledged = answer.status_code !== undefined && answer.status_code >= 200 && answer.status_code < 300
  receiverTime({ acknowledged }, (performance.now() - began) / 1_000)
  const made = { ...answer, started_at, ended_at }
  if (acknowledged) return { ...made, status: 'delivered' }
  const next_attempt_at = nextAttempt(delivery.attempts + 1, ended_at, chance(context), context.retry_delays)
  return { ...made, status: next_attempt_at ? 'pending' : 'dead', next_attempt_at, error: answer.error ?? `answered ${answer.status_code}` }
}

async function conclude({ database, log }: Context, delivery: Claimed, result: AttemptResult): Promise<Date | undefined> {
  if (!await finishAttempt(database, delivery, result)) {
    log.warn({ delivery_id: delivery.id }, 'an attempt outlasted its claim, its outcome is not counted')
    return undefined
  }
  attempts({ outcome: result.status === 'pending' ? 'failed' : result.status })
  const about = { delivery_id: delivery.id, event_id: delivery.event_id, host: delivery.host, attempt: delivery.attempts + 1, status_code: result.status_code, error: result.error }
  if (result.status === 'delivered') {
    if (delivery.attempts === 0) latency({}, (result.ended_at.getTime() - Date.parse(delivery.created_at)) / 1_000)
    log.info(about, 'webhook delivered')
  } else if (result.status === 'pending') {
    log.info({ ...about, next_attempt_at: result.next_attempt_at }, 'webhook attempt failed')
  } else {
    // H7: the operator's alert hangs on this line and on the metric's outcome `dead`.
    log.error(about, 'webhook is dead: the last attempt failed, it can be redelivered by hand')
  }
  return result.next_attempt_at
}

/** Orders or accounts did not answer, which is no fault of the receiver's: again soon, and not counted. */
async function notComposed(context: Context, delivery: Claimed, error: unknown): Promise<Date | undefined> {
  const { clock, database, log } = context
  const now = clock.now()
  if (error instanceof Failure && error.code === 'not_found') {
    return conclude(context, delivery, { status: 'dead', started_at: now, ended_at: now, error: 'the order service does not know this event' })
  }
  attempts({ outcome: 'postponed' })
  log.warn({ err: error, delivery_id: delivery.id, event_id: delivery.event_id }, 'webhook could not be composed, it is tried again soon')
  const again_at = new Date(now.getTime() + postpone_ms * (1 + chance(context)))
  await postponeAttempt(database, delivery, again_at)
  return again_at
}

/** At least; at most twice that, so that not all come back at once. */
const postpone_ms = 2_000

/** From 0 up to 1. */
const chance = ({ random }: Context): number => new DataView(Uint8Array.from(random(4)).buffer).getUint32(0) / 2 ** 32
