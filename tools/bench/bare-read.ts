/** Baseline: Koa, and one row of 1 KB read by its primary key with a named prepared statement. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import Router from '@koa/router'
import Koa from 'koa'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.CONCURRENCY), idleTimeoutMillis: 0 })
const statement = { name: 'document', text: 'select id, name, status, description, created_at from bench.documents where id = $1' }

const router = new Router()
router.get('/documents/:id', async (exchange) => {
  const { rows } = await pool.query({ ...statement, values: [exchange.params.id] })
  exchange.body = rows[0]
})

const server = new Koa().use(router.routes()).listen(0, '127.0.0.1')
await once(server, 'listening')
process.once('disconnect', () => process.exit())
process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
