/** The body's bytes, within what DECISIONS W5 and W15 allow. What is refused unread is thrown away as it arrives. */
import type { IncomingMessage } from 'node:http'
import { Failure } from '@tradecounter/kernel/failure'
import type { Exchange } from '../exchange.ts'

export const body_limit = 1024 * 1024

/** Ends the connection: the rest of the body is not read. */
function tooLarge(exchange: Exchange): Failure {
  exchange.set('Connection', 'close')
  return new Failure('payload_too_large', `the body is larger than ${body_limit} bytes`)
}

export function readBody(exchange: Exchange): Promise<Buffer> {
  const { req, res } = exchange
  const encoding = req.headers['content-encoding']
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity') {
    throw new Failure('unsupported_media_type', 'the body must not be compressed')
  }
  if (!isJson(req.headers['content-type'] ?? '')) throw new Failure('unsupported_media_type', 'Content-Type must be application/json, in UTF-8')
  if (Number(req.headers['content-length'] ?? 0) > body_limit) throw tooLarge(exchange)
  if (req.headers.expect !== undefined) res.writeContinue()
  return collect(req, () => tooLarge(exchange))
}

/** `application/json`, with no other charset than UTF-8; further parameters mean nothing. */
function isJson(content_type: string): boolean {
  const [type = '', ...parameters] = content_type.toLowerCase().split(';').map((part) => part.trim())
  return type === 'application/json' && parameters.every((each) => !/^charset\s*=/.test(each) || /^charset="?utf-8"?$/.test(each))
}

function collect(req: IncomingMessage, tooLong: () => Failure): Promise<Buffer> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = []
    let length = 0
    const onData = (chunk: Buffer): void => {
      length += chunk.length
      if (length > body_limit) end(() => fail(tooLong()))
      else chunks.push(chunk)
    }
    const onEnd = (): void => end(() => done(Buffer.concat(chunks)))
    const onLost = (): void => end(() => fail(new Failure('bad_request', 'the body did not arrive whole')))
    const end = (settle: () => void): void => {
      req.off('data', onData).off('end', onEnd).off('close', onLost)
      settle()
    }
    req.on('data', onData).on('end', onEnd).on('close', onLost).on('error', onLost)
  })
}
