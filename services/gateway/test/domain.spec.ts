import { MikroORM } from '@mikro-orm/postgresql'
import { Failure, kinds } from '@tradecounter/kernel/failure'
import type { FailureCode } from '@tradecounter/kernel/failure'
import { createTestDatabase } from '../../../tools/check/database.ts'
import { schema } from '../db/schema.ts'
import { canonicalJson, fateOf, judgeRepeat } from '../domain/idempotency.ts'
import { clientAddress } from '../http/steps/client-address.ts'
import { createLanes } from '../http/lanes.ts'
import { ignoredFields } from '../http/steps/read-json.ts'

test('the entities and the migration agree', async () => {
  const database = await createTestDatabase(schema)
  const orm = await MikroORM.init({ clientUrl: database.url, entities: schema.entities, logger: () => undefined })
  try {
    const differences = (await orm.schema.getUpdateSchemaSQL({ wrap: false })).split('\n').filter(Boolean)
    // Checks are not modelled here.
    expect(differences.filter((line) => !/drop constraint "idempotency_records_(state|lease|answer)"/.test(line))).toEqual([])
  } finally {
    await orm.close(true)
    await database.drop()
  }
})

describe('what becomes of a key (I3)', () => {
  const fates: Record<FailureCode, 'store' | 'free' | 'open'> = {
    bad_request: 'free', unauthenticated: 'free', insufficient_scope: 'free', not_found: 'store', method_not_allowed: 'free', request_timeout: 'free', conflict: 'store',
    in_progress: 'open', payload_too_large: 'free', unsupported_media_type: 'free', expectation_failed: 'free', validation: 'store', rate_limited: 'free',
    request_header_fields_too_large: 'free', internal: 'open', unavailable: 'open',
  }

  test.each(Object.entries(fates))('%s: %s', (code, fate) => {
    expect(fateOf(new Failure(code as FailureCode, ''))).toBe(fate)
  })

  test('every kind of failure has a fate, and field errors free the key', () => {
    expect(Object.keys(fates).sort()).toEqual(Object.keys(kinds).sort())
    expect(fateOf(new Failure('validation', '', { errors: { items: ['is required'] } }))).toBe('free')
  })
})

test('a repeat is judged by body, then state, then lease', () => {
  const mine = Buffer.from('mine')
  const now = new Date('2026-01-01T00:00:00.000Z')
  const kept = (state: 'in_progress' | 'done' | 'open', lease_until: string | null = null) => ({ body_sha256: mine, state, lease_until })
  const judge = (record: ReturnType<typeof kept>, body = mine) => judgeRepeat(record, body, now)
  expect([judge(kept('done')), judge(kept('open')), judge(kept('in_progress', '2026-01-01T00:00:00.001Z')), judge(kept('in_progress', '2026-01-01T00:00:00.000Z'))])
    .toEqual(['replay', 'again', 'in_progress', 'again'])
  expect([judge(kept('done'), Buffer.from('other')), judge(kept('in_progress', '2026-01-01T01:00:00.000Z'), Buffer.from('other'))]).toEqual(['other_body', 'other_body'])
})

test('canonical JSON: one text for all spellings', () => {
  expect(canonicalJson(JSON.parse('{"b":[1.0,{"z":null,"a":"\\u0061"}],"a":1e2}'))).toBe('{"a":100,"b":[1,{"a":"a","z":null}]}')
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]))
  expect(canonicalJson(JSON.parse('{"__proto__":1}'))).toBe('{"__proto__":1}')
})

describe('whom an anonymous request counts against (R3)', () => {
  test.each([
    ['203.0.113.9', '198.51.100.1', 0, '203.0.113.9'], ['::ffff:203.0.113.9', '', 0, '203.0.113.9'],
    ['10.0.0.1', '198.51.100.1', 1, '198.51.100.1'], ['10.0.0.1', '192.0.2.66, 198.51.100.1', 1, '198.51.100.1'], ['10.0.0.1', '192.0.2.66, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
    ['10.0.0.1', '', 1, '10.0.0.1'], ['10.0.0.1', '198.51.100.1', 3, '198.51.100.1'], ['10.0.0.1', 'nonsense', 1, '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '', 0, '2001:db8:1:2::/64'], ['2001:db8:1:2::9', '', 0, '2001:db8:1:2::/64'], ['2001:DB8::1', '', 0, '2001:db8:0:0::/64'], ['::1', '', 0, '0:0:0:0::/64'],
    ['2001:0db8:0001:0002::1', '', 0, '2001:db8:1:2::/64'], ['fe80::1%eth0', '', 0, 'fe80:0:0:0::/64'],
  ])('peer %s, X-Forwarded-For "%s", %i trusted proxies: %s', (peer, forwarded_for, trusted, address) => {
    expect(clientAddress(peer, forwarded_for, trusted)).toBe(address)
  })
})

test('lanes: so many at a time of one name, each gets its turn, also after a failure', async () => {
  const lanes = createLanes(2)
  let running = 0
  let most = 0
  const work = (fail: boolean) => async () => {
    most = Math.max(most, ++running)
    await new Promise((done) => setImmediate(done))
    running--
    if (fail) throw new Error('failed')
  }
  const results = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => lanes('a', work(n % 3 === 0))))
  expect([most, results.filter(({ status }) => status === 'fulfilled').length]).toEqual([2, 13])
})

test('Service-Ignored-Fields: whole paths within 1 KiB, a long one hides no other (W19)', () => {
  expect(ignoredFields(['z'.repeat(1100), 'short', 'naïve'])).toBe('short, na%C3%AFve')
  expect(ignoredFields(Array.from({ length: 30 }, (_, n) => `f${n}`)).split(', ')).toHaveLength(20)
})
