import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identityOf } from '../backends/lock.mjs'
import { findStack } from '../dev/find-stack.ts'
import { readFlags } from '../dev/flags.ts'
import { isSigned } from '../dev/receiver.ts'
import { collectStops } from '../dev/stops.ts'
import { startCollector } from '../traces/collector.ts'
import { readSpans } from '../traces/otlp.ts'
import { keepTraces } from '../traces/trace-store.ts'
import { traceTree } from '../traces/tree.ts'

describe('the flags of npm start', () => {
  const here = mkdtempSync(join(tmpdir(), 'flags-'))
  writeFileSync(join(here, 'ca.pem'), '')
  const env = { INIT_CWD: here }

  afterAll(() => rmSync(here, { recursive: true }))

  test('all at once', () => {
    const args = ['--json', 'out.json', '--no-demo', '--allow-local-receivers', '--receiver-ca', 'ca.pem', '--retry-delays', '1,1,2,3,5,8,0.5', '--replicas', 'gateway=3,orders=2', '--data', 'd', '--port', '8080']
    expect(readFlags(args, env)).toEqual({
      help: false, demo: false, allow_local_receivers: true, json: join(here, 'out.json'), receiver_ca: join(here, 'ca.pem'), retry_delays: '1,1,2,3,5,8,0.5',
      replicas: { gateway: 3, orders: 2 }, data: join(here, 'd'), port: 8080,
    })
  })

  test('none', () => {
    expect(readFlags([], env)).toMatchObject({ demo: true, allow_local_receivers: false, replicas: {} })
  })

  test.each([
    [['--nonsense'], '--nonsense'],
    [['stray'], 'stray'],
    [['--json'], '--json'],
    [['--json', 'nope/out.json'], '--json nope/out.json: there is no such folder'],
    [['--receiver-ca', 'nope.pem'], '--receiver-ca nope.pem: there is no such file'],
    [['--port', 'http'], '--port must be a number from 1 to 65535, not http'],
    [['--port', '70000'], '--port must be a number from 1 to 65535, not 70000'],
    [['--retry-delays', '1,2'], '--retry-delays must be 7 numbers of seconds'],
    [['--retry-delays', '1,1,1,1,1,1,-1'], '--retry-delays must be 7 numbers of seconds'],
    [['--replicas', 'shop=2'], 'there is no service shop'],
    [['--replicas', 'orders=0'], 'orders must be a number from 1 to 9, not 0'],
  ])('%j is refused, and says why', (args, message) => {
    expect(() => readFlags(args, env)).toThrow(message)
  })

  test('--allow-local-receivers is refused under NODE_ENV=production', () => {
    expect(() => readFlags(['--allow-local-receivers'], { ...env, NODE_ENV: 'production' })).toThrow('refused under NODE_ENV=production')
  })
})

describe('finding the stack', () => {
  const dir = mkdtempSync(join(tmpdir(), 'find-stack-'))
  const file = join(dir, 'stack.json')
  const describeStack = (launcher: string): void => writeFileSync(file, JSON.stringify({ base_url: 'http://127.0.0.1:1', grpc: {}, launcher }))

  afterAll(() => rmSync(dir, { recursive: true, force: true }))

  test('by file, by data folder and by TRADECOUNTER_STACK', () => {
    describeStack(identityOf(process.pid) ?? '')
    for (const found of [findStack(file, {}), findStack(dir, {}), findStack(undefined, { TRADECOUNTER_STACK: file }), findStack('stack.json', { INIT_CWD: dir })]) {
      expect(found.base_url).toBe('http://127.0.0.1:1')
    }
  })

  test('one that does not run any more is not found', () => {
    describeStack(`${process.pid} 1`)
    expect(() => findStack(file, {})).toThrow('does not run any more')
    expect(() => findStack(join(dir, 'nothing.json'), {})).toThrow('no stack is described in')
  })
})

describe('the demonstration\'s receiver', () => {
  const raw = Buffer.from('{"id":"1"}')
  const sign = (secret: string, t: number): string => createHmac('sha256', secret).update(`${t}.`).update(raw).digest('hex')
  const now = 1_800_000_000

  test.each([
    ['a good signature', `t=${now},v1=${sign('secret', now)}`, true],
    ['either of two, while a secret is rotated', `t=${now},v1=${sign('other', now)},v1=${sign('secret', now)}`, true],
    ['another secret', `t=${now},v1=${sign('other', now)}`, false],
    ['a timestamp older than 300 seconds', `t=${now - 301},v1=${sign('secret', now - 301)}`, false],
    ['a changed timestamp', `t=${now},v1=${sign('secret', now - 1)}`, false],
    ['no signature', 'undefined', false],
  ])('%s', (_, header, verified) => {
    expect(isSigned(raw, header, 'secret', now)).toBe(verified)
  })
})

describe('stopping', () => {
  test('goes backwards, once, past a step that fails', async () => {
    const order: number[] = []
    const stops = collectStops()
    stops.add(() => order.push(1))
    stops.add(() => { order.push(2); throw new Error('planted: this line is expected') })
    stops.add(async () => { await Promise.resolve(); order.push(3) })
    await Promise.all([stops.run(), stops.run()])
    expect(order).toEqual([3, 2, 1])
  })
})

const exported = (spans: object[], service = 'gateway') =>
  ({ resourceSpans: [{ resource: { attributes: [{ key: 'service.name', value: { stringValue: service } }] }, scopeSpans: [{ spans }] }] }) as Parameters<typeof readSpans>[0]

const span = (traceId: string, spanId: string, more: object = {}) =>
  ({ traceId, spanId, name: `span ${spanId}`, startTimeUnixNano: '1000000000', endTimeUnixNano: '1012500000', ...more })

const ofRequest = (id: string) => ({ attributes: [{ key: 'request.id', value: { stringValue: id } }] })

describe('traces', () => {
  test('a trace is found by the request id on one of its spans, and shown as a tree', () => {
    const store = keepTraces({ now: () => 0 })
    store.add(readSpans(exported([span('t1', 'b', { parentSpanId: 'a', startTimeUnixNano: '1002000000', status: { code: 2, message: 'refused' } })], 'orders')))
    store.add(readSpans(exported([span('t1', 'a', ofRequest('r1')), span('t2', 'c', ofRequest('r2'))])))
    expect(traceTree(store.find('r1'))).toEqual([
      '    start      took  service  span',
      '   0.0 ms   12.5 ms  gateway  span a',
      '   2.0 ms   10.5 ms  orders     span b  ERROR: refused',
    ])
    expect(store.find('t2').map(({ span_id }) => span_id)).toEqual(['c'])
    expect(store.find('r3')).toEqual([])
  })

  test('are forgotten 15 minutes after their last span', () => {
    let now = 0
    const store = keepTraces({ now: () => now })
    store.add(readSpans(exported([span('t1', 'a', ofRequest('r1'))])))
    now = 15 * 60_000 + 1
    store.add(readSpans(exported([span('t2', 'b', ofRequest('r2'))])))
    expect(store.find('r1')).toEqual([])
    expect(store.find('r2')).toHaveLength(1)
  })

  test('take bounded memory: the one untouched for longest goes first', () => {
    const store = keepTraces({ now: () => 0 })
    store.add(readSpans(exported([span('first', 'a', ofRequest('r1'))])))
    store.add(readSpans(exported(Array.from({ length: 60_000 }, (_, n) => span('second', String(n))))))
    expect(store.find('r1')).toEqual([])
  })

  test('come in over OTLP/HTTP as JSON; what is no JSON is refused', async () => {
    const collector = await startCollector()
    const post = (body: string) => fetch(`${collector.url}/v1/traces`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    try {
      expect((await post(JSON.stringify(exported([span('t1', 'a', ofRequest('r1'))])))).status).toBe(200)
      expect((await post('nonsense')).status).toBe(400)
      const answer = await fetch(`${collector.url}/traces?request_id=r1`)
      expect(await answer.json()).toMatchObject({ data: [{ service: 'gateway', name: 'span a', duration_us: 12_500 }] })
    } finally {
      await collector.close()
    }
  })
})
