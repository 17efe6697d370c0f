/** A TLS receiver on localhost: remembers what it was sent, and answers as a test says. */
import { createServer } from 'node:https'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Certificate } from '../../../tools/check/certificate.ts'

export interface Received {
  path: string
  /** As they came, name after name. */
  headers: string[]
  header(name: string): string
  raw: Buffer
  body: { id: string; data: { order: { status: string } } }
}

export interface Receiver {
  /** https://localhost:PORT */
  origin: string
  received: Received[]
  /** TLS connections taken. */
  connections(): number
  /** 204 unless said otherwise. */
  answer(path: string, how: (response: ServerResponse, request: Received) => void): void
  close(): Promise<void>
}

export async function startReceiver({ key, cert }: Certificate): Promise<Receiver> {
  const received: Received[] = []
  const answers = new Map<string, (response: ServerResponse, request: Received) => void>()
  let connections = 0
  const server = createServer({ key, cert }, (request, response) => {
    void (async () => {
      const got = await receive(request)
      received.push(got)
      const how = answers.get(got.path)
      if (how) how(response, got)
      else response.writeHead(204).end()
    })()
  })
  server.on('secureConnection', () => { connections += 1 })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    received,
    connections: () => connections,
    answer: (path, how) => void answers.set(path, how),
    close: () => new Promise((done) => {
      server.close(() => done())
      server.closeAllConnections()
    }),
  }
}

async function receive(request: IncomingMessage): Promise<Received> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  const raw = Buffer.concat(parts)
  return {
    path: request.url ?? '',
    headers: request.rawHeaders,
    header: (name) => String(request.headers[name.toLowerCase()] ?? ''),
    raw,
    body: JSON.parse(raw.toString()) as Received['body'],
  }
}
