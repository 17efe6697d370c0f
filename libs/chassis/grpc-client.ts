/** Clients of other services: promises, a deadline on every call, retries while a peer restarts, and Failures as they were thrown. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, credentials, Metadata } from '@grpc/grpc-js'
import type { CallOptions, ServiceError } from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import { mayAskAgain, toFailure } from './failure-wire.ts'
import type { Call } from './grpc-server.ts'
import { serviceContract } from './protos.ts'
import { currentRequestId } from './request-scope.ts'
import { inSpan, traceHeaders } from './tracing.ts'

type Methods<Definition> = { [M in keyof Definition as string extends M ? never : M]: Definition[M] }

/** Of a generated service definition: one async function an RPC. `parent` is the call being served, if any. Throws Failure. */
export type GrpcClient<Definition> = {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- inferring the two that matter
  [M in keyof Methods<Definition>]: Definition[M] extends MethodDefinition<infer Request, any, any, infer Answer>
    ? (request: Request, parent?: Call) => Promise<Answer>
    : never
} & { close(): void }

export interface ClientOptions {
  /** A grpc-js target: host:port, dns:///name:port, or ipv4:a:1,b:2 for several replicas. */
  address: string
  /** For one whole call with its retries. */
  deadline_ms?: number
}

const channelOptions = {
  'grpc.enable_channelz': 0,
  // A page of 100 orders of 500 lines each.
  'grpc.max_receive_message_length': 64 * 1024 * 1024,
  // A peer that is started again is found again soon.
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 1_000,
  // Below, and cheaper: gRPC's own retries give up on a call whose peer died between the headers and the end of its answer.
  'grpc.enable_retries': 0,
  'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
}

/** Within about 2 s: who has trouble for longer is not only being started again. */
const attempts = 5

/** An RPC whose contract says so may be sent again: nobody knows whether one that got no answer took effect. */
const mayRepeat = ({ options }: { options: { idempotency_level: string } }): boolean => options.idempotency_level !== 'IDEMPOTENCY_UNKNOWN'

export function connectGrpc<Definition>(service: string, { address, deadline_ms = 5_000 }: ClientOptions): GrpcClient<Definition> {
  const client = new Client(address, credentials.createInsecure(), channelOptions)
  const calls: Record<string, unknown> = { close: () => client.close() }
  for (const [name, method] of Object.entries(serviceContract(service))) {
    const send = (request: object, options: CallOptions): Promise<unknown> => new Promise((done, fail) =>
      client.makeUnaryRequest(method.path, method.requestSerialize, method.responseDeserialize, request, metadataNow(), options,
        (error: ServiceError | null, answer) => (error ? fail(error) : done(answer))))
    const call = async (request: object, parent?: Call): Promise<unknown> => {
      const deadline = Date.now() + deadline_ms
      for (let attempt = 1; ; attempt++) {
        try {
          return await send(request, { deadline, ...(parent ? { parent } : {}) })
        } catch (error) {
          const pause_ms = Math.min(1_000, 100 * 3 ** (attempt - 1)) * (0.8 + 0.4 * Math.random())
          const late = attempt === attempts || !mayRepeat(method) || parent?.cancelled || Date.now() + pause_ms > deadline
          if (late || !mayAskAgain(error as ServiceError)) throw toFailure(error as ServiceError)
          await sleep(pause_ms)
        }
      }
    }
    calls[name] = (request: object, parent?: Call) =>
      inSpan(`${service}/${name}`, { 'rpc.system': 'grpc', 'rpc.method': name }, () => call(request, parent))
  }
  return calls as GrpcClient<Definition>
}

/** While a peer is away its calls wait for it, as long as their deadline lets them: it may be starting again. */
function metadataNow(): Metadata {
  const metadata = new Metadata({ waitForReady: true })
  for (const [header, value] of Object.entries(traceHeaders())) metadata.set(header, value)
  const request_id = currentRequestId()
  if (request_id) metadata.set('x-request-id', request_id)
  return metadata
}
