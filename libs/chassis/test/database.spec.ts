import { randomBytes } from 'node:crypto'
import { Migration } from '@mikro-orm/migrations'
import { createTestDatabase } from '../../../tools/check/database.ts'
import type { TestDatabase } from '../../../tools/check/database.ts'
import { isDatabaseAway, migrate, openDatabase } from '../database.ts'
import type { Database, ServiceSchema, Statement } from '../database.ts'
import { integer, key, list, optionalText, text } from '../env.ts'
import { every } from '../every.ts'
import { createLog } from '../log.ts'
import { seal, unseal } from '../seal.ts'

class Things extends Migration {
  override up(): void {
    this.addSql('create table things (id int primary key, made timestamptz(3) not null, minor bigint not null)')
  }
}

class MoreThings extends Migration {
  override up(): void {
    this.addSql('alter table things add name text')
  }
}

const empty: ServiceSchema = { name: 'things', entities: [], migrations: [] }
const schema: ServiceSchema = { ...empty, migrations: [{ name: 'Things', class: Things }, { name: 'MoreThings', class: MoreThings }] }
const log = createLog('test', 'silent')

let test_database: TestDatabase
let database: Database

beforeAll(async () => {
  test_database = await createTestDatabase(empty)
  // One connection: what a session keeps is then seen by the next statement.
  database = await openDatabase(test_database.url, schema, 1)
})

afterAll(async () => {
  await database.close()
  await test_database.drop()
})

const insert: Statement = { name: 'thing_insert', text: 'insert into things (id, made, minor) values ($1, $2, $3)' }
const all: Statement = { name: 'thing_all', text: 'select id, made, minor from things order by id' }

describe('a database', () => {
  test('is migrated once, however many start at the same time', async () => {
    await Promise.all([migrate(test_database.url, schema), migrate(test_database.url, schema), migrate(test_database.url, schema)])
    await migrate(test_database.url, schema)
    expect(await database.rows({ name: 'migrated', text: 'select name from mikro_orm_migrations order by id' })).toEqual([{ name: 'Things' }, { name: 'MoreThings' }])
  })

  test('answers times as ISO 8601 in UTC with milliseconds, and bigint as bigint', async () => {
    await database.run(insert, [1, '2026-03-29T01:30:00.1234+02:00', 9_007_199_254_740_993n])
    expect(await database.rows(all)).toEqual([{ id: 1, made: '2026-03-28T23:30:00.123Z', minor: 9_007_199_254_740_993n }])
  })

  test('prepares a named statement once for each connection', async () => {
    for (let times = 0; times < 3; times++) await database.rows(all)
    expect(await database.rows({ name: 'prepared', text: `select calls from (select generic_plans + custom_plans as calls from pg_prepared_statements where name = 'thing_all') as p where calls >= 3` }))
      .toHaveLength(1)
  })

  test('commits a transaction whole', async () => {
    const answer = await database.transaction(async (tx) => {
      await tx.run(insert, [2, new Date(0), 1n])
      return tx.run(insert, [3, new Date(0), 1n])
    })
    expect(answer).toBe(1)
    expect(await database.rows(all)).toHaveLength(3)
  })

  test.each([
    ['the work throws', () => { throw new RangeError('no') }],
    ['a statement fails', async (tx: { run: Database['run'] }) => void await tx.run(insert, [1, new Date(0), 1n])],
  ])('rolls it back when %s, and goes on with the same connection', async (_why, fails) => {
    await expect(database.transaction(async (tx) => {
      await tx.run(insert, [4, new Date(0), 1n])
      await fails(tx)
    })).rejects.toThrow()
    expect(await database.rows(all)).toHaveLength(3)
  })

  test('whose session is ended is away for that statement, and there for the next', async () => {
    const ended = await database.rows({ name: 'suicide', text: 'select pg_terminate_backend(pg_backend_pid())' }).catch((error: unknown) => error)
    expect(isDatabaseAway(ended)).toBe(true)
    expect(await database.rows(all)).toHaveLength(3)
  })

  test('that does not listen is away; a wrong statement is not', async () => {
    const url = new URL(test_database.url)
    url.port = '1'
    expect(isDatabaseAway(await openDatabase(url.href, empty, 1).catch((error: unknown) => error))).toBe(true)
    expect(isDatabaseAway(await database.rows({ name: 'wrong', text: 'select * from nowhere' }).catch((error: unknown) => error))).toBe(false)
  })
})

describe('a sealed secret', () => {
  const own = randomBytes(32)

  test.each(['', 'whsec_1', 'pässwörd ✓', 'x'.repeat(4096)])('comes out as it went in: %#', (secret) => {
    expect(unseal(seal(secret, own, randomBytes), own)).toBe(secret)
  })

  test('is never sealed twice alike', () => {
    expect(seal('secret', own, randomBytes)).not.toEqual(seal('secret', own, randomBytes))
  })

  test('that was changed anywhere, cut or sealed with another key does not come out', () => {
    const sealed = seal('secret', own, randomBytes)
    for (const [place] of sealed.entries()) {
      const changed = Buffer.from(sealed)
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place)
      expect(() => unseal(changed, own)).toThrow()
    }
    for (const length of [0, 11, 28, sealed.length - 1]) expect(() => unseal(sealed.subarray(0, length), own)).toThrow()
    expect(() => unseal(sealed, randomBytes(32))).toThrow()
  })
})

describe('the environment', () => {
  test.each<[string, () => unknown]>([
    ['a text that is not set', () => text({}, 'PORT_NAME')],
    ['an empty one', () => text({ PORT_NAME: '' }, 'PORT_NAME')],
    ['a number with letters', () => integer({ PORT_NAME: '12a' }, 'PORT_NAME', 1)],
    ['a negative number', () => integer({ PORT_NAME: '-1' }, 'PORT_NAME', 1)],
    ['a fraction', () => integer({ PORT_NAME: '1.5' }, 'PORT_NAME', 1)],
    ['a number past all measure', () => integer({ PORT_NAME: '1234567890' }, 'PORT_NAME', 1)],
    ['a key that is not set', () => key({}, 'PORT_NAME')],
    ['a key of 16 bytes', () => key({ PORT_NAME: randomBytes(16).toString('base64') }, 'PORT_NAME')],
  ])('refuses %s, naming the variable', (_what, read) => {
    expect(read).toThrow(/^PORT_NAME must be /)
  })

  test('does not tell what a bad key was', () => {
    expect(() => key({ SEALING_KEY: 'aHVudGVyMg==' }, 'SEALING_KEY')).toThrow(/^SEALING_KEY must be 32 bytes in base64$/)
  })

  test('is read', () => {
    const env = { A: 'x', N: '42', L: ' a, b ,,c', K: Buffer.alloc(32, 7).toString('base64') }
    expect([text(env, 'A'), text(env, 'B', 'y'), optionalText(env, 'B'), integer(env, 'N', 1), integer(env, 'M', 1), list(env, 'L'), list(env, 'M'), key(env, 'K')])
      .toEqual(['x', 'y', undefined, 42, 1, ['a', 'b', 'c'], [], Buffer.alloc(32, 7)])
  })
})

describe('recurring work', () => {
  test('is never done twice at once, and goes on after a run that failed', async () => {
    let running = 0
    let most = 0
    let runs = 0
    const enough = Promise.withResolvers<void>()
    const stop = every(1, 'test', log, async () => {
      most = Math.max(most, ++running)
      await new Promise((done) => setTimeout(done, 5))
      running--
      if (++runs === 6) enough.resolve()
      if (runs % 2 === 0) throw new Error('every other run')
    })
    await enough.promise
    await stop()
    expect({ most, running }).toEqual({ most: 1, running: 0 })
  })

  test('is waited for when it is stopped, and not begun again', async () => {
    const begun = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    let runs = 0
    let finished = false
    const stop = every(1, 'test', log, async () => {
      runs++
      begun.resolve()
      await finish.promise
      finished = true
    })
    await begun.promise
    const stopped = stop()
    finish.resolve()
    await stopped
    expect({ runs, finished }).toEqual({ runs: 1, finished: true })
  })
})
