/** How a Failure crosses a gRPC hop: the status of its meaning, and the whole of it in a trailer (common.v1.Failure). */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { Metadata, status as grpcStatus } from '@grpc/grpc-js'
import type { ServiceError } from '@grpc/grpc-js'
import { Failure, isFailureCode, kinds } from '@tradecounter/kernel/failure'
import type { FieldErrors } from '@tradecounter/kernel/failure'
import type { FieldError__Output } from '@tradecounter/proto/tradecounter/common/v1/FieldError'
import type { Failure as WireFailure, Failure__Output } from '@tradecounter/proto/tradecounter/common/v1/Failure'
import { messageContract } from './protos.ts'

const trailer = 'tradecounter-failure-bin'

/** The same, raw DEFLATE (RFC 1951). */
const deflatedTrailer = 'tradecounter-failure-deflate-bin'

const most_bytes = 11_000

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

/**
 * Trailers have to fit in one frame of 16 KiB, in base64. What does not is deflated, which three errors for each of 500 lines survive; of still more, as many are
 * named as fit, and never none: without its fields a refusal would mean something else.
 */
function setTrailer(metadata: Metadata, { code, detail, errors = {} }: Failure): void {
  const all = fromFieldErrors(errors)
  const plain = wire.serialize({ code, detail, errors: all })
  if (plain.length < most_bytes) return metadata.set(trailer, plain)
  for (let kept = all.length; ; kept = Math.floor(kept / 2)) {
    const deflated = deflateRawSync(wire.serialize({ code, detail, errors: all.slice(0, kept) }))
    if (deflated.length < most_bytes || kept <= 1) return metadata.set(deflatedTrailer, deflated)
  }
}

/** What a handler's refusal sends. */
export function toServiceError(failure: Failure): Partial<ServiceError> {
  const metadata = new Metadata()
  if (received.has(failure)) metadata.set(handedOn, 'yes')
  setTrailer(metadata, failure)
  return { code: kinds[failure.code].grpc, details: failure.detail, metadata }
}

/** Statuses of the transport itself: the peer did not answer, or not in time. */
const notAnswered = new Set<number>([grpcStatus.UNAVAILABLE, grpcStatus.DEADLINE_EXCEEDED, grpcStatus.CANCELLED])

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

function trailerOf({ metadata }: ServiceError): Buffer | undefined {
  const [plain] = metadata?.get(trailer) ?? []
  const [deflated] = metadata?.get(deflatedTrailer) ?? []
  if (Buffer.isBuffer(plain)) return plain
  return Buffer.isBuffer(deflated) ? inflateRawSync(deflated, { maxOutputLength: 8 * 1024 * 1024 }) : undefined
}

function read(error: ServiceError): Failure {
  const bytes = trailerOf(error)
  if (bytes) {
    const { code, detail, errors } = wire.deserialize(bytes)
    if (isFailureCode(code)) return new Failure(code, detail, errors.length ? { errors: toFieldErrors(errors), cause: error } : { cause: error })
  }
  return notAnswered.has(error.code)
    ? new Failure('unavailable', 'a part of the service did not answer in time, try again', { cause: error })
    : new Failure('internal', 'something went wrong on our side', { cause: error })
}
