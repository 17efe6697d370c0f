import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const children: ChildProcess[] = []
const posted: { path: string | undefined, body: string }[] = []
const collector = createServer((request, response) => {
  void text(request).then((body) => {
    posted.push({ path: request.url, body })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})
let telemetry: Record<string, string>

beforeAll(async () => {
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done))
  telemetry = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json', OTEL_LOGS_EXPORTER: 'none',
    // Nothing leaves before the end.
    OTEL_BSP_SCHEDULE_DELAY: '600000', OTEL_METRIC_EXPORT_INTERVAL: '600000', OTEL_METRIC_EXPORT_TIMEOUT: '1000',
  }
})

afterAll(() => {
  children.forEach((child) => child.kill('SIGKILL'))
  collector.closeAllConnections()
  collector.close()
})

interface Life {
  child: ChildProcess
  /** Exit code, and what it logged. */
  ended: Promise<{ code: number | null, log: string }>
}

function start(env: Record<string, string> = {}, ...args: string[]): Life {
  const child = fork(join(import.meta.dirname, 'service.ts'), args, {
    execArgv: ['--import', join(import.meta.dirname, '../telemetry.ts')], env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  children.push(child)
  const output = Promise.all([child.stdout, child.stderr].map(async (stream) => (stream ? await text(stream) : '')))
  const ended = once(child, 'exit').then(async ([code]) => ({ code: code as number | null, log: (await output).join('') }))
  return { child, ended }
}

async function ready({ child, ended }: Life): Promise<void> {
  const said = once(child, 'message').then(([message]) => message as unknown)
  expect(await Promise.race([said, ended])).toEqual({ ready: true })
}

describe('a service process', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('says when it serves, and ends well on %s, though one part does not stop', async (signal) => {
    const life = start()
    await ready(life)
    life.child.kill(signal)
    const { code, log } = await life.ended
    expect(code).toBe(0)
    expect(log).toContain('a part did not stop cleanly')
  })

  test('ends when its launcher is gone', async () => {
    const life = start()
    await ready(life)
    life.child.disconnect()
    expect(await life.ended).toMatchObject({ code: 0 })
  })

  test('that cannot start says why, and ends with 1', async () => {
    const { code, log } = await start({}, 'broken').ended
    expect(code).toBe(1)
    expect(log).toContain('no database')
  })
})

describe('spans', () => {
  test('are handed over when the process ends', async () => {
    const life = start(telemetry)
    await ready(life)
    life.child.kill('SIGTERM')
    expect(await life.ended).toMatchObject({ code: 0 })
    const traces = posted.filter(({ path }) => path === '/v1/traces').map(({ body }) => body).join()
    expect(traces).toContain('last words')
    expect(traces).toContain('request 9')
  })

  test('keep nobody alive when the collector is gone', async () => {
    const life = start({ ...telemetry, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })
    await ready(life)
    life.child.kill('SIGTERM')
    expect(await life.ended).toMatchObject({ code: 0 })
  })
})
