/** JSON lines on stdout. trace_id and span_id come from the telemetry's pino instrumentation, request_id from the request's scope. */
import { pino } from 'pino'
import type { Logger } from 'pino'
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
      return request_id ? { request_id } : {}
    },
    redact: { paths: secret.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
  })
}
