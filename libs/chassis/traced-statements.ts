import type { Pool, PoolClient } from 'pg'
import { isTraced, startSpan } from './tracing.ts'

interface Sent {
  name?: string
  text?: string
}

type Query = (sent: string | Sent, ...rest: unknown[]) => unknown

/** A span for every statement of a traced request, MikroORM's too: its text, which holds no values, under its name. */
export function traceStatements(pool: Pool): void {
  const seen = new WeakSet<PoolClient>()
  // Not `connect`: the pool may have connections already.
  pool.on('acquire', (client) => {
    if (!seen.has(client)) client.query = traced(client.query.bind(client) as Query) as typeof client.query
    seen.add(client)
  })
}

/** pg's query answers by a promise or by a callback in last place. */
const traced = (send: Query): Query => (sent, ...rest) => {
  if (!isTraced()) return send(sent, ...rest)
  const { name, text = '' } = typeof sent === 'string' ? { text: sent } : sent
  const span = startSpan(name ?? text.trimStart().split(/\s/, 1)[0] ?? '', { 'db.system.name': 'postgresql', 'db.query.text': text })
  const done = rest.at(-1)
  if (typeof done === 'function') {
    return send(sent, ...rest.slice(0, -1), (error: unknown, result: unknown) => {
      span.end(error)
      done(error, result)
    })
  }
  const answer = send(sent, ...rest)
  if (answer instanceof Promise) void answer.then(() => span.end(), span.end)
  else span.end()
  return answer
}
