import { fromFieldErrors } from '@tradecounter/chassis/failure-wire'
import type { Handler } from '@tradecounter/chassis/grpc-server'
import { Failure, invalid, notFound } from '@tradecounter/kernel/failure'
import { isUuid } from '@tradecounter/kernel/ids'
import { limits } from '@tradecounter/kernel/limits'
import { messages } from '@tradecounter/kernel/messages'
import type { CatalogServiceDefinition } from '@tradecounter/proto/tradecounter/catalog/v1/CatalogService'
import type { ResolvedLine } from '@tradecounter/proto/tradecounter/catalog/v1/ResolvedLine'
import type { Context } from '../context.ts'
import { findOrderDesigns } from '../db/order-designs.ts'
import { resolveLines } from '../domain/resolve-lines.ts'
import type { Resolved } from '../domain/resolve-lines.ts'

/** SPEC "Rules for POST /v1/orders and POST /v1/orders/quote" 2, "Personalisation rules"; DECISIONS O8, O12 to O15, W14, W17. Reads only, once. */
export const resolveLinesRpc = ({ database }: Context): Handler<CatalogServiceDefinition, 'ResolveLines'> => async ({ account_id, lines, purpose, delivery_type }) => {
  if (!isUuid(account_id)) throw notFound()
  if (purpose !== 'order' && purpose !== 'estimate') throw new Failure('internal', 'something went wrong on our side', { cause: new Error(`no such purpose: ${purpose}`) })
  if (lines.length > limits.lines_per_order) throw invalid({ items: [messages.atMostEntries(limits.lines_per_order)] })
  const designs = await findOrderDesigns(database, account_id, lines)
  const { lines: resolved, errors } = resolveLines({ purpose, delivery_type, lines }, designs)
  const wrong = fromFieldErrors(errors)
  return wrong.length > 0 ? { errors: wrong } : { lines: resolved.map(onTheWire) }
}

const onTheWire = ({ design, variant, filled, ...line }: Resolved): ResolvedLine => ({
  ...line,
  design_id: design.id,
  design_name: design.name,
  thumbnail_url: design.thumbnail_url ?? undefined,
  variant_id: variant?.id,
  colour: variant?.colour ?? undefined,
  size: variant?.size ?? undefined,
  product_id: design.virtual ? undefined : design.product_id ?? undefined,
  product_title: design.product_title,
  print_method: design.print_method ?? '',
  requires_shipping: design.requires_shipping,
  stock_controlled: design.stock_control_enabled,
  personalisation: filled.map(({ zone, text }) => ({ zone_id: zone.id, label: zone.label, placement: zone.placement ?? undefined, text })),
})
