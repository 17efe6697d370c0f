/** The databases and servers that suites are given: each its own, and gone afterwards. */
import { connect } from 'nats'
import pg from 'pg'
import { createTestDatabase, natsUrl } from '../check/database.ts'
import { createTestNats } from '../check/nats.ts'

const schema = {
  name: 'probe',
  entities: [],
  migrations: [],
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

test('two databases of one schema do not see each other, and their roles are no superusers', async () => {
  const [one, two] = await Promise.all([createTestDatabase(schema), createTestDatabase(schema)])
  try {
    await ask(one.url, 'create table mine (id int)')
    await expect(ask(two.url, 'select * from mine')).rejects.toThrow('relation "mine" does not exist')
    expect(await ask(one.url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([{ rolsuper: false }])
  } finally {
    await Promise.all([one.drop(), two.drop()])
  }
})

test('a dropped database is gone, though a connection was open', async () => {
  const database = await createTestDatabase(schema)
  const client = new pg.Client({ connectionString: database.url })
  client.on('error', () => undefined)
  await client.connect()
  await database.drop()
  await expect(ask(database.url, 'select 1')).rejects.toThrow()
  await client.end().catch(() => undefined)
})

test('a nats-server of its own does not share streams with the common one', async () => {
  const own = await createTestNats()
  try {
    const [mine, common] = await Promise.all([own.url, natsUrl()].map((servers) => connect({ servers })))
    try {
      const jetstream = await mine!.jetstreamManager()
      await jetstream.streams.add({ name: 'PROBE', subjects: ['probe.>'] })
      await expect((await common!.jetstreamManager()).streams.info('PROBE')).rejects.toThrow('stream not found')
    } finally {
      await Promise.all([mine!.close(), common!.close()])
    }
  } finally {
    await own.stop()
  }
})
