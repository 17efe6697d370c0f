import { createHash } from 'node:crypto'
import { isWellFormedToken, tokenDigest } from '@tradecounter/kernel/token'
import { apiKeyScopes } from '../domain/api-key.ts'
import { UserEntity } from '../db/entities.ts'
import { addAccount, newId, serve } from './serve.ts'
import type { Served } from './serve.ts'

let served: Served

beforeAll(async () => {
  served = await serve()
})

afterAll(() => served.close())

const minutes = (count: number) => served.clock.time = new Date(served.clock.time.getTime() + count * 60_000)

const authenticate = (key: string) => served.accounts.Authenticate({ token_sha256: tokenDigest(key) })

const rows = (table: string) => served.context.database.rows<Record<string, unknown>>({ name: `test_all_${table}`, text: `select * from ${table}` })

const keyRow = async (id: string) => (await rows('api_keys')).find((row) => row.id === id)

const refusedNow = (key: string) => expect(authenticate(key)).rejects.toMatchObject({ code: 'unauthenticated' })

describe('an API key', () => {
  test('authenticates as its account with its scopes', async () => {
    const account_id = await addAccount(served.context, { status: 'lead' })
    const { id, key, scopes } = await served.operator.CreateApiKey({ account_id, scopes: ['orders:write', 'account:read', 'orders:write'] })
    expect(isWellFormedToken(key)).toBe(true)
    expect(key).toMatch(/^tck_/)
    expect(scopes).toEqual(['orders:write', 'account:read'])
    expect(await authenticate(key)).toEqual({ id, account_id, kind: 'api_key', scopes, account_status: 'lead', country: 'GB', currency: 'GBP' })
  })

  test('is stored as its SHA-256 and last 4 characters only', async () => {
    const { id, key } = await served.operator.CreateApiKey({ account_id: await addAccount(served.context), scopes: ['shops:read'] })
    const row = await keyRow(id)
    expect(row).toMatchObject({ token_sha256: createHash('sha256').update(key).digest(), last4: key.slice(-4) })
    expect(JSON.stringify(row)).not.toContain(key.slice(4, 20))
  })

  test('that is unknown is refused', async () => {
    await refusedNow('tck_unknown')
    await expect(served.accounts.Authenticate({ token_sha256: Buffer.alloc(0) })).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  test('that is revoked is refused from the next call on, and a second revocation keeps the first time', async () => {
    const { id, key } = await served.operator.CreateApiKey({ account_id: await addAccount(served.context), scopes: ['orders:read'] })
    await authenticate(key)
    const revoked = await served.operator.RevokeApiKey({ id })
    expect(revoked).toEqual({ id, revoked_at: served.clock.time.toISOString() })
    await refusedNow(key)
    minutes(5)
    expect(await served.operator.RevokeApiKey({ id })).toEqual(revoked)
  })

  test('that has expired is refused', async () => {
    const expires_at = new Date(served.clock.time.getTime() + 60_000).toISOString()
    const { key } = await served.operator.CreateApiKey({ account_id: await addAccount(served.context), scopes: ['orders:read'], expires_at })
    expect(await authenticate(key)).toMatchObject({ expires_at })
    minutes(1)
    await refusedNow(key)
  })

  test('shows its last use, written at most once a minute and off the hot path', async () => {
    const { id, key } = await served.operator.CreateApiKey({ account_id: await addAccount(served.context), scopes: ['orders:read'] })
    const first = served.clock.time.toISOString()
    await Promise.all([authenticate(key), authenticate(key)])
    expect(await keyRow(id)).toMatchObject({ last_used_at: null })
    await served.context.last_use.flush()
    expect(await keyRow(id)).toMatchObject({ last_used_at: first })
    minutes(0.5)
    await authenticate(key)
    await served.context.last_use.flush()
    expect(await keyRow(id)).toMatchObject({ last_used_at: first })
    minutes(0.5)
    await authenticate(key)
    await served.context.last_use.flush()
    expect(await keyRow(id)).toMatchObject({ last_used_at: served.clock.time.toISOString() })
  })

  test('is listed, the newest first, with its last use, expiry and revocation, never with the key or its digest (C1, C3)', async () => {
    const account_id = await addAccount(served.context)
    const list = async () => (await served.operator.ListApiKeys({ account_id })).keys
    expect(await list()).toEqual([])
    const created_at = served.clock.time.toISOString()
    const expires_at = new Date(served.clock.time.getTime() + 3_600_000).toISOString()
    const used = await served.operator.CreateApiKey({ account_id, scopes: ['orders:read', 'account:read'], expires_at })
    minutes(1)
    const revoked = await served.operator.CreateApiKey({ account_id, scopes: ['shops:read'] })
    await served.operator.CreateApiKey({ account_id: await addAccount(served.context), scopes: ['shops:read'] })
    await authenticate(used.key)
    await served.context.last_use.flush()
    await served.operator.RevokeApiKey({ id: revoked.id })
    const now = served.clock.time.toISOString()
    const of = ({ id, key, scopes }: typeof used) => ({ id, last4: key.slice(-4), scopes })
    expect(await list()).toEqual([{ ...of(revoked), created_at: now, revoked_at: now }, { ...of(used), created_at, expires_at, last_used_at: now }])
  })

  test('is among the newest 100 or is not listed', async () => {
    const account_id = await addAccount(served.context)
    const made: string[] = []
    for (let count = 0; count < 101; count++) {
      minutes(1)
      made.unshift((await served.operator.CreateApiKey({ account_id, scopes: ['shops:read'] })).id)
    }
    expect((await served.operator.ListApiKeys({ account_id })).keys.map(({ id }) => id)).toEqual(made.slice(0, 100))
  })

  const oneOf = `must be one of ${apiKeyScopes.join(', ')}`
  test.each([
    ['no scopes', { scopes: [] }, { scopes: ['must have at least 1 entry'] }],
    ['an unknown scope', { scopes: ['orders:read', 'orders:delete'] }, { scopes: [oneOf] }],
    ['mcp', { scopes: ['mcp'] }, { scopes: [oneOf] }],
    ['a past expiry', { scopes: ['orders:read'], expires_at: '2026-01-01T00:00:00Z' }, { expires_at: ['must be in the future'] }],
    ['an expiry that is no time', { scopes: ['orders:read'], expires_at: 'tomorrow' }, { expires_at: ['must be an ISO 8601 date or date-time'] }],
    ['an expiry on a day that is none', { scopes: ['orders:read'], expires_at: '2027-13-01T00:00:00Z' }, { expires_at: ['must be an ISO 8601 date or date-time'] }],
  ])('with %s is refused, and nothing is written', async (_, asked, errors) => {
    const account_id = await addAccount(served.context)
    await expect(served.operator.CreateApiKey({ account_id, ...asked })).rejects.toMatchObject({ code: 'validation', errors })
    expect((await rows('api_keys')).filter((row) => row.account_id === account_id)).toEqual([])
  })

  test('of an unknown account, or an unknown key to revoke, is not found', async () => {
    for (const id of [newId(), 'x']) {
      await expect(served.operator.ListApiKeys({ account_id: id })).rejects.toMatchObject({ code: 'not_found' })
      await expect(served.operator.CreateApiKey({ account_id: id, scopes: ['orders:read'] })).rejects.toMatchObject({ code: 'not_found' })
      await expect(served.operator.RevokeApiKey({ id })).rejects.toMatchObject({ code: 'not_found' })
    }
  })
})

describe('the account signing secret', () => {
  const secretsOf = async (account_id: string) => (await served.accounts.GetSigningSecrets({ account_id })).secrets

  test('is none before the first, and sealed at rest', async () => {
    const account_id = await addAccount(served.context)
    expect(await secretsOf(account_id)).toEqual([])
    const { secret } = await served.operator.RotateSigningSecret({ account_id })
    expect(await secretsOf(account_id)).toEqual([secret])
    const [row] = (await rows('signing_secrets')).filter((each) => each.account_id === account_id)
    expect(String(row?.sealed)).not.toContain(secret)
  })

  test('for 24 h after a rotation two sign, the newest first', async () => {
    const account_id = await addAccount(served.context)
    const first = await served.operator.RotateSigningSecret({ account_id })
    minutes(60)
    const second = await served.operator.RotateSigningSecret({ account_id })
    expect(second.previous_expires_at).toBe(new Date(served.clock.time.getTime() + 24 * 3600_000).toISOString())
    minutes(24 * 60 - 1)
    expect(await secretsOf(account_id)).toEqual([second.secret, first.secret])
    minutes(1)
    expect(await secretsOf(account_id)).toEqual([second.secret])
  })

  test('rotated again within 24 h, or several times at once, there are never more than two', async () => {
    const account_id = await addAccount(served.context)
    await served.operator.RotateSigningSecret({ account_id })
    const rotated = await Promise.all(Array.from({ length: 6 }, () => served.operator.RotateSigningSecret({ account_id })))
    const secrets = await secretsOf(account_id)
    expect(secrets).toHaveLength(2)
    for (const secret of secrets) expect(rotated.map((each) => each.secret)).toContain(secret)
    minutes(1)
    const { secret } = await served.operator.RotateSigningSecret({ account_id })
    expect(await secretsOf(account_id)).toEqual([secret, secrets[0]])
  })

  test('of an unknown account is not found', async () => {
    for (const account_id of [newId(), 'x']) {
      await expect(secretsOf(account_id)).rejects.toMatchObject({ code: 'not_found' })
      await expect(served.operator.RotateSigningSecret({ account_id })).rejects.toMatchObject({ code: 'not_found' })
    }
  })
})

describe('the account profile', () => {
  test('has every field, the owner, and whether a default saved card exists', async () => {
    const id = await addAccount(served.context, { card: null })
    const created_at = '2026-01-02T03:04:05.678Z'
    const plain = {
      id, name: 'Northern Print Room', slug: `npr-${id}`, status: 'active', country: 'GB', currency: 'GBP', language: 'en', timezone: 'Europe/London', created_at,
    }
    expect(await served.accounts.GetAccount({ account_id: id })).toEqual({ ...plain, payment_method_on_file: false, owner: null })
    const em = served.context.database.em()
    await em.insert(UserEntity, { id: newId(), account_id: id, email: 'sam@npr.example', name: 'Sam', is_owner: false, created_at: new Date(created_at) })
    await em.insert(UserEntity, { id: newId(), account_id: id, email: 'ada@npr.example', name: 'Ada North', is_owner: true, created_at: new Date(created_at) })
    expect(await served.accounts.GetAccount({ account_id: id })).toMatchObject({ owner: { email: 'ada@npr.example', name: 'Ada North' } })
    expect(await served.accounts.GetAccount({ account_id: await addAccount(served.context) })).toMatchObject({ payment_method_on_file: true })
  })

  test('of an unknown account is not found', async () => {
    for (const account_id of [newId(), 'x']) await expect(served.accounts.GetAccount({ account_id })).rejects.toMatchObject({ code: 'not_found' })
  })
})
