import { createServer } from 'node:net'

/** Below the range from which systems hand out ports to outgoing connections (32768 on Linux, 49152 elsewhere): nobody's outgoing connection takes a port from a server that is being started again. */
const range = { from: 20_000, to: 32_000 }

export const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => done(true)))
  })

/** Ports of 127.0.0.1 that nobody listens on, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>()
  for (let tries = 0; found.size < count; tries++) {
    if (tries > 1000) throw new Error(`no free port of 127.0.0.1 between ${range.from} and ${range.to}`)
    const port = range.from + Math.floor(Math.random() * (range.to - range.from))
    if (!found.has(port) && await isFree(port)) found.add(port)
  }
  return [...found]
}

export async function freePort(): Promise<number> {
  const [port] = await freePorts(1)
  return port as number
}
