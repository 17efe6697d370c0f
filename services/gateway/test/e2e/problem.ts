/** What every problem is (SPEC "Errors"), whether the document describes the route or not. */
import { kinds } from '@tradecounter/kernel/failure'
import { stackUnderTest } from '@tradecounter/tools/check/stack'

interface Answered {
  status: number
  headers: Headers
  text: string
}

const uuidv7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** DECISIONS W6, R2: what every answer carries; nothing when it is all there. */
export function missingOnEveryAnswer({ headers }: Answered): string[] {
  const forms: Record<string, RegExp> = {
    'x-request-id': uuidv7,
    'ratelimit-limit': /^(600|120|60)$/,
    'ratelimit-remaining': /^\d{1,3}$/,
    'ratelimit-reset': /^([1-9]|[1-5]\d|60)$/,
    'ratelimit-policy': /^"(read";q=600|write";q=120|address";q=60);w=60$/,
    'ratelimit': /^"(read|write|address)";r=\d{1,3};t=\d{1,2}$/,
  }
  return Object.entries(forms).filter(([name, form]) => !form.test(headers.get(name) ?? '')).map(([name]) => `${name}: ${headers.get(name)}`)
}

const types = (): Set<string> => new Set(Object.values(kinds).map(({ fragment }) => `${stackUnderTest().base_url}/docs/errors#${fragment}`))

/** What keeps an answer from being a problem; nothing when it is one. */
export function notAProblem(answer: Answered): string[] {
  const wrong = missingOnEveryAnswer(answer)
  if (answer.headers.get('content-type') !== 'application/problem+json') return [...wrong, `content-type: ${answer.headers.get('content-type')}`]
  const { type, title, status, detail, errors = {}, request_id, ...more } = JSON.parse(answer.text)
  if (!types().has(type)) wrong.push(`type: ${type}`)
  if (status !== answer.status) wrong.push(`status: ${status}`)
  // A replay is the stored body, byte for byte (I3).
  const isReplay = answer.headers.get('idempotent-replayed') === 'true'
  if (!isReplay && request_id !== answer.headers.get('x-request-id')) wrong.push(`request_id: ${request_id}`)
  if (typeof title !== 'string' || typeof detail !== 'string' || title === '' || detail === '') wrong.push(`title or detail: ${title}, ${detail}`)
  if (!Object.values(errors).every((texts) => Array.isArray(texts) && texts.length > 0 && texts.every((text) => typeof text === 'string'))) wrong.push('errors')
  if (Object.keys(more).length > 0) wrong.push(`more: ${Object.keys(more).join(', ')}`)
  return wrong
}

/** `fragment` of SPEC's table, or of DECISIONS W5. */
export function expectProblem(answer: Answered, status: number, fragment: string): void {
  expect([answer.status, ...notAProblem(answer)]).toEqual([status])
  expect((JSON.parse(answer.text) as { type: string }).type).toBe(`${stackUnderTest().base_url}/docs/errors#${fragment}`)
}
