/** The service for a spec file: its own database, real gRPC, and a count of the statements that it sends. */
import { connectGrpc } from '@tradecounter/chassis/grpc-client'
import type { GrpcClient } from '@tradecounter/chassis/grpc-client'
import type { Database, Queries } from '@tradecounter/chassis/database'
import { serveGrpc } from '@tradecounter/chassis/grpc-server'
import type { CatalogServiceDefinition } from '@tradecounter/proto/tradecounter/catalog/v1/CatalogService'
import { createTestDatabase } from '../../../tools/check/database.ts'
import { readConfig } from '../config.ts'
import { createContext } from '../context.ts'
import { DesignEntity, DesignVariantEntity, ProductEntity } from '../db/entities.ts'
import { schema } from '../db/schema.ts'
import { services } from '../rpc/server.ts'

export type Catalog = GrpcClient<CatalogServiceDefinition>

export interface Served {
  url: string
  database: Database
  catalog: Catalog
  /** Statements sent by RPCs since the start. */
  statements(): number
  close(): Promise<void>
}

export async function serve(): Promise<Served> {
  const own = await createTestDatabase(schema)
  const config = readConfig({ GRPC_ADDRESS: '127.0.0.1:0', DATABASE_URL: own.url, LOG_LEVEL: 'silent' })
  const context = await createContext(config)
  let count = 0
  const counted = <Q extends Queries>(queries: Q): Q => ({
    ...queries,
    rows: (...asked: Parameters<Queries['rows']>) => (count++, queries.rows(...asked)),
    row: (...asked: Parameters<Queries['row']>) => (count++, queries.row(...asked)),
    run: (...asked: Parameters<Queries['run']>) => (count++, queries.run(...asked)),
  })
  const database: Database = { ...counted(context.database), transaction: (work) => context.database.transaction((tx) => work(counted(tx))) }
  const server = await serveGrpc({ address: config.grpc_address, log: context.log, services: services({ ...context, database }) })
  const catalog = connectGrpc<CatalogServiceDefinition>('tradecounter.catalog.v1.CatalogService', { address: `127.0.0.1:${server.port}`, deadline_ms: 20_000 })
  return {
    url: own.url, database: context.database, catalog,
    statements: () => count,
    close: async () => {
      catalog.close()
      await server.close()
      await context.database.close()
      await own.drop()
    },
  }
}

/** A UUID that is told by its last digits. */
export const id = (last: number): string => `00000000-0000-8000-8000-${String(last).padStart(12, '0')}`

export const account = id(1)
export const stranger = id(2)
export const tee = id(11)
export const gift_card = id(12)
export const withdrawn = id(13)

export const day = (number: number): Date => new Date(Date.UTC(2026, 0, number, 10))

export async function addProducts(database: Database): Promise<void> {
  await database.em().insertMany(ProductEntity, [
    { id: tee, title: 'Tee', thumbnail_url: 'https://cdn.tradecounter.example/tee.jpg' },
    { id: gift_card, title: 'Gift card', virtual: true, requires_shipping: false },
    { id: withdrawn, title: 'Old tee', active: false },
  ])
}

export interface NewDesign {
  id: string
  account_id?: string
  name?: string
  status?: string
  product_id?: string | null
  print_method?: string
  colours?: string[]
  sizes?: string[]
  stock_control_enabled?: boolean
  preorder_enabled?: boolean
  delivery_type?: string
  created_at?: Date
  archived_at?: Date
  deleted_at?: Date
}

export const addDesigns = (database: Database, ...designs: NewDesign[]): Promise<unknown> => database.em().insertMany(DesignEntity, designs.map((design) => ({
  account_id: account, name: design.id, status: 'active', product_id: tee, print_method: 'dtg', colours: [], sizes: [], created_at: day(1),
  updated_at: design.created_at ?? day(1), ...design,
})))

export interface NewVariant {
  id: string
  design_id: string
  colour?: string
  size?: string
  sku?: string
  active?: boolean
  quantity?: number
}

export const addVariants = (database: Database, ...variants: NewVariant[]): Promise<unknown> =>
  database.em().insertMany(DesignVariantEntity, variants.map((variant, position) => ({ weight_grams: 180, position, ...variant })))

export const shelf = async (database: Database, variant_id: string): Promise<number | null | undefined> =>
  (await database.row<{ quantity: number | null }>({ name: 'test_shelf', text: 'select quantity from design_variants where id = $1' }, [variant_id]))?.quantity
