/**
 * Generated and mutated requests against every operation of the served document, for a bounded time: never a 5xx, never an answer outside the document
 * or, where the document has no such route, outside of Problem. A failure prints its seed and the shrunk request: fc.assert(…, { seed, path }) repeats it.
 */
import fc from 'fast-check'
import { conformance } from '@tradecounter/v1/conformance'
import type { OpenApiDocument } from '@tradecounter/v1/conformance'
import { stackUnderTest } from '@tradecounter/tools/check/stack'
import { client } from './client.ts'
import { bytesOf, edited, edits, fuzzedRequest, isFramed } from './fuzz-requests.ts'
import type { Document, FuzzedRequest, Known } from './fuzz-requests.ts'
import { createKey, ownAccount } from './own-account.ts'
import { missingOnEveryAnswer, notAProblem } from './problem.ts'
import { loopbackAddress, onTheWire } from './wire.ts'
import type { WireAnswer } from './wire.ts'

interface Design {
  id: string
  variants: Named[]
  personalisation_zones: Named[]
}

interface Named {
  id: string
}

let document: Document
let wrongIn: ReturnType<typeof conformance>
let known: Known
let keys: string[] = []
/** Every 401 counts against the address that it came from. */
const addresses = Array.from({ length: 100 }, loopbackAddress)

beforeAll(async () => {
  document = JSON.parse((await client().get('/v1/openapi.json')).text) as Document
  wrongIn = conformance(document as unknown as OpenApiDocument)
  // Sandbox orders are never charged; the others are refused by their card, or for want of one.
  const sandbox = await ownAccount('paper-lantern-lab')
  const accounts = [sandbox, sandbox, await ownAccount('brightwater-rowing'), await ownAccount('old-mill-bakery')]
  keys = (await Promise.all(accounts.flatMap(({ id }) => Array.from({ length: 8 }, () => createKey(id))))).map(({ key }) => key)
  const api = client(sandbox.key)
  const designs = await Promise.all((await api.get('/v1/designs?status=active')).json.data.map(async ({ id }: { id: string }) => (await api.get(`/v1/designs/${id}`)).json.data)) as Design[]
  const zones = designs.flatMap(({ personalisation_zones }) => personalisation_zones)
  const lines = designs.flatMap(({ id, variants, personalisation_zones }) => variants.slice(0, 3).map((variant) => ({
    design_id: id, variant_id: variant.id, quantity: 25, ...(personalisation_zones.length > 0 ? { personalisation: personalisation_zones.map((zone) => ({ zone_id: zone.id, text: 'Sam' })) } : {}),
  })))
  const placed = await api.post('/v1/orders', { items: lines.slice(0, 1), delivery: { type: 'pickup' } }, { 'idempotency-key': 'one to read' })
  expect(placed.status).toBe(201)
  known = {
    ids: { orders: [placed.json.data.id, placed.json.data.uuid], shops: ['shop', 'team', (await api.get('/v1/shops')).json.data[0].id], designs: designs.map(({ id }) => id) },
    design_ids: designs.map(({ id }) => id),
    variant_ids: designs.flatMap(({ variants }) => variants.map(({ id }) => id)),
    zone_ids: zones.map(({ id }) => id),
    lines,
  }
})

const tokenOf = ({ credential }: FuzzedRequest): string | undefined => (credential < keys.length ? keys[credential] : undefined)

const isDescribed = (method: string, path: string): boolean => {
  const parts = path.split('/')
  const fits = (template: string): boolean => template.split('/').length === parts.length && template.split('/').every((part, index) => (part.startsWith('{') ? parts[index] !== '' : part === parts[index]))
  const template = Object.keys(document.paths).toSorted((a, b) => Number(a.includes('{')) - Number(b.includes('{'))).find(fits)
  return template !== undefined && (method === 'HEAD' ? 'get' : method.toLowerCase()) in (document.paths[template] ?? {})
}

/** What is wrong with an answer; nothing when it is legal. */
function judge({ method, target }: Pick<FuzzedRequest, 'method' | 'target'>, answer: WireAnswer | undefined): string[] {
  if (!answer) return ['no answer']
  if (answer.status >= 500) return [`${answer.status}: ${answer.text}`]
  const path = target.replace(/^http:\/\/[^/]*/, '').split('?')[0] ?? ''
  if (isDescribed(method, path)) return wrongIn({ ...answer, method, path })
  if (answer.status < 400) return [`${answer.status} where nothing is described`]
  return method === 'HEAD' ? [] : notAProblem(answer)
}

/** Of the seconds that the suite may take; what is found is then shrunk for as long again. */
const budget = (ms: number): fc.Parameters<unknown> => ({ numRuns: 1_000_000, interruptAfterTimeLimit: ms, markInterruptAsFailure: false })

/** When the time is up, requests are still under way: they end before the suite does. */
const underWay = new Set<Promise<unknown>>()
afterAll(() => Promise.allSettled(underWay))

const send: typeof onTheWire = (...sent) => {
  const answers = onTheWire(...sent)
  underWay.add(answers)
  return answers.finally(() => underWay.delete(answers))
}

const tally = new Map<string, number>()
const count = (name: string): unknown => tally.set(name, (tally.get(name) ?? 0) + 1)

test('no request is answered with a 5xx or outside the document', async () => {
  const before = stackUnderTest().pids
  await fc.assert(fc.asyncProperty(fc.array(fuzzedRequest(document, known, keys.length), { minLength: 1, maxLength: 24 }), async (requests) => {
    const wrong = await Promise.all(requests.map(async (request, index) => {
      const from = addresses[(index * 7 + request.target.length) % addresses.length]
      // One that says another length than it has may wait for the rest: then it is told that nothing more comes.
      const patience = isFramed(request) ? { patience_ms: 200 } : {}
      const [answer] = await send(bytesOf(request, tokenOf(request)), 1, { from, head: request.method === 'HEAD', ...patience })
      count(String(answer?.status))
      return answer || !isFramed(request) ? judge(request, answer) : []
    }))
    expect(wrong.flat()).toEqual([])
  }), budget(15_000))
  // The budget was enough to get past the first checks.
  expect(tally.get('200')).toBeGreaterThan(20)
  expect(tally.get('422')).toBeGreaterThan(20)
  expect(stackUnderTest().pids).toEqual(before)
}, 60_000)

test('no bytes are answered with a 5xx or with what is no problem', async () => {
  const before = stackUnderTest().pids
  await fc.assert(fc.asyncProperty(fc.array(fc.tuple(fuzzedRequest(document, known, keys.length), edits), { minLength: 1, maxLength: 24 }), async (requests) => {
    const wrong = await Promise.all(requests.map(async ([request, changes], index) => {
      const from = addresses[(index * 11 + request.target.length) % addresses.length]
      const answers = await send(edited(bytesOf(request, tokenOf(request)), changes), 20, { from, patience_ms: 150 })
      return answers.flatMap((answer) => {
        if (answer.status >= 500) return [`${answer.status}: ${answer.text}`]
        // Without a body it is an answer to HEAD.
        return answer.status >= 400 && answer.text !== '' ? notAProblem(answer) : missingOnEveryAnswer(answer)
      })
    }))
    expect(wrong.flat()).toEqual([])
  }), budget(6_000))
  expect(stackUnderTest().pids).toEqual(before)
}, 60_000)

test('afterwards everything is as it was: every replica serves, and says so', async () => {
  for (const gateway of stackUnderTest().gateway_urls) {
    expect((await client(keys[0]).call({ method: 'GET', path: '/readyz', gateway, outside: true })).json.status).toBe('ok')
  }
})
