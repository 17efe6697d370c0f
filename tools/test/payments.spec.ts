import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { startPayments } from '../payments/server.ts'
import type { Payments } from '../payments/server.ts'

const secret_key = 'sk_test_sandbox'

let dir: string
let data_file: string
let payments: Payments
let stripe: Stripe

const connect = (url: string, key = secret_key): Stripe => {
  const { hostname: host, port } = new URL(url)
  return new Stripe(key, { host, port, protocol: 'http', apiVersion: '2026-10-28.endive', maxNetworkRetries: 0, telemetry: false })
}

const start = async (): Promise<void> => {
  payments = await startPayments({ port: 0, data_file, secret_key })
  stripe = connect(payments.url)
}

const restart = async (): Promise<void> => {
  await payments.close()
  await start()
}

const audit = async (): Promise<{ charges: Record<string, unknown>[], refunds: Record<string, unknown>[] }> =>
  (await fetch(`${payments.url}/_sandbox/charges`)).json() as never

const intent = (order_uuid: string, more: Partial<Stripe.PaymentIntentCreateParams> = {}): Stripe.PaymentIntentCreateParams => ({
  amount: 1230, currency: 'gbp', customer: 'cus_1', payment_method: 'pm_card_visa', confirm: true, off_session: true,
  description: `Order ${order_uuid}`, metadata: { order_uuid }, ...more,
})

const take = (order_uuid: string, more: Partial<Stripe.PaymentIntentCreateParams> = {}, key = order_uuid): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.create(intent(order_uuid, more), { idempotencyKey: key })

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'payments-'))
  data_file = join(dir, 'deep', 'payments.jsonl')
  await start()
})

afterEach(async () => {
  await payments.close()
  await rm(dir, { recursive: true })
})

test('a confirmed PaymentIntent charges the card, and the audit lists it in minor units', async () => {
  const taken = await take('order-1')
  expect(taken).toMatchObject({ object: 'payment_intent', status: 'succeeded', amount: 1230, amount_received: 1230, currency: 'gbp', metadata: { order_uuid: 'order-1' } })
  expect(await stripe.paymentIntents.retrieve(taken.id)).toMatchObject({ id: taken.id, status: 'succeeded' })
  expect(await audit()).toEqual({
    charges: [{
      id: taken.latest_charge, amount: 1230, currency: 'GBP', status: 'succeeded', order_uuid: 'order-1', idempotency_key: 'order-1',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    }],
    refunds: [],
  })
})

test.each([
  ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
  ['pm_card_authenticationRequired', 'authentication_required', 'authentication_required'],
])('%s declines with %s, the intent in the error, and again for the same key', async (payment_method, code, decline_code) => {
  for (let time = 0; time < 2; time++) {
    const error: unknown = await take('order-1', { payment_method }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError)
    expect(error).toMatchObject({ statusCode: 402, code, decline_code, payment_intent: { status: 'requires_payment_method', metadata: { order_uuid: 'order-1' } } })
  }
  expect((await audit()).charges).toMatchObject([{ status: 'declined', amount: 1230, order_uuid: 'order-1' }])
})

test('the same key with the same body gives the same answer, 20 at once too, and charges once', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => take('order-1')))
  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  expect((await audit()).charges).toHaveLength(1)
})

test('the same key with another body is refused and does nothing', async () => {
  await take('order-1')
  for (const more of [{ amount: 1231 }, { confirm: false, off_session: undefined }]) {
    const error: unknown = await take('order-1', more).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
    expect(error).toMatchObject({ statusCode: 400 })
  }
  expect((await audit()).charges).toHaveLength(1)
})

test('a request that is not valid leaves its key free', async () => {
  await expect(take('order-1', { payment_method: 'pm_unknown' })).rejects.toMatchObject({ statusCode: 400, code: 'resource_missing' })
  await expect(take('order-1', { amount: 0 })).rejects.toMatchObject({ code: 'parameter_invalid_integer' })
  await expect(take('order-1', { amount: 1.5 })).rejects.toMatchObject({ code: 'parameter_invalid_integer' })
  await expect(take('order-1', { capture_method: 'manual' })).rejects.toMatchObject({ code: 'parameter_unknown' })
  expect(await audit()).toEqual({ charges: [], refunds: [] })
  expect(await take('order-1')).toMatchObject({ status: 'succeeded' })
})

test('an intent that is not confirmed takes nothing', async () => {
  const made = await stripe.paymentIntents.create({ amount: 5, currency: 'gbp' }, { idempotencyKey: 'order-1' })
  expect(made.status).toBe('requires_payment_method')
  await expect(take('order-1')).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  expect((await audit()).charges).toEqual([])
})

test('a card whose answer is lost is charged, and answers 500 for good', async () => {
  const payment_method = 'pm_card_lostAnswer'
  await expect(take('order-1', { payment_method })).rejects.toMatchObject({ statusCode: 500 })
  const again: unknown = await take('order-1', { payment_method }).catch((reason: unknown) => reason)
  expect(again).toMatchObject({ statusCode: 500, headers: { 'idempotent-replayed': 'true' } })
  expect((await audit()).charges).toMatchObject([{ status: 'succeeded' }])
})

test('PaymentIntents are listed by customer, newest first, page by page', async () => {
  const mine: string[] = []
  for (let number = 0; number < 5; number++) mine.unshift((await take(`order-${number}`)).id)
  await take('other', { customer: 'cus_2' })
  const listed: string[] = []
  for await (const { id } of stripe.paymentIntents.list({ customer: 'cus_1', created: { gte: 1 }, limit: 2 })) listed.push(id)
  expect(listed).toEqual(mine)
  expect((await stripe.paymentIntents.list({ customer: 'cus_1', created: { gte: 4e9 } })).data).toEqual([])
})

test('a refund gives back what is left, and more than was charged is refused', async () => {
  const { id: payment_intent, latest_charge: charge } = await take('order-1')
  await expect(stripe.refunds.create({ payment_intent, amount: 1231 })).rejects.toMatchObject({ statusCode: 400, param: 'amount' })
  await stripe.refunds.create({ payment_intent, amount: 230 })
  await expect(stripe.refunds.create({ payment_intent, amount: 1001 })).rejects.toMatchObject({ statusCode: 400, param: 'amount' })
  const rest = await stripe.refunds.create({ payment_intent }, { idempotencyKey: 'refund-order-1' })
  expect(await stripe.refunds.create({ payment_intent }, { idempotencyKey: 'refund-order-1' })).toMatchObject({ id: rest.id, amount: 1000 })
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_already_refunded' })
  expect((await stripe.refunds.list({ payment_intent })).data.map(({ amount }) => amount)).toEqual([1000, 230])
  expect((await audit()).refunds).toEqual([
    { id: expect.stringMatching(/^re_/), charge, amount: 230, currency: 'GBP', created_at: expect.any(String) },
    { id: rest.id, charge, amount: 1000, currency: 'GBP', created_at: expect.any(String) },
  ])
})

test('what was never charged cannot be refunded', async () => {
  const error: unknown = await take('order-1', { payment_method: 'pm_card_chargeDeclined' }).catch((reason: unknown) => reason)
  const { id } = (error as Stripe.errors.StripeCardError).payment_intent ?? {}
  await expect(stripe.refunds.create({ payment_intent: id ?? '' })).rejects.toMatchObject({ statusCode: 400 })
  await expect(stripe.refunds.create({ payment_intent: 'pi_unknown' })).rejects.toMatchObject({ statusCode: 400 })
  expect((await audit()).refunds).toEqual([])
})

test('charges, refunds and keys are kept over a restart', async () => {
  const { id: payment_intent } = await take('order-1')
  await take('order-2', { payment_method: 'pm_card_chargeDeclined' }).catch(() => undefined)
  await stripe.refunds.create({ payment_intent, amount: 30 })
  const before = await audit()
  await restart()
  expect(await audit()).toEqual(before)
  expect((await take('order-1')).id).toBe(payment_intent)
  await expect(take('order-2', { payment_method: 'pm_card_chargeDeclined' })).rejects.toMatchObject({ code: 'card_declined' })
  await expect(stripe.refunds.create({ payment_intent, amount: 1201 })).rejects.toMatchObject({ param: 'amount' })
  expect(await audit()).toEqual(before)
})

test('a torn last line is dropped, and what comes after it is kept', async () => {
  await take('order-1')
  await payments.close()
  await appendFile(data_file, '{"answer":{"status":200,"bo')
  await start()
  expect((await audit()).charges).toHaveLength(1)
  await take('order-2')
  await restart()
  expect((await audit()).charges.map(({ order_uuid }) => order_uuid)).toEqual(['order-1', 'order-2'])
  expect((await readFile(data_file, 'utf8')).trimEnd().split('\n')).toHaveLength(2)
})

test('a wrong key is refused, and an unknown path is 404', async () => {
  await expect(connect(payments.url, 'sk_test_other').paymentIntents.create(intent('order-1'))).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
  await expect(stripe.customers.retrieve('cus_1')).rejects.toMatchObject({ statusCode: 404 })
  await expect(stripe.paymentIntents.retrieve('pi_unknown')).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' })
  expect(await audit()).toEqual({ charges: [], refunds: [] })
})

test('it listens on 127.0.0.1 only', async () => {
  const elsewhere = payments.url.replace('127.0.0.1', '127.0.0.2')
  await expect(fetch(`${elsewhere}/_sandbox/charges`)).rejects.toThrow()
})
