/** Brings every database to its schema and puts the demonstration world in, where it is not there yet. Its own process: the launcher needs none of what this loads. */
import { migrate } from '@tradecounter/chassis/database'
import type { ServiceSchema } from '@tradecounter/chassis/database'
import { seed } from '../seed/seed.ts'
import { serviceNames } from './services.ts'
import type { ServiceName } from './services.ts'

/** What the launcher sends. */
export interface Preparation {
  database_urls: Record<ServiceName, string>
  sealing_key: string
}

const schemaOf = async (service: ServiceName): Promise<ServiceSchema> =>
  ((await import(`../../services/${service}/db/schema.ts`)) as { schema: ServiceSchema }).schema

const prepare = async ({ database_urls, sealing_key }: Preparation): Promise<void> => {
  await Promise.all(serviceNames.map(async (service) => migrate(database_urls[service], await schemaOf(service))))
  process.send?.({ done: 'migrated' })
  await seed(database_urls, { sealing_key })
  process.send?.({ done: 'seeded' })
  process.disconnect()
}

process.once('disconnect', () => process.exit())
process.once('message', (message) => void prepare(message as Preparation))
