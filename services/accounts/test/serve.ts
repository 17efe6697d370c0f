/** The service for a spec file: its own database, real gRPC, the payment sandbox, and a clock that stands until it is moved. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectGrpc } from '@tradecounter/chassis/grpc-client'
import type { GrpcClient } from '@tradecounter/chassis/grpc-client'
import { serveGrpc } from '@tradecounter/chassis/grpc-server'
import { uuidv7 } from '@tradecounter/kernel/ids'
import type { AccountsOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsOperatorService'
import type { AccountsServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsService'
import { createTestDatabase } from '../../../tools/check/database.ts'
import { startPayments } from '../../../tools/payments/server.ts'
import { readConfig } from '../config.ts'
import { createContext } from '../context.ts'
import type { Context } from '../context.ts'
import { AccountEntity, CardEntity, CreditEntryEntity } from '../db/entities.ts'
import { schema } from '../db/schema.ts'
import { services } from '../rpc/server.ts'

export interface Served {
  context: Context
  accounts: GrpcClient<AccountsServiceDefinition>
  operator: GrpcClient<AccountsOperatorServiceDefinition>
  clock: { time: Date, now(): Date }
  payments: {
    charges(): Promise<Record<string, unknown>[]>
    refunds(): Promise<Record<string, unknown>[]>
    /** Makes a PaymentIntent past the service, under no key. */
    take(form: Record<string, string>): Promise<void>
    stop(): Promise<void>
    start(): Promise<void>
  }
  /** Clients of a second process of the service: `with` replaces parts of its context. */
  another(with_: Partial<Context>, deadline_ms?: number): Promise<GrpcClient<AccountsServiceDefinition>>
  close(): Promise<void>
}

const secret_key = 'sk_test_sandbox'

export const newId = (): string => uuidv7(new Date(), randomBytes)

export async function serve(): Promise<Served> {
  const database = await createTestDatabase(schema)
  const dir = await mkdtemp(join(tmpdir(), 'accounts-'))
  const data_file = join(dir, 'payments.jsonl')
  let sandbox = await startPayments({ port: 0, data_file, secret_key })
  const { url } = sandbox
  const clock = { time: new Date('2026-05-04T12:00:00.000Z'), now: () => clock.time }
  const config = readConfig({
    GRPC_ADDRESS: '127.0.0.1:0', DATABASE_URL: database.url, LOG_LEVEL: 'silent', PAYMENTS_URL: url, PAYMENTS_SECRET_KEY: secret_key,
    SEALING_KEY: Buffer.alloc(32, 7).toString('base64'),
  })
  const context = await createContext(config, { clock })
  const stops: (() => unknown)[] = []
  const start = async (of: Context): Promise<string> => {
    const server = await serveGrpc({ address: config.grpc_address, log: of.log, services: services(of) })
    stops.unshift(server.close)
    return `127.0.0.1:${server.port}`
  }
  const connect = <Definition>(name: string, address: string, deadline_ms = 20_000): GrpcClient<Definition> => {
    const client = connectGrpc<Definition>(`tradecounter.accounts.v1.${name}`, { address, deadline_ms })
    stops.unshift(client.close)
    return client
  }
  const address = await start(context)
  const audit = async (): Promise<{ charges: Record<string, unknown>[], refunds: Record<string, unknown>[] }> =>
    (await fetch(`${sandbox.url}/_sandbox/charges`)).json() as never
  return {
    context,
    accounts: connect<AccountsServiceDefinition>('AccountsService', address),
    operator: connect<AccountsOperatorServiceDefinition>('AccountsOperatorService', address),
    clock,
    payments: {
      charges: async () => (await audit()).charges,
      refunds: async () => (await audit()).refunds,
      take: async (form) => {
        const headers = { authorization: `Bearer ${secret_key}` }
        const { ok } = await fetch(`${url}/v1/payment_intents`, { method: 'POST', headers, body: new URLSearchParams(form) })
        if (!ok) throw new Error('the sandbox refused')
      },
      stop: () => sandbox.close(),
      start: async () => { sandbox = await startPayments({ port: Number(new URL(url).port), data_file, secret_key }) },
    },
    another: async (with_, deadline_ms) => connect<AccountsServiceDefinition>('AccountsService', await start({ ...context, ...with_ }), deadline_ms),
    close: async () => {
      for (const stop of stops) await stop()
      await context.database.close()
      await sandbox.close()
      await database.drop()
      await rm(dir, { recursive: true })
    },
  }
}

export interface NewAccount {
  status?: string
  /** Payment method of the default card; null for none. */
  card?: string | null
  credit_minor?: bigint
}

/** A British account, with a card that works unless told otherwise. */
export async function addAccount({ database }: Context, { status = 'active', card = 'pm_card_visa', credit_minor = 0n }: NewAccount = {}): Promise<string> {
  const id = newId()
  const created_at = new Date('2026-01-02T03:04:05.678Z')
  const em = database.em()
  await em.insert(AccountEntity, {
    id, name: 'Northern Print Room', slug: `npr-${id}`, status, country: 'GB', currency: 'GBP', language: 'en', timezone: 'Europe/London',
    website: null, created_at,
  })
  if (card !== null) {
    await em.insert(CardEntity, {
      id: newId(), account_id: id, customer_id: `cus_${id}`, payment_method_id: card, brand: 'visa', last4: '4242', is_default: true, created_at,
    })
  }
  if (credit_minor > 0n) {
    await em.insert(CreditEntryEntity, { id: newId(), account_id: id, order_uuid: null, kind: 'grant', amount_minor: credit_minor, currency: 'GBP', created_at })
  }
  return id
}
