import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Migration } from '@mikro-orm/migrations'
import { connect } from 'nats'
import type { JetStreamManager } from 'nats'
import { uuidv7 } from '@tradecounter/kernel/ids'
import { randomBytes } from 'node:crypto'
import { startNats } from '../../../tools/backends/nats.ts'
import type { Nats } from '../../../tools/backends/nats.ts'
import { poll } from '../../../tools/backends/poll.ts'
import { createTestDatabase } from '../../../tools/check/database.ts'
import type { TestDatabase } from '../../../tools/check/database.ts'
import { openDatabase } from '../database.ts'
import type { Database, Queries, ServiceSchema, Statement } from '../database.ts'
import { openJetStream, ordersStream } from '../jetstream.ts'
import type { JetStream } from '../jetstream.ts'
import { createLog } from '../log.ts'
import { outboxTable, publishOldest, putInOutbox, startRelay } from '../outbox.ts'
import { currentRequestId, withRequestId } from '../request-scope.ts'

class Outbox extends Migration {
  override up(): void {
    this.addSql('create table notes (text text not null)')
    this.addSql(outboxTable)
  }
}

const schema: ServiceSchema = { name: 'outbox', entities: [], migrations: [{ name: 'Outbox', class: Outbox }] }
const log = createLog('test', 'silent')
const writeNote: Statement = { name: 'note_write', text: 'insert into notes (text) values ($1)' }
const counts: Statement = { name: 'counts', text: 'select (select count(*)::int from notes) as notes, (select count(*)::int from outbox) as events' }

interface Received {
  subject: string
  payload: string
  request_id: string | undefined
}

let test_database: TestDatabase
let database: Database
let folder: string
let nats: Nats
let jetstream: JetStream
const received: Received[] = []
let stopConsuming: () => Promise<void>

beforeAll(async () => {
  test_database = await createTestDatabase(schema)
  database = await openDatabase(test_database.url, schema, 4)
  folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  nats = await startNats({ dir: folder })
  jetstream = await openJetStream(nats.url, 'test', log)
  stopConsuming = await jetstream.consume(ordersStream.name, 'test', async (payload, subject) => {
    received.push({ subject, payload, request_id: currentRequestId() })
  })
})

afterAll(async () => {
  await stopConsuming()
  await jetstream.close()
  await nats.stop()
  await rm(folder, { recursive: true })
  await database.close()
  await test_database.drop()
})

const newId = (): string => uuidv7(new Date(), randomBytes)
const put = (tx: Queries, subject: string, payload: string, id = newId()): Promise<number> => putInOutbox(tx, id, `orders.${subject}`, payload)
const ofSubject = (subject: string): string[] => received.filter((one) => one.subject === `orders.${subject}`).map(({ payload }) => payload)

async function waitFor(what: () => boolean | Promise<boolean>): Promise<void> {
  expect(await poll(25_000, async () => await what() || undefined)).toBe(true)
}

const outboxIsEmpty = async (): Promise<boolean> => (await database.row<{ events: number }>(counts))?.events === 0

/** In the stream itself, whoever has consumed it. */
async function storedIn(subject: string): Promise<number> {
  const connection = await connect({ servers: nats.url })
  const info = await (await connection.jetstreamManager()).streams.info(ordersStream.name, { subjects_filter: `orders.${subject}` })
  await connection.close()
  return info.state.subjects?.[`orders.${subject}`] ?? 0
}

describe('an event is in the outbox', () => {
  test('when its transaction has committed', async () => {
    await database.transaction(async (tx) => {
      await tx.run(writeNote, ['kept'])
      await put(tx, 'commit', 'it happened')
    })
    expect(await database.row(counts)).toEqual({ notes: 1, events: 1 })
    expect(await publishOldest(database, jetstream)).toBe(1)
    await waitFor(() => ofSubject('commit').length === 1)
    expect(await outboxIsEmpty()).toBe(true)
  })

  test('and not when it has rolled back', async () => {
    await expect(database.transaction(async (tx) => {
      await tx.run(writeNote, ['lost'])
      await put(tx, 'rollback', 'it did not happen')
      throw new RangeError('changed my mind')
    })).rejects.toThrow(RangeError)
    expect(await database.row(counts)).toEqual({ notes: 1, events: 0 })
    expect(await publishOldest(database, jetstream)).toBe(0)
  })

  test('with the request that caused it', async () => {
    await withRequestId('request 5', () => put(database, 'carried', 'x'))
    await publishOldest(database, jetstream)
    await waitFor(() => ofSubject('carried').length === 1)
    expect(received.at(-1)?.request_id).toBe('request 5')
  })
})

test('a row that commits after younger ones is found all the same', async () => {
  const older = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  const late = database.transaction(async (tx) => {
    await put(tx, 'late', 'first in, last out')
    written.resolve()
    await older.promise
  })
  await written.promise
  await put(database, 'early', 'second in')
  expect(await publishOldest(database, jetstream)).toBe(1)
  older.resolve()
  await late
  expect(await publishOldest(database, jetstream)).toBe(1)
  await waitFor(() => ofSubject('late').length === 1 && ofSubject('early').length === 1)
})

test('an event that is published twice is stored once', async () => {
  const id = newId()
  for (let times = 0; times < 3; times++) await jetstream.publish('orders.twice', id, 'x', {})
  expect(await storedIn('twice')).toBe(1)
})

test('a message that its handler rejects comes again, and the ones behind it are not held up', async () => {
  let refusals = 0
  const seen: string[] = []
  const other = await openJetStream(nats.url, 'other', log)
  await other.publish('orders.stubborn', newId(), 'no', {})
  await other.publish('orders.willing', newId(), 'yes', {})
  const stop = await other.consume(ordersStream.name, 'stubborn', async (payload, subject) => {
    if (subject === 'orders.stubborn' && refusals++ === 0) throw new Error('not now')
    if (subject === 'orders.stubborn' || subject === 'orders.willing') seen.push(payload)
  })
  await waitFor(() => seen.length === 2)
  expect({ seen, refusals }).toEqual({ seen: ['yes', 'no'], refusals: 2 })
  await stop()
  await other.close()
})

const subjects = ['a', 'b', 'c', 'd', 'e']
const killLeader = `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`

test('two relays, one of which dies: every event leaves once, in order within its subject', async () => {
  const databases = await Promise.all([1, 2].map(() => openDatabase(test_database.url, schema, 2)))
  const relays = databases.map((own) => startRelay(own, jetstream, log, 20))
  const each = 120
  let killed = 0
  for (let n = 0; n < each; n++) {
    await Promise.all(subjects.map((subject) => database.transaction((tx) => put(tx, `relay.${subject}`, String(n)))))
    relays[n % 2]?.nudge()
    if (n === 40 || n === 80) killed += (await database.rows({ name: 'kill', text: killLeader })).length
  }
  await waitFor(outboxIsEmpty)
  await waitFor(() => subjects.every((subject) => ofSubject(`relay.${subject}`).length >= each))
  const inOrder = Array.from({ length: each }, (_, n) => String(n))
  for (const subject of subjects) expect(ofSubject(`relay.${subject}`)).toEqual(inOrder)
  expect(killed).toBeGreaterThan(0)
  await Promise.all(relays.map((relay) => relay.stop()))
  await Promise.all(databases.map((own) => own.close()))
})

test('JetStream goes away and comes back: nothing is lost, nothing comes twice', async () => {
  const relay = startRelay(database, jetstream, log, 20)
  const each = 30
  const write = async (from: number): Promise<void> => {
    for (let n = from; n < from + each; n++) await put(database, 'outage', String(n))
    relay.nudge()
  }
  await write(0)
  await nats.server().stop()
  await write(each)
  expect(await outboxIsEmpty()).toBe(false)
  await nats.restart()
  await write(2 * each)
  await waitFor(outboxIsEmpty)
  await waitFor(() => ofSubject('outage').length >= 3 * each)
  expect(await storedIn('outage')).toBe(3 * each)
  expect([...new Set(ofSubject('outage'))]).toEqual(Array.from({ length: 3 * each }, (_, n) => String(n)))
  await relay.stop()
})

/** Until what is written arrives again; what was in the lost stream is gone with it. */
async function arrivesAfter(subject: string, lose: () => Promise<unknown>): Promise<void> {
  const relay = startRelay(database, jetstream, log, 20)
  await put(database, subject, 'before')
  await waitFor(() => ofSubject(subject).length === 1)
  await lose()
  await put(database, subject, 'after')
  await put(database, subject, 'and on')
  relay.nudge()
  await waitFor(() => ofSubject(subject).length >= 3)
  expect(ofSubject(subject)).toEqual(['before', 'after', 'and on'])
  expect(await outboxIsEmpty()).toBe(true)
  await relay.stop()
}

async function managing(work: (manager: JetStreamManager) => Promise<unknown>): Promise<void> {
  const connection = await connect({ servers: nats.url })
  await work(await connection.jetstreamManager())
  await connection.close()
}

describe('events that come later arrive, without a restart,', () => {
  test('when the stream is gone', () => arrivesAfter('streamless', () => managing((manager) => manager.streams.delete(ordersStream.name))))

  test('when a publish finds no stream: the next one does', async () => {
    await managing((manager) => manager.streams.delete(ordersStream.name))
    await jetstream.publish('orders.anew', newId(), 'x', {}).catch(() => undefined)
    await jetstream.publish('orders.anew', newId(), 'y', {})
    await waitFor(() => ofSubject('anew').includes('y'))
  })

  test('when the consumer is gone, its stream is not', async () => {
    await managing((manager) => manager.consumers.delete(ordersStream.name, 'test'))
    await put(database, 'consumerless', 'x')
    expect(await publishOldest(database, jetstream)).toBe(1)
    await waitFor(() => ofSubject('consumerless').length === 1)
  })

  test('when the server comes back without its store', () => arrivesAfter('storeless', async () => {
    await nats.server().stop()
    await rm(join(folder, 'streams'), { recursive: true })
    await nats.restart()
    await managing((manager) => waitFor(() => manager.consumers.info(ordersStream.name, 'test').then(() => true, () => false)))
  }))
})
