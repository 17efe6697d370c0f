/**
 * One answer for one key (SPEC "Idempotency", DECISIONS I1 to I6), over all replicas. A process that dies on the way leaves a lease: the
 * same request goes on after it, and the order service's own key keeps the order single.
 */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '@tradecounter/kernel/failure'
import { uuidv7 } from '@tradecounter/kernel/ids'
import type { Context } from '../../context.ts'
import { claimKey, freeKey, keepAnswer, lookAtKey, openKey } from '../../db/idempotency-records.ts'
import type { KeyedRequest } from '../../db/idempotency-records.ts'
import { canonicalJson, fateOf, judgeRepeat } from '../../domain/idempotency.ts'
import { replays } from '../../signals.ts'
import type { Exchange, Reply } from '../exchange.ts'
import { asFailure, problem } from '../problem.ts'

interface Keyed {
  account_id: string
  key: string
  /** The body as it was sent, parsed; undefined for none. */
  body: unknown
}

export async function idempotently(context: Context, exchange: Exchange, keyed: Keyed, work: () => Promise<Reply>): Promise<Reply> {
  const request = {
    account_id: keyed.account_id,
    operation: `${exchange.method} ${exchange.path}`,
    key: keyed.key,
    body_sha256: createHash('sha256').update(keyed.body === undefined ? '' : canonicalJson(keyed.body)).digest(),
    claim: uuidv7(context.clock.now(), context.random),
  }
  const stored = await claimOrReplay(context, request).catch((error: unknown) => {
    throw error instanceof Failure ? error : new Failure('unavailable', 'the request could not be recorded, try again', { cause: error })
  })
  if (stored) return stored
  return answer(context, exchange, request, work)
}

/** Undefined once the key is this request's own. */
async function claimOrReplay({ database, clock }: Context, request: KeyedRequest): Promise<Reply | undefined> {
  // A key that is freed between the claim and the look is claimed anew; each round means that somebody else got on.
  for (let round = 0; round < 10; round++) {
    if (await claimKey(database, request, clock.now())) return undefined
    const kept = await lookAtKey(database, request)
    const verdict = kept ? judgeRepeat(kept, request.body_sha256, clock.now()) : 'again'
    if (kept && verdict === 'replay') {
      replays.add(1)
      return { status: kept.status, headers: { ...kept.headers, 'Idempotent-Replayed': 'true' }, body: kept.body }
    }
    if (verdict === 'other_body') throw new Failure('conflict', 'the Idempotency-Key was used with a different body')
    if (verdict === 'in_progress') break
    await pause(5)
  }
  throw new Failure('in_progress', 'a request with this Idempotency-Key is in progress, try again in a moment')
}

async function answer(context: Context, exchange: Exchange, request: KeyedRequest, work: () => Promise<Reply>): Promise<Reply> {
  const { database, config } = context
  let reply: Reply
  try {
    reply = await work()
  } catch (error) {
    const failure = asFailure(error)
    const fate = fateOf(failure)
    if (fate === 'store') await settle(context, keepAnswer(database, request, problem(failure, config.base_url, exchange.state.request_id)))
    else await settle(context, fate === 'free' ? freeKey(database, request) : openKey(database, request))
    throw failure
  }
  await settle(context, keepAnswer(database, request, reply))
  return reply
}

/** What has happened has happened: when it cannot be written down, the lease runs out and the same key finds the same order. */
async function settle({ log }: Context, write: Promise<unknown>): Promise<void> {
  await write.catch((error: unknown) => log.error({ err: error }, 'the end of an idempotent request was not recorded'))
}
