/** The service through its real door: gRPC, on a real PostgreSQL. */
import { MikroORM } from '@mikro-orm/postgresql'
import { connectGrpc } from '@tradecounter/chassis/grpc-client'
import type { GrpcClient } from '@tradecounter/chassis/grpc-client'
import { serveGrpc } from '@tradecounter/chassis/grpc-server'
import type { GrpcServer } from '@tradecounter/chassis/grpc-server'
import type { ShippingServiceDefinition } from '@tradecounter/proto/tradecounter/shipping/v1/ShippingService'
import { createTestDatabase } from '../../../tools/check/database.ts'
import type { TestDatabase } from '../../../tools/check/database.ts'
import { createContext } from '../context.ts'
import type { Context } from '../context.ts'
import { MethodEntity, OriginEntity, RateEntity, ZoneCountryEntity, ZoneEntity } from '../db/entities.ts'
import { schema } from '../db/schema.ts'
import { services } from '../rpc/server.ts'

const home = '00000000-0000-8000-8000-000000000001'
const near = '00000000-0000-8000-8000-000000000002'

let database: TestDatabase
let context: Context
let server: GrpcServer
let shipping: GrpcClient<ShippingServiceDefinition>

beforeAll(async () => {
  database = await createTestDatabase(schema)
  context = await createContext({ grpc_address: '', database_url: database.url, pool_size: 2, log_level: 'silent', reload_ms: 60_000 })
  const em = context.database.em()
  await em.insertMany(ZoneEntity, [{ id: home, name: 'United Kingdom' }, { id: near, name: 'Europe' }])
  await em.insertMany(ZoneCountryEntity, [{ country: 'GB', zone_id: home }, { country: 'FR', zone_id: near }])
  await em.insertMany(OriginEntity, [{ account_country: 'GB', origin_country: 'GB' }])
  await em.insertMany(MethodEntity, [
    { origin_country: 'GB', zone_id: home, method: 'express', delivery_estimate: 'next working day' },
    { origin_country: 'GB', zone_id: home, method: 'standard', delivery_estimate: '2 to 3 working days' },
    { origin_country: 'GB', zone_id: near, method: 'standard', delivery_estimate: null },
  ])
  const rate = { origin_country: 'GB', currency: 'GBP' }
  await em.insertMany(RateEntity, [
    { ...rate, zone_id: home, method: 'standard', max_grams: 10_000, amount_minor: 795n },
    { ...rate, zone_id: home, method: 'standard', max_grams: 500, amount_minor: 295n },
    { ...rate, zone_id: home, method: 'express', max_grams: 10_000, amount_minor: 1_200n },
    { ...rate, zone_id: near, method: 'standard', max_grams: 10_000, amount_minor: 1_450n },
  ])
  server = await serveGrpc({ address: '127.0.0.1:0', log: context.log, services: services(context) })
  shipping = connectGrpc<ShippingServiceDefinition>('tradecounter.shipping.v1.ShippingService', { address: `127.0.0.1:${server.port}` })
})

afterAll(async () => {
  shipping.close()
  await server.close()
  await context.database.close()
  await database.drop()
})

const to = (country: string, more = {}) => ({ account_country: 'GB', currency: 'GBP', destination: { country }, weight_grams: 400, ...more })

test('rates written while the service runs are in force after the next reload', async () => {
  await expect(shipping.GetRates(to('GB'))).rejects.toMatchObject({ code: 'validation' })
  await context.reload()
  expect((await shipping.GetRates(to('GB'))).methods).toHaveLength(2)
})

test('the entities are what the migrations make', async () => {
  const orm = await MikroORM.init({ clientUrl: database.url, entities: schema.entities })
  try {
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('')
  } finally {
    await orm.close()
  }
})

test('when shipping_method is omitted, every method available to the destination is returned, standard first', async () => {
  expect(await shipping.GetRates(to('GB'))).toEqual({
    origin_country: 'GB', international: false,
    methods: [
      { method: 'standard', amount_ex_tax: { amount: '2.95', currency: 'GBP' }, delivery_estimate: '2 to 3 working days' },
      { method: 'express', amount_ex_tax: { amount: '12.00', currency: 'GBP' }, delivery_estimate: 'next working day' },
    ],
  })
})

test('otherwise only the requested one', async () => {
  const rates = await shipping.GetRates(to('GB', { method: 'express' }))
  expect(rates.methods.map((rate) => rate.method)).toEqual(['express'])
})

test('another country than the origin is international', async () => {
  expect(await shipping.GetRates(to('FR', { weight_grams: '5000000000' }))).toMatchObject({
    origin_country: 'GB', international: true,
    methods: [{ method: 'standard', amount_ex_tax: { amount: '7250000.00', currency: 'GBP' } }],
  })
})

test.each([
  ['a country nobody ships to', to('AQ'), { country: ['is not a country that is delivered to'] }],
  ['a currency without rates', to('GB', { currency: 'EUR' }), { country: ['is not a country that is delivered to'] }],
  ['a method that does not go there', to('FR', { method: 'express' }), { shipping_method: ['is not available for this destination'] }],
])('%s is refused on its field', async (_, request, errors) => {
  await expect(shipping.GetRates(request)).rejects.toMatchObject({ code: 'validation', errors })
})

test.each([
  ['another country', { account_country: 'NZ' }],
  ['no country', { account_country: undefined }],
])('an account of %s that nothing leaves for is refused', async (_, more) => {
  await expect(shipping.GetRates(to('GB', more))).rejects.toMatchObject({ code: 'validation', detail: 'nothing is shipped for accounts of this country', errors: undefined })
})

test.each([
  ['that weighs nothing', to('GB', { weight_grams: 0 }), false],
  ['that weighs nothing, where nobody ships to', to('AQ', { weight_grams: 0, method: 'express' }), true],
  ['that is picked up', { account_country: 'GB', currency: 'GBP', weight_grams: 400 }, false],
])('an order %s has no methods', async (_, request, international) => {
  expect(await shipping.GetRates(request)).toEqual({ origin_country: 'GB', international, methods: [] })
})
