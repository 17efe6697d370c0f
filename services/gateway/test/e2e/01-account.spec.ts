/** GET /v1/account */
import { client, freshClient } from './client.ts'
import type { Client } from './client.ts'

let api: Client

beforeAll(async () => { api = await freshClient('full') })

test('200 {data: Account}', async () => {
  const { status, json } = await api.get('/v1/account')
  expect(status).toBe(200)
  expect(json.data).toMatchObject({ status: 'active', country: 'GB', currency: 'GBP', payment_method_on_file: true, owner: { email: expect.any(String) } })
})

test.each([
  ['no_card', { payment_method_on_file: false }],
  ['lead', { status: 'lead' }],
  ['inactive', { status: 'inactive' }],
  ['sandbox', { status: 'test' }],
])('account %s', async (of, expected) => {
  const { json } = await (await freshClient(of)).get('/v1/account')
  expect(json.data).toMatchObject(expected)
})

test('401 without a credential, with a challenge', async () => {
  const { status, headers, json } = await client().get('/v1/account')
  expect(status).toBe(401)
  expect(headers.get('www-authenticate')).toMatch(/^Bearer realm="[^"]+", resource_metadata="[^"]+"$/)
  expect(json.request_id).toBe(headers.get('x-request-id'))
})

test('403 without account:read', async () => {
  const { status, headers } = await (await freshClient('full', ['designs:read'])).get('/v1/account')
  expect(status).toBe(403)
  expect(headers.get('www-authenticate')).toContain('error="insufficient_scope", scope="account:read"')
})
