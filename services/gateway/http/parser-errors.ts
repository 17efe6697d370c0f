/** Answers for what never becomes a request (DECISIONS W5): Node's parser hands over the bare connection. */
import { STATUS_CODES } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { Failure } from '@tradecounter/kernel/failure'
import type { Context } from '../context.ts'
import { policies } from '../domain/rate-window.ts'
import { requests } from '../signals.ts'
import type { Reply } from './exchange.ts'
import { problem } from './problem.ts'
import { clientAddress } from './steps/client-address.ts'
import { newRequestId } from './steps/request-scope.ts'
import { rateHeaders } from './steps/show-rate.ts'

/** Of a TCP connection; `_httpMessage` is Node's name for the answer being written on it. */
type Connection = Duplex & { remoteAddress?: string; _httpMessage?: ServerResponse | null }

const failures: Record<string, () => Failure> = {
  HPE_HEADER_OVERFLOW: () => new Failure('request_header_fields_too_large', 'the request line and headers are larger than 16 KiB'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: () => new Failure('payload_too_large', 'the chunk extensions are too large'),
  ERR_HTTP_REQUEST_TIMEOUT: () => new Failure('request_timeout', 'the request did not arrive in time'),
}

const malformed = (): Failure => new Failure('bad_request', 'the request is not valid HTTP')

export const answerParserError = (context: Context) => (error: NodeJS.ErrnoException, connection: Connection): void => {
  // Nothing may be written into an answer that has begun, or to nobody.
  if (error.code === 'ECONNRESET' || !connection.writable || connection._httpMessage?.headersSent) connection.destroy()
  else refuse(context, connection, (failures[error.code ?? ''] ?? malformed)())
}

/** CONNECT asks for a tunnel, which no route gives. */
export const answerConnect = (context: Context) => (_req: unknown, connection: Connection): void => refuse(context, connection, new Failure('not_found', 'no such resource'))

function refuse(context: Context, connection: Connection, failure: Failure): void {
  const request_id = newRequestId(context)
  const reply = problem(failure, context.config.base_url, request_id)
  const address = clientAddress(connection.remoteAddress ?? '', '', 0)
  requests.add(1, { route: 'none', status: reply.status })
  context.log.info({ route: 'none', status: reply.status, request_id }, 'request')
  connection.end(onTheWire({
    ...reply,
    headers: { ...reply.headers, 'X-Request-Id': request_id, 'X-Content-Type-Options': 'nosniff', ...rateHeaders(context.limiter.look(policies.address, address)) },
  }, context.clock.now()))
}

function onTheWire({ status, headers, body }: Reply, now: Date): string {
  const all = { ...headers, 'Date': now.toUTCString(), 'Connection': 'close', 'Content-Length': String(Buffer.byteLength(body)) }
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`), '', body].join('\r\n')
}
