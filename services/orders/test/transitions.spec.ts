/** The order state machine: the whole matrix of DECISIONS "Orders", written out a second time. */
import type { Failure } from '@tradecounter/kernel/failure'
import { decide, statuses, transitions } from '../domain/transitions.ts'
import type { OrderFacts, Status, Trigger } from '../domain/transitions.ts'

const usual: Omit<OrderFacts, 'status'> = { delivery_type: 'delivery', waits_for_stock: false, has_open_issue: false, all_collected: false }

/** Trigger and status to where it leads, and the event; whatever is missing is refused. */
const table: Record<Trigger, { facts?: Partial<OrderFacts>, rows: Partial<Record<Status, [Status, string?]>> }> = {
  approve: { rows: { pending: ['processing', 'order.approved'] } },
  release: { rows: { pre_order: ['processing'] } },
  send_to_production: { rows: { processing: ['production', 'order.in_production'] } },
  ship: { rows: { production: ['shipped', 'order.shipped'], shipped: ['shipped', 'order.shipped'] } },
  deliver: { rows: { shipped: ['shipped', 'order.delivered'] } },
  ready_for_collection: {
    facts: { delivery_type: 'pickup' },
    rows: { production: ['shipped', 'order.awaiting_collection'], shipped: ['shipped', 'order.awaiting_collection'] },
  },
  collect: { facts: { delivery_type: 'pickup' }, rows: { shipped: ['shipped'] } },
  complete: { rows: { shipped: ['complete', 'order.completed'] } },
  cancel: {
    rows: {
      pending: ['cancelled', 'order.cancelled'], pre_order: ['cancelled', 'order.cancelled'], processing: ['cancelled', 'order.cancelled'],
    },
  },
  reject: {
    rows: {
      pending: ['cancelled', 'order.rejected'], pre_order: ['cancelled', 'order.rejected'], processing: ['cancelled', 'order.rejected'],
      production: ['cancelled', 'order.rejected'], shipped: ['cancelled', 'order.rejected'], complete: ['cancelled', 'order.rejected'],
    },
  },
  open_issue: { rows: Object.fromEntries(statuses.map((status) => [status, [status, 'order.issue_opened']])) },
  close_issue: { rows: Object.fromEntries(statuses.map((status) => [status, [status, 'order.issue_closed']])) },
}

const cases = Object.entries(table).flatMap(([trigger, { facts, rows }]) =>
  statuses.map((status) => ({ trigger: trigger as Trigger, status, facts, row: rows[status] })))

test('the matrix names every trigger', () => {
  expect(Object.keys(table).sort()).toEqual(Object.keys(transitions).sort())
})

test.each(cases.filter(({ row }) => row))('$status: $trigger is allowed', ({ trigger, status, facts, row }) => {
  const outcome = decide(trigger, { ...usual, ...facts, status })
  expect([outcome.to, outcome.event]).toEqual([row?.[0], row?.[1]])
})

test.each(cases.filter(({ row }) => !row))('$status: $trigger is refused with 409', ({ trigger, status, facts }) => {
  expect(() => decide(trigger, { ...usual, ...facts, status })).toThrow(expect.objectContaining({ code: 'conflict' }) as Failure)
})

test.each([
  ['approve leads to pre_order while a line waits for stock', 'approve', 'pending', { waits_for_stock: true }, 'pre_order', 'order.approved'],
  ['collect completes the order with the last item', 'collect', 'shipped', { delivery_type: 'pickup', all_collected: true }, 'complete', 'order.completed'],
] as const)('%s', (_, trigger, status, facts, to, event) => {
  expect(decide(trigger, { ...usual, ...facts, status })).toMatchObject({ to, event })
})

test.each([
  ['send_to_production is refused while an issue is open', 'send_to_production', 'processing', { has_open_issue: true }],
  ['a pickup order is not shipped', 'ship', 'production', { delivery_type: 'pickup' }],
  ['a delivery order is not made ready for collection', 'ready_for_collection', 'production', {}],
  ['a delivery order is not collected', 'collect', 'shipped', {}],
] as const)('%s', (_, trigger, status, facts) => {
  expect(() => decide(trigger, { ...usual, ...facts, status })).toThrow(expect.objectContaining({ code: 'conflict' }) as Failure)
})

test('stock is freed only while nothing has been made yet', () => {
  const freed = Object.keys(table.reject.rows).filter((status) => decide('reject', { ...usual, status: status as Status }).free_stock)
  expect(freed).toEqual(['pending', 'pre_order', 'processing'])
})
