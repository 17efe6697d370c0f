/** The service through its real door: gRPC, on a real PostgreSQL. */
import { MikroORM } from '@mikro-orm/postgresql'
import { connectGrpc } from '@tradecounter/chassis/grpc-client'
import type { GrpcClient } from '@tradecounter/chassis/grpc-client'
import { serveGrpc } from '@tradecounter/chassis/grpc-server'
import type { GrpcServer } from '@tradecounter/chassis/grpc-server'
import type { PricingServiceDefinition } from '@tradecounter/proto/tradecounter/pricing/v1/PricingService'
import { createTestDatabase } from '../../../tools/check/database.ts'
import type { TestDatabase } from '../../../tools/check/database.ts'
import { createContext } from '../context.ts'
import type { Context } from '../context.ts'
import { PriceListEntity, PrintPremiumEntity, ProductPriceEntity, QuantityTierEntity, TaxRateEntity } from '../db/entities.ts'
import { schema } from '../db/schema.ts'
import { services } from '../rpc/server.ts'

const list = '00000000-0000-8000-8000-000000000001'
const tee = '00000000-0000-8000-8000-000000000011'
const mug = '00000000-0000-8000-8000-000000000012'

let database: TestDatabase
let context: Context
let server: GrpcServer
let pricing: GrpcClient<PricingServiceDefinition>

beforeAll(async () => {
  database = await createTestDatabase(schema)
  context = await createContext({ grpc_address: '', database_url: database.url, pool_size: 2, log_level: 'silent', reload_ms: 60_000 })
  const em = context.database.em()
  await em.insertMany(PriceListEntity, [{ id: list, country: 'GB', currency: 'GBP', processing_fee_rate: 15_000, processing_fee_fixed_minor: 20n }])
  const price = { price_list_id: list, included_placements: 1, extra_placement_minor: 275n }
  await em.insertMany(ProductPriceEntity, [
    { ...price, product_id: tee, base_minor: 650n, minimum_quantity: 1 },
    { ...price, product_id: mug, base_minor: 445n, minimum_quantity: 12 },
  ])
  await em.insertMany(QuantityTierEntity, [
    { price_list_id: list, product_id: tee, min_quantity: 10, price_minor: 590n },
    { price_list_id: list, product_id: tee, min_quantity: 1, price_minor: 650n },
  ])
  await em.insertMany(PrintPremiumEntity, [{ price_list_id: list, print_method: 'embroidery', premium_minor: 150n }])
  await em.insertMany(TaxRateEntity, [{ country: 'GB', rate: 200_000 }, { country: 'DE', rate: 190_000 }])
  server = await serveGrpc({ address: '127.0.0.1:0', log: context.log, services: services(context) })
  pricing = connectGrpc<PricingServiceDefinition>('tradecounter.pricing.v1.PricingService', { address: `127.0.0.1:${server.port}` })
})

afterAll(async () => {
  pricing.close()
  await server.close()
  await context.database.close()
  await database.drop()
})

const gbp = (amount: string) => ({ amount, currency: 'GBP' })
const account = { country: 'GB', currency: 'GBP' }
const oneTee = { product_id: tee, product_title: 'Classic tee', print_method: 'dtg', placements: 1, quantity: 1 }

test('lists written while the service runs are in force after the next reload', async () => {
  const priced = () => pricing.PriceDesigns({ ...account, designs: [{ product_id: tee, print_method: 'dtg', placements: 1 }] })
  expect((await priced()).designs[0]?.purchase_price).toBeNull()
  await context.reload()
  expect((await priced()).designs[0]?.purchase_price).toEqual(gbp('6.50'))
})

test('a reload that fails leaves the lists in force', async () => {
  const before = context.lists()
  await context.database.em().execute('alter table tax_rates rename to mislaid')
  await expect(context.reload()).rejects.toThrow()
  await context.database.em().execute('alter table mislaid rename to tax_rates')
  expect(context.lists()).toBe(before)
})

test('the entities are what the migrations make', async () => {
  const orm = await MikroORM.init({ clientUrl: database.url, entities: schema.entities })
  try {
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('')
  } finally {
    await orm.close()
  }
})

describe('PriceDesigns', () => {
  test('one unit at quantity 1, every placement printed; the breakdown sums to it', async () => {
    expect(await pricing.PriceDesigns({ ...account, designs: [{ product_id: tee, print_method: 'embroidery', placements: 3 }] })).toEqual({
      designs: [{
        purchase_price: gbp('13.50'), purchase_tax: gbp('2.70'),
        purchase_breakdown: { product_base: gbp('6.50'), extra_placement_fees: gbp('5.50'), print_method_premium: gbp('1.50') },
        quantity_tiers: [{ min_quantity: 1, max_quantity: 9, price: gbp('6.50') }, { min_quantity: 10, price: gbp('5.90') }],
      }],
    })
  })

  test.each([
    ['a country without a list', { country: 'DE', currency: 'EUR' }, tee],
    ['an account without country and currency', {}, tee],
    ['a product without a price', account, '00000000-0000-8000-8000-000000000099'],
  ])('has no price for %s', async (_, of, product_id) => {
    const { designs } = await pricing.PriceDesigns({ ...of, designs: [{ product_id, print_method: 'dtg', placements: 1 }] })
    expect(designs).toEqual([{ purchase_price: null, purchase_tax: null, purchase_breakdown: null, quantity_tiers: [] }])
  })

  test('refuses more than 100 designs', async () => {
    const designs = Array.from({ length: 101 }, () => ({ product_id: tee, print_method: 'dtg', placements: 1 }))
    await expect(pricing.PriceDesigns({ ...account, designs })).rejects.toMatchObject({ code: 'validation' })
  })
})

describe('PriceOrder', () => {
  test('lines and totals, taxed at the destination', async () => {
    const order = await pricing.PriceOrder({ ...account, destination_country: 'DE', lines: [{ ...oneTee, quantity: 10 }], shipping_ex_tax: gbp('4.95') })
    expect(order.lines).toEqual([{ unit_price: gbp('5.90'), unit_tax: gbp('1.12'), total_price: gbp('59.00'), total_tax: gbp('11.20') }])
    expect(order.totals).toEqual({
      products_ex_tax: gbp('59.00'), products_tax: gbp('11.20'), shipping_ex_tax: gbp('4.95'), shipping_tax: gbp('0.94'),
      payment_processing_fee_ex_tax: gbp('1.16'), payment_processing_fee_tax: gbp('0.22'), platform_fee_ex_tax: gbp('0.00'), platform_fee_tax: gbp('0.00'),
      discount: gbp('0.00'), tax: gbp('12.36'), total_ex_tax: gbp('65.11'), total: gbp('77.47'),
    })
  })

  test('nothing ships: shipping is 0', async () => {
    const { totals } = await pricing.PriceOrder({ ...account, destination_country: 'US', lines: [oneTee] })
    expect(totals).toMatchObject({ shipping_ex_tax: gbp('0.00'), tax: gbp('0.00'), total: gbp('6.80') })
  })

  test('shortfalls against minimum quantities are listed, not refused', async () => {
    const order = await pricing.PriceOrder({ ...account, destination_country: 'GB', lines: [{ ...oneTee, product_id: mug, product_title: 'Mug', quantity: 5 }] })
    expect(order.minimum_quantity_violations).toEqual(['Mug: at least 12 units are needed, the order has 5'])
  })

  test('a product without a price is refused at its line', async () => {
    const lines = [oneTee, { ...oneTee, product_id: '00000000-0000-8000-8000-000000000099' }]
    await expect(pricing.PriceOrder({ ...account, destination_country: 'GB', lines })).rejects.toMatchObject({
      code: 'validation', errors: { 'items.1.design_id': ['is not a design of this account that can be ordered'] },
    })
  })

  test.each([['without country and currency', {}], ['whose country has no list', { country: 'DE', currency: 'EUR' }]])('an account %s is refused', async (_, of) => {
    await expect(pricing.PriceOrder({ ...of, destination_country: 'GB', lines: [oneTee] })).rejects.toMatchObject({ code: 'validation', errors: undefined })
  })
})

test('TaxShipping takes the tax that PriceOrder takes', async () => {
  const { taxes } = await pricing.TaxShipping({ destination_country: 'DE', amounts_ex_tax: [gbp('4.95'), gbp('12.00')] })
  expect(taxes).toEqual([gbp('0.94'), gbp('2.28')])
  const { totals } = await pricing.PriceOrder({ ...account, destination_country: 'DE', lines: [oneTee], shipping_ex_tax: gbp('4.95') })
  expect(totals?.shipping_tax).toEqual(taxes[0])
})
