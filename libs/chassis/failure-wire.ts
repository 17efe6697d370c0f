/** How a Failure crosses a gRPC hop: the status of its meaning, and the whole of it in a trailer (common.v1.Failure). */
import { Metadata, status as grpcStatus } from '@grpc/grpc-js'
import type { ServiceError } from '@grpc/grpc-js'
import { Failure, isFailureCode, kinds } from '@tradecounter/kernel/failure'
import type { FieldErrors } from '@tradecounter/kernel/failure'
import type { FieldError__Output } from '@tradecounter/proto/tradecounter/common/v1/FieldError'
import type { Failure as WireFailure, Failure__Output } from '@tradecounter/proto/tradecounter/common/v1/Failure'
import { messageContract } from './protos.ts'

const trailer = 'tradecounter-failure-bin'

/** Trailer of a refusal that the peer has from another peer. */
const handedOn = 'tradecounter-handed-on'

const received = new WeakSet<Failure>()

const wire = messageContract<WireFailure, Failure__Output>('tradecounter.common.v1.Failure')

export const toFieldErrors = (list: FieldError__Output[]): FieldErrors => {
  const errors: FieldErrors = {}
  for (const { path, message } of list) (errors[path] ??= []).push(message)
  return errors
}

export const fromFieldErrors = (errors: FieldErrors): FieldError__Output[] =>
  Object.entries(errors).flatMap(([path, messages]) => messages.map((message) => ({ path, message })))

/** What a handler's refusal sends. */
export function toServiceError(failure: Failure): Partial<ServiceError> {
  const metadata = new Metadata()
  const bytes = wire.serialize({ code: failure.code, detail: failure.detail, errors: fromFieldErrors(failure.errors ?? {}) })
  if (received.has(failure)) metadata.set(handedOn, 'yes')
  // Trailers have to fit in one frame of 16 KiB: a refusal of hundreds of lines travels without its paths rather than not at all.
  metadata.set(trailer, bytes.length < 12_000 ? bytes : wire.serialize({ code: failure.code, detail: failure.detail }))
  return { code: kinds[failure.code].grpc, details: failure.detail, metadata }
}

/** Statuses of the transport itself: the peer did not answer, or not in time. */
const notAnswered = new Set<number>([grpcStatus.UNAVAILABLE, grpcStatus.DEADLINE_EXCEEDED, grpcStatus.CANCELLED, grpcStatus.RESOURCE_EXHAUSTED])

/**
 * The peer was not reached, died before it answered, or has trouble itself. Not when it only hands on that another has: each hop would
 * multiply the attempts of the one before, and the load on whoever has trouble.
 */
export const mayAskAgain = (error: ServiceError): boolean => error.code === grpcStatus.UNAVAILABLE && !error.metadata?.get(handedOn).length

/** What a failed call means to the caller. */
export function toFailure(error: ServiceError): Failure {
  const failure = read(error)
  received.add(failure)
  return failure
}

function read(error: ServiceError): Failure {
  const bytes = error.metadata?.get(trailer)[0]
  if (Buffer.isBuffer(bytes)) {
    const { code, detail, errors } = wire.deserialize(bytes)
    if (isFailureCode(code)) return new Failure(code, detail, errors.length ? { errors: toFieldErrors(errors), cause: error } : { cause: error })
  }
  return notAnswered.has(error.code)
    ? new Failure('unavailable', 'a part of the service did not answer in time, try again', { cause: error })
    : new Failure('internal', 'something went wrong on our side', { cause: error })
}
