/** Every list alike (SPEC "Common list parameters", W1, W2, W3, W14, W18), over an account of the suite's own, so that it may insert what it likes. */
import { randomBytes, randomUUID } from 'node:crypto'
import { connectGrpc } from '@tradecounter/chassis/grpc-client'
import type { GrpcClient } from '@tradecounter/chassis/grpc-client'
import type { Database } from '@tradecounter/chassis/database'
import { orderReference } from '@tradecounter/kernel/ids'
import type { OrdersOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/orders/v1/OrdersOperatorService'
import { stackUnderTest } from '@tradecounter/tools/check/stack'
import { accountId } from '@tradecounter/tools/seed/accounts'
import { client, everyPage } from './client.ts'
import type { Client } from './client.ts'
import { createKey, databaseOf, insertRows, newDesignId, ownAccount, rowsOf, sql } from './own-account.ts'
import type { OwnAccount, Row } from './own-account.ts'
import { expectProblem } from './problem.ts'

interface Named {
  id: string
}

let mine: OwnAccount
let others: OwnAccount
let catalog: Database
let orders: Database
let operator: GrpcClient<OrdersOperatorServiceDefinition>
/** References of the newest of the suite's orders by status, and of one with several `parcels`. */
let references: Record<string, string>

beforeAll(async () => {
  catalog = await databaseOf('catalog')
  orders = await databaseOf('orders')
  operator = connectGrpc<OrdersOperatorServiceDefinition>('tradecounter.orders.v1.OrdersOperatorService', { address: stackUnderTest().grpc.orders })
  mine = await ownAccount('harbour-and-vale')
  others = await ownAccount('harbour-and-vale')
  for (const { id } of [mine, others]) await copyOrders(id)
  const ordered = (more: string): Promise<Row[]> => rowsOf(orders, 'orders', `account_id = $1 ${more} order by placed_at`, [mine.id])
  references = Object.fromEntries((await ordered('')).map(({ status, reference }) => [status, reference as string]))
  references.parcels = (await ordered('and (select count(*) from shipments s where s.order_uuid = t.uuid) > 1'))[0]?.reference as string
})
afterAll(async () => {
  operator.close()
  await catalog.close()
  await orders.close()
})

/** Those of the demo world, with what hangs on them. */
async function copyOrders(to: string): Promise<void> {
  const renamed = new Map<unknown, string>([[accountId('harbour-and-vale'), to]])
  const rename = (row: Row): Row => Object.fromEntries(Object.entries(row).map(([column, value]) => [column, renamed.get(value) ?? value]))
  const theirs = `account_id = $1 and placed_at < '2026-10-01' and idempotency_key is null`
  for (const [table, where] of [
    ['orders', theirs], ['order_items', `order_uuid in (select uuid from orders where ${theirs})`], ['shipments', `order_uuid in (select uuid from orders where ${theirs})`],
    ['shipment_items', `shipment_id in (select s.id from shipments s join orders o on o.uuid = s.order_uuid where ${theirs})`],
    ['order_events', `order_uuid in (select uuid from orders where ${theirs})`],
  ] as const) {
    const rows = await rowsOf(orders, table, where, [accountId('harbour-and-vale')])
    for (const row of rows) {
      const id = row.id ?? row.uuid
      if (id) renamed.set(id, randomUUID())
    }
    await insertRows(orders, table, rows.map((row) => ({ ...rename(row), ...(table === 'orders' ? { reference: orderReference(randomBytes), customer_id: null } : {}) })))
  }
}

/** With a rate limit of its own. */
const api = async (of = mine): Promise<Client> => client((await createKey(of.id)).key)

interface List {
  name: string
  path: () => string
  /** DECISIONS W3. */
  counted: boolean
  /** DECISIONS W18. */
  log?: true
}

const lists: List[] = [
  { name: 'designs', path: () => '/v1/designs', counted: true },
  { name: 'designs by status', path: () => '/v1/designs?status=active', counted: true },
  { name: 'orders', path: () => '/v1/orders', counted: false },
  { name: 'orders by source and time', path: () => '/v1/orders?source=web&since=2026-01-01&until=2026-12-31', counted: false },
  { name: 'order events', path: () => `/v1/orders/${references.complete}/events`, counted: true, log: true },
  { name: 'order shipments', path: () => `/v1/orders/${references.parcels}/shipments`, counted: true, log: true },
  { name: 'shops', path: () => '/v1/shops', counted: true },
  { name: 'shop collections', path: () => '/v1/shops/harbour-and-vale/collections', counted: true },
  { name: 'shop designs', path: () => '/v1/shops/harbour-and-vale/designs', counted: true },
]

const withQuery = (path: string, query: Record<string, string | number>): string =>
  `${path}${path.includes('?') ? '&' : '?'}${Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`

describe.each(lists)('$name', ({ path, counted, log }) => {
  let own: Client
  beforeAll(async () => { own = await api() })

  const page = async (query: Record<string, string | number>, as = own) => (await as.get(withQuery(path(), query))).json
  /** Of a first page of one row. */
  const aCursor = async (as = own): Promise<string> => (await page({ limit: 1 }, as)).page.next_cursor

  test('`limit` (integer 1 to 100, default 25)', async () => {
    const whole = (await page({ limit: 100 })).data
    expect(whole.length).toBeGreaterThan(0)
    for (const limit of [1, 2, 99, 100]) expect((await page({ limit })).data).toEqual(whole.slice(0, limit))
    expect((await own.get(path())).json.data).toEqual(whole.slice(0, 25))
  })

  test('a bad limit is a 422, never ignored, never clamped (W1)', async () => {
    const bad = {
      'must be greater than 0': ['0', '-1', '-100', '-99999999999999999999'],
      'must be at most 100': ['101', '1000', '9'.repeat(400)],
      'must be an integer': ['', ' ', 'abc', '1.0', '1.5', '1e1', '0x10', '+5', '05', ' 5', '5 ', '5,6', 'NaN', 'null', 'Infinity', '٥', '5\u0000', 'true', '[5]'],
    }
    for (const [message, texts] of Object.entries(bad)) {
      for (const limit of texts) {
        const answer = await own.get(withQuery(path(), { limit }))
        expectProblem(answer, 422, 'validation')
        expect([limit, answer.json.errors]).toEqual([limit, { limit: [message] }])
      }
    }
    expect((await own.get(`${withQuery(path(), { limit: 5 })}&limit=5`)).json.errors).toEqual({ limit: ['must be given once'] })
  })

  test('pages of any size are the whole list, each row once', async () => {
    const whole = await everyPage(own, path(), 100)
    for (const limit of whole.length > 20 ? [3, 7, 25] : [1, 2, 3]) expect(await everyPage(own, path(), limit)).toEqual(whole)
  })

  test('a cursor goes on with another limit, and on every replica', async () => {
    const whole = await everyPage(own, path(), 100)
    const cursor = await aCursor()
    for (const gateway of stackUnderTest().gateway_urls) {
      const { json } = await own.call({ method: 'GET', path: withQuery(path(), { limit: 50, cursor }), gateway })
      expect(json.data).toEqual(whole.slice(1, 51))
    }
  })

  test(`page.total is ${counted ? 'the number of rows, on every page' : 'null'} (W3)`, async () => {
    const whole = await everyPage(own, path(), 100)
    let cursor: string | null = null
    for (let pages = 0; pages < 3; pages++) {
      const { page: info }: { page: { total: number | null; has_more: boolean; next_cursor: string | null } } = await page({ limit: 1, ...(cursor ? { cursor } : {}) })
      expect(info.total).toBe(counted ? whole.length : null)
      if (!info.has_more) break
      cursor = info.next_cursor
    }
  })

  test(log ? 'next_cursor is never null: at the end it stands after the last row, and an empty page gives back the same cursor (W18)' : 'next_cursor is null at the end (W18)', async () => {
    const whole = await everyPage(own, path(), 100)
    const last = await page({ limit: 100 })
    const exact = await page({ limit: Math.min(100, whole.length) })
    expect([last.page.has_more, exact.page.has_more]).toEqual([false, false])
    if (!log) return expect([last.page.next_cursor, exact.page.next_cursor]).toEqual([null, null])
    const cursor = exact.page.next_cursor as string
    const empty = await page({ cursor })
    expect(empty).toEqual({ data: [], page: { has_more: false, next_cursor: cursor, total: whole.length } })
    expect((await page({ cursor, limit: 1 })).page.next_cursor).toBe(cursor)
  })

  test('a tampered cursor is a 422 on cursor', async () => {
    const cursor = await aCursor()
    const flipped = [0, 1, 8, 15, 16, 17, Math.floor(cursor.length / 2), cursor.length - 2, cursor.length - 1].map((at) => cursor.slice(0, at) + (cursor[at] === 'A' ? 'B' : 'A') + cursor.slice(at + 1))
    const tampered = [
      ...flipped, cursor.slice(0, -1), cursor.slice(1), `${cursor}A`, `${cursor}=`, `${cursor}==`, ` ${cursor}`, `${cursor} `, `${cursor}\n`, cursor.toUpperCase(), cursor + cursor,
      cursor.replaceAll('-', '+').replaceAll('_', '/').padEnd(cursor.length + 1, '='), Buffer.from(cursor, 'base64url').toString('hex'), Buffer.from(cursor, 'base64url').toString('latin1'),
      '', ' ', '0', '1', 'null', 'undefined', 'A', 'A'.repeat(16), 'A'.repeat(17), 'A'.repeat(512), 'A'.repeat(5000), '2026-01-31T10:00:00.000Z~x', `' or 1=1--`, '\u0000', '💥', '../..', '[object Object]',
    ].filter((text) => text !== cursor)
    for (const text of tampered) {
      const answer = await own.get(withQuery(path(), { cursor: text }))
      expect([text, answer.status]).toEqual([text, 422])
      expect(answer.json.errors).toEqual({ cursor: ['is not a cursor of this list'] })
    }
    expect((await own.get(withQuery(path(), { cursor }))).status).toBe(200)
    expect((await own.get(`${withQuery(path(), { cursor })}&cursor=${cursor}`)).json.errors).toEqual({ cursor: ['must be given once'] })
  })

  test('all wrong parameters are named together (W14)', async () => {
    expect((await own.get(withQuery(path(), { limit: 'x', cursor: 'y' }))).json.errors).toEqual({ limit: ['must be an integer'], cursor: ['is not a cursor of this list'] })
  })

  test('a cursor of another account is a 422 on cursor', async () => {
    const theirs = await api(others)
    // Slugs are the same in both accounts; an order is of one.
    if (log) return expectProblem(await theirs.get(path()), 404, 'not_found')
    const answer = await theirs.get(withQuery(path(), { cursor: await aCursor() }))
    expectProblem(answer, 422, 'validation')
    expect(answer.json.errors).toEqual({ cursor: ['is not a cursor of this list'] })
  })

  test('a cursor of another list, or of other filters, is a 422 on cursor', async () => {
    const more = [{ path: () => '/v1/designs?status=draft' }, { path: () => `/v1/orders/${references.shipped}/events` }, { path: () => '/v1/shops/regatta-2026/designs' }, { path: () => '/v1/shops/regatta-2026/collections' }, { path: () => '/v1/orders?source=api' }, { path: () => '/v1/orders?source=web&since=2026-01-02&until=2026-12-31' }, { path: () => '/v1/orders?source=web&since=2026-01-01' }]
    for (const list of [...lists, ...more]) {
      if (list.path() === path()) continue
      const { json } = await own.get(withQuery(list.path(), { limit: 1 }))
      if (json.page.next_cursor === null) continue
      expect([list.path(), (await own.get(withQuery(path(), { cursor: json.page.next_cursor }))).json.errors]).toEqual([list.path(), { cursor: ['is not a cursor of this list'] }])
    }
  })

  test('unknown query names are ignored (W1)', async () => {
    expect((await own.get(withQuery(path(), { limit: 1, offset: 'x', page: '-1', sort: 'name', constructor: '1', __proto__x: '2' }))).status).toBe(200)
  })

  test('a repeated name in brackets is another name', async () => {
    expect((await own.get(withQuery(path(), { 'limit[]': 'x', 'cursor[a]': 'y' }))).status).toBe(200)
  })
})

/** Walks a list in pages of two, and does something between each two. */
async function walk(as: Client, path: string, between: (rows: Named[]) => Promise<unknown>): Promise<Named[]> {
  const rows: Named[] = []
  let cursor: string | null = null
  do {
    const { json } = await as.get(withQuery(path, { limit: 2, ...(cursor ? { cursor } : {}) }))
    rows.push(...json.data)
    cursor = json.page.has_more ? json.page.next_cursor : null
    if (cursor) await between(rows)
  } while (cursor)
  return rows
}

const idsOf = (rows: readonly unknown[]): string[] => rows.map((row) => (row as Named).id)

describe('keyset pages are stable while rows are inserted and deleted (W2)', () => {
  let account: OwnAccount
  let own: Client

  beforeAll(async () => {
    account = await ownAccount('kontor-elbe')
    own = client(account.key)
  })

  const oldest = new Date('2020-01-01T00:00:00Z')
  let moved = 0
  /** Before all and after all that there is: at the one end and the other of each list. */
  const moments = (): Date[] => [new Date(Date.now() + ++moved), new Date(oldest.getTime() - ++moved)]

  async function insertDesigns(): Promise<string[]> {
    const [like = {}] = await rowsOf(catalog, 'designs', `account_id = $1 and status = 'active' and name = 'Speicherstadt Tee'`, [account.id])
    const rows = moments().map((created_at) => ({ ...like, id: newDesignId(), name: 'Inserted', created_at }))
    await insertRows(catalog, 'designs', rows)
    const shops = await rowsOf(catalog, 'shops', `account_id = $1 and slug = 'kontor-elbe'`, [account.id])
    await insertRows(catalog, 'shop_designs', rows.flatMap(({ id }) => shops.map((shop) => ({ shop_id: shop.id, design_id: id }))))
    return rows.map(({ id }) => id)
  }

  test.each(['/v1/designs', '/v1/designs?status=active', '/v1/shops/kontor-elbe/designs'])('%s', async (path) => {
    const before = idsOf(await everyPage(own, path, 100))
    expect(before.length).toBeGreaterThan(5)
    const later: string[] = []
    const walked = idsOf(await walk(own, path, async () => {
      if (later.length < 6) later.push(...await insertDesigns())
    }))
    // What was there is there once, in its order; of what came in, the older rows are still to come, the newer ones are not.
    const older = later.filter((_, index) => index % 2 === 1)
    expect(walked).toEqual([...before, ...older])
    expect(new Set(idsOf(await everyPage(own, path, 100)))).toEqual(new Set([...before, ...later]))
  })

  test('the row that a cursor stands on may be deleted', async () => {
    const before = idsOf(await everyPage(own, '/v1/designs', 100))
    const gone: string[] = []
    const walked = idsOf(await walk(own, '/v1/designs', async (rows) => {
      const last = rows.at(-1)?.id ?? ''
      gone.push(last)
      await catalog.run(sql('update designs set deleted_at = now() where id = $1'), [last])
    }))
    expect(walked).toEqual(before)
    expect(gone.length).toBeGreaterThan(3)
    await catalog.run(sql('update designs set deleted_at = null where id = any($1)'), [gone])
  })

  test('/v1/shops', async () => {
    const insert = async (): Promise<string[]> => {
      const [like = {}] = await rowsOf(catalog, 'shops', `account_id = $1 and slug = 'kontor-elbe'`, [account.id])
      const rows = moments().map((created_at) => ({ ...like, id: randomUUID(), slug: `inserted-${randomUUID().slice(0, 8)}`, created_at }))
      await insertRows(catalog, 'shops', rows)
      return rows.map(({ id }) => id)
    }
    const before = idsOf(await everyPage(own, '/v1/shops', 100))
    const later: string[] = []
    const walked = idsOf(await walk(own, '/v1/shops', async () => { if (later.length < 4) later.push(...await insert()) }))
    expect(walked).toEqual([...before, ...later.filter((_, index) => index % 2 === 1)])
  })

  test('/v1/shops/{id}/collections', async () => {
    const path = '/v1/shops/kontor-elbe/collections'
    const [like = {}] = await rowsOf(catalog, 'collections', `shop_id in (select id from shops where account_id = $1 and slug = 'kontor-elbe')`, [account.id])
    const insert = (order: number): Promise<number> => insertRows(catalog, 'collections', [{ ...like, id: randomUUID(), order, name: `At ${order}` }])
    const before = idsOf(await everyPage(own, path, 100))
    let inserted = 0
    const walked = await walk(own, path, async () => {
      if (++inserted > 2) return
      await insert(-inserted)
      await insert(1000 + inserted)
    }) as unknown as { id: string; order: number }[]
    expect(idsOf(walked.filter(({ order }) => order < 1000))).toEqual(before)
    expect(walked.map(({ order }) => order)).toEqual(walked.map(({ order }) => order).toSorted((a, b) => a - b))
    expect(walked.filter(({ order }) => order < 0)).toEqual([])
    expect(walked.filter(({ order }) => order > 1000).length).toBeGreaterThan(0)
  })

  test('/v1/orders', async () => {
    await copyOrders(account.id)
    const insert = async (): Promise<string[]> => {
      const [like = {}] = await rowsOf(orders, 'orders', `account_id = $1 and status = 'pending'`, [account.id])
      const rows = moments().map((placed_at) => ({ ...like, uuid: randomUUID(), reference: orderReference(randomBytes), placed_at }))
      await insertRows(orders, 'orders', rows)
      return rows.map(({ reference }) => reference)
    }
    const before = idsOf(await everyPage(own, '/v1/orders', 100))
    expect(before.length).toBeGreaterThan(10)
    const later: string[] = []
    const walked = idsOf(await walk(own, '/v1/orders', async () => { if (later.length < 6) later.push(...await insert()) }))
    expect(walked).toEqual([...before, ...later.filter((_, index) => index % 2 === 1)])
  })
})

describe('rows of one moment are in the order of their ids, descending, over pages too (W2)', () => {
  let account: OwnAccount
  let own: Client

  beforeAll(async () => {
    account = await ownAccount('kontor-elbe')
    own = client(account.key)
    await copyOrders(account.id)
    for (const table of ['designs', 'shops']) await catalog.run(sql(`update ${table} set created_at = '2026-05-05T05:05:05.005Z' where account_id = $1`), [account.id])
    await orders.run(sql(`update orders set placed_at = '2026-05-05T05:05:05.005Z' where account_id = $1`), [account.id])
  })

  const descending = (ids: string[]): string[] => ids.toSorted((a, b) => Buffer.compare(Buffer.from(b), Buffer.from(a)))

  test.each(['/v1/designs', '/v1/designs?status=active', '/v1/shops', '/v1/shops/kontor-elbe/designs', '/v1/orders'])('%s', async (path) => {
    const keys = (rows: unknown[]): string[] => (path === '/v1/orders' ? (rows as { uuid: string }[]).map(({ uuid }) => uuid) : idsOf(rows))
    const whole = keys(await everyPage(own, path, 100))
    expect(whole.length).toBeGreaterThan(2)
    expect(whole).toEqual(descending(whole))
    for (const limit of [1, 2, 3]) expect(keys(await everyPage(own, path, limit))).toEqual(whole)
  })
})

describe('a client resumes a log with its last cursor (W2, W18)', () => {
  test('order events: what was appended meanwhile, oldest first, and nothing again', async () => {
    const own = await api()
    const path = `/v1/orders/${references.processing}/events`
    const first = (await own.get(path)).json
    const seen: string[] = idsOf(first.data)
    let cursor: string = first.page.next_cursor
    for (let round = 0; round < 3; round++) {
      const { id } = await operator.OpenIssue({ order_id: references.processing, code: 'artwork', summary: 'Too dark to print' })
      if (round === 1) await operator.CloseIssue({ order_id: references.processing, issue_id: id, resolution: 'Redrawn' })
      const { json } = await own.get(withQuery(path, { cursor }))
      expect(json.data.map(({ type }: { type: string }) => type)).toEqual(round === 1 ? ['order.issue_opened', 'order.issue_closed'] : ['order.issue_opened'])
      expect(idsOf(json.data).some((each) => seen.includes(each))).toBe(false)
      seen.push(...idsOf(json.data))
      cursor = json.page.next_cursor
      expect((await own.get(withQuery(path, { cursor }))).json).toEqual({ data: [], page: { has_more: false, next_cursor: cursor, total: seen.length } })
    }
    const all = (await own.get(path)).json.data as { id: string; data: { sequence: number } }[]
    expect(idsOf(all)).toEqual(seen)
    expect(all.map(({ data }) => data.sequence)).toEqual(all.map((_, index) => index + 1))
  })

  test('order shipments: from the cursor of an empty list on', async () => {
    const own = await api()
    const path = `/v1/orders/${references.production}/shipments`
    const first = (await own.get(path)).json
    expect(first).toEqual({ data: [], page: { has_more: false, next_cursor: expect.any(String), total: 0 } })
    let cursor: string = first.page.next_cursor
    expect((await own.get(withQuery(path, { cursor }))).json).toEqual(first)
    const { items } = (await own.get(`/v1/orders/${references.production}`)).json.data as { items: { id: string; quantity: number }[] }
    const [{ id: item_id, quantity } = { id: '', quantity: 0 }] = items
    expect(quantity).toBeGreaterThan(2)
    for (const tracking_number of ['T-1', 'T-2']) {
      await operator.ShipOrder({ order_id: references.production, carrier: 'Parcelforce', tracking_number, items: [{ item_id, quantity: 1 }] })
      const { json } = await own.get(withQuery(path, { cursor }))
      expect(json.data).toMatchObject([{ carrier: 'Parcelforce', tracking_number }])
      cursor = json.page.next_cursor
    }
    expect((await own.get(withQuery(path, { cursor }))).json).toEqual({ data: [], page: { has_more: false, next_cursor: cursor, total: 2 } })
  })
})
