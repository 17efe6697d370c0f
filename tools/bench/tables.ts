/** The baselines' own tables: a schema in the catalog's database, so that they are on the stack's PostgreSQL. */
import pg from 'pg'

export const documents = 1000

/** What fills a bare order's columns: about as much as an order of the API has. */
export const order = {
  design_ids: ['brN7pQ2x', 'tK94hVbd', 'm0sXe2Lw'],
  address: JSON.stringify({ line1: '14 Wharf Road', line2: null, city: 'London', postcode: 'N1 7RW', country: 'GB', company: null, state: null }),
  totals: JSON.stringify({
    products_ex_tax: '568.50', products_tax: '113.70', shipping_ex_tax: '7.50', shipping_tax: '1.50', payment_processing_fee_ex_tax: '3.71', payment_processing_fee_tax: '0.74',
    platform_fee_ex_tax: '0.00', platform_fee_tax: '0.00', discount: '0.00', credit_applied: '0.00', tax: '115.94', total_ex_tax: '579.71', total: '695.65',
  }),
  event: JSON.stringify({ sequence: 1, source: 'api', external_reference: 'bench', order_id: 'A4M9DSFU-89M3', webhook_url: 'https://localhost:8443/webhooks' }),
}

const statements = [
  'create schema bench',
  'create table bench.documents (id int primary key, name text not null, status text not null, description text not null, created_at timestamptz not null)',
  `insert into bench.documents select n, 'Document ' || n, 'active', repeat('Heavy cotton, made to order. ', 32), now() from generate_series(1, ${documents}) n`,
  `create table bench.orders (id uuid primary key, account_id uuid not null, reference text not null unique, status text not null, currency text not null,
    total_minor bigint not null, address jsonb not null, totals jsonb not null, created_at timestamptz not null)`,
  'create index on bench.orders (account_id, created_at desc, id desc)',
  `create table bench.order_lines (id uuid primary key, order_id uuid not null references bench.orders, position int not null, design_id text not null,
    variant_id uuid not null, quantity int not null, unit_price_minor bigint not null, unique (order_id, position))`,
  `create table bench.order_events (id uuid primary key, order_id uuid not null references bench.orders, sequence int not null, type text not null,
    data jsonb not null, unique (order_id, sequence))`,
  'create table bench.outbox (id bigint generated always as identity primary key, event_id uuid not null, subject text not null, payload text not null)',
  'analyze bench.documents',
]

export async function createTables(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
