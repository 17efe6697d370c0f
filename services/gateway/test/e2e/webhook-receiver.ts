/** A TLS receiver on localhost that the stack's deliveries trust: remembers what it was sent, and answers as a test says. */
import { createHmac } from 'node:crypto'
import { createServer } from 'node:https'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { stackUnderTest } from '@tradecounter/tools/check/stack'

export interface Received {
  path: string
  method: string
  headers: Record<string, string>
  raw: Buffer
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a webhook's body, read by the test
  body: any
}

export type Reply = (response: ServerResponse, received: Received) => unknown

export interface Receiver {
  /** A URL of its own; answers 204 unless said otherwise. */
  hook(reply?: Reply): { url: string; path: string; got: Received[] }
  close(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const hooks = new Map<string, { reply: Reply; got: Received[] }>()
  const server = createServer(stackUnderTest().receiver, (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part)).on('end', () => {
      const raw = Buffer.concat(parts)
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      const received = { path: request.url ?? '', method: request.method ?? '', headers, raw, body: JSON.parse(raw.toString()) as unknown }
      const hook = hooks.get(received.path)
      if (!hook) return void response.writeHead(404).end()
      hook.got.push(received)
      hook.reply(response, received)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    hook: (reply = (response) => response.writeHead(204).end()) => {
      const path = `/hooks/${hooks.size + 1}?token=x%20y`
      const got: Received[] = []
      hooks.set(path, { reply, got })
      return { url: `https://localhost:${port}${path}`, path, got }
    },
    close: () => new Promise((done) => {
      server.close(() => done())
      server.closeAllConnections()
    }),
  }
}

/** SPEC "Signature", as a receiver checks it: one of the `v1` values, and its time. */
export function verify({ headers, raw }: Received, secret: string): { holds: boolean; t: number; values: number } {
  const parts = (headers['service-signature'] ?? '').split(',').map((part) => part.split('='))
  const t = Number(parts.find(([name]) => name === 't')?.[1])
  const values = parts.filter(([name]) => name === 'v1').map(([, value]) => value)
  const expected = createHmac('sha256', secret).update(`${t}.${raw.toString()}`).digest('hex')
  return { holds: values.includes(expected) && Math.abs(Date.now() / 1000 - t) < 300, t, values: values.length }
}
