/** The sandbox behind its door: requests in, answers out, each write carried out once an Idempotency-Key. */
import { createHash, randomBytes } from 'node:crypto'
import { emptyLedger, enter } from './ledger.ts'
import type { Answer, Entry, Ledger } from './ledger.ts'
import { openJournal } from './journal.ts'
import { invalidRequest, Refused, refusal } from './refusal.ts'
import type { Request } from './request.ts'
import { reads, writes } from './routes.ts'
import type { Route } from './routes.ts'

export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  /** Form-encoded. */
  body: string
  idempotency_key: string | null
}

export interface Sandbox {
  ledger: Ledger
  answer(asked: Asked): Promise<Answer & { replayed?: true }>
  close(): Promise<void>
}

interface Known {
  request_sha256: string
  answer: Promise<Answer>
}

export async function openSandbox(data_file: string): Promise<Sandbox> {
  const ledger = emptyLedger()
  /** Kept for good. */
  const keys = new Map<string, Known>()
  const journal = await openJournal<Entry>(data_file, (entry) => {
    enter(ledger, entry)
    if (entry.idempotency) keys.set(entry.idempotency.key, { request_sha256: entry.idempotency.request_sha256, answer: Promise.resolve(entry.answer) })
  })

  async function write(asked: Asked, carryOut: () => Entry): Promise<Answer & { replayed?: true }> {
    const { idempotency_key: key } = asked
    const request_sha256 = createHash('sha256').update(`${asked.method} ${asked.path}\n${asked.body}`).digest('hex')
    const known = key === null ? undefined : keys.get(key)
    if (known) {
      if (known.request_sha256 === request_sha256) return { ...await known.answer, replayed: true }
      throw new Refused(refusal(400, 'idempotency_error', `Keys for idempotent requests can only be used with the same parameters they were first used with.`))
    }
    const made = carryOut()
    const entry: Entry = key === null ? made : { ...made, idempotency: { key, request_sha256 } }
    enter(ledger, entry)
    // A request beside this one with the same key waits for the same sync.
    const answer = journal.append(entry).then(() => entry.answer)
    if (key !== null) keys.set(key, { request_sha256, answer })
    return answer
  }

  async function route(asked: Asked): Promise<Answer & { replayed?: true }> {
    const { route: read, id: read_id } = match(reads, asked)
    if (read) return { status: 200, body: read.read(ledger, requestOf(asked, read_id, asked.query)) }
    const { route: found, id } = match(writes, asked)
    if (found) return write(asked, () => found.write(ledger, requestOf(asked, id, new URLSearchParams(asked.body))))
    throw invalidRequest(`Unrecognized request URL (${asked.method}: ${asked.path}).`, {}, 404)
  }

  return {
    ledger,
    answer: (asked) => route(asked).catch((error: unknown) => {
      if (error instanceof Refused) return error.answer
      throw error
    }),
    close: journal.close,
  }
}

function match<R extends Route>(routes: R[], { method, path }: Asked): { route?: R, id: string } {
  for (const route of routes) {
    const found = route.method === method ? route.path.exec(path) : null
    if (found) return { route, id: found[1] ?? '' }
  }
  return { id: '' }
}

const requestOf = ({ idempotency_key }: Asked, id: string, form: URLSearchParams): Request => ({
  id, form, idempotency_key, now: new Date(), newId: (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`,
})
