/** Gateways through their real door, for their own tests: HTTP, gRPC, PostgreSQL; peers as in peers.ts; the time is the test's. */
import { Agent, request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import type { Database } from '@tradecounter/chassis/database'
import type { Logger } from '@tradecounter/chassis/log'
import { createTestDatabase } from '../../../tools/check/database.ts'
import { readConfig } from '../config.ts'
import { createContext } from '../context.ts'
import type { Context } from '../context.ts'
import { schema } from '../db/schema.ts'
import { serveHttp } from '../http/server.ts'
import type { HttpServer } from '../http/server.ts'
import { Peers, servePeers } from './peers.ts'

export const base_url = 'https://api.tradecounter.example'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into it by hand
  body: any
}

export interface Sent {
  token?: string
  headers?: Record<string, string | string[]>
  body?: unknown
  /** Instead of body, as it is. */
  raw?: string | Buffer
}

export interface Gateway {
  port: number
  context: Context
  server: HttpServer
  /** `METHOD /path`. */
  send(line: string, sent?: Sent): Promise<Answer>
  /** Bytes on a bare connection, and all that comes back until it is quiet or closed. */
  bytes(text: string | Buffer): Promise<string>
}

export interface House {
  peers: Peers
  gateways: Gateway[]
  first: Gateway
  database: Database
  /** Log lines so far, of all gateways. */
  lines: string[]
  later(ms: number): void
  rows(table: 'idempotency_records' | 'rate_windows'): Promise<number>
  forget(): Promise<void>
  close(): Promise<void>
}

export async function openHouse(count = 1, env: Record<string, string> = {}): Promise<House> {
  const database = await createTestDatabase(schema)
  const peers = new Peers()
  const served = await servePeers(peers)
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const lines: string[] = []
  const note = (fields: unknown, message: string): void => { lines.push(JSON.stringify([message, fields])) }
  const log = { debug: note, info: note, warn: note, error: note } as unknown as Logger
  // Far from a second's edge: tests move the time themselves.
  let now = Date.parse('2026-05-01T12:00:00.000Z')
  const config = readConfig({
    HTTP_ADDRESS: '127.0.0.1:0', BASE_URL: `${base_url}/`, DATABASE_URL: database.url, CURSOR_KEY: 'a cursor key for tests', POOL_SIZE: '5',
    ACCOUNTS_ADDRESS: served.address, CATALOG_ADDRESS: served.address, PRICING_ADDRESS: served.address, ORDERS_ADDRESS: served.address, ...env,
  })
  const gateways: Gateway[] = []
  for (let index = 0; index < count; index++) {
    const context = await createContext(config, { clock: { now: () => new Date(now) }, log })
    const server = await serveHttp(context)
    gateways.push({ port: server.port, context, server, send: (line, sent) => send(server.port, agent, line, sent), bytes: (text) => bytes(server.port, text) })
  }
  const [first] = gateways
  if (!first) throw new Error('a house has a gateway')
  return {
    peers, gateways, first, lines, database: first.context.database,
    later: (ms) => { now += ms },
    rows: async (table) => (await first.context.database.row<{ rows: number }>({ name: `test_${table}`, text: `select count(*)::int as rows from ${table}` }))?.rows ?? 0,
    forget: async () => {
      // A minute on, every window is a new one.
      now += 61_000
      peers.calls.length = 0
      lines.length = 0
    },
    close: async () => {
      agent.destroy()
      for (const { server, context } of gateways) {
        await server.close()
        await context.close()
      }
      await served.close()
      await database.drop()
    },
  }
}

function send(port: number, agent: Agent, line: string, { token, headers = {}, body, raw }: Sent = {}): Promise<Answer> {
  const [method, path] = line.split(' ')
  const bytes = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  return new Promise((done, fail) => {
    const req = request({
      host: '127.0.0.1', port, method, path, agent,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(bytes === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(bytes)) }),
        ...headers,
      },
    }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', fail).on('end', () => {
        const text = Buffer.concat(chunks).toString()
        done({ status: res.statusCode ?? 0, headers: res.headers, text, body: /json/.test(res.headers['content-type'] ?? '') && text ? JSON.parse(text) : undefined })
      })
    })
    req.on('error', fail).end(bytes)
  })
}

function bytes(port: number, text: string | Buffer): Promise<string> {
  return new Promise((done, fail) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.setTimeout(10_000, () => socket.destroy(new Error(`no whole answer: ${received}`)))
    socket.on('data', (chunk) => {
      received += chunk.toString()
      const length = /\r\nContent-Length: (\d+)\r\n/i.exec(received)?.[1]
      const body = received.indexOf('\r\n\r\n') + 4
      if (length !== undefined && body > 3 && Buffer.byteLength(received.slice(body)) >= Number(length)) socket.destroy()
    })
    socket.on('error', fail).on('close', () => done(received))
  })
}
