import { createHmac } from 'node:crypto'
import { readConfig } from '../config.ts'
import { readOrderMessage } from '../domain/order-message.ts'
import { nextAttempt, specDelays } from '../domain/schedule.ts'
import { signatureOf } from '../domain/signature.ts'

describe('SPEC "Retries and ordering"', () => {
  const now = new Date('2026-03-01T00:00:00.000Z')
  const minute = 60
  const hour = 3600

  test.each([[1, minute], [2, 5 * minute], [3, 30 * minute], [4, 2 * hour], [5, 12 * hour], [6, 24 * hour], [7, 24 * hour]])(
    'after failure %i the next attempt is %i s later, and at most 10 %% more', (failures, seconds) => {
      expect(nextAttempt(failures, now, 0)).toEqual(new Date(now.getTime() + seconds * 1_000))
      expect(nextAttempt(failures, now, 1)).toEqual(new Date(now.getTime() + seconds * 1_100))
    })

  test('there are 8 attempts in total, over 62 h 36 min', () => {
    expect(nextAttempt(8, now, 0)).toBeUndefined()
    expect(specDelays.reduce((sum, delay) => sum + delay)).toBe(62 * hour + 36 * minute)
  })

  test('delays can be configured', () => {
    expect(nextAttempt(2, now, 0, [1, 2.5])).toEqual(new Date(now.getTime() + 2_500))
    expect(nextAttempt(3, now, 0, [1, 2.5])).toBeUndefined()
  })
})

describe('SPEC "Signature"', () => {
  const now = new Date('2026-03-01T00:00:00.900Z')
  const hmac = (secret: string) => createHmac('sha256', secret).update('1772323200.{"ü":1}').digest('hex')

  test('HMAC-SHA256, hex-encoded, over the string <t>.<raw request body>', () => {
    expect(signatureOf(Buffer.from('{"ü":1}'), ['s3cret'], now)).toBe(`t=1772323200,v1=${hmac('s3cret')}`)
  })

  test('during a rotation two values, the new one first', () => {
    expect(signatureOf(Buffer.from('{"ü":1}'), ['new', 'old'], now)).toBe(`t=1772323200,v1=${hmac('new')},v1=${hmac('old')}`)
  })
})

describe('messages of stream ORDERS', () => {
  const message = {
    id: '0190c0de-0000-7000-8000-000000000001', type: 'order.shipped', order_uuid: '0190c0de-0000-7000-8000-000000000002',
    account_id: '0190c0de-0000-7000-8000-000000000003', sequence: 5, webhook_url: 'https://hooks.example/1',
  }

  test('are read, whatever else they carry', () => {
    expect(readOrderMessage(JSON.stringify({ ...message, order_id: 'ABCD2345-WXYZ', has_secret: true }))).toEqual(message)
    expect(readOrderMessage(JSON.stringify({ ...message, webhook_url: null }))).toEqual({ ...message, webhook_url: null })
  })

  test.each([
    ['no JSON', '{', ['payload']],
    ['no object', '[]', ['payload']],
    ['null', 'null', ['payload']],
    ['nothing', '{}', ['id', 'type', 'order_uuid', 'account_id', 'sequence', 'webhook_url']],
    ['an id that is no UUID', JSON.stringify({ ...message, id: '1' }), ['id']],
    ['another kind of event', JSON.stringify({ ...message, type: 'design.changed' }), ['type']],
    ['sequence 0', JSON.stringify({ ...message, sequence: 0 }), ['sequence']],
    ['a URL that is none', JSON.stringify({ ...message, webhook_url: 'nowhere' }), ['webhook_url']],
  ])('%s is told apart', (_what, payload, wrong) => {
    expect(readOrderMessage(payload)).toEqual({ wrong })
  })
})

describe('the environment', () => {
  const env = {
    GRPC_ADDRESS: '127.0.0.1:0', DATABASE_URL: 'postgres://x', NATS_URL: 'nats://x', ORDERS_ADDRESS: 'o', ACCOUNTS_ADDRESS: 'a',
  }

  test('the schedule is SPEC\'s unless RETRY_DELAYS has seven others', () => {
    expect(readConfig(env).retry_delays).toEqual(specDelays)
    expect(readConfig({ ...env, RETRY_DELAYS: '1,1, 2,0.5,3,3,4' }).retry_delays).toEqual([1, 1, 2, 0.5, 3, 3, 4])
  })

  test.each(['1,2', '1,1,1,1,1,1,x', '1,1,1,1,1,1,-1', '1,1,1,1,1,1,1,1'])('RETRY_DELAYS=%s is refused', (RETRY_DELAYS) => {
    expect(() => readConfig({ ...env, RETRY_DELAYS })).toThrow('RETRY_DELAYS must be 7 numbers')
  })
})
