/**
 * What an order would be and cost: the same for a quote and for placing (SPEC "Prices exactly as POST /v1/orders would").
 * Asks accounts, catalog, shipping and pricing once each, whatever the number of lines (catalog again where lines are wrong), and writes nothing.
 */
import type { Call } from '@tradecounter/chassis/grpc-server'
import { toFieldErrors } from '@tradecounter/chassis/failure-wire'
import { invalid } from '@tradecounter/kernel/failure'
import type { FieldErrors } from '@tradecounter/kernel/failure'
import type { Account__Output } from '@tradecounter/proto/tradecounter/accounts/v1/Account'
import type { ResolvedLine__Output } from '@tradecounter/proto/tradecounter/catalog/v1/ResolvedLine'
import type { OrderInput__Output } from '@tradecounter/proto/tradecounter/orders/v1/OrderInput'
import type { PricedOrder__Output } from '@tradecounter/proto/tradecounter/pricing/v1/PricedOrder'
import type { Context } from '../context.ts'
import { checkInput } from './check-input.ts'
import { judgeReceiver } from './judge-receiver.ts'
import { linePath, orErrors, unnamed } from './name-all.ts'

export interface PricedInput {
  account: Account__Output
  lines: ResolvedLine__Output[]
  delivery_type: 'delivery' | 'pickup'
  shipping_method: 'none' | 'standard' | 'express'
  shipping_type: 'local' | 'international'
  priced: PricedOrder__Output
}

export async function price(context: Context, account_id: string, input: OrderInput__Output, call?: Call): Promise<PricedInput> {
  refuseFields(checkInput(input))
  const delivery_type = input.delivery?.type === 'pickup' ? 'pickup' : 'delivery'
  const resolve = (items: OrderInput__Output['items']) => context.catalog.ResolveLines({ account_id, lines: items, purpose: 'order', delivery_type }, call)
  const [account, resolved, receiver] = await Promise.all([
    context.accountFacts(account_id, call),
    resolve(input.items),
    judgeReceiver(context, input.webhook_url),
  ])
  const errors: FieldErrors = { ...toFieldErrors(resolved.errors), ...receiver }
  // The lines that are right may still have no price or no way to get there, which is told at the same time.
  const right = resolved.errors.length > 0 ? unnamed(input.items, errors) : [...input.items.keys()]
  const lines = resolved.errors.length > 0 && right.length > 0 ? (await resolve(right.flatMap((index) => input.items[index] ?? []))).lines : resolved.lines

  const destination = delivery_type === 'delivery' ? input.delivery?.address ?? null : null
  const asked = destination ? (input.delivery?.shipping_method || 'standard') : undefined
  const rates = await orErrors(context.shipping.GetRates({
    account_country: account.country, currency: account.currency, destination, weight_grams: lines.length > 0 ? weightOf(lines) : 1,
    ...(asked ? { method: asked } : {}),
  }, call), errors, (path) => pathsInOrder[path] ?? path)
  const rate = rates?.methods[0]
  const priced = await orErrors(context.pricing.PriceOrder({
    country: account.country,
    currency: account.currency,
    destination_country: destination?.country ?? rates?.origin_country ?? '',
    lines,
    shipping_ex_tax: rate?.amount_ex_tax ?? null,
  }, call), errors, linePath(right))
  refuseFields(errors)
  if (!rates || !priced) throw new Error('a peer refused without saying what')
  return {
    account, delivery_type, priced, lines,
    shipping_method: rate?.method === 'standard' || rate?.method === 'express' ? rate.method : 'none',
    shipping_type: rates.international ? 'international' : 'local',
  }
}

export const weightOf = (lines: ResolvedLine__Output[]): number =>
  lines.reduce((grams, line) => grams + (line.requires_shipping ? line.weight_grams * line.quantity : 0), 0)

function refuseFields(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Shipping names its own request's fields; the caller knows them under `delivery`. */
const pathsInOrder: Record<string, string> = { country: 'delivery.address.country', shipping_method: 'delivery.shipping_method' }
