/** DECISIONS O8, O14: lines of stock-controlled designs reserve units, atomically: two orders never get the same unit. */
import { randomUUID } from 'node:crypto'
import type { Reservation__Output } from '@tradecounter/proto/tradecounter/catalog/v1/Reservation'
import { addDesigns, addProducts, addVariants, id, serve, shelf } from './serve.ts'
import type { Catalog, Served } from './serve.ts'

let served: Served
let catalog: Catalog

const made_to_order = id(900)

beforeAll(async () => {
  served = await serve()
  catalog = served.catalog
  await addProducts(served.database)
  await addDesigns(served.database,
    { id: 'on_shelf', stock_control_enabled: true }, { id: 'preorder', stock_control_enabled: true, preorder_enabled: true }, { id: 'to_order' })
  await addVariants(served.database, { id: made_to_order, design_id: 'to_order' })
})

afterAll(() => served.close())

/** Variants of one test's own, with so many units. */
async function stocked(design_id: string, ...units: number[]): Promise<string[]> {
  const variants = units.map((quantity) => ({ id: randomUUID(), design_id, colour: randomUUID(), quantity }))
  await addVariants(served.database, ...variants)
  return variants.map((variant) => variant.id)
}

type Line = [variant_id: string | undefined, quantity: number]

const reserve = (order_uuid: string, ...lines: Line[]): Promise<Reservation__Output> =>
  catalog.ReserveStock({ order_uuid, lines: lines.map(([variant_id, quantity], index) => ({ variant_id: variant_id ?? '', quantity, index })) })

const release = async (order_uuid: string): Promise<number> => (await catalog.ReleaseStock({ order_uuid })).units

const given = ({ lines }: Reservation__Output): number[][] => lines.map(({ index, reserved, preordered }) => [index, reserved, preordered])

const left = (variants: string[]): Promise<unknown[]> => Promise.all(variants.map((variant) => shelf(served.database, variant)))

const outcomes = async <T>(calls: Promise<T>[]): Promise<{ done: T[], refused: { code: string, errors: unknown }[] }> => {
  const settled = await Promise.allSettled(calls)
  return {
    done: settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
    refused: settled.flatMap((each) => (each.status === 'rejected' ? [each.reason as { code: string, errors: unknown }] : [])),
  }
}

const rowsOf = (order_uuid: string) => served.database.rows({ name: 'test_rows', text: 'select from reservations where order_uuid = $1' }, [order_uuid])

test('units come off the shelf when reserved and go back when released', async () => {
  const variants = await stocked('on_shelf', 5, 5)
  const order = randomUUID()
  expect(given(await reserve(order, [variants[0], 2], [variants[1], 5], [variants[0], 1]))).toEqual([[0, 2, 0], [1, 5, 0], [2, 1, 0]])
  expect(await left(variants)).toEqual([2, 0])
  expect(await release(order)).toBe(8)
  expect(await left(variants)).toEqual([5, 5])
})

test('with preorders the shelf is reserved and the rest preordered, and only what was reserved goes back', async () => {
  const variants = await stocked('preorder', 3)
  const order = randomUUID()
  expect(given(await reserve(order, [variants[0], 2], [variants[0], 4]))).toEqual([[0, 2, 0], [1, 1, 3]])
  expect(await left(variants)).toEqual([0])
  expect(await release(order)).toBe(3)
  expect(await left(variants)).toEqual([3])
})

test('made-to-order variants reserve nothing', async () => {
  const order = randomUUID()
  expect(given(await reserve(order, [made_to_order, 9_999]))).toEqual([[0, 0, 0]])
  expect(await left([made_to_order])).toEqual([null])
  expect(await release(order)).toBe(0)
})

test('all or none: a shortage takes nothing, names every line that is short, and the order may try again', async () => {
  const variants = await stocked('on_shelf', 5, 2, 0)
  const order = randomUUID()
  await expect(reserve(order, [variants[0], 5], [variants[1], 3], [variants[2], 1])).rejects.toMatchObject({
    code: 'validation', errors: { 'items.1.quantity': ['must be at most 2'], 'items.2.quantity': ['must be at most 0'] },
  })
  expect(await left(variants)).toEqual([5, 2, 0])
  expect(await rowsOf(order)).toEqual([])
  expect(given(await reserve(order, [variants[0], 5], [variants[1], 2]))).toEqual([[0, 5, 0], [1, 2, 0]])
})

test('a path is that of the line in the order, which may be none of the first', async () => {
  const [variant = ''] = await stocked('on_shelf', 1)
  await expect(catalog.ReserveStock({ order_uuid: randomUUID(), lines: [{ variant_id: variant, quantity: 2, index: 7 }] }))
    .rejects.toMatchObject({ code: 'validation', errors: { 'items.7.quantity': ['must be at most 1'] } })
})

test.each<[string, Line, Record<string, string[]>]>([
  ['an unknown variant', [id(999), 1], { 'items.0.variant_id': ['does not match exactly one active variant'] }],
  ['a malformed variant', ['x', 1], { 'items.0.variant_id': ['does not match exactly one active variant'] }],
  ['no units', [made_to_order, 0], { 'items.0.quantity': ['must be greater than 0'] }],
  ['fewer than no units', [made_to_order, -1], { 'items.0.quantity': ['must be greater than 0'] }],
])('refuses %s and writes nothing', async (_, line, errors) => {
  const order = randomUUID()
  await expect(reserve(order, line)).rejects.toMatchObject({ code: 'validation', errors })
  expect(await rowsOf(order)).toEqual([])
})

test('refuses an order_uuid that is none', async () => {
  await expect(reserve('x', [made_to_order, 1])).rejects.toMatchObject({ code: 'validation', errors: { order_uuid: ['must be a UUID'] } })
  await expect(release('x')).rejects.toMatchObject({ code: 'validation', errors: { order_uuid: ['must be a UUID'] } })
})

test('reserving is idempotent by order_uuid, also at the same time', async () => {
  const variants = await stocked('preorder', 10)
  const order = randomUUID()
  const { done, refused } = await outcomes(Array.from({ length: 10 }, () => reserve(order, [variants[0], 4], [made_to_order, 1])))
  expect(refused).toEqual([])
  for (const each of done) expect(given(each)).toEqual([[0, 4, 0], [1, 0, 0]])
  expect(await left(variants)).toEqual([6])
})

test('releasing is idempotent by order_uuid, also at the same time', async () => {
  const variants = await stocked('on_shelf', 10)
  const order = randomUUID()
  await reserve(order, [variants[0], 4])
  const { done } = await outcomes(Array.from({ length: 10 }, () => release(order)))
  expect(done).toEqual(Array.from({ length: 10 }, () => 4))
  expect(await left(variants)).toEqual([10])
})

test('a released order cannot be reserved again by a late retry, also when it was released before it ever reserved', async () => {
  const variants = await stocked('on_shelf', 10)
  const [reserved, never] = [randomUUID(), randomUUID()]
  await reserve(reserved, [variants[0], 4])
  expect(await release(reserved)).toBe(4)
  expect(await release(never)).toBe(0)
  for (const order of [reserved, never]) await expect(reserve(order, [variants[0], 4])).rejects.toMatchObject({ code: 'conflict' })
  expect(await left(variants)).toEqual([10])
})

test('50 orders at once never get the same unit', async () => {
  const variants = await stocked('on_shelf', 20)
  const { done, refused } = await outcomes(Array.from({ length: 50 }, () => reserve(randomUUID(), [variants[0], 1])))
  expect(done).toHaveLength(20)
  expect(refused.map(({ code, errors }) => [code, errors])).toEqual(Array.from({ length: 30 }, () => ['validation', { 'items.0.quantity': ['must be at most 0'] }]))
  expect(await left(variants)).toEqual([0])
})

test('50 orders at once with preorders: every unit once, the rest preordered', async () => {
  const variants = await stocked('preorder', 70)
  const { done } = await outcomes(Array.from({ length: 50 }, () => reserve(randomUUID(), [variants[0], 3])))
  const lines = done.flatMap((each) => each.lines)
  expect(lines.reduce((sum, line) => sum + line.reserved, 0)).toBe(70)
  expect(lines.reduce((sum, line) => sum + line.preordered, 0)).toBe(80)
  expect(await left(variants)).toEqual([0])
})

test('50 orders at once over the same variants in every order: none waits for another for ever, all or none each', async () => {
  const variants = await stocked('on_shelf', 30, 30, 30, 30)
  const orders = Array.from({ length: 50 }, (_, turn) => ({ uuid: randomUUID(), lines: variants.map((__, place): Line => [variants[(place + turn) % 4], 1]) }))
  const { done, refused } = await outcomes(orders.map(({ uuid, lines }) => reserve(uuid, ...(orders.findIndex((each) => each.uuid === uuid) % 2 ? lines.toReversed() : lines))))
  expect(done).toHaveLength(30)
  expect(new Set(refused.map((each) => each.code))).toEqual(new Set(['validation']))
  expect(await left(variants)).toEqual([0, 0, 0, 0])
})

test('reserving and releasing at the same time leaves every unit on a shelf or in an order', async () => {
  const variants = await stocked('on_shelf', 25, 25)
  const orders = Array.from({ length: 40 }, () => randomUUID())
  const { refused } = await outcomes(orders.flatMap((order, turn) => {
    const lines = variants.map((variant): Line => [variant, 1])
    return [reserve(order, ...(turn % 2 ? lines : lines.toReversed())).then(() => undefined), ...(turn % 2 ? [release(order).then(() => undefined)] : [])]
  }))
  expect(refused.every(({ code }) => code === 'validation' || code === 'conflict')).toBe(true)
  const held = await served.database.row<{ units: number }>({
    name: 'test_standing', text: `select coalesce(sum(l.reserved), 0)::int as units from reserved_lines l join reservations r using (order_uuid)
      where r.released_at is null and l.variant_id = any($1::uuid[])`,
  }, [variants])
  const [a, b] = await left(variants) as [number, number]
  expect(a + b + (held?.units ?? 0)).toBe(50)
})
