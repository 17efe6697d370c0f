/** What has happened to an order of the demo world: its steps walked through the orders service's own state machine, event by event. */
import { eventData } from '../../services/orders/domain/event-data.ts'
import type { RefundAmounts } from '../../services/orders/domain/event-data.ts'
import { decide } from '../../services/orders/domain/transitions.ts'
import type { Stamp, Status, Trigger } from '../../services/orders/domain/transitions.ts'
import { uuidOf } from './ids.ts'
import type { DemoOrder, StepDetails } from './orders.ts'

interface Item {
  id: string
  quantity: number
  preorder_quantity: number
  status: string | null
}

export interface History {
  uuid: string
  status: Status
  stamps: Partial<Record<Stamp | 'delivered_at', Date>>
  items: Item[]
  shipments: {
    id: string, order_uuid: string, number: number, carrier: string | null, supplier: string | null,
    tracking_number: string | null, tracking_url: string | null, shipped_at: Date, delivered_at: Date | null
  }[]
  shipment_items: { shipment_id: string, item_id: string, quantity: number }[]
  issues: { id: string, order_uuid: string, code: string, summary: string, opened_at: Date, closed_at: Date | null, resolution: string | null }[]
  events: {
    id: string, order_uuid: string, sequence: number, type: string, occurred_at: Date, status: string, previous_status: string | null, data: string
  }[]
  /** The units are back on the shelf. */
  freed_at: Date | null
}

export function historyOf(order: DemoOrder, uuid: string, items: Item[], refund: RefundAmounts): History {
  const placed = new Date(order.placed)
  const history: History = {
    uuid, items, status: 'pending', stamps: {}, shipments: [], shipment_items: [], issues: [], events: [], freed_at: null,
  }
  const { source, external_reference = null } = order
  tell(history, 'order.submitted', placed, null, eventData.submitted({ source, external_reference }))
  for (const [trigger, hours, details = {}] of order.then ?? []) {
    step(history, order, trigger, new Date(placed.getTime() + hours * 3_600_000), details, refund)
  }
  return history
}

function tell(history: History, type: string, occurred_at: Date, previous_status: string | null, data: Record<string, unknown>): void {
  const sequence = history.events.length + 1
  history.events.push({
    id: uuidOf(`event ${history.uuid} ${sequence}`), order_uuid: history.uuid, sequence, type, occurred_at,
    status: history.status, previous_status, data: JSON.stringify({ sequence, ...data }),
  })
}

function step(history: History, order: DemoOrder, trigger: Trigger, at: Date, details: StepDetails, refund: RefundAmounts): void {
  const chosen = history.items.filter((_, place) => details.lines?.includes(place) ?? true)
  const outcome = decide(trigger, {
    status: history.status,
    delivery_type: order.to === 'pickup' ? 'pickup' : 'delivery',
    waits_for_stock: history.items.some((item) => item.preorder_quantity > 0),
    has_open_issue: history.issues.some((issue) => !issue.closed_at),
    all_collected: history.items.every((item) => item.status === 'complete' || (item.status === 'awaiting_collection' && chosen.includes(item))),
  })
  const previous = history.status
  history.status = outcome.to
  if (outcome.stamp) history.stamps[outcome.stamp] ??= at
  if (outcome.free_stock) history.freed_at = at
  const data = effects[trigger](history, at, { ...details, chosen }, refund)
  if (outcome.event) tell(history, outcome.event, at, previous, data)
}

type Effect = (history: History, at: Date, details: StepDetails & { chosen: Item[] }, refund: RefundAmounts) => Record<string, unknown>

/** What each trigger changes besides the status, and its event's data. */
const effects: Record<Trigger, Effect> = {
  approve: ({ status }, at) => eventData.approved(at.toISOString(), status === 'pre_order'),
  release: ({ items }) => {
    for (const item of items) item.preorder_quantity = 0
    return {}
  },
  send_to_production: (_, at, { supplier = null }) => eventData.in_production(at.toISOString(), supplier),
  ship: (history, at, { supplier = null, carrier = null, tracking_number = null, units }) => {
    const number = history.shipments.length + 1
    const id = uuidOf(`shipment ${history.uuid} ${number}`)
    const tracking_url = tracking_number && `https://track.tradecounter.example/${tracking_number}`
    const sent = history.items
      .map((item, place) => ({ item_id: item.id, quantity: units ? units[place] ?? 0 : left(history, item) }))
      .filter(({ quantity }) => quantity > 0)
    const parcel = { carrier, supplier, tracking_number, tracking_url }
    history.shipments.push({ id, order_uuid: history.uuid, number, ...parcel, shipped_at: at, delivered_at: null })
    history.shipment_items.push(...sent.map((item) => ({ shipment_id: id, ...item })))
    return eventData.shipped({ shipment_id: id, ...parcel, shipped_at: at.toISOString(), items: sent })
  },
  deliver: (history, at) => {
    const shipment = history.shipments.find((each) => !each.delivered_at)
    if (!shipment) throw new Error('nothing is on its way')
    shipment.delivered_at = at
    const all_delivered = history.shipments.every((each) => each.delivered_at) && history.items.every((item) => left(history, item) === 0)
    if (all_delivered) history.stamps.delivered_at = at
    return eventData.delivered(shipment.id, at.toISOString(), all_delivered)
  },
  ready_for_collection: (_, __, { chosen }) => {
    for (const item of chosen) item.status = 'awaiting_collection'
    return eventData.awaiting_collection(chosen.map((item) => item.id))
  },
  collect: (_, at, { chosen }) => {
    for (const item of chosen) if (item.status === 'awaiting_collection') item.status = 'complete'
    return eventData.completed(at.toISOString(), false)
  },
  complete: (_, at, { automatic = false }) => eventData.completed(at.toISOString(), automatic),
  cancel: (_, __, { by = 'account', reason = null }, refund) => eventData.cancelled(by, reason, refund),
  reject: (_, __, { reason = '' }, refund) => eventData.rejected(reason, refund),
  open_issue: (history, at, { code = '', summary = '' }) => {
    const id = uuidOf(`issue ${history.uuid} ${history.issues.length + 1}`)
    history.issues.push({ id, order_uuid: history.uuid, code, summary, opened_at: at, closed_at: null, resolution: null })
    return eventData.issue_opened(id, code, summary)
  },
  close_issue: (history, at, { resolution = null }) => {
    const issue = history.issues.find((each) => !each.closed_at)
    if (!issue) throw new Error('no issue is open')
    Object.assign(issue, { closed_at: at, resolution })
    return eventData.issue_closed(issue.id, resolution)
  },
}

const left = (history: History, item: Item): number =>
  item.quantity - history.shipment_items.filter((sent) => sent.item_id === item.id).reduce((units, sent) => units + sent.quantity, 0)
