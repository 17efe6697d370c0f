import pg from 'pg'
import { serviceNames } from './services.ts'
import type { ServiceName } from './services.ts'

/** Gives every service a role and a database of that name which no other role may enter; those that are there stay. Returns their URLs. */
export async function createDatabases(superuser_url: string, passwords: Record<ServiceName, string>): Promise<Record<ServiceName, string>> {
  const client = new pg.Client({ connectionString: superuser_url })
  await client.connect()
  try {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database')
    for (const name of serviceNames) {
      if (rows.some(({ datname }) => datname === name)) continue
      // Made anew each time: a role without a database is what a start that was cut short has left.
      await client.query(`drop role if exists ${name}`)
      await client.query(`create role ${name} login password ${client.escapeLiteral(passwords[name])}`)
      await client.query(`create database ${name} owner ${name}`)
      await client.query(`revoke all on database ${name} from public`)
    }
  } finally {
    await client.end()
  }
  const urlOf = (name: ServiceName): string => {
    const url = new URL(superuser_url)
    Object.assign(url, { username: name, password: passwords[name], pathname: name })
    return url.href
  }
  return Object.fromEntries(serviceNames.map((name) => [name, urlOf(name)])) as Record<ServiceName, string>
}
