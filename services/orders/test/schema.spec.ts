import { MikroORM } from '@mikro-orm/postgresql'
import { createTestDatabase } from '../../../tools/check/database.ts'
import { schema } from '../db/schema.ts'

test('the entities and the migration agree', async () => {
  const database = await createTestDatabase(schema)
  const orm = await MikroORM.init({ clientUrl: database.url, entities: schema.entities, logger: () => undefined })
  try {
    const differences = (await orm.schema.getUpdateSchemaSQL({ wrap: false })).split('\n').filter(Boolean)
    // What MikroORM does not model here: indexes, checks and foreign keys, and the outbox, which is the chassis's.
    expect(differences.filter((line) => !/drop (index|constraint|table if exists "outbox")/.test(line))).toEqual([])
  } finally {
    await orm.close(true)
    await database.drop()
  }
})
