/** A database of one's own for a spec file. */
import { randomBytes } from 'node:crypto'
import { migrate } from '@tradecounter/chassis/database'
import type { ServiceSchema } from '@tradecounter/chassis/database'
import pg from 'pg'

export interface TestDatabase {
  /** As the service's own role, as in production: no superuser. */
  url: string
  /** In afterAll. Connections that are still open are ended. */
  drop(): Promise<void>
}

function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run suites by \`npm test\` in the package's folder`)
  return value
}

/** One NATS server that all suites share: streams are seen by all. A suite with streams takes createTestNats. */
export const natsUrl = (): string => given('TEST_NATS_URL')

/** Makes role and database, and migrates it. */
export async function createTestDatabase(schema: ServiceSchema): Promise<TestDatabase> {
  const name = `${schema.name}_${randomBytes(6).toString('hex')}`
  const password = randomBytes(12).toString('hex')
  await asSuperuser(`create role ${name} login password '${password}'`, `create database ${name} owner ${name}`)
  const url = new URL(given('TEST_POSTGRES_URL'))
  url.username = name
  url.password = password
  url.pathname = `/${name}`
  await migrate(url.href, schema)
  return { url: url.href, drop: () => asSuperuser(`drop database ${name} with (force)`, `drop role ${name}`) }
}

async function asSuperuser(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: given('TEST_POSTGRES_URL') })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
