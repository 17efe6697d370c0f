import { migrate } from '@tradecounter/chassis/database'
import { MikroORM } from '@mikro-orm/postgresql'
import { createTestDatabase } from '../../../tools/check/database.ts'
import { schema } from '../db/schema.ts'

test('the entities and the migration agree', async () => {
  const database = await createTestDatabase(schema)
  const orm = await MikroORM.init({ clientUrl: database.url, entities: schema.entities, logger: () => undefined })
  try {
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('')
    await migrate(database.url, schema)
  } finally {
    await orm.close(true)
    await database.drop()
  }
})
