/** Keeps the traces of a stack's last minutes: an OTLP/HTTP receiver (JSON) in the launcher, and the question for one of them. */
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readSpans } from './otlp.ts'
import { keepTraces } from './trace-store.ts'

export interface Collector {
  url: string
  close(): Promise<void>
}

const maxBody = 16 * 1024 * 1024

export async function startCollector(): Promise<Collector> {
  const store = keepTraces({ now: () => Date.now() })
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (request.method === 'POST' && url.pathname === '/v1/traces') {
      const body = await bodyOf(request)
      if (body === undefined) return send(response, 413, {})
      store.add(readSpans(JSON.parse(body)))
      return send(response, 200, {})
    }
    // Metrics are taken and dropped: in development the traces tell more.
    if (request.method === 'POST') {
      request.resume()
      return send(response, 200, {})
    }
    if (url.pathname === '/traces') return send(response, 200, { data: store.find(url.searchParams.get('request_id') ?? '') })
    return send(response, 404, {})
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => send(response, 400, {}))
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((done, fail) => server.once('error', fail).listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((done) => {
      server.close(() => done())
      server.closeAllConnections()
    }),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > maxBody) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function send(response: ServerResponse, status: number, body: object): void {
  if (response.headersSent) return
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
