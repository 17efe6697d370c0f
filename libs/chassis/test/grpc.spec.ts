import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Client, credentials, loadPackageDefinition, Metadata } from '@grpc/grpc-js'
import type { ServiceClientConstructor } from '@grpc/grpc-js'
import { loadSync } from '@grpc/proto-loader'
import { service as healthService } from 'grpc-health-check'
import { Failure, invalid } from '@tradecounter/kernel/failure'
import type { CatalogServiceDefinition } from '@tradecounter/proto/tradecounter/catalog/v1/CatalogService'
import type { OrdersServiceDefinition } from '@tradecounter/proto/tradecounter/orders/v1/OrdersService'
import { connectGrpc } from '../grpc-client.ts'
import type { GrpcClient } from '../grpc-client.ts'
import { serveGrpc } from '../grpc-server.ts'
import type { Call, GrpcServer } from '../grpc-server.ts'
import { createLog } from '../log.ts'
import { serviceContract } from '../protos.ts'
import { currentRequestId, withRequestId } from '../request-scope.ts'

const log = createLog('test', 'silent')
const catalogService = 'tradecounter.catalog.v1.CatalogService'
const ordersService = 'tradecounter.orders.v1.OrdersService'

/** What the back does with GetDesign: each test says. */
let atTheBack: (call: Call) => Promise<object>
let back: GrpcServer
let front: GrpcServer
let toBack: GrpcClient<CatalogServiceDefinition>
let toFront: GrpcClient<OrdersServiceDefinition>

/** Two hops: the caller → front (GetOrder) → back (GetDesign). */
beforeAll(async () => {
  back = await serveGrpc({ address: '127.0.0.1:0', log, services: { [catalogService]: { GetDesign: (_: never, call) => atTheBack(call) } } })
  toBack = connectGrpc(catalogService, { address: `127.0.0.1:${back.port}` })
  front = await serveGrpc({
    address: '127.0.0.1:0', log,
    services: { [ordersService]: { GetOrder: async (_: never, call) => ({ id: (await toBack.GetDesign({ design_id: 'design01' }, call)).name }) } },
  })
  toFront = connectGrpc(ordersService, { address: `127.0.0.1:${front.port}` })
})

afterAll(async () => {
  toFront.close()
  await front.close()
  toBack.close()
  await back.close()
})

const failureOf = async (call: Promise<unknown>): Promise<Failure> => {
  const error = await call.then(() => undefined, (reason: unknown) => reason)
  expect(error).toBeInstanceOf(Failure)
  return error as Failure
}

describe('one Failure crosses every hop', () => {
  test('unchanged: code, detail and errors, but not its cause', async () => {
    const errors = { 'items.0.quantity': ['must be greater than 0', 'must be an integer'], 'delivery.address.city': ['is required'] }
    atTheBack = () => Promise.reject(new Failure('validation', 'the request has invalid fields', { errors, cause: new Error('hunter2') }))
    const failure = await failureOf(toFront.GetOrder({ order_id: 'x' }))
    expect({ code: failure.code, detail: failure.detail, errors: failure.errors }).toEqual({ code: 'validation', detail: 'the request has invalid fields', errors })
    expect(JSON.stringify(wholeOf(failure))).not.toContain('hunter2')
  })

  test.each(['bad_request', 'unauthenticated', 'not_found', 'conflict', 'in_progress', 'rate_limited', 'internal'] as const)('%s arrives as such', async (code) => {
    atTheBack = () => Promise.reject(new Failure(code, `why ${code} · ünïcode`))
    expect(await failureOf(toFront.GetOrder({ order_id: 'x' }))).toMatchObject({ code, detail: `why ${code} · ünïcode`, errors: undefined })
  })

  test.each([500, 1_500])('whole, with %d paths', async (count) => {
    const errors = Object.fromEntries(Array.from({ length: count }, (_, n) => [`items.${n}.design_id`, ['is not a design of this account that can be ordered']]))
    atTheBack = async () => { throw invalid(errors) }
    expect((await failureOf(toFront.GetOrder({}))).errors).toEqual(errors)
  })

  test('with as many paths as fit when there are still more, never with none', async () => {
    const errors = Object.fromEntries(Array.from({ length: 5_000 }, () => [randomUUID(), ['is required']]))
    atTheBack = async () => { throw invalid(errors) }
    const { code, errors: kept = {} } = await failureOf(toFront.GetOrder({}))
    expect(code).toBe('validation')
    expect(Object.keys(kept).length).toBeGreaterThan(100)
    expect(errors).toMatchObject(kept)
  })

  test('a handler that throws before it answers a promise is a failure like any other', async () => {
    atTheBack = () => { throw invalid({ limit: ['must be at least 1'] }) }
    expect((await failureOf(toFront.GetOrder({}))).errors).toEqual({ limit: ['must be at least 1'] })
  })

  test('an RPC whose contract does not say that it may be sent again is sent once', async () => {
    let calls = 0
    const server = await serveGrpc({
      address: '127.0.0.1:0', log,
      services: { [ordersService]: { CancelOrder: async () => { calls++; throw new Failure('unavailable', 'the answer is lost') } } },
    })
    const client = connectGrpc<OrdersServiceDefinition>(ordersService, { address: `127.0.0.1:${server.port}` })
    expect((await failureOf(client.CancelOrder({}))).code).toBe('unavailable')
    expect(calls).toBe(1)
    client.close()
    await server.close()
  })

  test('an unexpected error leaks nothing', async () => {
    atTheBack = () => Promise.reject(new Error('password=hunter2 at /srv/secret.ts'))
    const failure = await failureOf(toFront.GetOrder({ order_id: 'x' }))
    expect(failure).toMatchObject({ code: 'internal', detail: 'something went wrong on our side', errors: undefined })
    expect(JSON.stringify(wholeOf(failure))).not.toContain('hunter2')
  })

  test('a peer that is `unavailable` is asked again, by whoever called it and by nobody above', async () => {
    let asked = 0
    atTheBack = async () => {
      asked++
      throw new Failure('unavailable', 'the payment provider did not answer')
    }
    const patient = connectGrpc<OrdersServiceDefinition>(ordersService, { address: `127.0.0.1:${front.port}`, deadline_ms: 20_000 })
    expect(await failureOf(patient.GetOrder({ order_id: 'x' }))).toMatchObject({ code: 'unavailable', detail: 'the payment provider did not answer' })
    expect(asked).toBe(5)
    asked = 0
    atTheBack = async () => {
      if (asked++ < 2) throw new Failure('unavailable', 'the payment provider did not answer')
      return { name: 'at last' }
    }
    expect(await patient.GetOrder({ order_id: 'x' })).toMatchObject({ id: 'at last' })
    patient.close()
  })

  test('a database that is away is `unavailable`', async () => {
    atTheBack = () => Promise.reject(Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }))
    expect((await failureOf(toFront.GetOrder({ order_id: 'x' }))).code).toBe('unavailable')
  })
})

/** All that could be logged or sent on, causes included. */
const wholeOf = (error: unknown): unknown =>
  error instanceof Error ? { ...error, message: error.message, stack: error.stack, cause: wholeOf(error.cause) } : error

describe('every call has a deadline', () => {
  test('a handler that never answers is `unavailable`', async () => {
    atTheBack = () => new Promise(() => undefined)
    const impatient = connectGrpc<CatalogServiceDefinition>(catalogService, { address: `127.0.0.1:${back.port}`, deadline_ms: 200 })
    expect((await failureOf(impatient.GetDesign({}))).code).toBe('unavailable')
    impatient.close()
  })

  test('so is a peer that takes the connection and says nothing', async () => {
    const sockets: { destroy(): void }[] = []
    const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const client = connectGrpc<CatalogServiceDefinition>(catalogService, { address: `127.0.0.1:${(silent.address() as AddressInfo).port}`, deadline_ms: 300 })
    expect((await failureOf(client.GetDesign({}))).code).toBe('unavailable')
    client.close()
    for (const socket of sockets) socket.destroy()
    silent.close()
  })

  test('the deadline of the call being served holds for the calls it makes', async () => {
    const cancelled = new Promise<void>((done) => {
      atTheBack = (call) => new Promise(() => void call.once('cancelled', done))
    })
    const impatient = connectGrpc<OrdersServiceDefinition>(ordersService, { address: `127.0.0.1:${front.port}`, deadline_ms: 200 })
    expect((await failureOf(impatient.GetOrder({}))).code).toBe('unavailable')
    await cancelled
    impatient.close()
  })

  test('cancellation goes down with it', async () => {
    const reached = Promise.withResolvers<void>()
    const cancelled = new Promise<void>((done) => {
      atTheBack = (call) => new Promise(() => {
        call.once('cancelled', done)
        reached.resolve()
      })
    })
    const method = serviceContract(ordersService).GetOrder
    if (!method) throw new Error('no GetOrder')
    const raw = new Client(`127.0.0.1:${front.port}`, credentials.createInsecure())
    const call = raw.makeUnaryRequest(method.path, method.requestSerialize, method.responseDeserialize, {}, new Metadata(), {}, () => undefined)
    await reached.promise
    call.cancel()
    await cancelled
    raw.close()
  })
})

test('the id of the request goes along', async () => {
  atTheBack = async () => ({ name: currentRequestId() })
  const calls = ['request 1', 'request 2'].map((id) => withRequestId(id, () => toFront.GetOrder({ order_id: 'x' })))
  expect((await Promise.all(calls)).map(({ id }) => id)).toEqual(['request 1', 'request 2'])
})

describe('a server answers', () => {
  test('health checks, of itself and of each service', async () => {
    const { grpc } = loadPackageDefinition({ 'grpc.health.v1.Health': healthService }) as unknown as { grpc: { health: { v1: { Health: ServiceClientConstructor } } } }
    const client = new grpc.health.v1.Health(`127.0.0.1:${back.port}`, credentials.createInsecure())
    const check = (service: string): Promise<unknown> => new Promise((done, fail) => {
      client.check?.({ service }, (error: Error | null, answer: { status: string }) => (error ? fail(error) : done(answer.status)))
    })
    expect([await check(''), await check(catalogService)]).toEqual(['SERVING', 'SERVING'])
    await expect(check('tradecounter.orders.v1.OrdersService')).rejects.toThrow(/NOT_FOUND/)
    client.close()
  })

  test('reflection, with the services it serves and no others', async () => {
    const client = reflectionClient(`127.0.0.1:${back.port}`)
    const stream = client.ServerReflectionInfo?.() as unknown as NodeJS.ReadWriteStream
    const answered = once(stream, 'data') as Promise<[{ list_services_response: { service: { name: string }[] } }]>
    stream.write({ list_services: '' } as never)
    const [{ list_services_response }] = await answered
    expect(list_services_response.service).toEqual([{ name: catalogService }])
    stream.end()
    client.close()
  })
})

function reflectionClient(address: string): InstanceType<ServiceClientConstructor> {
  const file = join(createRequire(import.meta.url).resolve('@grpc/reflection'), '../../proto/grpc/reflection/v1/reflection.proto')
  const { grpc } = loadPackageDefinition(loadSync(file, { keepCase: true, arrays: true })) as unknown as { grpc: { reflection: { v1: { ServerReflection: ServiceClientConstructor } } } }
  return new grpc.reflection.v1.ServerReflection(address, credentials.createInsecure())
}

describe('a peer that is killed and started again on its port', () => {
  const peers: ChildProcess[] = []

  async function startPeer(port: number): Promise<ChildProcess> {
    const peer = fork(join(import.meta.dirname, 'peer.ts'), [`127.0.0.1:${port}`], { execArgv: [] })
    peers.push(peer)
    await Promise.race([once(peer, 'message'), once(peer, 'exit').then(() => { throw new Error('the peer ended') })])
    return peer
  }

  const freePort = async (): Promise<number> => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    server.close()
    await once(server, 'close')
    return port
  }

  afterAll(() => peers.forEach((peer) => peer.kill('SIGKILL')))

  test('is called again without an error', async () => {
    const port = await freePort()
    const first = await startPeer(port)
    const client = connectGrpc<CatalogServiceDefinition>(catalogService, { address: `127.0.0.1:${port}`, deadline_ms: 20_000 })
    const answered = new Set<string>()
    let going = true
    const caller = async (): Promise<void> => {
      while (going) answered.add((await client.GetDesign({ design_id: 'design01' })).name)
    }
    const callers = [caller(), caller(), caller(), caller()]
    // A failed call ends the wait below at once.
    const broken = Promise.all(callers)
    broken.catch(() => undefined)
    while (answered.size === 0) await Promise.race([broken, new Promise(setImmediate)])
    first.kill('SIGKILL')
    await once(first, 'exit')
    const second = await startPeer(port)
    while (!answered.has(String(second.pid))) await Promise.race([broken, new Promise(setImmediate)])
    going = false
    await broken
    expect([...answered]).toEqual([String(first.pid), String(second.pid)])
    client.close()
  })
})
