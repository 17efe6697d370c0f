/** GET /v1/orders */
import { stackUnderTest } from '@tradecounter/tools/check/stack'
import { client, everyPage, freshClient } from './client.ts'
import type { Client } from './client.ts'
import { fieldErrors, order, place, placed, quote, rows, tee } from './order-desk.ts'

let api: Client

beforeAll(async () => { api = await freshClient('full') })

interface Listed { id: string; uuid: string; status: string; source: string; placed_at: string; external_reference: string | null }

/** Up to here the list is the demo world's: later orders are those of other suites. */
const demo_end = 'until=2026-10-01'

const list = async (query: string): Promise<Listed[]> => await everyPage(api, `/v1/orders?${query}`, 100) as Listed[]

const all_statuses = ['pending', 'pre_order', 'processing', 'production', 'shipped', 'complete', 'cancelled']

test('200 list of Order, newest first: placed_at desc (W2)', async () => {
  const orders = await list(demo_end)
  expect(orders.length).toBeGreaterThanOrEqual(15)
  const places = orders.map(({ placed_at, uuid }) => `${placed_at} ${uuid}`)
  expect(places).toEqual(places.toSorted().reverse())
})

test('drafts never included, nor attempts that failed (O6)', async () => {
  const declined = await freshClient('declined_card')
  const line = { design_id: (await declined.get('/v1/designs?status=active&limit=100')).json.data.find(({ name }: { name: string }) => name === 'Sourdough Tee').id, quantity: 1, colour: 'Black', size: 'M' }
  expect((await place(declined, order([line]))).status).toBe(422)
  expect((await declined.get('/v1/orders')).json).toEqual({ data: [], page: { has_more: false, next_cursor: null, total: null } })
})

test('every placed order of the account, and none of another', async () => {
  const account_id = (await api.get('/v1/account')).json.data.id
  const known = await rows<{ uuid: string }>('orders', `select uuid from orders where account_id = $1 and placed_at < '2026-10-01'`, [account_id])
  expect((await list(demo_end)).map(({ uuid }) => uuid).toSorted()).toEqual(known.map(({ uuid }) => uuid).toSorted())
})

test('pages of any size give the same rows; next_cursor is null at the end, total is null (W3, W18)', async () => {
  const whole = await list(demo_end)
  expect(await everyPage(api, `/v1/orders?${demo_end}`, 4)).toEqual(whole)
  const last = await api.get(`/v1/orders?${demo_end}&limit=100`)
  expect(last.json.page).toEqual({ has_more: false, next_cursor: null, total: null })
  expect((await api.get(`/v1/orders?${demo_end}&limit=1`)).json.page).toEqual({ has_more: true, next_cursor: expect.any(String), total: null })
})

test('limit: 25 unless said', async () => {
  for (let n = 0; n < 7; n++) await placed(api, order([tee()]))
  const { json } = await api.get('/v1/orders')
  expect(json.data).toHaveLength(25)
})

test('a list row is the Order as GET /v1/orders/{id} shows it', async () => {
  for (const row of (await api.get(`/v1/orders?${demo_end}&limit=5`)).json.data) {
    expect((await api.get(`/v1/orders/${row.id}`)).json.data).toEqual(row)
  }
})

test.each(all_statuses)('status=%s', async (status) => {
  const found = await list(`${demo_end}&status=${status}`)
  expect(found.length).toBeGreaterThan(0)
  expect(found).toEqual((await list(demo_end)).filter((each) => each.status === status))
})

test.each(['web', 'mcp', 'api', 'shopify'])('source=%s', async (source) => {
  const found = await list(`${demo_end}&source=${source}`)
  expect(found.length).toBeGreaterThan(0)
  expect(found).toEqual((await list(demo_end)).filter((each) => each.source === source))
})

test('filters are taken together', async () => {
  const both = await list(`${demo_end}&source=api&status=complete`)
  expect(both.map(({ external_reference }) => external_reference)).toEqual(['erp-88120'])
})

test('external_reference: a duplicate is allowed, the filter returns all (O5)', async () => {
  const external_reference = 'twice & "thrice" #1 ü'
  const twice = [await placed(api, order([tee()], { external_reference })), await placed(api, order([tee(2)], { external_reference }))]
  const found = await list(`external_reference=${encodeURIComponent(external_reference)}`)
  expect(found.map(({ id }) => id)).toEqual(twice.map(({ id }) => id).reverse())
  expect(await list('external_reference=twice')).toEqual([])
})

describe('since (placed at or after) and until (placed at or before)', () => {
  const pair = '2026-09-14T10:10:10.100Z'

  test('both ends are inclusive', async () => {
    const found = await list(`since=${pair}&until=${pair}`)
    expect(found.map(({ placed_at }) => placed_at)).toEqual([pair, pair])
    expect(await list('since=2026-09-14T10:10:10.101Z&until=2026-09-14T23:59:59Z')).toEqual([])
    expect(await list('since=2026-09-14&until=2026-09-14T10:10:10.099Z')).toEqual([])
  })

  test('orders of the very same moment are paged one by one', async () => {
    expect(await everyPage(api, `/v1/orders?since=${pair}&until=${pair}`, 1)).toEqual(await list(`since=${pair}&until=${pair}`))
  })

  test('ISO 8601: dates, offsets, without seconds', async () => {
    const found = await list(`since=${pair}&until=${pair}`)
    expect(await list('since=2026-09-14&until=2026-09-14')).toEqual(found)
    expect(await list(`since=${encodeURIComponent('2026-09-14T12:10:10.100+02:00')}&until=${encodeURIComponent('2026-09-14T12:11+02:00')}`)).toEqual(found)
  })

  test('since > until: since (W1, W17)', async () => {
    expect(fieldErrors(await api.get('/v1/orders?since=2026-09-15&until=2026-09-14'))).toEqual([422, 'validation', { since: ['must not be after until'] }])
  })
})

test('all wrong parameters are named together, enum messages list the values in SPEC order (W1, W14, W17)', async () => {
  const answer = await api.get(`/v1/orders?status=shiped&source=API&since=yesterday&until=2026-02-30&limit=0&cursor=x&external_reference=${'x'.repeat(121)}`)
  expect(fieldErrors(answer)).toEqual([422, 'validation', {
    status: ['must be one of pending, pre_order, processing, production, shipped, complete, cancelled'],
    source: ['must be one of web, mcp, api, shopify'],
    since: ['must be an ISO 8601 date or date-time'],
    until: ['must be an ISO 8601 date or date-time'],
    limit: ['must be greater than 0'],
    cursor: ['is not a cursor of this list'],
    external_reference: ['must be at most 120 characters'],
  }])
})

test.each([['limit=101', 'limit', 'must be at most 100'], ['limit=ten', 'limit', 'must be an integer'], ['limit=1.0', 'limit', 'must be an integer'],
  ['limit=', 'limit', 'must be an integer'], ['status=', 'status', 'must be one of pending, pre_order, processing, production, shipped, complete, cancelled'],
  ['status=pending&status=shipped', 'status', 'must be given once'], ['external_reference=a%00b', 'external_reference', 'contains characters that are not allowed']])(
  'never ignored, never clamped: %s (W1)', async (query, name, message) => {
    expect(fieldErrors(await api.get(`/v1/orders?${query}`))).toEqual([422, 'validation', { [name]: [message] }])
  })

test('unknown query names are ignored (W1)', async () => {
  expect((await api.get(`/v1/orders?${demo_end}&limit=1&colour=red&Status=nonsense`)).status).toBe(200)
})

test('drafts is no status to ask for', async () => {
  for (const status of ['draft', 'failed']) expect((await api.get(`/v1/orders?status=${status}`)).status).toBe(422)
})

test('scope orders:read: 403 without, orders:write does not imply it (C2)', async () => {
  const { status, headers } = await (await freshClient('full', ['orders:write', 'designs:read'])).get('/v1/orders')
  expect(status).toBe(403)
  expect(headers.get('www-authenticate')).toContain('error="insufficient_scope", scope="orders:read"')
  expect((await client(stackUnderTest().credentials.read_only).get('/v1/orders?limit=1')).status).toBe(200)
})

test('a quote is in no list', async () => {
  const external_reference = 'quoted only'
  expect((await quote(api, order([tee()], { external_reference }))).status).toBe(200)
  expect(await list(`external_reference=${encodeURIComponent(external_reference)}`)).toEqual([])
})
