/** Webhooks through their real doors: JetStream in, TLS out, on a real PostgreSQL. Only time is made. */
import { createHmac, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { MikroORM } from '@mikro-orm/postgresql'
import { connectGrpc } from '@tradecounter/chassis/grpc-client'
import type { GrpcClient } from '@tradecounter/chassis/grpc-client'
import { serveGrpc } from '@tradecounter/chassis/grpc-server'
import type { GrpcServer } from '@tradecounter/chassis/grpc-server'
import type { Logger } from '@tradecounter/chassis/log'
import { uuidv7 } from '@tradecounter/kernel/ids'
import type { WebhooksOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/webhooks/v1/WebhooksOperatorService'
import { localhostCertificate } from '../../../tools/check/certificate.ts'
import { createTestDatabase } from '../../../tools/check/database.ts'
import type { TestDatabase } from '../../../tools/check/database.ts'
import { createTestNats } from '../../../tools/check/nats.ts'
import type { TestNats } from '../../../tools/check/nats.ts'
import type { Config } from '../config.ts'
import { closeContext, createContext } from '../context.ts'
import type { Context } from '../context.ts'
import { claimDue } from '../db/deliveries.ts'
import { schema } from '../db/schema.ts'
import { startDispatcher } from '../delivery/dispatcher.ts'
import type { Dispatcher } from '../delivery/dispatcher.ts'
import { createPools } from '../delivery/pools.ts'
import { createReceivers } from '../delivery/receivers.ts'
import { specDelays } from '../domain/schedule.ts'
import { consumeOrders } from '../events/consume-orders.ts'
import { services } from '../rpc/server.ts'
import { account_id, eventForDelivery, startPeers } from './peers.ts'
import type { Peers } from './peers.ts'
import { startReceiver } from './receiver.ts'
import type { Receiver } from './receiver.ts'

let folder: string
let database: TestDatabase
let nats: TestNats
let peers: Peers
let receiver: Receiver
let other: Receiver
let config: Config
let context: Context
let dispatcher: Dispatcher
let stopConsuming: () => Promise<void>
let server: GrpcServer
let operator: GrpcClient<WebhooksOperatorServiceDefinition>

/** Time stands still unless a test moves it. */
let now = new Date('2026-03-01T12:00:00.000Z')
const clock = { now: () => now }
const pass = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1_000)
  dispatcher.nudge()
}

const lines: { level: string; text: string }[] = []
const record = (level: string) => (_fields: object, text: string) => void lines.push({ level, text })
const log = { info: record('info'), warn: record('warn'), error: record('error') } as unknown as Logger

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'webhooks-'))
  const certificate = await localhostCertificate()
  await writeFile(join(folder, 'ca.pem'), certificate.cert)
  ;[database, nats, peers, receiver, other] = await Promise.all([
    createTestDatabase(schema), createTestNats(), startPeers(log), startReceiver(certificate), startReceiver(certificate),
  ])
  config = {
    grpc_address: '', database_url: database.url, pool_size: 4, log_level: 'silent', nats_url: nats.url, orders_address: peers.address,
    accounts_address: peers.address, retry_delays: specDelays, receiver_ca: join(folder, 'ca.pem'), local_receivers: '*',
    receiver_ms: 10_000, lease_ms: 25_000, poll_ms: 20, host_cap: 4, total_cap: 64,
  }
  context = await createContext(config, { log, clock, random: (count) => new Uint8Array(count) })
  // Ids are made of the time, which stands still, and randomness.
  context.random = (count) => crypto.getRandomValues(new Uint8Array(count))
  dispatcher = startDispatcher(context)
  stopConsuming = await consumeOrders(context, dispatcher.nudge)
  server = await serveGrpc({ address: '127.0.0.1:0', log, services: services(context, dispatcher.nudge) })
  operator = connectGrpc<WebhooksOperatorServiceDefinition>('tradecounter.webhooks.v1.WebhooksOperatorService', { address: `127.0.0.1:${server.port}` })
})

afterAll(async () => {
  operator.close()
  await server.close()
  await stopConsuming()
  await dispatcher.stop()
  await closeContext(context)
  await Promise.all([peers.close(), receiver.close(), other.close(), nats.stop(), database.drop()])
  await rm(folder, { recursive: true })
})

beforeEach(() => {
  peers.secrets = ['tcs_account']
  peers.down = false
  lines.length = 0
})

async function until<T>(what: string, look: () => T | undefined | false | Promise<T | undefined | false>): Promise<T> {
  for (let tries = 0; tries < 500; tries++) {
    const found = await look()
    if (found) return found
    await wait(20)
  }
  throw new Error(`waited in vain: ${what}`)
}

interface Sent {
  event_id: string
  type: string
  order_uuid: string
  sequence: number
  payload: string
}

/** An event that orders knows and that has a path of the receiver's to itself. */
function makeEvent(url: string | null, more: Partial<Sent> = {}): Sent {
  const event = { event_id: uuidv7(new Date(), (count) => crypto.getRandomValues(new Uint8Array(count))), type: 'order.shipped', order_uuid: randomUUID(), sequence: 1, ...more }
  peers.events.set(event.event_id, eventForDelivery({ ...event, id: event.event_id }))
  const { event_id: id, type, order_uuid, sequence } = event
  return { ...event, payload: JSON.stringify({ id, type, order_uuid, order_id: 'ABCD2345-WXYZ', account_id, sequence, occurred_at: '2026-03-01T09:30:00.000Z', previous_status: null, webhook_url: url, has_secret: false }) }
}

const publish = (event: Sent, message_id: string = event.event_id): Promise<void> =>
  context.jetstream.publish(`orders.${event.order_uuid}`, message_id, event.payload, {})

interface Row {
  id: string
  status: string
  attempts: number
  next_attempt_at: string | null
  last_status_code: number | null
  last_error: string | null
  last_response: string | null
}

const rows = (event: Sent): Promise<Row[]> => context.database.rows<Row>({ name: 'test_rows', text: 'select * from deliveries where event_id = $1' }, [event.event_id])

/** Once the delivery stands as said. */
const settled = (event: Sent, status: string, attempts: number): Promise<Row> =>
  until(`${status} after ${attempts}`, async () => (await rows(event)).find((row) => row.status === status && row.attempts === attempts))

const at = (path: string) => [...receiver.received, ...other.received].filter((request) => request.path === path)

const path = () => `/${randomUUID()}`

test('the entities and the migration agree', async () => {
  const orm = await MikroORM.init({ clientUrl: database.url, entities: schema.entities, logger: () => undefined })
  expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('')
  await orm.close(true)
})

describe('SPEC "Delivery"', () => {
  test('HTTP POST to the order\'s webhook_url with a JSON body, and just the headers that are named', async () => {
    const hook = path()
    const event = makeEvent(`${receiver.origin}${hook}?a=1&b=%20#part`)
    await publish(event)
    const delivery = await settled(event, 'delivered', 1)
    const [request] = at(`${hook}?a=1&b=%20`)
    expect(Object.fromEntries(Array.from({ length: (request?.headers.length ?? 0) / 2 }, (_, n) => [request?.headers[2 * n], request?.headers[2 * n + 1]]))).toEqual({
      'host': receiver.origin.slice('https://'.length),
      'connection': 'keep-alive',
      'content-length': String(request?.raw.length),
      'Content-Type': 'application/json',
      'User-Agent': 'Service-Webhooks/1.0',
      'Service-Event-Id': event.event_id,
      'Service-Event-Type': 'order.shipped',
      'Service-Delivery-Id': delivery.id,
      'Service-Signature': expect.stringMatching(/^t=\d+,v1=[0-9a-f]{64}$/),
    })
    expect(request?.body).toMatchObject({
      id: event.event_id, type: 'order.shipped', api_version: 'v1', created_at: '2026-03-01T09:30:00.000Z', account_id,
      data: {
        order: { id: 'ABCD2345-WXYZ', uuid: event.order_uuid, status: 'shipped', metadata: { a: 1 } }, previous_status: 'production',
        event: { sequence: 1, tracking_url: 'https://track.example/1', shipped_at: '2026-03-01T09:30:00.000Z' },
      },
    })
    expect(request?.raw.toString()).toContain('"metadata":{"a":  1.0},')
  })

  const isSigned = (signature: string, raw: Buffer, ...secrets: string[]) => {
    const t = Math.floor(now.getTime() / 1_000)
    return signature === [`t=${t}`, ...secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${t}.${raw.toString()}`).digest('hex')}`)].join()
  }

  test.each([
    ['the account signing secret when the order had none', undefined, ['tcs_account'], ['tcs_account']],
    ['for 24 h after a rotation two values, new one first', undefined, ['tcs_new', 'tcs_account'], ['tcs_new', 'tcs_account']],
    ['keyed with the order\'s webhook_secret', 'whs_order', ['tcs_account'], ['whs_order']],
  ])('signed: %s', async (_which, webhook_secret, account, expected) => {
    const hook = path()
    const event = makeEvent(receiver.origin + hook)
    peers.secrets = account
    peers.events.set(event.event_id, { ...peers.events.get(event.event_id), ...(webhook_secret === undefined ? {} : { webhook_secret }) })
    await publish(event)
    await settled(event, 'delivered', 1)
    const [request] = at(hook)
    expect(isSigned(request?.header('Service-Signature') ?? '', request?.raw ?? Buffer.alloc(0), ...expected)).toBe(true)
  })

  test('orders placed without a webhook_url send nothing', async () => {
    const silent = makeEvent(null)
    const after = makeEvent(receiver.origin + path())
    await publish(silent)
    await publish(after)
    await settled(after, 'delivered', 1)
    expect(await rows(silent)).toEqual([])
  })

  test('an event that comes in twice is one delivery, sent once', async () => {
    const hook = path()
    const event = makeEvent(receiver.origin + hook)
    const after = makeEvent(receiver.origin + path())
    await publish(event)
    await publish(event, randomUUID())
    await publish(after)
    await settled(after, 'delivered', 1)
    await settled(event, 'delivered', 1)
    expect(await rows(event)).toHaveLength(1)
    expect(at(hook)).toHaveLength(1)
  })

  test('a message that is no event of an order is logged and left, and those after it are handled', async () => {
    const after = makeEvent(receiver.origin + path())
    await context.jetstream.publish('orders.nonsense', randomUUID(), '{"id":7}', {})
    await publish(after)
    await settled(after, 'delivered', 1)
    expect(lines.filter(({ text }) => text.includes('no event of an order'))).toHaveLength(1)
  })

  test('connections to a receiver are kept', async () => {
    const before = receiver.connections()
    for (let n = 0; n < 5; n++) {
      const event = makeEvent(receiver.origin + path())
      await publish(event)
      await settled(event, 'delivered', 1)
    }
    expect(receiver.connections() - before).toBeLessThanOrEqual(1)
  })
})

describe('SPEC "Retries and ordering"', () => {
  test('8 attempts in total with SPEC\'s delays; then the delivery is marked dead and the operator is alerted', async () => {
    const hook = path()
    const event = makeEvent(receiver.origin + hook)
    receiver.answer(hook, (response) => response.writeHead(500).end('broken'))
    await publish(event)
    for (const [index, delay] of specDelays.entries()) {
      const failed = await settled(event, 'pending', index + 1)
      const later = Date.parse(failed.next_attempt_at ?? '') - now.getTime()
      expect(later).toBeGreaterThanOrEqual(delay * 1_000)
      expect(later).toBeLessThanOrEqual(delay * 1_100)
      peers.events.set(event.event_id, { ...peers.events.get(event.event_id), order: { ...peers.events.get(event.event_id)?.order, status: `step ${index + 1}` } })
      pass(delay * 1.1)
    }
    expect(await settled(event, 'dead', 8)).toMatchObject({ next_attempt_at: null, last_status_code: 500, last_error: 'answered 500', last_response: 'broken' })
    expect(lines.filter(({ level, text }) => level === 'error' && text.includes('dead'))).toHaveLength(1)
    const requests = at(hook)
    expect(requests).toHaveLength(8)
    expect(requests.map(({ body }) => body.data.order.status)).toEqual(['shipped', ...specDelays.map((_, index) => `step ${index + 1}`)])
    expect(new Set(requests.map((request) => request.header('Service-Delivery-Id'))).size).toBe(1)
    expect(new Set(requests.map((request) => request.header('Service-Event-Id'))).size).toBe(1)
    expect(new Set(requests.map((request) => request.header('Service-Signature'))).size).toBe(8)
    const logged = await context.database.rows({ name: 'test_attempts', text: 'select number, status_code, error, response_excerpt from attempts where delivery_id = $1 order by id' }, [(await rows(event))[0]?.id])
    expect(logged).toEqual(Array.from({ length: 8 }, (_, index) => ({ number: index + 1, status_code: 500, error: 'answered 500', response_excerpt: 'broken' })))
  })

  test.each([
    ['a redirect is not followed', 302, { Location: '/elsewhere' }],
    ['Retry-After changes nothing', 503, { 'Retry-After': '1' }],
    ['410 changes nothing', 410, {}],
  ])('%s: not 2xx is a failure', async (_what, status, headers) => {
    const hook = path()
    const event = makeEvent(receiver.origin + hook)
    receiver.answer(hook, (response) => response.writeHead(status, headers).end())
    await publish(event)
    const failed = await settled(event, 'pending', 1)
    expect(failed.last_status_code).toBe(status)
    expect(Date.parse(failed.next_attempt_at ?? '') - now.getTime()).toBeGreaterThanOrEqual(60_000)
    expect(at('/elsewhere')).toEqual([])
  })

  test.each([200, 201, 202, 204, 299])('any 2xx acknowledges: %i', async (status) => {
    const hook = path()
    const event = makeEvent(receiver.origin + hook)
    receiver.answer(hook, (response) => response.writeHead(status).end())
    await publish(event)
    expect((await settled(event, 'delivered', 1)).last_status_code).toBe(status)
  })

  test('first attempts of one order go out in sequence, one at a time, also when events come in out of order', async () => {
    const hook = path()
    const order_uuid = randomUUID()
    const release: (() => void)[] = []
    receiver.answer(hook, (response) => void release.push(() => response.writeHead(204).end()))
    for (const sequence of [3, 2, 1]) await publish(makeEvent(receiver.origin + hook, { order_uuid, sequence }))
    for (const expected of [1, 2, 3]) {
      await until(`${expected} under way`, () => release.length === expected)
      const after = makeEvent(receiver.origin + path())
      await publish(after)
      await settled(after, 'delivered', 1)
      expect(at(hook)).toHaveLength(expected)
      release[expected - 1]?.()
    }
    await until('all delivered', () => at(hook).length === 3)
    expect(at(hook).map(({ raw }) => (JSON.parse(raw.toString()) as { data: { event: { sequence: number } } }).data.event.sequence)).toEqual([1, 2, 3])
  })

  test('an event whose predecessor never comes in is sent after a while', async () => {
    const event = makeEvent(receiver.origin + path(), { sequence: 4 })
    const after = makeEvent(receiver.origin + path())
    await publish(event)
    await publish(after)
    await settled(after, 'delivered', 1)
    expect(await rows(event)).toMatchObject([{ status: 'pending', attempts: 0 }])
    pass(60)
    await settled(event, 'delivered', 1)
  })

  test('a failed attempt does not hold back the next event', async () => {
    const hook = path()
    const order_uuid = randomUUID()
    const [first, second] = [1, 2].map((sequence) => makeEvent(receiver.origin + hook, { order_uuid, sequence })) as [Sent, Sent]
    receiver.answer(hook, (response, request) => response.writeHead(request.body.id === first.event_id ? 500 : 204).end())
    await publish(first)
    await publish(second)
    await settled(second, 'delivered', 1)
    await settled(first, 'pending', 1)
  })

  test('an attempt whose process was killed is made again when its claim has run out, not before', async () => {
    const hook = path()
    await dispatcher.stop()
    const event = makeEvent(receiver.origin + hook)
    await publish(event)
    await until('in the table', async () => (await rows(event)).length === 1)
    const claimed = await claimDue(context.database, { now, lease_ms: config.lease_ms, limit: 64, host_cap: 64, under_way: new Map() })
    expect(claimed.map(({ event_id }) => event_id)).toEqual([event.event_id])
    const again = { now, lease_ms: config.lease_ms, limit: 64, host_cap: 64, under_way: new Map<string, number>() }
    expect(await claimDue(context.database, again)).toEqual([])
    dispatcher = startDispatcher(context)
    pass(config.lease_ms / 1_000)
    await settled(event, 'delivered', 1)
    expect(at(hook)).toHaveLength(1)
  })

  test('two dispatchers make one attempt each', async () => {
    const twin = await createContext(config, { log, clock })
    const second = startDispatcher(twin)
    const hook = path()
    const events = Array.from({ length: 40 }, () => makeEvent(receiver.origin + hook))
    await Promise.all(events.map((event) => publish(event)))
    for (const event of events) await settled(event, 'delivered', 1)
    await second.stop()
    await closeContext(twin)
    expect(at(hook).map(({ body }) => body.id).sort()).toEqual(events.map(({ event_id }) => event_id).sort())
  })
})

describe('DECISIONS H5 to H8', () => {
  test('a receiver that does not answer in time has failed, and delays no other receiver; at most 4 attempts a host are under way', async () => {
    const slow = path()
    const impatient = await createContext({ ...config, receiver_ms: 500 }, { log, clock })
    await dispatcher.stop()
    other.answer(slow, () => undefined)
    const stuck = Array.from({ length: 9 }, () => makeEvent(other.origin + slow))
    await Promise.all(stuck.map((event) => publish(event)))
    await until('in the table', async () => (await rows(stuck.at(-1) as Sent)).length === 1)
    const host = other.origin.slice('https://'.length)
    for (const [busy, claimable] of [[0, 4], [3, 1], [4, 0]] as const) {
      // A lease of nothing: the next claim may have them again.
      const round = await claimDue(context.database, { now, lease_ms: 0, limit: 64, host_cap: 4, under_way: new Map(busy ? [[host, busy]] : []) })
      expect(round.filter((claimed) => claimed.host === host)).toHaveLength(claimable)
    }
    dispatcher = startDispatcher(impatient)
    await until('the slow one has all it may have', () => at(slow).length >= 4)
    const quick = makeEvent(receiver.origin + path())
    await publish(quick)
    await settled(quick, 'delivered', 1)
    expect(at(slow).length - (await Promise.all(stuck.map(rows))).flat().filter(({ attempts }) => attempts === 1).length).toBeLessThanOrEqual(4)
    for (const event of stuck) expect((await settled(event, 'pending', 1)).last_error).toBe('no answer within 0.5 s')
    await dispatcher.stop()
    await closeContext(impatient)
    dispatcher = startDispatcher(context)
  })

  test('the answer\'s body is ignored: however long, the status stands, and 1 KiB of it is kept', async () => {
    const hook = path()
    const event = makeEvent(receiver.origin + hook)
    receiver.answer(hook, (response) => {
      response.writeHead(200)
      const pour = (): void => {
        while (!response.destroyed && response.write('\0é'.repeat(5_000))) continue
      }
      response.on('drain', pour)
      pour()
    })
    await publish(event)
    const { last_response } = await settled(event, 'delivered', 1)
    expect(last_response).toMatch(/^(\ufffdé)+\ufffd?$/)
    expect(Buffer.byteLength(last_response ?? '')).toBeGreaterThan(1_015)
    expect(Buffer.byteLength(last_response ?? '')).toBeLessThanOrEqual(1_024)
  })

  test.each([
    ['an address that is private', (): string => receiver.origin.replace('localhost', '127.0.0.1'), 'the URL must be on a publicly resolvable host'],
    ['plain HTTP', (): string => receiver.origin.replace('https', 'http'), 'the URL must be a valid https URL'],
    ['a receiver that is gone', (): string => 'https://localhost:1', 'the URL must be on port 443 or one from 1024 up that no other kind of service uses'],
    ['a port where nobody listens', (): string => 'https://localhost:65534', 'the connection was refused'],
  ])('the URL is judged at every attempt: %s is a failed attempt', async (_what, origin, error) => {
    const hook = path()
    const event = makeEvent(origin() + hook)
    await publish(event)
    expect(await settled(event, 'pending', 1)).toMatchObject({ last_error: error, last_status_code: null })
    expect(at(hook)).toEqual([])
  })

  test.each([
    ['hangs up', (response: { socket: { destroy(): void } | null }) => response.socket?.destroy(), 'the connection was closed before an answer'],
    ['talks nonsense', (response: { socket: { end(text: string): void } | null }) => response.socket?.end('hello\r\n\r\n'), expect.stringMatching(/^the answer could not be read/)],
  ])('a receiver that %s has failed', async (_how, answer, error) => {
    const hook = path()
    const event = makeEvent(receiver.origin + hook)
    receiver.answer(hook, answer)
    await publish(event)
    expect((await settled(event, 'pending', 1)).last_error).toEqual(error)
    expect(at(hook)).toHaveLength(1)
  })

  test('the look-up of a host is part of the receiver\'s time', async () => {
    const lost = createReceivers({ judge: () => new Promise(() => undefined), receiver_ca: undefined, connections: 1, receiver_ms: 30 })
    expect(await lost.post('https://hooks.example/', { headers: {}, body: Buffer.alloc(0) })).toEqual({ error: 'no answer within 0.03 s' })
    await lost.close()
  })

  test('a host that leads to other addresses than before gets other connections', async () => {
    const pools = createPools({ receiver_ca: undefined, connections: 1, connect_ms: 1_000 })
    const to = (url: string, ...addresses: string[]) => pools.to(new URL(url), addresses)
    expect(to('https://hooks.example/b', '1.1.1.1', '2.2.2.2')).toBe(to('https://hooks.example/a', '2.2.2.2', '1.1.1.1'))
    expect(to('https://hooks.example/', '1.1.1.1')).not.toBe(to('https://hooks.example/', '2.2.2.2'))
    expect(to('https://hooks.example/', '1.1.1.1')).not.toBe(to('https://hooks.example:8443/', '1.1.1.1'))
    await pools.close()
  })

  test('a certificate that nobody vouches for is a failed attempt', async () => {
    const stranger = await startReceiver(await localhostCertificate())
    const event = makeEvent(stranger.origin + path())
    await publish(event)
    expect((await settled(event, 'pending', 1)).last_error).toMatch(/certificate is not trusted/)
    expect(stranger.received).toEqual([])
    await stranger.close()
  })

  test('orders that does not answer is no fault of the receiver\'s: not counted, and tried again soon', async () => {
    const hook = path()
    const event = makeEvent(receiver.origin + hook)
    peers.down = true
    await publish(event)
    await until('postponed', () => lines.some(({ text }) => text.includes('could not be composed')))
    expect(await rows(event)).toMatchObject([{ status: 'pending', attempts: 0, last_error: null }])
    expect(at(hook)).toEqual([])
    peers.down = false
    await until('released', async () => (await rows(event)).some(({ next_attempt_at }) => Date.parse(next_attempt_at ?? '') > now.getTime()))
    pass(4)
    await settled(event, 'delivered', 1)
  })

  test('nothing goes out unsigned', async () => {
    const hook = path()
    const event = makeEvent(receiver.origin + hook)
    peers.secrets = []
    await publish(event)
    await until('postponed', () => lines.some(({ text }) => text.includes('could not be composed')))
    expect(at(hook)).toEqual([])
    peers.secrets = ['tcs_account']
    await until('released', async () => (await rows(event)).some(({ next_attempt_at }) => Date.parse(next_attempt_at ?? '') > now.getTime()))
    pass(4)
    await settled(event, 'delivered', 1)
  })

  test('an event that orders does not know is dead at once', async () => {
    const hook = path()
    const event = makeEvent(receiver.origin + hook)
    peers.events.delete(event.event_id)
    await publish(event)
    expect((await settled(event, 'dead', 1)).last_error).toBe('the order service does not know this event')
    expect(at(hook)).toEqual([])
  })

  test('a dead delivery can be redelivered by hand with the same event id', async () => {
    const hook = path()
    const event = makeEvent(`${receiver.origin}${hook}?token=s3cret`)
    peers.events.delete(event.event_id)
    await publish(event)
    const { id } = await settled(event, 'dead', 1)
    peers.events.set(event.event_id, eventForDelivery({ ...event, id: event.event_id }))
    const { deliveries } = await operator.ListDeliveries({ order_uuid: event.order_uuid, status: 'dead' })
    expect(deliveries).toEqual([expect.objectContaining({ id, event_id: event.event_id, status: 'dead', url: receiver.origin + hook })])
    expect(await operator.RedeliverDelivery({ delivery_id: id })).toMatchObject({ id, event_id: event.event_id })
    await settled(event, 'delivered', 1)
    expect(at(`${hook}?token=s3cret`).map((request) => request.header('Service-Delivery-Id'))).toEqual([id])
    // And a delivered one once more.
    await operator.RedeliverDelivery({ delivery_id: id })
    await until('sent again', () => at(`${hook}?token=s3cret`).length === 2)
    await settled(event, 'delivered', 1)
  })

  test('what is still being attempted is not redelivered, and what is not there is not found', async () => {
    const hook = path()
    const event = makeEvent(receiver.origin + hook)
    receiver.answer(hook, (response) => response.writeHead(500).end())
    await publish(event)
    const before = await settled(event, 'pending', 1)
    await expect(operator.RedeliverDelivery({ delivery_id: before.id })).rejects.toMatchObject({ code: 'conflict' })
    expect(await rows(event)).toEqual([before])
    for (const delivery_id of [randomUUID(), 'x']) await expect(operator.RedeliverDelivery({ delivery_id })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('deliveries are listed newest first, page by page', async () => {
    const order_uuid = randomUUID()
    const ids: string[] = []
    for (const sequence of [1, 2, 3, 4, 5]) {
      const event = makeEvent(receiver.origin + path(), { order_uuid, sequence })
      await publish(event)
      ids.unshift((await settled(event, 'delivered', 1)).id)
      if (sequence % 2 === 0) pass(1)
    }
    const seen: string[] = []
    let after: string | undefined
    do {
      const { deliveries, page } = await operator.ListDeliveries({ order_uuid, page: { limit: 2, ...(after === undefined ? {} : { after }) } })
      seen.push(...deliveries.map(({ id }) => id))
      expect(page?.has_more).toBe(seen.length < 5)
      after = page?.next
    } while (after)
    expect(seen).toHaveLength(5)
    expect(new Set(seen)).toEqual(new Set(ids))
    expect(seen[0]).toBe(ids[0])
  })

  test.each([
    [{ page: { limit: 101 } }, { limit: ['must be at most 100'] }],
    [{ page: { limit: 0 } }, { limit: ['must be greater than 0'] }],
    [{ page: { limit: 5, after: 'x' } }, { cursor: ['is not a cursor of this list'] }],
    [{ status: 'lost' }, { status: ['must be one of pending, delivered, dead'] }],
    [{ order_uuid: 'x' }, { order_uuid: ['must be a UUID'] }],
  ])('a list of %j is refused', async (request, errors) => {
    await expect(operator.ListDeliveries(request)).rejects.toMatchObject({ code: 'validation', errors })
  })
})
