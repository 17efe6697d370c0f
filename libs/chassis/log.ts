/** JSON lines on stdout; each says in which request and trace it was written. */
import { pino } from 'pino'
import type { Logger } from 'pino'
import { currentSpan } from './tracing.ts'
import { currentRequestId } from './request-scope.ts'

export type { Logger } from 'pino'

/** Fields that may hold secrets, wherever one is logged by mistake. */
const secret = ['authorization', 'token', 'key', 'secret', 'webhook_secret', 'signing_secret', 'password', 'database_url']

export function createLog(service: string, level: string): Logger {
  return pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const request_id = currentRequestId()
      return { ...(request_id ? { request_id } : {}), ...currentSpan() }
    },
    redact: { paths: secret.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
  })
}
