/** A gRPC server with health checks, reflection, one Failure for all refusals, and draining. */
import { Server, ServerCredentials } from '@grpc/grpc-js'
import type { Metadata, ServerUnaryCall, sendUnaryData, UntypedServiceImplementation } from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import { ReflectionService } from '@grpc/reflection'
import { HealthImplementation } from 'grpc-health-check'
import { Failure } from '@tradecounter/kernel/failure'
import { isDatabaseAway } from './database.ts'
import { toServiceError } from './failure-wire.ts'
import type { Logger } from './log.ts'
import { contracts, serviceContract } from './protos.ts'
import { withRequestId } from './request-scope.ts'
import { inServedSpan } from './tracing.ts'

/** The call being served: hand it to clients as the parent, so that deadline and cancellation go along. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the message types are the handler's business
export type Call = ServerUnaryCall<any, any>

/** For work that a service starts by itself: no peer, no deadline, nothing to cancel. */
export const inProcess = {} as Call

type Methods<Definition> = { [M in keyof Definition as string extends M ? never : M]: Definition[M] }

/** The handler of one RPC of a generated service definition. */
export type Handler<Definition, Name extends keyof Methods<Definition>> =
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- inferring the two that matter
  Definition[Name] extends MethodDefinition<any, infer Answer, infer Request, any> ? (request: Request, call: Call) => Promise<Answer> : never

export type Handlers<Definition> = { [M in keyof Methods<Definition>]: Handler<Definition, M> }

export interface GrpcServerOptions {
  /** host:port; port 0 picks a free one. */
  address: string
  log: Logger
  /** Full service name to its handlers. */
  services: Record<string, Record<string, (request: never, call: Call) => Promise<unknown>>>
}

export interface GrpcServer {
  /** The port listened on. */
  port: number
  /** Lets calls under way finish, at most 10 s. */
  close(): Promise<void>
}

const channelOptions = {
  'grpc.enable_channelz': 0,
  'grpc.max_receive_message_length': 4 * 1024 * 1024,
  // Clients come back to the resolver now and then, so that new replicas get their share.
  'grpc.max_connection_age_ms': 300_000,
  'grpc.max_connection_age_grace_ms': 30_000,
}

export async function serveGrpc({ address, log, services }: GrpcServerOptions): Promise<GrpcServer> {
  const server = new Server(channelOptions)
  const health = new HealthImplementation({ '': 'SERVING' })
  for (const [name, handlers] of Object.entries(services)) {
    server.addService(serviceContract(name), unary(name, handlers, log))
    health.setStatus(name, 'SERVING')
  }
  health.addToServer(server)
  new ReflectionService(contracts, { services: Object.keys(services) }).addToServer(server)
  const port = await new Promise<number>((done, fail) =>
    server.bindAsync(address, ServerCredentials.createInsecure(), (error, bound) => (error ? fail(error) : done(bound))))
  return { port, close: () => drain(server, health) }
}

function unary(service: string, handlers: GrpcServerOptions['services'][string], log: Logger): UntypedServiceImplementation {
  const served: UntypedServiceImplementation = {}
  for (const [name, handle] of Object.entries(handlers)) {
    served[name] = (call: Call, answer: sendUnaryData<unknown>): void => {
      const request_id = textOf(call.metadata, 'x-request-id')
      const carried = { traceparent: textOf(call.metadata, 'traceparent') }
      void withRequestId(request_id, () =>
        inServedSpan(carried, `${service}/${name}`, { 'rpc.system': 'grpc', 'rpc.method': name, 'request.id': request_id }, () =>
          Promise.resolve().then(() => handle(call.request as never, call)).catch((error: unknown) => {
            const failure = asFailure(error)
            if (failure.code === 'internal') log.error({ err: failure.cause ?? failure, rpc: name }, 'RPC failed')
            throw failure
          })).then(
          (response) => answer(null, response),
          (failure: Failure) => answer(toServiceError(failure)),
        ))
    }
  }
  return served
}

function textOf(metadata: Metadata, name: string): string {
  const [value] = metadata.get(name)
  return typeof value === 'string' ? value : ''
}

function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  return isDatabaseAway(error)
    ? new Failure('unavailable', 'a part of the service did not answer in time, try again', { cause: error })
    : new Failure('internal', 'something went wrong on our side', { cause: error })
}

function drain(server: Server, health: HealthImplementation): Promise<void> {
  health.setStatus('', 'NOT_SERVING')
  return new Promise((done) => {
    const force = setTimeout(() => {
      server.forceShutdown()
      done()
    }, 10_000)
    server.tryShutdown(() => {
      clearTimeout(force)
      done()
    })
  })
}
