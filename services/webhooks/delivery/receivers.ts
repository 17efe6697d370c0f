/** One POST to a receiver, within its time (SPEC "Retries and ordering" 1, DECISIONS H5): judged, not redirected, not proxied, not traced. */
import type { Verdict } from '@tradecounter/chassis/receiver-url'
import { untraced } from '@tradecounter/chassis/tracing'
import { request } from 'undici'
import type { Dispatcher } from 'undici'
import { createPools } from './pools.ts'
import type { PoolsOptions } from './pools.ts'

export interface Outgoing {
  headers: Record<string, string>
  body: Buffer
}

/** Either the receiver's status, or why there is none. */
export type Answer = { status_code: number; error?: undefined; response: string } | { status_code?: undefined; error: string; response?: undefined }

export interface Receivers {
  /** Never rejects. */
  post(url: string, outgoing: Outgoing): Promise<Answer>
  close(): Promise<void>
}

export interface ReceiversOptions extends Omit<PoolsOptions, 'connect_ms'> {
  judge(url: string): Promise<Verdict>
  /** Milliseconds in all, from the look-up to the end of the answer. */
  receiver_ms: number
}

const most_read = 64 * 1024
const most_kept = 1024

export function createReceivers({ judge, receiver_ms, ...pooling }: ReceiversOptions): Receivers {
  const pools = createPools({ ...pooling, connect_ms: receiver_ms })
  return {
    close: pools.close,
    post: async (url, outgoing) => {
      const time = new AbortController()
      const limit = setTimeout(() => time.abort(), receiver_ms)
      try {
        const verdict = await Promise.race([judge(url), aborted(time.signal)])
        if ('refused' in verdict) return { error: `the URL ${verdict.refused}` }
        return await untraced(() => send(pools.to(verdict.url, verdict.addresses), verdict.url, outgoing, time.signal))
      } catch (error) {
        return { error: time.signal.aborted ? `no answer within ${receiver_ms / 1_000} s` : reasonOf(error) }
      } finally {
        clearTimeout(limit)
      }
    },
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Error('out of time')), { once: true }))

async function send(dispatcher: Dispatcher, url: URL, { headers, body }: Outgoing, signal: AbortSignal): Promise<Answer> {
  const answer = await request(url, { dispatcher, method: 'POST', headers, body, signal })
  return { status_code: answer.statusCode, response: await beginningOf(answer.body) }
}

/** The first 1 KiB as text. The status stands, whatever becomes of the body; reading 64 KiB of it saves most connections. */
async function beginningOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const kept: Buffer[] = []
  let read = 0
  try {
    for await (const chunk of stream) {
      if (read < most_kept) kept.push(chunk.subarray(0, most_kept - read))
      read += chunk.length
      if (read > most_read) break
    }
  } catch {
    // Broken off or out of time: what came is kept.
  }
  // PostgreSQL keeps no NUL; a character that is not UTF-8 takes more room than it had.
  const text = Buffer.concat(kept).toString().replaceAll('\0', '\ufffd')
  return new TextDecoder().decode(Buffer.from(text).subarray(0, most_kept), { stream: true })
}

/** By the code of the error; certificates have too many to list. */
const reasons: Record<string, string> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was reset',
  EPIPE: 'the connection was reset',
  UND_ERR_SOCKET: 'the connection was closed before an answer',
  ETIMEDOUT: 'the host could not be reached',
  EHOSTUNREACH: 'the host could not be reached',
  ENETUNREACH: 'the host could not be reached',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another host',
  UND_ERR_HEADERS_OVERFLOW: 'the answer has too many headers',
}

function reasonOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/CERT|SELF_SIGNED|UNABLE_TO/.test(code) && !reasons[code]) return `the certificate is not trusted (${code})`
  if (/^(EPROTO|ERR_SSL|ERR_TLS)/.test(code) && !reasons[code]) return `no TLS connection (${code})`
  return reasons[code] ?? `the answer could not be read${code && ` (${code})`}`
}
