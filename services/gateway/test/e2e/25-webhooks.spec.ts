/** SPEC "Events", DECISIONS H1 to H7 as a receiver sees them. The stack's retries come a second after each failure instead of minutes and hours. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { stackUnderTest } from '@tradecounter/tools/check/stack'
import { root } from '@tradecounter/tools/dev/paths'
import { accountId } from '@tradecounter/tools/seed/accounts'
import type { Client } from './client.ts'
import { closeDesk, collected, line, operator, order, place, placed, rows, tee, tirelessClient, until } from './order-desk.ts'
import { startReceiver, verify } from './webhook-receiver.ts'
import type { Received, Receiver } from './webhook-receiver.ts'

let api: Client
let receiver: Receiver

/** Failing from the beginning of the suite on, so that its eight attempts are made while the other tests run. */
let dying: { hook: ReturnType<Receiver['hook']>; order: { id: string; uuid: string } }
let mended = false
let hanging: { hook: ReturnType<Receiver['hook']>; order: { id: string } }

beforeAll(async () => {
  api = await tirelessClient('full')
  receiver = await startReceiver()
  const refusing = receiver.hook((response) => response.writeHead(mended ? 204 : 500).end())
  dying = { hook: refusing, order: await placed(api, order([tee()], { webhook_url: refusing.url })) }
  const silent = receiver.hook(() => undefined)
  hanging = { hook: silent, order: await placed(api, order([tee()], { webhook_url: silent.url })) }
})

afterAll(async () => {
  closeDesk()
  await receiver.close()
})

const sequences = (got: Received[]): number[] => got.map(({ body }) => body.data.event.sequence)

const arrived = (got: Received[], count: number, patience_ms?: number): Promise<true> =>
  until(`${count} webhooks, not ${got.length}`, () => got.length >= count, patience_ms)

const eventsOf = async (id: string) => (await api.get(`/v1/orders/${id}/events?limit=100`)).json.data

/** `npm run ops -- …`; the answer, or the problem it was refused with. */
async function ops(...args: string[]): Promise<{ code: number; answer: Record<string, unknown> }> {
  const run = promisify(execFile)(process.execPath, [join(root, 'tools/ops/main.ts'), ...args, '--stack', process.env.TEST_STACK ?? ''], { cwd: root })
  return run.then(
    ({ stdout }) => ({ code: 0, answer: JSON.parse(stdout) as Record<string, unknown> }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, answer: JSON.parse(stderr) as Record<string, unknown> }),
  )
}

describe('the order\'s whole life, by npm run ops', () => {
  test('every event arrives, in order, signed by the account signing secret, with data.order as GET /v1/orders/{id} shows it at that moment', async () => {
    const read: string[] = []
    const hook = receiver.hook((response, { body }) => {
      void api.get(`/v1/orders/${body.data.order.id}`).then(({ text }) => {
        read.push(text)
        response.writeHead(200).end('thank you')
      })
    })
    const metadata = '{ "po":1.50,\t"é":"\\u0000" }'
    const body = JSON.stringify(order([tee(2)], { webhook_url: hook.url, external_reference: 'PO-9' })).replace(/}$/, `,"metadata":${metadata}}`)
    const { id, uuid } = await placed(api, body)
    const steps: [string, ...string[]][] = [
      ['open-issue', id, '--code', 'hold', '--summary', 'Wait a moment'], ['close-issue', id, '--resolution', 'Done'], ['approve', id], ['produce', uuid, '--supplier', 'Printworks Leeds'],
      ['ship', id, '--carrier', 'Northern Parcels', '--tracking-number', 'NP1', '--tracking-url', 'https://track.example/NP1'], ['deliver', id], ['complete', id],
    ]
    await arrived(hook.got, 1)
    for (const [place, step] of steps.entries()) {
      expect(await ops(...step)).toMatchObject({ code: 0 })
      // Nothing else happens to the order until it has arrived: that moment is this one.
      await arrived(hook.got, place + 2)
      await until('read', () => read.length === place + 2)
    }
    const events = await eventsOf(id)
    expect(hook.got.map(({ body: { type } }) => type)).toEqual([
      'order.submitted', 'order.issue_opened', 'order.issue_closed', 'order.approved', 'order.in_production', 'order.shipped', 'order.delivered', 'order.completed',
    ])
    hook.got.forEach((got, place) => {
      const event = events[place]
      expect(got).toMatchObject({ method: 'POST', path: hook.path })
      expect(got.body).toEqual({
        id: event.id, type: event.type, api_version: 'v1', created_at: event.occurred_at, account_id: accountId('harbour-and-vale'),
        data: { order: expect.objectContaining({ id, uuid, status: event.status, external_reference: 'PO-9' }), previous_status: event.previous_status, event: event.data },
      })
      expect(got.headers).toMatchObject({
        'service-event-id': event.id, 'service-event-type': event.type, 'user-agent': 'Service-Webhooks/1.0', 'content-type': 'application/json',
        'service-delivery-id': expect.stringMatching(/^[0-9a-f-]{36}$/), 'service-signature': expect.stringMatching(/^t=\d{10},v1=[0-9a-f]{64}$/), 'content-length': String(got.raw.length),
      })
      expect(verify(got, stackUnderTest().account_signing_secret).holds).toBe(true)
      expect(verify(got, 'another secret').holds).toBe(false)
      // The same text, metadata byte for byte.
      expect(got.raw.toString()).toContain(`"order":${(read[place] ?? '').slice('{"data":'.length, -1)},"previous_status":`)
      expect(got.raw.toString()).toContain(`"metadata":${metadata},`)
    })
    expect(new Set(hook.got.map(({ headers }) => headers['service-delivery-id'])).size).toBe(8)
  })

  test('a refused command: exit code 1, a problem on stderr, no event', async () => {
    const hook = receiver.hook()
    const { id } = await placed(api, order([tee()], { webhook_url: hook.url }))
    expect(await ops('produce', id)).toMatchObject({ code: 1, answer: { status: 409, detail: expect.stringContaining('not possible while the order is pending') } })
    expect(await ops('reject', id)).toMatchObject({ code: 1, answer: { status: 422, errors: { reason: ['is required'] } } })
    expect(await ops('approve', 'ABCDEFGH-ABCD')).toMatchObject({ code: 1, answer: { status: 404 } })
    expect(await eventsOf(id)).toHaveLength(1)
  })

  test('pickup, cancel and reject: the other events', async () => {
    const hook = receiver.hook()
    const [pickup, cancelled, rejected] = [
      await placed(api, order([tee()], { ...collected, webhook_url: hook.url })), await placed(api, order([tee()], { webhook_url: hook.url })), await placed(api, order([tee()], { webhook_url: hook.url })),
    ]
    const { orders } = operator()
    await orders.ApproveOrder({ order_id: pickup.id })
    await orders.SendToProduction({ order_id: pickup.id })
    await orders.MarkReadyForCollection({ order_id: pickup.id, item_ids: [] })
    await orders.CollectItems({ order_id: pickup.id, item_ids: [] })
    await api.post(`/v1/orders/${cancelled.id}/cancel`)
    await orders.RejectOrder({ order_id: rejected.id, reason: 'trade mark' })
    await arrived(hook.got, 9)
    const of = (id: string) => hook.got.filter(({ body }) => body.data.order.id === id).map(({ body }) => [body.type, body.data.previous_status])
    // One URL may serve many orders; they are told apart by data.order.id.
    expect(of(pickup.id)).toEqual([['order.submitted', null], ['order.approved', 'pending'], ['order.in_production', 'processing'], ['order.awaiting_collection', 'production'], ['order.completed', 'shipped']])
    expect(of(cancelled.id)).toEqual([['order.submitted', null], ['order.cancelled', 'pending']])
    expect(of(rejected.id)).toEqual([['order.submitted', null], ['order.rejected', 'pending']])
    expect(hook.got.find(({ body }) => body.type === 'order.cancelled')?.body.data.event).toMatchObject({ cancelled_by: 'account', refund: { card: cancelled.total } })
  })
})

describe('signature', () => {
  test('webhook_secret, when given, signs the order\'s deliveries (rule 8)', async () => {
    const hook = receiver.hook()
    const webhook_secret = 'sécret of this order 🧵'
    await placed(api, order([tee()], { webhook_url: hook.url, webhook_secret }))
    await arrived(hook.got, 1)
    const [got] = hook.got as [Received]
    expect([verify(got, webhook_secret).holds, verify(got, stackUnderTest().account_signing_secret).holds]).toEqual([true, false])
    expect(got.raw.toString()).not.toContain(webhook_secret)
    expect(got.body.data.order.webhook).toEqual({ url: hook.url, configured: true })
  })

  test('after a rotation of the account secret deliveries carry two v1 values, the new one first (H4)', async () => {
    const mesa = await tirelessClient('dollars')
    const hook = receiver.hook()
    const body = order([line('Mesa Trail Tee', 1, { colour: 'Navy', size: 'M' }, 'mesa-trail-outfitters')], { webhook_url: hook.url })
    const rotate = async () => (await ops('rotate-webhook-secret', '--account', accountId('mesa-trail-outfitters'))).answer.secret as string
    const older = await rotate()
    const newer = await rotate()
    await placed(mesa, body)
    await arrived(hook.got, 1)
    const [got] = hook.got as [Received]
    expect([verify(got, newer), verify(got, older)]).toEqual([expect.objectContaining({ holds: true, values: 2 }), expect.objectContaining({ holds: true })])
    const signed_by_new = { ...got, headers: { ...got.headers, 'service-signature': got.headers['service-signature']?.split(',').slice(0, 2).join(',') ?? '' } }
    expect(verify(signed_by_new, newer).holds).toBe(true)
  })
})

describe('retries and ordering', () => {
  test.each([200, 201, 202, 204, 299])('any 2xx acknowledges: %i', async (status) => {
    const hook = receiver.hook((response) => response.writeHead(status).end())
    const { uuid } = await placed(api, order([tee()], { webhook_url: hook.url }))
    await until('delivered', async () => (await rows<{ status: string }>('webhooks', 'select status from deliveries where order_uuid = $1', [uuid]))[0]?.status === 'delivered')
    expect(hook.got).toHaveLength(1)
  })

  test.each([301, 302, 307, 400, 404, 410, 429, 500, 503])('anything else is retried, redirects are not followed: %i (H1)', async (status) => {
    const elsewhere = receiver.hook()
    let answered = 0
    const hook = receiver.hook((response) => {
      answered += 1
      response.writeHead(answered === 1 ? status : 204, answered === 1 ? { 'Location': elsewhere.url, 'Retry-After': '3600' } : {}).end()
    })
    await placed(api, order([tee()], { webhook_url: hook.url }))
    await arrived(hook.got, 2)
    expect(elsewhere.got).toHaveLength(0)
  })

  test('after 500s: the same Service-Event-Id and Service-Delivery-Id, a fresh t and signature; the event as it was, data.order afresh (H3)', async () => {
    let fails = 2
    const hook = receiver.hook((response, { body }) => response.writeHead(body.type === 'order.submitted' && fails-- > 0 ? 500 : 204).end())
    const { id } = await placed(api, order([tee()], { webhook_url: hook.url }))
    await arrived(hook.got, 1)
    await operator().orders.ApproveOrder({ order_id: id })
    await until('three attempts', () => hook.got.filter(({ body }) => body.type === 'order.submitted').length === 3)
    const submitted = hook.got.filter(({ body }) => body.type === 'order.submitted')
    const stable = submitted.map(({ headers, body }) => [headers['service-event-id'], headers['service-delivery-id'], headers['service-event-type'], body.id, body.type, body.created_at, body.data.previous_status, body.data.event])
    expect(stable).toEqual([stable[0], stable[0], stable[0]])
    const times = submitted.map((each) => verify(each, stackUnderTest().account_signing_secret))
    expect(times.every(({ holds }) => holds)).toBe(true)
    expect(new Set(times.map(({ t }) => t)).size).toBe(3)
    expect(submitted.map(({ body }) => body.data.order.status)).toEqual(['pending', 'processing', 'processing'])
    // A failed attempt does not hold back the next event (H2).
    const order_of_types = hook.got.map(({ body }) => body.type)
    expect(order_of_types.indexOf('order.approved')).toBeLessThan(order_of_types.lastIndexOf('order.submitted'))
  })

  test('first attempts of one order go out strictly in sequence, one at a time (H2)', async () => {
    let under_way = 0
    let most = 0
    const waiting: (() => void)[] = []
    const hook = receiver.hook((response) => {
      most = Math.max(most, ++under_way)
      waiting.push(() => {
        under_way -= 1
        response.writeHead(204).end()
      })
    })
    const { id } = await placed(api, order([tee()], { webhook_url: hook.url }))
    for (let n = 0; n < 9; n++) await operator().orders.OpenIssue({ order_id: id, code: 'many', summary: String(n) })
    for (let n = 1; n <= 10; n++) {
      await arrived(hook.got, n)
      expect(hook.got).toHaveLength(n)
      waiting.shift()?.()
    }
    expect([sequences(hook.got), most]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 1])
  })

  test('a receiver that does not answer delays no other order', async () => {
    const quick = receiver.hook()
    await placed(api, order([tee()], { webhook_url: quick.url }))
    await arrived(quick.got, 1)
    expect(hanging.hook.got.length).toBeGreaterThanOrEqual(1)
  })

  test('no answer within 10 seconds is a failure, and is retried', async () => {
    await arrived(hanging.hook.got, 2)
    const [delivery] = await rows<{ last_error: string }>('webhooks', 'select last_error from deliveries where event_id = $1', [hanging.hook.got[0]?.body.id])
    expect(delivery?.last_error).toBe('no answer within 10 s')
    expect(hanging.hook.got[1]?.headers['service-delivery-id']).toBe(hanging.hook.got[0]?.headers['service-delivery-id'])
  })

  test('8 attempts in total; then the delivery is dead, and can be redelivered by hand with the same event id (H7)', async () => {
    const { hook, order: { uuid } } = dying
    const [delivery] = await until('dead', async () => {
      const found = await rows<{ id: string; status: string; attempts: number }>('webhooks', `select id, status, attempts from deliveries where order_uuid = $1 and status = 'dead'`, [uuid])
      return found.length > 0 && found
    })
    expect([delivery?.attempts, hook.got.length]).toEqual([8, 8])
    expect(new Set(hook.got.map(({ headers }) => headers['service-event-id'])).size).toBe(1)
    const list = await ops('dead-deliveries', '--limit', '100')
    expect(list.answer.data).toContainEqual(expect.objectContaining({ id: delivery?.id, status: 'dead', attempts: 8, order_uuid: uuid, last_status_code: 500 }))
    mended = true
    expect(await ops('redeliver', delivery?.id ?? '')).toMatchObject({ code: 0, answer: { id: delivery?.id, status: 'pending' } })
    await arrived(hook.got, 9)
    const [first, again] = [hook.got[0], hook.got[8]]
    expect([again?.headers['service-event-id'], again?.headers['service-delivery-id']]).toEqual([first?.headers['service-event-id'], first?.headers['service-delivery-id']])
    expect(verify(again as Received, stackUnderTest().account_signing_secret).holds).toBe(true)
    expect(await ops('redeliver', '00000000-0000-4000-8000-000000000000')).toMatchObject({ code: 1, answer: { status: 404 } })
    // The operator is alerted by a line at error.
    const log = (await readFile(join(stackUnderTest().logs, 'webhooks-1.log'), 'utf8')).split('\n')
    expect(log.find((each) => each.includes(delivery?.id ?? '') && each.includes('"level":"error"'))).toContain('webhook is dead')
    await until('delivered', async () => (await rows<{ status: string }>('webhooks', 'select status from deliveries where id = $1', [delivery?.id]))[0]?.status === 'delivered')
    expect(hook.got).toHaveLength(9)
  })
})

describe('which receivers', () => {
  test('orders placed without a webhook_url send nothing; their events are listed all the same (O2)', async () => {
    const { id, uuid } = await placed(api, order([tee()]))
    const after = receiver.hook()
    await placed(api, order([tee()], { webhook_url: after.url }))
    await arrived(after.got, 1)
    expect(await rows('webhooks', 'select id from deliveries where order_uuid = $1', [uuid])).toEqual([])
    expect(await eventsOf(id)).toHaveLength(1)
  })

  test('private addresses are refused when placing, also where local receivers are allowed', async () => {
    const { url } = receiver.hook()
    for (const host of ['127.0.0.1', '[::1]', '127.1', 'localhost.', '0.0.0.0', '10.1.2.3', '[::ffff:127.0.0.1]']) {
      const answer = await place(api, order([tee()], { webhook_url: url.replace('localhost', host) }))
      expect([host, answer.status, answer.json.errors]).toEqual([host, 422, { webhook_url: ['must be on a publicly resolvable host'] }])
    }
    expect((await place(api, order([tee()], { webhook_url: url.replace('https', 'http') }))).json.errors).toEqual({ webhook_url: ['must be a valid https URL'] })
  })

  test('a quote sends nothing', async () => {
    const hook = receiver.hook()
    expect((await api.post('/v1/orders/quote', order([tee()], { webhook_url: hook.url }))).status).toBe(200)
    const after = receiver.hook()
    await placed(api, order([tee()], { webhook_url: after.url }))
    await arrived(after.got, 1)
    expect(hook.got).toEqual([])
  })
})
