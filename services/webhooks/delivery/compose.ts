/** What one attempt sends (SPEC "Delivery", "Signature"): rendered and signed afresh each time (DECISIONS H3, H4). */
import { Failure } from '@tradecounter/kernel/failure'
import { renderWebhook } from '@tradecounter/v1/present/event'
import type { Context } from '../context.ts'
import type { Claimed } from '../db/deliveries.ts'
import { signatureOf } from '../domain/signature.ts'
import type { Outgoing } from './receivers.ts'

/** Throws Failure: `not_found` when orders does not know the event, else when orders or accounts cannot answer now. */
export async function compose({ orders, accounts, clock }: Context, delivery: Claimed): Promise<Outgoing> {
  const { event, order, webhook_secret } = await orders.GetEventForDelivery({ event_id: delivery.event_id })
  if (!event || !order) throw new Failure('internal', 'orders answered without event or order')
  const secrets = webhook_secret === undefined ? await accountSecrets(accounts, delivery.account_id) : [webhook_secret]
  const body = Buffer.from(renderWebhook(event, order))
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Service-Webhooks/1.0',
      'Service-Event-Id': delivery.event_id,
      'Service-Event-Type': delivery.event_type,
      'Service-Delivery-Id': delivery.id,
      'Service-Signature': signatureOf(body, secrets, clock.now()),
    },
  }
}

async function accountSecrets(accounts: Context['accounts'], account_id: string): Promise<string[]> {
  const { secrets } = await accounts.GetSigningSecrets({ account_id })
  // Better late than unsigned.
  if (secrets.length === 0) throw new Failure('internal', 'the account has no signing secret')
  return secrets
}
