import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { poll } from '../../backends/poll.ts'
import { bareOrder, cpuOfUnit } from '../baselines.ts'
import { figures, idleCpu, judged, measure, three } from '../measure.ts'
import type { Measured, Series } from '../measure.ts'
import { median } from '../load.ts'
import { orderInputs } from '../order-input.ts'
import { servicesAndPostgres } from '../usage.ts'
import type { World } from '../world.ts'

const patience_ms = 60_000

/**
 * POST /v1/orders, each with a key and an order of its own: first without a receiver, until the outbox is empty, which is an order with its
 * event published; then with one on https://localhost, until it has had every webhook.
 */
export async function place(world: World): Promise<Record<string, unknown>> {
  const input = await orderInputs(world.api)
  const received = new Set<string>()
  world.receiver.listen(world.stack().account_signing_secret, ({ event_id, verified }) => {
    if (verified) received.add(event_id)
  })
  const orders = new pg.Client({ connectionString: world.stack().database_urls.orders })
  await orders.connect()
  try {
    const outboxEmpty = async (): Promise<true | undefined> => {
      const { rows } = await orders.query<{ empty: boolean }>('select not exists (select from outbox) as empty')
      return rows[0]?.empty || undefined
    }
    const published = async (): Promise<void> => {
      if (!await poll(patience_ms, outboxEmpty)) throw new Error('the outbox is not empty a minute after the last order')
    }
    const delivered = async (count: number): Promise<void> => {
      if (!await poll(patience_ms, () => received.size >= count || undefined)) throw new Error(`${received.size} of ${count} webhooks have come a minute after the last order`)
      await published()
    }
    const series = (more: object, settled: Series['settled']): Series => ({
      bucket: 'write', status: 201, warm: 1_000, requests: 120, settled,
      shot: (n) => ({
        method: 'POST', path: '/v1/orders', headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() }, body: JSON.stringify({ ...input(n), ...more }),
      }),
    })
    world.say('  until the events are published')
    const withoutReceiver = await measure(world, series({}, published))
    world.say('  until the webhooks are delivered')
    const withReceiver = await measure(world, series({ webhook_url: `${world.receiver.origin}/webhooks` }, delivered))
    return summary(withoutReceiver, withReceiver, await bareTransaction(world))
  } finally {
    await orders.end()
  }
}

/** After a first run that nobody looks at. */
async function bareTransaction(world: World): Promise<number> {
  await bareOrder(world, 0)
  const idle = await idleCpu(world, 1)
  return cpuOfUnit(await bareOrder(world, idle.postgres ?? 0))
}

function summary(published: Measured, delivered: Measured, transaction: number): Record<string, unknown> {
  const transactions = ({ cpu }: Measured): number => three(servicesAndPostgres(cpu) / transaction)
  return {
    ...figures(published),
    ...judged(median(published.times_bare_read), 60),
    bare_transaction_cpu_ms: three(transaction),
    times_bare_transaction: transactions(published),
    with_webhook_delivered: { ...figures(delivered), ...judged(median(delivered.times_bare_read), 60), times_bare_transaction: transactions(delivered) },
  }
}
