/**
 * A service's own PostgreSQL database. MikroORM holds the model, the migrations and all that is not hot; hot paths send named SQL
 * through the same pool, because a named statement costs less than half of what the unit of work does (docs/decisions/0004-named-sql-on-hot-paths.md).
 */
import { defineConfig, MikroORM } from '@mikro-orm/postgresql'
import type { EntityManager, Options } from '@mikro-orm/postgresql'
import { Migrator } from '@mikro-orm/migrations'
import pg from 'pg'
import type { Pool, PoolClient, QueryResultRow } from 'pg'
import { traceStatements } from './traced-statements.ts'

export interface ServiceSchema {
  /** The service's name. */
  name: string
  entities: NonNullable<Options['entities']>
  migrations: NonNullable<NonNullable<Options['migrations']>['migrationsList']>
}

/** A prepared statement: its name is unique in the service. */
export interface Statement {
  name: string
  text: string
}

export interface Queries {
  rows<Row extends QueryResultRow>(statement: Statement, values?: unknown[]): Promise<Row[]>
  /** The first row. */
  row<Row extends QueryResultRow>(statement: Statement, values?: unknown[]): Promise<Row | undefined>
  /** Rows changed. */
  run(statement: Statement, values?: unknown[]): Promise<number>
}

export interface Database extends Queries {
  /** An EntityManager of one's own: one for each request. */
  em(): EntityManager
  /** READ COMMITTED. Never make a remote call inside. */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>
  /** A connection of its own, outside the pool's limit: for session locks. The caller ends it. */
  session(): Promise<pg.Client>
  close(): Promise<void>
}

/** What columns become: times are ISO 8601 in UTC with milliseconds (columns are timestamptz(3)), int8 is bigint. */
const types = new pg.TypeOverrides()
types.setTypeParser(1184, (value) => new Date(value).toISOString())
types.setTypeParser(20, BigInt)

const options = (url: string, schema: ServiceSchema): Options => defineConfig({
  clientUrl: url,
  entities: schema.entities,
  extensions: [Migrator],
  migrations: { migrationsList: schema.migrations, snapshotOnMigrate: false, allOrNothing: true },
  discovery: { warnWhenNoEntities: false },
  forceUtcTimezone: true,
  logger: () => undefined,
})

export async function openDatabase(url: string, schema: ServiceSchema, pool_size: number): Promise<Database> {
  const orm = await MikroORM.init({
    ...options(url, schema),
    pool: { min: 0, max: pool_size, idleTimeoutMillis: 60_000 },
    driverOptions: { options: '-c timezone=UTC -c plan_cache_mode=force_generic_plan -c statement_timeout=15000 -c lock_timeout=10000', application_name: schema.name, connectionTimeoutMillis: 5_000 },
  })
  const pool = await orm.em.getDriver().getConnection().getNativeClient() as Pool
  traceStatements(pool)
  return {
    ...queries(pool),
    em: () => orm.em.fork(),
    transaction: (work) => transaction(pool, work),
    session: async () => {
      const client = new pg.Client({ connectionString: url, application_name: `${schema.name} session` })
      await client.connect()
      return client
    },
    close: () => orm.close(true),
  }
}

/** PostgreSQL is away, starting or shutting down: SQLSTATE classes 08 and 57P, or no connection at all. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: string, message?: string }
  return /^(08|57P|ECONN|EPIPE|ETIMEDOUT)/.test(code) || /^(Connection terminated|timeout exceeded when trying to connect)/.test(message)
}

function queries(on: Pool | PoolClient): Queries {
  const send = <Row extends QueryResultRow>(statement: Statement, values: unknown[]) =>
    on.query<Row>({ name: statement.name, text: statement.text, values, types })
  return {
    rows: async <Row extends QueryResultRow>(statement: Statement, values: unknown[] = []) => (await send<Row>(statement, values)).rows,
    row: async <Row extends QueryResultRow>(statement: Statement, values: unknown[] = []) => (await send<Row>(statement, values)).rows[0],
    run: async (statement, values = []) => (await send(statement, values)).rowCount ?? 0,
  }
}

async function transaction<T>(pool: Pool, work: (tx: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(queries(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => { broken = lost })
    throw error
  } finally {
    client.release(broken)
  }
}

/** Brings a database to its schema. Several at once wait for each other. */
export async function migrate(url: string, schema: ServiceSchema): Promise<void> {
  const lock = new pg.Client({ connectionString: url })
  await lock.connect()
  try {
    await lock.query(`select pg_advisory_lock(hashtext('migrations'))`)
    const orm = await MikroORM.init(options(url, schema))
    try {
      await orm.migrator.up()
    } finally {
      await orm.close(true)
    }
  } finally {
    await lock.end()
  }
}
