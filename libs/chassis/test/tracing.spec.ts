import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SpanStatusCode, trace } from '@opentelemetry/api'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { NodeSDK } from '@opentelemetry/sdk-node'
import type { NodeSDKConfiguration } from '@opentelemetry/sdk-node'
import { currentRequestId } from '../request-scope.ts'
import { continueTrace, untraced } from '../tracing.ts'

type Processor = NonNullable<NodeSDKConfiguration['spanProcessors']>[number]

const spans: Parameters<Processor['onEnd']>[0][] = []
const processor: Processor = {
  onStart: () => undefined,
  onEnd: (span) => void spans.push(span),
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
}
const sdk = new NodeSDK({ spanProcessors: [processor], metricReaders: [], logRecordProcessors: [], instrumentations: [new UndiciInstrumentation()], autoDetectResources: false })
const seen: IncomingHttpHeaders[] = []
const server = createServer((request, response) => {
  seen.push(request.headers)
  response.end()
})
let url: string

beforeAll(async () => {
  sdk.start()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await sdk.shutdown()
})

const trace_id = '0af7651916cd43dd8448eb211c80319c'
const carried = { 'traceparent': `00-${trace_id}-b7ad6b7169203331-01`, 'x-request-id': 'request 7' }
const call = async (): Promise<void> => void await (await fetch(url)).text()

test('work goes on in the trace and the request that it was carried with', async () => {
  await continueTrace(carried, 'a step', async (mark) => {
    mark({ 'step.number': 1 })
    expect(trace.getActiveSpan()?.spanContext().traceId).toBe(trace_id)
    expect(currentRequestId()).toBe('request 7')
  })
  const [span] = spans
  expect(span).toMatchObject({ name: 'a step', attributes: { 'step.number': 1 } })
  expect(span?.spanContext().traceId).toBe(trace_id)
})

test('what fails fails as before', async () => {
  await expect(continueTrace({}, 'a step', async () => { throw new RangeError('too far') })).rejects.toThrow(RangeError)
  expect(spans.at(-1)).toMatchObject({ name: 'a step', status: { code: SpanStatusCode.ERROR } })
})

test('a request to a stranger carries no trace, where another would', async () => {
  await continueTrace(carried, 'a step', async () => {
    await call()
    await untraced(call)
  })
  expect(seen.map((headers) => headers.traceparent?.includes(trace_id))).toEqual([true, undefined])
})
