/**
 * The order state machine: one table (SPEC "Order status", DECISIONS "Orders"). Whatever has no row here is refused and leaves no trace.
 * docs/order-states.md is drawn from it, and the tests walk all of it.
 */
import { Failure } from '@tradecounter/kernel/failure'

export const statuses = ['pending', 'pre_order', 'processing', 'production', 'shipped', 'complete', 'cancelled'] as const

export type Status = (typeof statuses)[number]

/** The timeline's field that a transition sets, unless it is set already. */
export type Stamp = 'approved_at' | 'sent_to_production_at' | 'shipped_at' | 'completed_at'

/** What a transition may depend on besides the status. */
export interface OrderFacts {
  status: Status
  delivery_type: 'delivery' | 'pickup'
  waits_for_stock: boolean
  has_open_issue: boolean
  /** Every item is collected once this transition is through. */
  all_collected: boolean
}

export interface Rule {
  from: readonly Status[]
  /** `unchanged` keeps the status. */
  to: Status | 'unchanged'
  /** Another end where a fact holds. */
  instead?: { when: 'waits_for_stock' | 'all_collected', to: Status }
  /** Absent: the transition makes no event of its own. */
  event?: string
  stamp?: Stamp
  only?: 'delivery' | 'pickup'
  refused_while?: 'has_open_issue'
  /** Gives back what was taken: credit, card and, before production, stock. */
  undo?: true
}

const beforeProduction = ['pending', 'pre_order', 'processing'] as const
const notCancelled = ['pending', 'pre_order', 'processing', 'production', 'shipped', 'complete'] as const

export const transitions = {
  approve: { from: ['pending'], to: 'processing', instead: { when: 'waits_for_stock', to: 'pre_order' }, event: 'order.approved', stamp: 'approved_at' },
  release: { from: ['pre_order'], to: 'processing' },
  send_to_production: {
    from: ['processing'], to: 'production', event: 'order.in_production', stamp: 'sent_to_production_at', refused_while: 'has_open_issue',
  },
  ship: { from: ['production', 'shipped'], to: 'shipped', event: 'order.shipped', stamp: 'shipped_at', only: 'delivery' },
  deliver: { from: ['shipped'], to: 'shipped', event: 'order.delivered', only: 'delivery' },
  ready_for_collection: { from: ['production', 'shipped'], to: 'shipped', event: 'order.awaiting_collection', only: 'pickup' },
  collect: { from: ['shipped'], to: 'shipped', instead: { when: 'all_collected', to: 'complete' }, only: 'pickup' },
  complete: { from: ['shipped'], to: 'complete', event: 'order.completed', stamp: 'completed_at' },
  cancel: { from: beforeProduction, to: 'cancelled', event: 'order.cancelled', undo: true },
  reject: { from: notCancelled, to: 'cancelled', event: 'order.rejected', undo: true },
  open_issue: { from: statuses, to: 'unchanged', event: 'order.issue_opened' },
  close_issue: { from: statuses, to: 'unchanged', event: 'order.issue_closed' },
} as const satisfies Record<string, Rule>

export type Trigger = keyof typeof transitions

export interface Outcome {
  to: Status
  event: string | undefined
  stamp: Stamp | undefined
  /** Refund what was taken. */
  refund: boolean
  /** Put the units back: only what has not been made yet can be sold again. */
  free_stock: boolean
}

/** Where a trigger leads. Throws Failure `conflict` where the table has no row. */
export function decide(trigger: Trigger, order: OrderFacts): Outcome {
  const rule: Rule = transitions[trigger]
  if (!rule.from.includes(order.status)) throw new Failure('conflict', whyNot(trigger, order.status))
  if (rule.only && rule.only !== order.delivery_type) throw new Failure('conflict', `${words(trigger)} is for ${rule.only} orders only`)
  if (rule.refused_while && order[rule.refused_while]) throw new Failure('conflict', 'an issue of the order is still open')
  const diverted = rule.instead && order[rule.instead.when] ? rule.instead : undefined
  // The last item collected closes the order out, as complete does.
  const closing: Rule = diverted?.to === 'complete' ? transitions.complete : rule
  const to = diverted?.to ?? (rule.to === 'unchanged' ? order.status : rule.to)
  const undo = rule.undo ?? false
  return { to, event: closing.event, stamp: closing.stamp, refund: undo, free_stock: undo && isBeforeProduction(order.status) }
}

const isBeforeProduction = (status: Status): boolean => (beforeProduction as readonly Status[]).includes(status)

const words = (trigger: Trigger): string => trigger.replaceAll('_', ' ')

function whyNot(trigger: Trigger, status: Status): string {
  if (status === 'cancelled') return 'the order is already cancelled'
  if (trigger === 'cancel') return 'the order has entered production and can no longer be cancelled'
  return `${words(trigger)} is not possible while the order is ${status}`
}
