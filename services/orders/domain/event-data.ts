/** `data.event` of each type (O1), less `sequence`, which every event has. Times are ISO 8601, money as on the wire. */
import type { Amount } from '@tradecounter/kernel/money'

/** What a cancelled or rejected order gives back. */
export interface RefundAmounts {
  credit: Amount
  card: Amount
}

export const eventData = {
  submitted: ({ source, external_reference }: { source: string, external_reference: string | null }) => ({ source, external_reference }),
  approved: (approved_at: string, pre_order: boolean) => ({ approved_at, pre_order }),
  rejected: (reason: string, refund: RefundAmounts) => ({ reason, refund }),
  in_production: (sent_to_production_at: string, supplier: string | null) => ({ sent_to_production_at, supplier }),
  shipped: (shipment: {
    shipment_id: string, carrier: string | null, supplier: string | null, tracking_number: string | null, tracking_url: string | null,
    shipped_at: string, items: { item_id: string, quantity: number }[],
  }) => shipment,
  delivered: (shipment_id: string, delivered_at: string, all_delivered: boolean) => ({ shipment_id, delivered_at, all_delivered }),
  awaiting_collection: (item_ids: string[]) => ({ item_ids }),
  completed: (completed_at: string, automatic: boolean) => ({ completed_at, automatic }),
  cancelled: (cancelled_by: 'account' | 'operator', reason: string | null, refund: RefundAmounts) => ({ cancelled_by, reason, refund }),
  issue_opened: (issue_id: string, code: string, summary: string) => ({ issue_id, code, summary }),
  issue_closed: (issue_id: string, resolution: string | null) => ({ issue_id, resolution }),
} as const
