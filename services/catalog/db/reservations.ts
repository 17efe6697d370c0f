/** Statements on stock and reservations. Every one that locks variants does so in the order of their ids, so that no two wait for each other. */
import type { Queries, Statement } from '@tradecounter/chassis/database'

export interface ReservedLine {
  variant_id: string
  /** Index in the order's request. */
  line: number
  reserved: number
  preordered: number
}

const claim: Statement = { name: 'reservation_claim', text: 'insert into reservations (order_uuid, reserved_at) values ($1, $2) on conflict do nothing' }

/** True for the first, which waits for no one; a second one of the same order waits for the first's transaction. */
export const claimReservation = async (tx: Queries, order_uuid: string, now: Date): Promise<boolean> => (await tx.run(claim, [order_uuid, now])) === 1

const find: Statement = {
  name: 'reservation_find',
  text: `select r.released_at, l.variant_id, l.line, l.reserved, l.preordered
    from reservations r left join reserved_lines l using (order_uuid) where r.order_uuid = $1 order by l.line`,
}

/** The lines of a reservation that stands, or undefined when it was released. */
export async function reservedLines(tx: Queries, order_uuid: string): Promise<ReservedLine[] | undefined> {
  const rows = await tx.rows<{ released_at: string | null; line: number | null } & Record<string, unknown>>(find, [order_uuid])
  if (rows.some((row) => row.released_at !== null)) return undefined
  return rows.filter((row) => row.line !== null) as unknown as ReservedLine[]
}

export interface LockedVariant {
  id: string
  quantity: number | null
  stock_control_enabled: boolean
  preorder_enabled: boolean
}

const lock: Statement = {
  name: 'variants_lock',
  text: `select v.id, v.quantity, d.stock_control_enabled, d.preorder_enabled
    from design_variants v join designs d on d.id = v.design_id where v.id = any($1::uuid[]) order by v.id for update of v`,
}

export const lockVariants = (tx: Queries, ids: string[]): Promise<LockedVariant[]> => tx.rows<LockedVariant & Record<string, unknown>>(lock, [ids])

const take: Statement = {
  name: 'stock_take',
  text: `with line as (select * from unnest($2::uuid[], $3::int[], $4::int[], $5::int[]) as l (variant_id, line, reserved, preordered)),
    taken as (
      update design_variants v set quantity = v.quantity - units.reserved
      from (select variant_id, sum(reserved)::int as reserved from line group by variant_id having sum(reserved) > 0) units where v.id = units.variant_id)
    insert into reserved_lines (order_uuid, variant_id, line, reserved, preordered) select $1, variant_id, line, reserved, preordered from line`,
}

export const takeStock = (tx: Queries, order_uuid: string, lines: ReservedLine[]): Promise<number> => tx.run(take, [
  order_uuid, lines.map((each) => each.variant_id), lines.map((each) => each.line), lines.map((each) => each.reserved), lines.map((each) => each.preordered),
])

/** An order that never reserved is noted as released too, so that its late reservation finds it so. */
const close: Statement = {
  name: 'reservation_close',
  text: `insert into reservations (order_uuid, reserved_at, released_at) values ($1, $2, $2)
    on conflict (order_uuid) do update set released_at = excluded.released_at where reservations.released_at is null`,
}

/** False when it was released before. */
export const closeReservation = async (tx: Queries, order_uuid: string, now: Date): Promise<boolean> => (await tx.run(close, [order_uuid, now])) === 1

const putBack: Statement = {
  name: 'stock_put_back',
  text: `with line as (select variant_id, sum(reserved)::int as units from reserved_lines where order_uuid = $1 and reserved > 0 group by variant_id),
    locked as (select id from design_variants where id in (select variant_id from line) order by id for update)
    update design_variants v set quantity = v.quantity + line.units from line join locked on locked.id = line.variant_id where v.id = line.variant_id`,
}

export const putStockBack = (tx: Queries, order_uuid: string): Promise<number> => tx.run(putBack, [order_uuid])

const units: Statement = { name: 'reservation_units', text: 'select coalesce(sum(reserved), 0)::int as units from reserved_lines where order_uuid = $1' }

export const unitsOf = async (tx: Queries, order_uuid: string): Promise<number> => (await tx.row<{ units: number }>(units, [order_uuid]))?.units ?? 0
