/**
 * What the suites about orders share: bodies in the demo world's own names, the operator's hand, and the places where a test sees what was
 * really written: the payment sandbox's ledger and the services' tables.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { connectGrpc } from '@tradecounter/chassis/grpc-client'
import type { GrpcClient } from '@tradecounter/chassis/grpc-client'
import type { OrdersOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/orders/v1/OrdersOperatorService'
import type { WebhooksOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/webhooks/v1/WebhooksOperatorService'
import { stackUnderTest } from '@tradecounter/tools/check/stack'
import type { AccountName } from '@tradecounter/tools/seed/accounts'
import { otherCredentials } from '@tradecounter/tools/seed/credentials'
import { designNamed, variantId, zoneId } from '@tradecounter/tools/seed/design-rows'
import pg from 'pg'
import { client, freshClient, idempotencyKey } from './client.ts'
import type { Answer, Client, Request } from './client.ts'

export const full: AccountName = 'harbour-and-vale'

export const design = (name: string, of: AccountName = full): string => designNamed(of, name).id

export const variant = (name: string, colour: string | null, size: string | null, of: AccountName = full): string => variantId(design(name, of), colour, size)

export const zone = (name: string, label: string, of: AccountName = full): string => zoneId(design(name, of), label)

export interface Line {
  design_id: string
  quantity: number
  variant_id?: string
  colour?: string
  size?: string
  personalisation?: { zone_id: string; text: string }[]
}

export const line = (name: string, quantity: number, more: Partial<Line> = {}, of: AccountName = full): Line => ({ design_id: design(name, of), quantity, ...more })

/** Made to order: never runs out. */
export const tee = (quantity = 1): Line => line('Lantern Quay Tee', quantity, { colour: 'Navy', size: 'M' })

/** A line of the jersey, with what its zones carry by their labels. */
export const jersey = (texts: Record<string, string>, more: Partial<Line> = {}): Line => line('Regatta Team Jersey', 1, {
  colour: 'Navy', size: 'M', ...more,
  personalisation: Object.entries(texts).map(([label, text]) => ({ zone_id: zone('Regatta Team Jersey', label), text })),
})

export const whitby = { line1: '18 Sandgate', city: 'Whitby', postcode: 'YO22 4DB', country: 'GB' }

/** To the account's own door, unless `more` says otherwise. */
export const order = (items: Line[], more: Record<string, unknown> = {}): Record<string, unknown> => ({ items, delivery: { address: whitby }, ...more })

export const collected = { delivery: { type: 'pickup' } }

/** With a key of its own. */
export const place = (api: Client, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  api.post('/v1/orders', body, { ...idempotencyKey(), ...headers })

/** For orders that have to be placed before something can be tested. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- checked against the document, read by the test
export async function placed(api: Client, body: unknown): Promise<any> {
  const { status, json } = await place(api, body)
  if (status !== 201) throw new Error(`not placed: ${JSON.stringify(json)}`)
  return json.data
}

export const quote = (api: Client, body: unknown): Promise<Answer> => api.post('/v1/orders/quote', body)

/** Takes a new key before the one it has runs into its write limit. */
export async function tirelessClient(of: string): Promise<Client> {
  let left = 100
  let api = await freshClient(of)
  const call = async (request: Request): Promise<Answer> => {
    if (left-- === 0) {
      left = 100
      api = await freshClient(of)
    }
    return api.call(request)
  }
  return {
    call,
    get: (path, headers = {}) => call({ method: 'GET', path, headers }),
    post: (path, body, headers = {}) => call({ method: 'POST', path, body, headers }),
  }
}

/** Keys that `npm start -- --json` does not hand out. */
export const otherClient = (name: keyof typeof otherCredentials): Client => client(otherCredentials[name])

/** Minor units. Throws for what is no decimal with two places. */
export function pence({ amount }: { amount: string }): number {
  if (!/^-?\d+\.\d\d$/.test(amount)) throw new Error(`${amount} has not two decimals`)
  return Number(amount.replace('.', ''))
}

export interface Charge {
  id: string
  amount: number
  currency: string
  status: 'succeeded' | 'declined'
  order_uuid: string
  idempotency_key: string
}

export interface Refund {
  charge: string
  amount: number
}

/** All that the payment sandbox ever took, and gave back. */
export const ledger = async (): Promise<{ charges: Charge[]; refunds: Refund[] }> =>
  await (await fetch(`${stackUnderTest().payments_url}/_sandbox/charges`)).json() as { charges: Charge[]; refunds: Refund[] }

export async function chargesOf(...uuids: string[]): Promise<Charge[]> {
  const wanted = new Set(uuids)
  return (await ledger()).charges.filter(({ order_uuid }) => wanted.has(order_uuid))
}

export async function refundsOf(uuid: string): Promise<Refund[]> {
  const { charges, refunds } = await ledger()
  const ids = new Set(charges.filter(({ order_uuid }) => order_uuid === uuid).map(({ id }) => id))
  return refunds.filter(({ charge }) => ids.has(charge))
}

/** Rows of a service's own tables. */
export async function rows<Row extends pg.QueryResultRow>(service: 'orders' | 'catalog' | 'webhooks' | 'accounts' | 'gateway', sql: string, values: unknown[] = []): Promise<Row[]> {
  const database = new pg.Client({ connectionString: stackUnderTest().database_urls[service] })
  await database.connect()
  try {
    return (await database.query<Row>(sql, values)).rows
  } finally {
    await database.end()
  }
}

/** Every attempt with this reference, drafts and failed ones too. */
export const attempts = (external_reference: string): Promise<{ uuid: string; status: string }[]> =>
  rows('orders', 'select uuid, status from orders where external_reference = $1 order by created_at', [external_reference])

/** Units of a variant on the shelf. */
export async function shelf(variant_id: string): Promise<number> {
  const [row] = await rows<{ quantity: number }>('catalog', 'select quantity from design_variants where id = $1', [variant_id])
  return row?.quantity ?? Number.NaN
}

let opened: { orders: GrpcClient<OrdersOperatorServiceDefinition>; webhooks: GrpcClient<WebhooksOperatorServiceDefinition> } | undefined

/** The operator's internal API. */
export const operator = (): NonNullable<typeof opened> => opened ??= {
  orders: connectGrpc<OrdersOperatorServiceDefinition>('tradecounter.orders.v1.OrdersOperatorService', { address: stackUnderTest().grpc.orders }),
  webhooks: connectGrpc<WebhooksOperatorServiceDefinition>('tradecounter.webhooks.v1.WebhooksOperatorService', { address: stackUnderTest().grpc.webhooks }),
}

/** In afterAll of a suite that used the operator. */
export function closeDesk(): void {
  opened?.orders.close()
  opened?.webhooks.close()
  opened = undefined
}

/** Polls until there is something. */
export async function until<T>(what: string, look: () => Promise<T | undefined | false> | T | undefined | false, patience_ms = 20_000): Promise<T> {
  const end = Date.now() + patience_ms
  for (;;) {
    const found = await look()
    if (found !== undefined && found !== false) return found
    if (Date.now() > end) throw new Error(`${what}: not within ${patience_ms} ms`)
    await pause(50)
  }
}

/** The problem of a refusal by named fields. */
export const fieldErrors = (answer: Answer): unknown => [answer.status, answer.json.type?.split('#')[1], answer.json.errors]

/** The problem of a refusal by a rule, which names no field. */
export const ruleBroken = (answer: Answer): unknown => [answer.status, answer.json.type?.split('#')[1], answer.json.errors, answer.json.detail]
