/** The HTTP server: its limits, what its parser refuses, and draining. */
import { createServer } from 'node:http'
import type { Server, ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Context } from '../context.ts'
import { createApp } from './app.ts'
import { answerConnect, answerParserError } from './parser-errors.ts'

export interface HttpServer {
  /** The port listened on. */
  port: number
  /** Lets requests under way finish, at most 10 s. */
  close(): Promise<void>
}

const limits: ServerOptions = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  // Longer than balancers in front hold a connection, so that it is they who close it.
  keepAliveTimeout: 75_000,
  // A missing or second one is answered by the steps, as a problem.
  requireHostHeader: false,
}

export async function serveHttp(context: Context): Promise<HttpServer> {
  const server = createServer(limits)
  // All headers that fit into 16 KiB are read: one that is not read might be a second Authorization.
  server.maxHeadersCount = 0
  const handle = createApp(context).callback()
  server.on('request', (req, res) => void handle(req, res))
  // The 100 is sent when the body is wanted. One whose body was never asked for ends its connection: what follows could be body or request.
  server.on('checkContinue', (req, res) => {
    res.setHeader('Connection', 'close')
    void handle(req, res)
  })
  server.on('checkExpectation', (req, res) => {
    res.setHeader('Connection', 'close')
    void handle(req, res)
  })
  server.on('clientError', answerParserError(context))
  server.on('connect', answerConnect(context))
  await listen(server, context.config.http_address)
  return { port: (server.address() as AddressInfo).port, close: () => drain(server) }
}

function listen(server: Server, address: string): Promise<void> {
  const colon = address.lastIndexOf(':')
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(Number(address.slice(colon + 1)), address.slice(0, colon).replace(/^\[|\]$/g, ''), () => done())
  })
}

function drain(server: Server): Promise<void> {
  return new Promise((done) => {
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const force = setTimeout(() => server.closeAllConnections(), 10_000)
    server.close(() => {
      clearInterval(idle)
      clearTimeout(force)
      done()
    })
  })
}
