/** The pages for people at {base_url}/docs (W7) */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { connectGrpc } from '@tradecounter/chassis/grpc-client'
import { kinds } from '@tradecounter/kernel/failure'
import type { AccountsOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsOperatorService'
import { stackUnderTest } from '@tradecounter/tools/check/stack'
import { publicReleases } from '../../http/docs/changelog.ts'
import { html } from '../../http/docs/html.ts'
import { inline, prose } from '../../http/docs/prose.ts'
import { client } from './client.ts'
import type { Answer } from './client.ts'
import { codeOf, idsOf, linksOf, looseTags, unescaped } from './html-reading.ts'
import { closeDesk, operator, placed, until } from './order-desk.ts'
import { ownAccount } from './own-account.ts'
import { openShell } from './shell.ts'
import { files, present, verdicts } from './verifiers.ts'
import type { Case } from './verifiers.ts'

const paths = ['/docs', '/docs/getting-started', '/docs/reference', '/docs/webhooks', '/docs/errors', '/docs/versioning', '/docs/changelog']

const visitor = client()
const pages = new Map<string, Answer>()
const textOf = (path: string): string => pages.get(path)?.text ?? ''
const { base_url } = stackUnderTest()

beforeAll(async () => {
  for (const path of paths) pages.set(path, await visitor.call({ method: 'GET', path, outside: true }))
})
afterAll(closeDesk)

describe('every page', () => {
  test.each(paths)('%s answers 200 text/html, with the headers that a page of no scripts can have', (path) => {
    const { status, headers, text } = pages.get(path) as Answer
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? ''
    expect(headers.get('content-security-policy')?.split('; ').toSorted()).toEqual([
      "base-uri 'none'", "default-src 'none'", "form-action 'none'", "frame-ancestors 'none'",
      `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    ])
    expect(['x-content-type-options', 'referrer-policy', 'x-frame-options', 'cache-control'].map((name) => headers.get(name)))
      .toEqual(['nosniff', 'no-referrer', 'DENY', 'public, max-age=300'])
    for (const name of ['x-request-id', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset']) expect(headers.get(name)).not.toBeNull()
  })

  test.each(paths)('%s is whole: tags close, ids are single, one h1, a title; no script, no asset, no inline style', (path) => {
    const page = textOf(path)
    expect(looseTags(page)).toEqual([])
    expect(idsOf(page).filter((id, index, all) => all.indexOf(id) !== index)).toEqual([])
    expect(page.match(/<h1>/g)).toHaveLength(1)
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(page).toMatch(/<title>[^<]*Tradecounter<\/title>/)
    expect(page.replace(/<pre.*?<\/pre>/gs, '')).not.toMatch(/<script|<img|<link|\ssrc=|\sstyle=|\son\w+=|undefined|\[object Object\]|>NaN/)
  })

  test('every link leads somewhere: to a section of a page, or to the document', () => {
    const targets = new Set([`${base_url}/v1/openapi.json`])
    for (const path of paths) for (const id of ['', ...idsOf(textOf(path)).map((each) => `#${each}`)]) targets.add(`${base_url}${path}${id}`)
    const links = paths.flatMap((path) => linksOf(textOf(path)).map((link) => (link.startsWith('#') ? `${base_url}${path}${link}` : link)))
    expect(links.filter((link) => !targets.has(link))).toEqual([])
    expect(links.length).toBeGreaterThan(300)
  })

  test('links to every other page', () => {
    for (const path of paths) expect(paths.filter((other) => !linksOf(textOf(path)).includes(base_url + other))).toEqual([])
  })

  test('is read only, and counts on the address (R3)', async () => {
    const refused = await visitor.call({ method: 'POST', path: '/docs/reference', outside: true })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(pages.get('/docs')?.headers.get('ratelimit-policy')).toBe('"address";q=60;w=60')
    const head = await visitor.call({ method: 'HEAD', path: '/docs/errors', outside: true })
    expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', String(Buffer.byteLength(textOf('/docs/errors')))])
  })

  test('what is put into a page is text', () => {
    expect(html`<p title="${`"><script>`}">${['<b>', html`<i>${'&'}</i>`, 0, false, undefined]}</p>`.text)
      .toBe('<p title="&quot;&gt;&lt;script&gt;">&lt;b&gt;<i>&amp;</i>0</p>')
    expect(inline('a `<b>` **c** [d](https://e.example/) [f](javascript:g)').text)
      .toBe('a <code>&lt;b&gt;</code> <strong>c</strong> <a href="https://e.example/">d</a> [f](javascript:g)')
    expect(prose('a\n\n## b\n- c\n- d\n  e').text).toBe('<p>a</p>\n<h3>b</h3>\n<ul><li>c</li><li>d e</li></ul>\n')
  })
})

describe('the reference is rendered from the served document', () => {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a document
  let document: any
  let page: string
  beforeAll(async () => {
    document = (await visitor.get('/v1/openapi.json')).json
    page = textOf('/docs/reference')
  })

  /** From one section to the next. */
  const section = (id: string): string => {
    const begin = page.indexOf(`<section id="${id}"`)
    const end = page.indexOf('<section', begin + 1)
    return begin < 0 ? '' : unescaped(page.slice(begin, end < 0 ? undefined : end))
  }

  /** Field names of a schema, those of schemas it refers to left out. */
  const fieldsOf = (schema: { properties?: object; items?: object }): string[] => Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    [name, ...fieldsOf(field), ...fieldsOf(field.items ?? {})])

  const named = ({ $ref, ...thing }: { $ref?: string; name?: string }): string | undefined => ($ref ? document.components.parameters[$ref.split('/').at(-1) ?? ''].name : thing.name)

  test('every operation with its path, scope, parameters, statuses and examples', () => {
    const operations = Object.entries<object>(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))
    expect(operations).toHaveLength(16)
    for (const { path, method, operation } of operations) {
      const shown = section(operation.operationId)
      const parts = [
        operation.summary, method.toUpperCase(), path, operation['x-scope'] ?? 'public', ...(operation.parameters ?? []).map(named), 'curl -sS', 'Example',
        ...Object.keys(operation.responses).filter((status) => ['200', '201', '404', '409', '422'].includes(status)),
      ]
      expect([operation.operationId, parts.filter((part) => !shown.includes(part))]).toEqual([operation.operationId, []])
    }
  })

  test('every field of every schema, and every header', () => {
    for (const [name, schema] of Object.entries<object>(document.components.schemas)) {
      expect([name, fieldsOf(schema).filter((field) => !section(`schema-${name}`).includes(field))]).toEqual([name, []])
    }
    expect(Object.keys(document.components.headers).filter((name) => !section('headers').includes(name))).toEqual([])
  })

  test('all 11 webhooks with the details of each', () => {
    const hooks = Object.entries<{ post: { requestBody: { content: Record<string, { schema: object }> } } }>(document.webhooks)
    expect(hooks).toHaveLength(11)
    for (const [type, { post }] of hooks) {
      expect([type, fieldsOf(post.requestBody.content['application/json']?.schema ?? {}).filter((field) => !section(type).includes(field))]).toEqual([type, []])
      expect(section(type)).toContain('Example')
    }
  })

  test('every problem of the document, with its examples, leads to its explanation', () => {
    const responses = Object.values<{ content?: Record<string, { examples: Record<string, { value: { type: string; detail: string } }> }> }>(document.components.responses)
    for (const { content } of responses) {
      for (const { value } of Object.values(content?.['application/problem+json']?.examples ?? {})) {
        const [at, fragment] = value.type.split('#')
        expect([value.type, at, idsOf(textOf('/docs/errors')).includes(fragment ?? '')]).toEqual([value.type, `${base_url}/docs/errors`, true])
        expect(unescaped(page)).toContain(value.detail)
      }
    }
    expect(responses.length).toBeGreaterThan(12)
  })
})

test('`type` URLs resolve (W7): the page has a section for every fragment that the service can answer with, which says what to do', () => {
  const page = textOf('/docs/errors')
  for (const { fragment, status, title } of Object.values(kinds)) {
    const [, section = ''] = page.split(`<section id="${fragment}"`)
    const [shown = ''] = section.split('</section>')
    expect([fragment, shown.includes(String(status)), shown.includes('What to do:'), page.includes(title) || fragment === 'bad_request' || fragment === 'internal']).toEqual([fragment, true, true, true])
  }
})

describe('getting started', () => {
  test('its commands run, top to bottom', async () => {
    const { key } = await ownAccount('harbour-and-vale')
    const shell = openShell()
    try {
      const commands = codeOf('shell', textOf('/docs/getting-started'))
      expect(commands).toHaveLength(9)
      const values: Record<string, string> = { YOUR_API_KEY: key }
      const run = (command: string | undefined): string => shell.run((command ?? '').replaceAll(/YOUR_[A-Z_]+/g, (name) => values[name] ?? name))
      const [begin, account, designs, design, quote, place, orders, events, cancel] = commands
      expect(run(begin)).toBe('')
      expect(JSON.parse(run(account)).data).toMatchObject({ status: 'active', payment_method_on_file: true })
      const listed = JSON.parse(run(designs)).data as { id: string; purchase_price: object | null; delivery_type: string | null }[]
      for (const { id } of listed.filter(({ purchase_price, delivery_type }) => purchase_price && delivery_type !== 'pickup')) {
        values.YOUR_DESIGN_ID = id
        const variants = JSON.parse(run(design)).data.variants as { id: string; status: string }[]
        const available = variants.find(({ status }) => status === 'available')
        if (available) values.YOUR_VARIANT_ID = available.id
        if (available) break
      }
      const quoted = JSON.parse(run(quote)).data
      expect(quoted.minimum_quantity_violations).toEqual([])
      const first = run(place)
      const order = JSON.parse(first).data
      expect(order).toMatchObject({ status: 'pending', external_reference: 'PO-1001', total: quoted.totals.total })
      expect(run(place)).toBe(first)
      expect(JSON.parse(run(orders)).data.map(({ id }: { id: string }) => id)).toEqual([order.id])
      values.YOUR_ORDER_ID = order.id
      expect(JSON.parse(run(events)).data.map(({ type }: { type: string }) => type)).toEqual(['order.submitted'])
      expect(JSON.parse(run(cancel)).data).toMatchObject({ id: order.id, status: 'cancelled' })
    } finally {
      shell.close()
    }
  }, 60_000)
})

describe('the verifiers of the webhooks page', () => {
  const cases: { name: string; of: Case; verdict: boolean }[] = []
  let received: { signature: string; type: string; raw: Buffer }[]

  /** Three real deliveries: signed with the account's secret, with the order's own, and with both secrets of an account that has just rotated. */
  beforeAll(async () => {
    received = []
    const stack = stackUnderTest()
    const receiver = createServer(stack.receiver, (request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => {
        received.push({ signature: String(request.headers['service-signature']), type: String(request.headers['service-event-type']), raw: Buffer.concat(chunks) })
        response.writeHead(204).end()
      })
    })
    await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
    const accounts = connectGrpc<AccountsOperatorServiceDefinition>('tradecounter.accounts.v1.AccountsOperatorService', { address: stack.grpc.accounts })
    try {
      const { id: account_id, key } = await ownAccount('harbour-and-vale')
      const api = client(key)
      const rotate = async () => (await accounts.RotateSigningSecret({ account_id })).secret
      const { json } = await api.get('/v1/designs?status=active&limit=100')
      const tee = json.data.find(({ name }: { name: string }) => name === 'Lantern Quay Tee')
      const body = (more: object) => ({
        items: [{ design_id: tee.id, quantity: 1, colour: 'Navy', size: 'M' }], delivery: { address: { line1: '1 Größe Straße 😀', city: 'Whitby', postcode: 'YO22 4DB', country: 'GB' } },
        webhook_url: `https://localhost:${(receiver.address() as AddressInfo).port}/hooks`, ...more,
      })
      const delivered = (type: string, of: string) => until(`${type} of ${of}`, () => received.find((each) => each.type === type && JSON.parse(each.raw.toString()).data.order.id === of))
      const first = await rotate()
      const plain = await placed(api, body({}))
      const own = await placed(api, body({ webhook_secret: 'sécret of the order' }))
      const withAccountSecret = await delivered('order.submitted', plain.id)
      const withOwnSecret = await delivered('order.submitted', own.id)
      const second = await rotate()
      await operator().orders.ApproveOrder({ order_id: plain.id })
      const withBoth = await delivered('order.approved', plain.id)
      plan({ first, second, own: 'sécret of the order' }, { withAccountSecret, withOwnSecret, withBoth })
    } finally {
      accounts.close()
      receiver.closeAllConnections()
      await new Promise((done) => receiver.close(done))
    }
  })

  type Delivery = (typeof received)[number]

  function plan(secret: { first: string; second: string; own: string }, { withAccountSecret, withOwnSecret, withBoth }: Record<'withAccountSecret' | 'withOwnSecret' | 'withBoth', Delivery>): void {
    const t = (delivery: Delivery): number => Number(/t=(\d+)/.exec(delivery.signature)?.[1])
    const add = (name: string, verdict: boolean, delivery: Delivery, key: string, change: Partial<Case> = {}): void => {
      cases.push({ name, verdict, of: { body: delivery.raw.toString('base64'), header: delivery.signature, secret: key, now: t(delivery), ...change } })
    }
    expect(withAccountSecret.signature).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/)
    expect(withBoth.signature).toMatch(/^t=\d+,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/)
    add('the account secret', true, withAccountSecret, secret.first)
    add('the secret of the order', true, withOwnSecret, secret.own)
    add('after a rotation, the new secret', true, withBoth, secret.second)
    add('after a rotation, the old secret', true, withBoth, secret.first)
    add('another secret', false, withAccountSecret, secret.second)
    add('the account secret where the order has its own', false, withOwnSecret, secret.first)
    const tampered = Buffer.from(withAccountSecret.raw)
    tampered[tampered.length - 2] = (tampered.at(-2) ?? 0) ^ 1
    add('a byte of the body changed', false, withAccountSecret, secret.first, { body: tampered.toString('base64') })
    add('a byte more', false, withAccountSecret, secret.first, { body: Buffer.concat([withAccountSecret.raw, Buffer.from(' ')]).toString('base64') })
    add('no body', false, withAccountSecret, secret.first, { body: '' })
    add('the signature of another request', false, withAccountSecret, secret.first, { header: withBoth.signature })
    const at = t(withAccountSecret)
    add('300 seconds old', true, withAccountSecret, secret.first, { now: at + 300 })
    add('301 seconds old', false, withAccountSecret, secret.first, { now: at + 301 })
    add('301 seconds ahead', false, withAccountSecret, secret.first, { now: at - 301 })
    add('the time moved on', false, withAccountSecret, secret.first, { header: withAccountSecret.signature.replace(/t=\d+/, `t=${at + 1}`) })
    const [stamp = '', digest = ''] = withAccountSecret.signature.split(',')
    for (const header of ['', ',', '=', 't', stamp, digest, `t=,${digest}`, `t=x,${digest}`, `t=-1,${digest}`, `t=+${at},${digest}`, `t= ${at},${digest}`, `t=${'9'.repeat(40)},${digest}`,
      `${stamp},v1=`, `${stamp},v1`, `${stamp},${digest.slice(0, -1)}`, `${stamp},${digest}0`, `${stamp},v0=${digest.slice(3)}`, `${stamp},v1=é${digest.slice(5)}`]) {
      add(`the header «${header.slice(0, 40)}»`, false, withAccountSecret, secret.first, { header })
    }
    add('a v1 that does not match before one that does', true, withAccountSecret, secret.first, { header: `${stamp},v1=${'0'.repeat(64)},${digest}` })
  }

  test.each(present)('%s: holds for real deliveries, two v1 values after a rotation included (H4), and for nothing that was changed, expired or malformed', (language) => {
    const verdict = verdicts(language, cases.map(({ of }) => of))
    expect(cases.map(({ name }, index) => [name, verdict[index]])).toEqual(cases.map(({ name, verdict: expected }) => [name, expected]))
  }, 150_000)

  test('are shown on the page as they were run', () => {
    const folder = join(import.meta.dirname, '../../docs/verifiers')
    expect(readdirSync(folder).toSorted()).toEqual(files.toSorted())
    for (const file of files) expect(codeOf(file, textOf('/docs/webhooks'))).toEqual([readFileSync(join(folder, file), 'utf8').trimEnd()])
  })
})

describe('the changelog', () => {
  test('shows what integrators see, and nothing else', () => {
    const written = readFileSync(join(import.meta.dirname, '../../../../CHANGELOG.md'), 'utf8')
    const releases = publicReleases(written)
    for (const { name } of releases) expect(textOf('/docs/changelog')).toContain(`<h2>${name}</h2>`)
    expect(textOf('/docs/changelog')).not.toContain('npm ')
    expect(publicReleases('# C\n\n## 1.1.0\n### Operation\n- a\n\n## 1.0.0\n### Operation\n- b\n\n### Public API\n- c\n')).toEqual([{ name: '1.0.0', text: '- c' }])
    expect(() => publicReleases('# C\n\n## 1.0.0\n### Added\n- a\n')).toThrow('Public API')
  })
})
