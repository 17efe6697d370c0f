/** Connections to the gateway, for what an HTTP client would not send, and from an address of one's own. */
import { randomInt } from 'node:crypto'
import { connect } from 'node:net'
import { stackUnderTest } from '@tradecounter/tools/check/stack'

/** All of 127.0.0.0/8 is this machine: a suite that comes from its own address has the unauthenticated bucket of that address to itself. */
export const loopbackAddress = (): string => `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`

/** Of this suite. */
export const address = loopbackAddress()

export interface WireAnswer {
  status: number
  headers: Headers
  text: string
}

export interface WireOptions {
  /** Which gateway replica; the first when absent. */
  gateway?: string | undefined
  /** From another address than the suite's. */
  from?: string | undefined
  /** Answers to HEAD have a length and no body. */
  head?: boolean | undefined
  /** After so long without an answer the client says that nothing more will come: a request that is not whole is answered then. */
  patience_ms?: number | undefined
}

/** Sends bytes as they are; answers every answer that came back until the gateway closed or `count` were there. */
export function onTheWire(bytes: string | Buffer, count = 1, { gateway, from = address, head, patience_ms }: WireOptions = {}): Promise<WireAnswer[]> {
  const { hostname, port } = new URL(gateway ?? stackUnderTest().base_url)
  return new Promise((done, fail) => {
    let received = Buffer.alloc(0)
    const socket = connect({ host: hostname, port: Number(port), localAddress: from })
    const end = (): void => {
      socket.destroy()
      done(answersIn(received, head))
    }
    const giveUp = (): void => { socket.destroy(new Error(`no whole answer within 20 s, but ${JSON.stringify(received.toString())}`)) }
    socket.setTimeout(patience_ms ?? 20_000, () => {
      if (patience_ms === undefined || socket.writableEnded) return giveUp()
      socket.end()
      socket.setTimeout(20_000)
    })
    socket.on('connect', () => socket.write(bytes))
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      if (answersIn(received, head).length >= count) end()
    })
    // A refused request is answered and its connection ended, maybe while it is still being sent: what was answered counts.
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EPIPE' || error.code === 'ECONNRESET' ? end() : fail(error)))
    socket.on('close', end)
  })
}

/** The whole answers in what was received; a 100 (Continue) is none. */
function answersIn(received: Buffer, head = false): WireAnswer[] {
  const answers: WireAnswer[] = []
  for (let at = 0; ;) {
    const body = received.indexOf('\r\n\r\n', at) + 4
    if (body < 4) return answers
    const [line = '', ...lines] = received.subarray(at, body - 4).toString('latin1').split('\r\n')
    const status = Number(line.split(' ')[1])
    const headers = new Headers(lines.map((each) => [each.slice(0, each.indexOf(':')), each.slice(each.indexOf(':') + 1).trim()]))
    // An answer to HEAD among others: another one follows at once.
    const bare = head || status === 304 || status < 200 || received.subarray(body, body + 9).toString() === 'HTTP/1.1 '
    const length = bare ? 0 : Number(headers.get('content-length') ?? 0)
    if (received.length < body + length) return answers
    if (status >= 200) answers.push({ status, headers, text: received.subarray(body, body + length).toString() })
    at = body + length
  }
}
