/**
 * The public API as an integrator sees it: real HTTP against the whole stack. Every answer is held against the served OpenAPI document, so that
 * no test can pass on a route, status, header or field that is not in it.
 */
import { randomUUID } from 'node:crypto'
import { Agent, request as httpRequest } from 'node:http'
import { connectGrpc } from '@tradecounter/chassis/grpc-client'
import type { AccountsOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsOperatorService'
import { conformance } from '@tradecounter/v1/conformance'
import type { OpenApiDocument } from '@tradecounter/v1/conformance'
import { stackUnderTest } from '@tradecounter/tools/check/stack'
import { otherCredentials } from '@tradecounter/tools/seed/credentials'
import { address } from './wire.ts'

export interface Answer {
  status: number
  headers: Headers
  text: string
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- checked against the document, read by the test
  json: any
}

export interface Request {
  method: string
  path: string
  body?: unknown
  headers?: Record<string, string>
  /** Which gateway replica; the first when absent. */
  gateway?: string
  /** The document does not describe it: an unknown route, a wrong method, a page. */
  outside?: true
}

export interface Client {
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  /** A body that is a string is sent as it is. */
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  call(request: Request): Promise<Answer>
}

let document: Promise<(answer: Parameters<ReturnType<typeof conformance>>[0]) => string[]> | undefined

const described = () => document ??= send({ method: 'GET', gateway: stackUnderTest().base_url, path: '/v1/openapi.json', headers: {} })
  .then(({ text }) => conformance(JSON.parse(text) as OpenApiDocument))

/** From the suite's own address: requests without a credential are limited by address, and no suite uses up another's. */
const agent = new Agent({ keepAlive: true, localAddress: address })

interface Sent {
  method: string
  gateway: string
  /** As it is: an HTTP client would resolve `..` and `%2e%2e`. */
  path: string
  headers: Record<string, string>
  body?: string
}

function send({ method, gateway, path, headers, body }: Sent): Promise<{ status: number; headers: Headers; text: string }> {
  return new Promise((done, fail) => {
    const length: Record<string, string> = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const escaped = path.replace(/[^\x21-\x7e]/gu, encodeURIComponent)
    const sent = httpRequest(gateway, { agent, method, path: escaped, headers: { ...length, ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', fail).on('end', () => {
        const received = Object.entries(response.headersDistinct).flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value]))
        done({ status: response.statusCode ?? 0, headers: new Headers(received), text: Buffer.concat(chunks).toString() })
      })
    })
    sent.on('error', fail).end(body)
  })
}

/** With no key: unauthenticated. */
export function client(key?: string): Client {
  const call = async ({ method, path, body, headers = {}, gateway, outside }: Request): Promise<Answer> => {
    const { status, headers: received, text } = await send({
      method, gateway: gateway ?? stackUnderTest().base_url, path,
      headers: { ...(key ? { authorization: `Bearer ${key}` } : {}), ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const answer = { method, path, status, headers: received, text }
    if (!outside) expect((await described())(answer)).toEqual([])
    const isJson = /json/.test(received.get('content-type') ?? '')
    return { ...answer, json: isJson && text ? JSON.parse(text) : undefined }
  }
  return {
    call,
    get: (path, headers) => call({ method: 'GET', path, ...(headers ? { headers } : {}) }),
    post: (path, body, headers) => call({ method: 'POST', path, body, ...(headers ? { headers } : {}) }),
  }
}

/** A key of its own for a suite, so that no suite uses up another's rate limit. Accounts: those of tools/seed/accounts.ts, by the name of a demo key. */
export async function freshKey(of: string, scopes: string[] = ['account:read', 'designs:read', 'orders:read', 'orders:write', 'shops:read']): Promise<string> {
  const stack = stackUnderTest()
  const { json } = await client({ ...stack.credentials, ...otherCredentials }[of]).get('/v1/account')
  const accounts = connectGrpc<AccountsOperatorServiceDefinition>('tradecounter.accounts.v1.AccountsOperatorService', { address: stack.grpc.accounts })
  try {
    return (await accounts.CreateApiKey({ account_id: json.data.id, scopes })).key
  } finally {
    accounts.close()
  }
}

/** A client with a key of its own. */
export const freshClient = async (of: string, scopes?: string[]): Promise<Client> => client(await freshKey(of, scopes))

export const idempotencyKey = (): { 'idempotency-key': string } => ({ 'idempotency-key': randomUUID() })

/** All pages of a list. */
export async function everyPage(api: Client, path: string, limit: number): Promise<unknown[]> {
  const rows: unknown[] = []
  let cursor: string | null = null
  do {
    const { json } = await api.get(`${path}${path.includes('?') ? '&' : '?'}limit=${limit}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`)
    rows.push(...json.data)
    cursor = json.page.has_more ? json.page.next_cursor : null
  } while (cursor)
  return rows
}
