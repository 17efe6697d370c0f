/** Credentials (SPEC "Authentication", C1 to C5): made and revoked by the operator, over his CLI and over gRPC; used over the public door of every replica. */
import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@tradecounter/chassis/database'
import { connectGrpc } from '@tradecounter/chassis/grpc-client'
import type { GrpcClient } from '@tradecounter/chassis/grpc-client'
import { makeToken } from '@tradecounter/kernel/token'
import type { AccountsOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsOperatorService'
import { stackUnderTest } from '@tradecounter/tools/check/stack'
import { accountId } from '@tradecounter/tools/seed/accounts'
import { otherCredentials } from '@tradecounter/tools/seed/credentials'
import { client, freshClient } from './client.ts'
import type { Answer } from './client.ts'
import { allScopes, createKey, databaseOf, ownAccount, rowsOf } from './own-account.ts'
import { expectProblem } from './problem.ts'
import { loopbackAddress, onTheWire } from './wire.ts'
import type { WireAnswer } from './wire.ts'

let account: string
let accounts: Database
let operator: GrpcClient<AccountsOperatorServiceDefinition>

beforeAll(async () => {
  account = (await ownAccount('brightwater-rowing')).id
  accounts = await databaseOf('accounts')
  operator = connectGrpc<AccountsOperatorServiceDefinition>('tradecounter.accounts.v1.AccountsOperatorService', { address: stackUnderTest().grpc.accounts })
})
afterAll(async () => {
  operator.close()
  await accounts.close()
})

interface Ran {
  code: number
  out: Record<string, unknown>
  problem: Record<string, unknown>
}

/** `npm run ops -- …` on the stack. */
function ops(...args: string[]): Promise<Ran> {
  const json = (text: string): Record<string, unknown> => (text.trim() ? JSON.parse(text) as Record<string, unknown> : {})
  return new Promise((done) => {
    execFile('npm', ['run', '--silent', 'ops', '--', ...args], {
      cwd: join(import.meta.dirname, '../../../..'), env: { ...process.env, TRADECOUNTER_STACK: process.env.TEST_STACK }, timeout: 60_000,
    }, (error, stdout, stderr) => done({ code: error ? Number(error.code) : 0, out: json(stdout), problem: error ? json(stderr) : {} }))
  })
}

const account200 = (key: string, gateway?: string): Promise<Answer> => client(key).call({ method: 'GET', path: '/v1/account', ...(gateway ? { gateway } : {}) })

/** Polls until the key is refused; fails when it is not within the time. */
async function refusedWithin(ms: number, key: string, gateway: string): Promise<Answer> {
  for (const until = Date.now() + ms; Date.now() < until; await pause(50)) {
    const answer = await account200(key, gateway)
    if (answer.status === 401) return answer
  }
  throw new Error(`${gateway} still takes the key after ${ms} ms`)
}

const invalid = /^Bearer realm="[^"]+", error="invalid_token", resource_metadata="[^"]+"$/
const keysOf = (): Promise<Record<string, unknown>[]> => rowsOf(accounts, 'api_keys', 'account_id = $1 order by id', [account])
const idsOf = async (): Promise<unknown[]> => (await keysOf()).map(({ id }) => id)

describe('an account API key', () => {
  test('is created by the operator with the scopes chosen, and displayed once', async () => {
    const { code, out } = await ops('create-key', '--account', account, '--scopes', 'designs:read,shops:read')
    expect([code, out]).toEqual([0, { id: expect.any(String), key: expect.any(String), account_id: account, scopes: ['designs:read', 'shops:read'] }])
    const api = client(out.key as string)
    expect((await api.get('/v1/designs')).status).toBe(200)
    expectProblem(await api.get('/v1/account'), 403, 'insufficient_scope')
  })

  test('has the form `tck_`, 32 base62 and 6 checksum characters; only its SHA-256 is stored, with the last 4 characters (C1)', async () => {
    const { id, key } = await createKey(account)
    expect(key).toMatch(/^tck_[0-9A-Za-z]{38}$/)
    const [row] = await rowsOf(accounts, 'api_keys', 'id = $1', [id])
    expect(row).toMatchObject({ token_sha256: `\\x${createHash('sha256').update(key).digest('hex')}`, last4: key.slice(-4), expires_at: null, revoked_at: null })
    expect(JSON.stringify(row)).not.toContain(key.slice(4, -4))
  })

  test.each([
    ['no scopes', ['--scopes', ''], 'scopes'], ['an unknown scope', ['--scopes', 'designs:read,designs:write'], 'scopes'], ['mcp, which is for OAuth tokens (C2)', ['--scopes', 'mcp'], 'scopes'],
    ['mcp among others', ['--scopes', 'orders:read,mcp'], 'scopes'], ['a scope in another case', ['--scopes', 'Designs:Read'], 'scopes'],
    ['an expiry in the past', ['--scopes', 'designs:read', '--expires-at', '2020-01-01T00:00:00Z'], 'expires_at'], ['an expiry that is no time', ['--scopes', 'designs:read', '--expires-at', 'soon'], 'expires_at'],
  ])('is refused with %s, and none is made', async (_, flags, field) => {
    const before = await idsOf()
    const { code, out, problem } = await ops('create-key', '--account', account, ...flags)
    expect([code, out, problem]).toEqual([1, {}, expect.objectContaining({ type: 'validation', status: 422, errors: { [field]: [expect.any(String)] } })])
    expect(await idsOf()).toEqual(before)
  })

  test.each([['unknown', '01990d3c-7d5e-7cc1-9a35-6f0d2f5b8a11'], ['malformed', 'harbour']])('is refused for an account that is %s', async (_, of) => {
    const { code, problem } = await ops('create-key', '--account', of, '--scopes', 'designs:read')
    expect([code, problem]).toEqual([1, expect.objectContaining({ type: 'not_found', status: 404 })])
  })

  test('scopes given twice are held once', async () => {
    expect((await createKey(account, ['shops:read', 'shops:read', 'designs:read'])).key).toMatch(/^tck_/)
    for (const { scopes } of await keysOf()) expect(new Set(scopes as string[]).size).toBe((scopes as string[]).length)
  })

  test('orders:write does not imply orders:read (C2)', async () => {
    const api = client((await createKey(account, ['orders:write'])).key)
    expectProblem(await api.get('/v1/orders'), 403, 'insufficient_scope')
    expectProblem(await api.post('/v1/shipping/estimate', {}), 403, 'insufficient_scope')
    expectProblem(await api.post('/v1/orders/quote', {}), 422, 'validation')
  })

  test('its last use is shown (C3)', async () => {
    const { id, key } = await createKey(account)
    const shown = async () => (await operator.ListApiKeys({ account_id: account })).keys.find((each) => each.id === id)
    expect(await shown()).toEqual({ id, last4: key.slice(-4), scopes: allScopes, created_at: expect.stringMatching(/Z$/) })
    const before = Date.now()
    expect((await account200(key)).status).toBe(200)
    let at: string | undefined
    for (const until = Date.now() + 15_000; at === undefined && Date.now() < until; await pause(200)) at = (await shown())?.last_used_at
    expect(Math.abs(Date.parse(at ?? '') - before)).toBeLessThan(60_000)
    const { code, out } = await ops('keys', '--account', account)
    expect([code, out]).toEqual([0, { data: expect.arrayContaining([expect.objectContaining({ id, last_used_at: at })]) }])
    expect(JSON.stringify(out)).not.toContain(key.slice(4, -4))
    expect((await ops('keys', '--account', randomUUID())).problem).toMatchObject({ type: 'not_found', status: 404 })
  })
})

describe('a revoked key is refused within 2 s on every replica (C3)', () => {
  const revocations: Record<string, (id: string) => Promise<unknown>> = {
    'over gRPC': (id) => operator.RevokeApiKey({ id }),
    'by npm run ops': async (id) => expect((await ops('revoke-key', id)).out).toEqual({ id, revoked_at: expect.stringMatching(/Z$/) }),
  }

  test.each(Object.keys(revocations))('revoked %s', async (how) => {
    const { id, key } = await createKey(account)
    const { gateway_urls } = stackUnderTest()
    for (const gateway of gateway_urls) expect((await account200(key, gateway)).status).toBe(200)
    await revocations[how]?.(id)
    for (const answer of await Promise.all(gateway_urls.map((gateway) => refusedWithin(2_000, key, gateway)))) {
      expectProblem(answer, 401, 'unauthenticated')
      expect(answer.headers.get('www-authenticate')).toMatch(invalid)
    }
    // And it stays so.
    for (const gateway of gateway_urls) expect((await account200(key, gateway)).status).toBe(401)
  })

  test('also while it is in use all the time', async () => {
    const { id, key } = await createKey(account)
    const [gateway = ''] = stackUnderTest().gateway_urls
    expect((await account200(key)).status).toBe(200)
    const [, refused] = await Promise.all([operator.RevokeApiKey({ id }), refusedWithin(2_500, key, gateway)])
    expect(refused.status).toBe(401)
  })

  test('the other keys of the account stay good; a repeat keeps the first time; an unknown key is a 404', async () => {
    const [one, two] = [await createKey(account), await createKey(account)]
    const first = await operator.RevokeApiKey({ id: one.id })
    expect(await operator.RevokeApiKey({ id: one.id })).toEqual(first)
    expect((await account200(two.key)).status).toBe(200)
    for (const id of ['01990d3c-7d5e-7cc1-9a35-6f0d2f5b8a11', 'x']) expect((await ops('revoke-key', id)).problem).toMatchObject({ type: 'not_found', status: 404 })
  })
})

test('an expired key is refused from its moment on, on every replica', async () => {
  const { key } = await createKey(account, allScopes, new Date(Date.now() + 2_500).toISOString())
  const { gateway_urls } = stackUnderTest()
  for (const gateway of gateway_urls) expect((await account200(key, gateway)).status).toBe(200)
  for (const gateway of gateway_urls) expect((await refusedWithin(4_000, key, gateway)).headers.get('www-authenticate')).toMatch(invalid)
})

test('one that expired or was revoked long ago, and one that never was, are all one', async () => {
  const answers = [otherCredentials.expired, otherCredentials.revoked, makeToken('api_key', (count) => crypto.getRandomValues(new Uint8Array(count)))].map((key) => account200(key))
  const texts = (await Promise.all(answers)).map(({ status, json, headers }) => [status, json.type, json.detail, headers.get('www-authenticate')])
  expect(texts[0]).toEqual([401, expect.stringContaining('#unauthenticated'), expect.any(String), expect.stringMatching(invalid)])
  expect([texts[1], texts[2]]).toEqual([texts[0], texts[0]])
})

describe('the Authorization header', () => {
  let key: string
  beforeAll(async () => { ({ key } = await createKey(account)) })

  /** From an address of its own: every 401 counts there. */
  const sent = async (...headers: string[]): Promise<WireAnswer> => {
    const [answer] = await onTheWire(Buffer.from(['GET /v1/account HTTP/1.1', 'Host: api', ...headers, '', ''].join('\r\n'), 'latin1'), 1, { from: loopbackAddress() })
    if (!answer) throw new Error('no answer')
    return answer
  }

  test('`Bearer` is matched case-insensitively (C4)', async () => {
    for (const scheme of ['Bearer', 'bearer', 'BEARER', 'bEaReR']) expect((await sent(`Authorization: ${scheme} ${key}`)).status).toBe(200)
    expect((await sent(`authorization:Bearer ${key}`)).status).toBe(200)
    expect((await sent(`AUTHORIZATION: Bearer ${key}  `)).status).toBe(200)
  })

  test('without a credential: a challenge with realm and resource_metadata, and no error code (C4)', async () => {
    for (const headers of [[], ['Authorization:'], ['Authorization: Basic dXNlcjpwYXNz'], [`Authorization: ${key}`], [`Authorization: Token ${key}`], [`Authorization: Bearer${key}`], [`X-Api-Key: ${key}`], [`Cookie: access_token=${key}`], [`Proxy-Authorization: Bearer ${key}`]]) {
      const answer = await sent(...headers)
      expectProblem(answer, 401, 'unauthenticated')
      expect([headers, answer.headers.get('www-authenticate')]).toEqual([headers, expect.stringMatching(/^Bearer realm="[^"]+", resource_metadata="[^"]+"$/)])
    }
  })

  test('malformed, mistyped, of another kind: plus error="invalid_token" (C4)', async () => {
    const typo = key.slice(0, 10) + (key[10] === 'x' ? 'y' : 'x') + key.slice(11)
    const swapped = key.slice(0, -2) + key.slice(-1) + key.slice(-2, -1)
    const bad = [
      'x', typo, swapped === key ? typo : swapped, key.slice(0, -1), `${key}a`, key.toLowerCase(), key.replace('tck', 'tca'), key.replace('tck', 'tcr'), key.replace('tck_', ''), `"${key}"`, `<${key}>`,
      `${key} ${key}`, `${key},${key}`, `Bearer ${key}`, '\xe9\xff', 'null', 'undefined', `' or '1'='1`, 'a'.repeat(8000), Buffer.from(`${key}:`).toString('base64'), key.split('').reverse().join(''), '%00', `${key}%00`,
      // A JSON Web Token without a signature.
      'eyJhbGciOiJub25lIn0.eyJzY29wZSI6Im1jcCJ9.',
    ]
    for (const token of bad) {
      const answer = await sent(`Authorization: Bearer ${token}`)
      expectProblem(answer, 401, 'unauthenticated')
      expect([token, answer.headers.get('www-authenticate')]).toEqual([token, expect.stringMatching(invalid)])
      if (token.length > 10) expect(answer.text).not.toContain(token.slice(0, 20))
    }
  })

  test('two of them are a 400, good or bad (W15)', async () => {
    for (const other of [`Bearer ${key}`, 'Bearer x', 'Basic x', '']) {
      expectProblem(await sent(`Authorization: Bearer ${key}`, `Authorization: ${other}`), 400, 'bad_request')
      expectProblem(await sent(`Authorization: ${other}`, `authorization: Bearer ${key}`), 400, 'bad_request')
    }
  })

  test('a token in the query or body is not looked at (C4)', async () => {
    for (const path of [`/v1/account?access_token=${key}`, `/v1/account?token=${key}&api_key=${key}&key=${key}`, `/v1/account?authorization=Bearer%20${key}`]) {
      expectProblem(await client().get(path), 401, 'unauthenticated')
    }
    expectProblem(await client().post('/v1/orders/quote', { access_token: key }), 401, 'unauthenticated')
    expectProblem(await client().post('/v1/orders/quote', `access_token=${key}`, { 'content-type': 'application/x-www-form-urlencoded' }), 401, 'unauthenticated')
    // Nor does it replace the one in the header.
    expect((await client(key).get('/v1/account?access_token=nonsense')).status).toBe(200)
  })

  test('a typo is refused without a look-up (C1), an unknown key with one', async () => {
    const asked = async (answer: WireAnswer): Promise<boolean> => {
      for (const until = Date.now() + 20_000; Date.now() < until; await pause(200)) {
        const { data } = await (await fetch(`${stackUnderTest().collector_url}/traces?request_id=${answer.headers.get('x-request-id')}`)).json() as { data: { name: string; request_id?: string }[] }
        // What was asked for the request has ended before the request.
        if (data.some(({ request_id }) => request_id)) return data.some(({ name }) => name.includes('Authenticate'))
      }
      throw new Error('no trace')
    }
    expect(await asked(await sent(`Authorization: Bearer ${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`))).toBe(false)
    expect(await asked(await sent(`Authorization: Bearer ${makeToken('api_key', (count) => crypto.getRandomValues(new Uint8Array(count)))}`))).toBe(true)
  })
})

describe('challenges', () => {
  test('403: error="insufficient_scope" and the scope that is missing, for every operation (C4)', async () => {
    const only = client((await createKey(account, ['account:read'])).key)
    for (const [method, path, scope] of [
      ['GET', '/v1/designs', 'designs:read'], ['GET', '/v1/designs/x', 'designs:read'], ['GET', '/v1/orders', 'orders:read'], ['POST', '/v1/orders', 'orders:write'], ['POST', '/v1/orders/quote', 'orders:write'],
      ['GET', '/v1/orders/x', 'orders:read'], ['POST', '/v1/orders/x/cancel', 'orders:write'], ['GET', '/v1/orders/x/events', 'orders:read'], ['GET', '/v1/orders/x/shipments', 'orders:read'],
      ['POST', '/v1/shipping/estimate', 'orders:read'], ['GET', '/v1/shops', 'shops:read'], ['GET', '/v1/shops/x', 'shops:read'], ['GET', '/v1/shops/x/collections', 'shops:read'], ['GET', '/v1/shops/x/designs', 'shops:read'],
    ] as const) {
      const answer = await only.call({ method, path })
      expectProblem(answer, 403, 'insufficient_scope')
      expect(answer.headers.get('www-authenticate')).toMatch(new RegExp(`^Bearer realm="[^"]+", error="insufficient_scope", scope="${scope}", resource_metadata="[^"]+"$`))
      // It has used up the credential's bucket of that operation (R5).
      expect([path, answer.headers.get('ratelimit-limit')]).toEqual([path, scope === 'orders:write' ? '120' : '600'])
    }
  })

  test('resource_metadata leads to the metadata of RFC 9728', async () => {
    const challenge = (await client().get('/v1/account')).headers.get('www-authenticate') ?? ''
    const url = /resource_metadata="([^"]+)"/.exec(challenge)?.[1] ?? ''
    const { base_url } = stackUnderTest()
    expect(url.startsWith(`${base_url}/.well-known/`)).toBe(true)
    const { status, json } = await client().call({ method: 'GET', path: url.slice(base_url.length), outside: true })
    expect([status, json]).toEqual([200, expect.objectContaining({ resource: base_url, bearer_methods_supported: ['header'], scopes_supported: expect.arrayContaining([...allScopes, 'mcp']) })])
  })
})

test('every account status reads with its key (C5)', async () => {
  for (const status of ['lead', 'inactive', 'sandbox', 'full']) expect((await (await freshClient(status)).get('/v1/orders')).status).toBe(200)
})

test('an account’s key shows nothing of another account', async () => {
  const { key } = await createKey(account)
  expect((await account200(key)).json.data.id).toBe(account)
  expect((await client(key).get('/v1/designs?limit=100')).text).not.toContain(accountId('brightwater-rowing'))
})

describe('rotate-webhook-secret', () => {
  const secretsOf = (): Promise<Record<string, unknown>[]> => rowsOf(accounts, 'signing_secrets', 'account_id = $1 order by created_at', [account])

  test('prints the new secret once; the one before it signs for another 24 h (H4)', async () => {
    const first = await ops('rotate-webhook-secret', '--account', account)
    expect(first).toMatchObject({ code: 0, out: { account_id: account, secret: expect.stringMatching(/^tcs_[0-9A-Za-z]{38}$/) } })
    const second = await operator.RotateSigningSecret({ account_id: account })
    expect(second.secret).not.toBe(first.out.secret)
    const rows = await secretsOf()
    expect(rows.filter(({ expires_at }) => expires_at === null)).toHaveLength(1)
    const left = Date.parse(second.previous_expires_at) - Date.now()
    expect(left).toBeGreaterThan(23.9 * 3_600_000)
    expect(left).toBeLessThanOrEqual(24 * 3_600_000)
    // Sealed: the secrets are not to be read in the table.
    for (const secret of [first.out.secret as string, second.secret]) {
      expect(JSON.stringify(rows)).not.toContain(secret)
      expect(JSON.stringify(rows)).not.toContain(Buffer.from(secret).toString('hex'))
    }
  })

  test('is refused for an unknown account', async () => {
    expect((await ops('rotate-webhook-secret', '--account', randomUUID())).problem).toMatchObject({ type: 'not_found', status: 404 })
  })
})
