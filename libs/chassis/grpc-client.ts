/** Clients of other services: promises, a deadline on every call, retries while a peer restarts, and Failures as they were thrown. */
import { Client, credentials, Metadata } from '@grpc/grpc-js'
import type { CallOptions, ServiceError } from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import { toFailure } from './failure-wire.ts'
import type { Call } from './grpc-server.ts'
import { serviceContract } from './protos.ts'
import { currentRequestId } from './request-scope.ts'

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
  'grpc.max_receive_message_length': 8 * 1024 * 1024,
  'grpc.service_config': JSON.stringify({
    loadBalancingConfig: [{ round_robin: {} }],
    methodConfig: [{
      name: [{}],
      retryPolicy: { maxAttempts: 5, initialBackoff: '0.1s', maxBackoff: '1s', backoffMultiplier: 3, retryableStatusCodes: ['UNAVAILABLE'] },
    }],
  }),
}

/** Every RPC of these contracts may be sent again: reads, and writes that are idempotent by a key in the request. */
export function connectGrpc<Definition>(service: string, { address, deadline_ms = 5_000 }: ClientOptions): GrpcClient<Definition> {
  const client = new Client(address, credentials.createInsecure(), channelOptions)
  const calls: Record<string, unknown> = { close: () => client.close() }
  for (const [name, method] of Object.entries(serviceContract(service))) {
    calls[name] = (request: object, parent?: Call): Promise<unknown> => {
      const metadata = new Metadata()
      const request_id = currentRequestId()
      if (request_id) metadata.set('x-request-id', request_id)
      const options: CallOptions = { deadline: Date.now() + deadline_ms, ...(parent ? { parent } : {}) }
      return new Promise((done, fail) =>
        client.makeUnaryRequest(method.path, method.requestSerialize, method.responseDeserialize, request, metadata, options,
          (error: ServiceError | null, answer) => (error ? fail(toFailure(error)) : done(answer))))
    }
  }
  return calls as GrpcClient<Definition>
}
