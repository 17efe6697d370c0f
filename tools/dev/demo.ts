/** The demonstration order: quote → place → approve → produce → ship → deliver → complete, every webhook shown as it arrives. */
import { randomUUID } from 'node:crypto'
import { connectGrpc } from '@tradecounter/chassis/grpc-client'
import type { OrdersOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/orders/v1/OrdersOperatorService'
import { poll } from '../backends/poll.ts'
import { callApi } from './api.ts'
import type { Api } from './api.ts'
import { chooseLines } from './demo-lines.ts'
import type { Received, Receiver } from './receiver.ts'
import type { RunningStack } from './stack-file.ts'

interface Placed {
  id: string
  status: string
  total: { amount: string, currency: string }
}

/** Throws when a step is refused, or its webhook does not come within 15 s or is not signed as it should be. */
export async function playDemo(stack: RunningStack, receiver: Receiver, say: (line: string) => void): Promise<void> {
  const came = new Map<string, Received>()
  receiver.listen(stack.account_signing_secret, (webhook) => {
    came.set(webhook.type, webhook)
    const latency = webhook.at - Date.parse(webhook.body.created_at)
    say(`    ← ${webhook.type.padEnd(20)} order ${webhook.body.data.order.status.padEnd(11)} signature ${webhook.verified ? 'verified' : 'WRONG'}, ${latency} ms after the event`)
  })
  const arrived = async (type: string): Promise<void> => {
    const webhook = await poll(15_000, () => came.get(type))
    if (!webhook) throw new Error(`the webhook ${type} has not come; see ${stack.logs}/webhooks-1.log`)
    if (!webhook.verified) throw new Error(`the webhook ${type} was not signed as it should be`)
  }

  say('\nA demonstration order')
  const api = callApi(stack.base_url, stack.credentials.full ?? '')
  const order = await place(api, `${receiver.origin}/webhooks`, say)
  await arrived('order.submitted')

  const operator = connectGrpc<OrdersOperatorServiceDefinition>('tradecounter.orders.v1.OrdersOperatorService', { address: stack.grpc.orders })
  const order_id = order.id
  const steps = [
    ['approve', 'order.approved', () => operator.ApproveOrder({ order_id })],
    ['produce', 'order.in_production', () => operator.SendToProduction({ order_id, supplier: 'Northgate Print Works' })],
    ['ship', 'order.shipped', () => operator.ShipOrder({ order_id, carrier: 'Royal Mail', tracking_number: 'TC123456785GB', tracking_url: 'https://www.royalmail.com/track-your-item' })],
    ['deliver', 'order.delivered', () => operator.DeliverShipment({ order_id })],
    ['complete', 'order.completed', () => operator.CompleteOrder({ order_id })],
  ] as const
  try {
    for (const [name, event, run] of steps) {
      say(`  ${name.padEnd(9)} (operator)`)
      await run()
      await arrived(event)
    }
  } finally {
    operator.close()
  }
  const { data } = await api.get<{ data: Placed }>(`/v1/orders/${order_id}`)
  say(`  ${'read'.padEnd(9)} ${data.id} is ${data.status}`)
}

async function place(api: Api, webhook_url: string, say: (line: string) => void): Promise<Placed> {
  const { lines, body, quote } = await chooseLines(api)
  for (const { name, colour, size, quantity } of lines) say(`  ${'line'.padEnd(9)} ${quantity} × ${[name, colour, size].filter(Boolean).join(', ')}`)
  say(`  ${'quote'.padEnd(9)} ${quote.totals.total.amount} ${quote.totals.total.currency}, ${quote.totals.tax.amount} of it tax`)
  const began = performance.now()
  const { data } = await api.post<{ data: Placed }>('/v1/orders', { ...body, webhook_url, external_reference: 'demonstration' }, { 'idempotency-key': randomUUID() })
  say(`  ${'place'.padEnd(9)} ${data.id} is ${data.status}: ${data.total.amount} ${data.total.currency}, answered after ${Math.round(performance.now() - began)} ms`)
  return data
}
