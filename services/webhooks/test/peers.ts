/** Orders and accounts as their contracts say, over real gRPC, on literal data. */
import { serveGrpc } from '@tradecounter/chassis/grpc-server'
import type { Logger } from '@tradecounter/chassis/log'
import { Failure, notFound } from '@tradecounter/kernel/failure'
import type { EventForDelivery } from '@tradecounter/proto/tradecounter/orders/v1/EventForDelivery'

export const account_id = '0190c0de-0000-7000-8000-00000000ac01'

export interface Peers {
  address: string
  /** What orders knows, by event id. */
  events: Map<string, EventForDelivery>
  /** The account's, the newest first. */
  secrets: string[]
  /** While true, orders does not answer. */
  down: boolean
  close(): Promise<void>
}

export async function startPeers(log: Logger): Promise<Peers> {
  const peers: Peers = { address: '', events: new Map(), secrets: ['tcs_account'], down: false, close: async () => undefined }
  const server = await serveGrpc({
    address: '127.0.0.1:0',
    log,
    services: {
      'tradecounter.orders.v1.OrdersService': {
        GetEventForDelivery: async ({ event_id }: { event_id: string }) => {
          if (peers.down) throw new Failure('unavailable', 'not now')
          const found = peers.events.get(event_id)
          if (!found) throw notFound()
          return found
        },
      },
      'tradecounter.accounts.v1.AccountsService': { GetSigningSecrets: async () => ({ secrets: peers.secrets }) },
    },
  })
  return Object.assign(peers, { address: `127.0.0.1:${server.port}`, close: server.close })
}

/** Of an order that was shipped in one parcel; the metadata's spaces and number form are the caller's own. */
export function eventForDelivery({ id, type, order_uuid, sequence }: { id: string; type: string; order_uuid: string; sequence: number }): EventForDelivery {
  const gbp = (amount: string) => ({ amount, currency: 'GBP' })
  return {
    event: {
      id, type, occurred_at: '2026-03-01T09:30:00.000Z', status: 'shipped', previous_status: 'production',
      data: `{"sequence":${sequence},"tracking_url":"https://track.example/1","shipped_at":"2026-03-01T09:30:00.000Z"}`,
    },
    order: {
      id: 'ABCD2345-WXYZ', uuid: order_uuid, account_id, status: 'shipped', source: 'api', external_reference: 'PO 7', is_pre_order: false,
      placed_at: '2026-02-27T10:00:00.000Z', currency: 'GBP', payment_method: 'online_payment', item_count: 2, customer: null,
      delivery: { type: 'delivery', shipping_method: 'standard', shipping_type: 'local', address: { line1: '1 High Street', city: 'Leeds', postcode: 'LS1 1AA', country: 'GB' } },
      items: [{
        id: '0190c0de-0000-7000-8000-0000000017e1', design: { id: 'tee00001', name: 'Crew tee' }, quantity: 2, unit_price: gbp('6.50'), total_price: gbp('13.00'), personalisation: [],
      }],
      shipments: [], metadata: '{"a":  1.0}', notifications: { suppress_business_emails: false, suppress_customer_emails: false },
      timeline: { placed_at: '2026-02-27T10:00:00.000Z' }, total: gbp('13.00'), totals: { currency: 'GBP', total: gbp('13.00') }, webhook: { configured: false },
    },
  }
}
