/** A webhook receiver on https://localhost with a certificate authority of its own, which checks signatures as SPEC "Signature" says. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:https'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'

export interface Received {
  type: string
  event_id: string
  /** Unix milliseconds. */
  at: number
  /** The signature holds and is fresh. */
  verified: boolean
  body: { created_at: string, data: { order: { id: string, status: string }, previous_status: string | null } }
}

export interface Receiver {
  /** https://localhost:PORT */
  origin: string
  /** PEM of the authority that signed its certificate. */
  ca: string
  /** Verifies with this secret from now on, and hands over each webhook. */
  listen(secret: string, on_webhook: (webhook: Received) => void): void
  close(): Promise<void>
}

const tolerance_s = 300

export async function startReceiver(): Promise<Receiver> {
  const authority = await generate([{ name: 'commonName', value: 'Tradecounter demonstration CA' }], {
    keyType: 'ec', algorithm: 'sha256',
    extensions: [{ name: 'basicConstraints', cA: true, critical: true }, { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true }],
  })
  const own = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec', algorithm: 'sha256', ca: { key: authority.private, cert: authority.cert },
    extensions: [{ name: 'basicConstraints', cA: false }, { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  let listener: { secret: string, on_webhook: (webhook: Received) => void } | undefined
  const server = createServer({ key: own.private, cert: own.cert }, (request, response) => {
    receive(request).then(({ raw, headers }) => {
      response.writeHead(204).end()
      if (!listener) return
      listener.on_webhook({
        type: String(headers['service-event-type']), event_id: String(headers['service-event-id']), at: Date.now(),
        verified: isSigned(raw, String(headers['service-signature']), listener.secret, Date.now() / 1000),
        body: JSON.parse(raw.toString()) as Received['body'],
      })
    }).catch(() => response.writeHead(400).end())
  })
  await new Promise<void>((done, fail) => server.once('error', fail).listen(0, 'localhost', done))
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    ca: `${authority.cert.trim()}\n`,
    listen: (secret, on_webhook) => { listener = { secret, on_webhook } },
    close: () => new Promise((done) => {
      server.close(() => done())
      server.closeAllConnections()
    }),
  }
}

async function receive(request: IncomingMessage): Promise<{ raw: Buffer, headers: IncomingMessage['headers'] }> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return { raw: Buffer.concat(parts), headers: request.headers }
}

/** `t=<unix seconds>,v1=<hex>`, one or more of the latter: HMAC-SHA256 over `<t>.<raw body>`. */
export function isSigned(raw: Buffer, header: string, secret: string, now_s: number): boolean {
  const parts = header.split(',').map((part) => part.split('='))
  const t = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d+$/.test(t) || Math.abs(now_s - Number(t)) > tolerance_s) return false
  const expected = createHmac('sha256', secret).update(`${t}.`).update(raw).digest()
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(value, 'hex')
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}
