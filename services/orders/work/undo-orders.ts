/** Gives back what cancelled, rejected and failed orders took: credit and card through accounts, units through catalog. Both are idempotent. */
import type { Statement } from '@tradecounter/chassis/database'
import type { Context } from '../context.ts'

const refunded: Statement = { name: 'undo_refunded', text: 'update orders set refund_due = false where uuid = $1' }

const released: Statement = { name: 'undo_released', text: 'update orders set release_due = false where uuid = $1' }

/** In any order: a hundred that fail again and again do not starve the rest. */
const due: Statement = {
  name: 'undo_due',
  text: 'select uuid, refund_due, release_due from orders where refund_due or release_due order by random() limit 100',
}

interface Due {
  uuid: string
  refund_due: boolean
  release_due: boolean
}

/** Undoes one order now, as far as the peers answer; undoDue does what is left. */
export async function undo(context: Context, uuid: string, what = { refund_due: true, release_due: true }): Promise<void> {
  const { accounts, catalog, database, log } = context
  await Promise.all([
    what.refund_due && accounts.RefundOrder({ order_uuid: uuid }).then(() => database.run(refunded, [uuid])),
    what.release_due && catalog.ReleaseStock({ order_uuid: uuid }).then(() => database.run(released, [uuid])),
  ]).catch((error: unknown) => log.warn({ err: error, order_uuid: uuid }, 'what the order took is not given back yet, it is tried again'))
}

export async function undoDue(context: Context): Promise<void> {
  for (const { uuid, ...what } of await context.database.rows<Due & Record<string, unknown>>(due)) await undo(context, uuid, what)
}
