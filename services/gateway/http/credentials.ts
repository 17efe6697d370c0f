/**
 * Whose token it is (DECISIONS C1, C3). An answer of accounts, good or bad, holds for a second, so a revoked key is refused within two on
 * every replica. Look-ups of one token that come together share one call. Only digests are kept.
 */
import type { GrpcClient } from '@tradecounter/chassis/grpc-client'
import type { Clock } from '@tradecounter/kernel/clock'
import { Failure } from '@tradecounter/kernel/failure'
import type { AccountsServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsService'
import type { Credential__Output } from '@tradecounter/proto/tradecounter/accounts/v1/Credential'

/** Undefined: unknown, expired or revoked. */
export type Answer = Credential__Output | undefined

export interface Credentials {
  /** An answer that still holds. */
  recall(digest: Buffer): { credential: Answer } | undefined
  /** Whether the last answer, however old, was a credential. */
  wasGood(digest: Buffer): boolean
  /** Throws `unavailable` when accounts does not answer. */
  lookUp(digest: Buffer): Promise<Answer>
}

const holds_ms = 1_000

const most_answers = 20_000

export function createCredentials(accounts: Pick<GrpcClient<AccountsServiceDefinition>, 'Authenticate'>, clock: Clock): Credentials {
  const answers = new Map<string, { credential: Answer; asked_at: number }>()
  const underWay = new Map<string, Promise<Answer>>()

  async function ask(digest: Buffer, key: string): Promise<Answer> {
    const asked_at = clock.now().getTime()
    const credential = await accounts.Authenticate({ token_sha256: digest }).catch((error: unknown) => {
      if (error instanceof Failure && error.code === 'unauthenticated') return undefined
      throw error
    })
    // The one asked for longest ago goes first.
    answers.delete(key)
    answers.set(key, { credential, asked_at })
    for (const oldest of answers.keys()) {
      if (answers.size <= most_answers) break
      answers.delete(oldest)
    }
    return credential
  }

  return {
    recall: (digest) => {
      const answer = answers.get(digest.toString('base64'))
      return answer && clock.now().getTime() - answer.asked_at < holds_ms ? answer : undefined
    },
    wasGood: (digest) => answers.get(digest.toString('base64'))?.credential !== undefined,
    lookUp: (digest) => {
      const key = digest.toString('base64')
      const shared = underWay.get(key)
      if (shared) return shared
      const asked = ask(digest, key).finally(() => underWay.delete(key))
      underWay.set(key, asked)
      return asked
    },
  }
}
