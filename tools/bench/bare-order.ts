/** Baseline: a transaction that inserts one order's rows (order, 3 lines, 2 events, outbox), in six statements, named and prepared. */
import { randomBytes } from 'node:crypto'
import { uuidv7 } from '@tradecounter/kernel/ids'
import pg from 'pg'
import { order } from './tables.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.CONCURRENCY), idleTimeoutMillis: 0 })

const insertOrder = { name: 'order', text: 'insert into bench.orders (id, account_id, reference, status, currency, total_minor, address, totals, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)' }
const insertLines = {
  name: 'lines',
  text: `insert into bench.order_lines (id, order_id, position, design_id, variant_id, quantity, unit_price_minor)
    select * from unnest($1::uuid[], $2::uuid[], $3::int[], $4::text[], $5::uuid[], $6::int[], $7::bigint[])`,
}
const insertEvents = {
  name: 'events',
  text: 'insert into bench.order_events (id, order_id, sequence, type, data) select * from unnest($1::uuid[], $2::uuid[], $3::int[], $4::text[], $5::jsonb[])',
}
const insertOutbox = { name: 'outbox', text: 'insert into bench.outbox (event_id, subject, payload) values ($1, $2, $3)' }

const id = (): string => uuidv7(new Date(), randomBytes)

async function place(): Promise<void> {
  const client = await pool.connect()
  try {
    const uuid = id()
    await client.query('begin')
    await client.query({ ...insertOrder, values: [uuid, id(), uuid.slice(-12), 'pending', 'GBP', 69565, order.address, order.totals, new Date()] })
    await client.query({ ...insertLines, values: [[id(), id(), id()], [uuid, uuid, uuid], [0, 1, 2], order.design_ids, [id(), id(), id()], [10, 20, 30], [1250, 990, 1540]] })
    const event_id = id()
    await client.query({ ...insertEvents, values: [[event_id, id()], [uuid, uuid], [1, 2], ['order.submitted', 'order.approved'], [order.event, order.event]] })
    await client.query({ ...insertOutbox, values: [event_id, `orders.${uuid}`, order.event] })
    await client.query('commit')
  } finally {
    client.release()
  }
}

process.on('message', ({ count }: { count: number }) => {
  let left = count
  const began = performance.now()
  const worker = async (): Promise<void> => {
    while (left-- > 0) await place()
  }
  void Promise.all(Array.from({ length: Number(process.env.CONCURRENCY) }, worker)).then(() => process.send?.({ ms: performance.now() - began }))
})
process.once('disconnect', () => process.exit())
process.send?.({})
