/** A payment sandbox: the subset of Stripe's wire that accounts uses, on loopback, for development and tests. */
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { audit } from './audit.ts'
import type { Answer } from './ledger.ts'
import { refusal } from './refusal.ts'
import { openSandbox } from './sandbox.ts'
import type { Sandbox } from './sandbox.ts'

export interface PaymentsOptions {
  /** 0 picks a free one. */
  port: number
  /** Where all that it took is kept, over restarts. */
  data_file: string
  secret_key: string
}

export interface Payments {
  url: string
  close(): Promise<void>
}

export async function startPayments({ port, data_file, secret_key }: PaymentsOptions): Promise<Payments> {
  if (!secret_key) throw new Error('the payment sandbox needs a secret key')
  const sandbox = await openSandbox(data_file)
  const server = createServer((request, response) => {
    serve(sandbox, secret_key, request).catch((error: unknown) => {
      console.error('the payment sandbox stumbled', error)
      return refusal(500, 'api_error', 'An error occurred on our end.')
    }).then((answer) => send(response, answer)).catch(() => response.destroy())
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', done)
  }).catch(async (error: unknown) => {
    await sandbox.close()
    throw error
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await new Promise((done) => {
        server.close(done)
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), 1_000).unref()
      })
      await sandbox.close()
    },
  }
}

const bodyLimit = 64 * 1024

async function serve(sandbox: Sandbox, secret_key: string, request: IncomingMessage): Promise<Answer & { replayed?: true }> {
  const url = new URL(request.url ?? '/', 'http://sandbox')
  if (request.method === 'GET' && url.pathname === '/_sandbox/charges') return { status: 200, body: audit(sandbox.ledger) }
  if (request.headers.authorization !== `Bearer ${secret_key}`) return refusal(401, 'invalid_request_error', 'Invalid API Key provided.')
  const body = await read(request)
  if (body === undefined) return refusal(413, 'invalid_request_error', 'The request is too large.')
  const key = request.headers['idempotency-key']
  return sandbox.answer({
    method: request.method ?? '', path: url.pathname, query: url.searchParams, body, idempotency_key: typeof key === 'string' ? key : null,
  })
}

async function read(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= bodyLimit) chunks.push(chunk)
  }
  return size > bodyLimit ? undefined : Buffer.concat(chunks).toString('utf8')
}

function send(response: ServerResponse, { status, body, replayed }: Answer & { replayed?: true }): void {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    ...(replayed ? { 'Idempotent-Replayed': 'true' } : {}),
    // The answer is kept for the key: asking again right away gives the same.
    ...(status >= 500 ? { 'Stripe-Should-Retry': 'false' } : {}),
  })
  response.end(text)
}
