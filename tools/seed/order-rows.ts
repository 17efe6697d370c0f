/** Rows of the orders in orders.ts: priced by pricing's and shipping's own rules, with what they took from shelves and from credit. */
import { toAmount, zero } from '@tradecounter/kernel/money'
import type { Money } from '@tradecounter/kernel/money'
import { listsOf } from '../../services/pricing/db/load-lists.ts'
import { priceOrder } from '../../services/pricing/domain/order-totals.ts'
import type { OrderPrice } from '../../services/pricing/domain/order-totals.ts'
import { listFor, taxRateOf } from '../../services/pricing/domain/price-list.ts'
import { tariffOf } from '../../services/shipping/db/load-tariff.ts'
import { amountFor, methodsTo } from '../../services/shipping/domain/rates.ts'
import { accountId, accountRows } from './accounts.ts'
import type { AccountName } from './accounts.ts'
import { blankOf, designNamed, designRows, personalisationZoneRows, placementRows, variantId, variantRows, zoneId } from './design-rows.ts'
import type { ListedDesign } from './design-rows.ts'
import { referenceOf, uuidOf } from './ids.ts'
import { historyOf } from './order-history.ts'
import { orders } from './orders.ts'
import type { DemoLine, DemoOrder } from './orders.ts'
import { premiumRows, priceListRows, productPriceRows, taxRateRows, tierRows } from './prices.ts'
import { productId } from './products.ts'
import { methodRows, originRows, rateRows, zoneCountryRows } from './shipping.ts'

const prices = listsOf({ rates: taxRateRows, price_lists: priceListRows, products: productPriceRows, tiers: tierRows, premiums: premiumRows })
const tariff = tariffOf({ countries: zoneCountryRows, origins: originRows, methods: methodRows, rates: rateRows })

const must = <T>(value: T | undefined | null, what: string): T => {
  if (value === undefined || value === null) throw new Error(`the demo world has no ${what}`)
  return value
}

interface Line extends DemoLine {
  of: ListedDesign
  product_id: string
  variant: typeof variantRows[number]
  personalisation_rows: { zone_id: string, label: string, placement: string | null, text: string }[]
  /** Placements that the line prints. */
  placements: number
}

function resolve(account: AccountName, line: DemoLine): Line {
  const of = designNamed(account, line.design)
  const id = variantId(of.id, line.colour ?? null, line.size ?? null)
  const variant = must(variantRows.find((row) => row.id === id), `variant ${line.design} ${line.colour ?? ''} ${line.size ?? ''}`)
  const personalisation_rows = Object.entries(line.personalisation ?? {}).map(([label, text]) => {
    const zone = must(personalisationZoneRows.find((row) => row.id === zoneId(of.id, label)), `zone ${label} of ${line.design}`)
    return { zone_id: zone.id, label, placement: zone.placement, text }
  })
  const filled = new Set(personalisation_rows.map((row) => row.placement))
  const placements = placementRows.filter((row) => row.design_id === of.id && (row.has_static_artwork || filled.has(row.placement))).length
  return { ...line, of, variant, personalisation_rows, placements, product_id: productId(must(of.blank, 'blank')) }
}

interface Costs {
  method: 'none' | 'standard' | 'express'
  international: boolean
  price: OrderPrice
}

function cost(account: AccountName, order: DemoOrder, lines: Line[]): Costs {
  const { country, currency } = must(accountRows.find((row) => row.slug === account), `account ${account}`)
  const list = must(listFor(prices, country ?? undefined, currency ?? undefined), `price list for ${account}`)
  const origin = must(tariff.origins.get(list.country), `origin for ${account}`)
  const destination = order.to === 'pickup' ? origin : order.to.country
  const grams = lines.reduce((sum, line) => sum + (blankOf(line.of)?.ships_free ? 0 : line.variant.weight_grams * line.quantity), 0)
  const asked = order.express ? 'express' : 'standard'
  const way = order.to === 'pickup' || grams === 0 ? undefined
    : must(methodsTo(tariff, origin, destination, list.currency).find(({ method }) => method === asked), `${asked} to ${destination}`)
  const shipping: Money = { minor: way ? amountFor(way.bands, BigInt(grams)) : 0n, currency: list.currency }
  const ordered = lines.map((line) => ({
    product_id: line.product_id, product_title: must(blankOf(line.of), 'blank').title, quantity: line.quantity, placements: line.placements,
    print_method: must(designRows.find((row) => row.id === line.of.id), line.of.name).print_method ?? '',
  }))
  const price = priceOrder(list, taxRateOf(prices, destination), ordered, shipping)
  if (price.unpriced.length + price.minimum_quantity_violations.length > 0) throw new Error(`${order.name} could not have been placed`)
  return { price, method: way?.method ?? 'none', international: destination !== origin }
}

/** Everything of one order, in all databases. */
function made(account: AccountName, order: DemoOrder) {
  const uuid = uuidOf(`order ${account} ${order.name}`)
  const lines = order.lines.map((line) => resolve(account, line))
  const { price, method, international } = cost(account, order, lines)
  const { total } = price.totals
  const credit = order.paid === 'credit' ? total : zero(total.currency)
  const progress = lines.map(({ quantity, preordered = 0 }, place) =>
    ({ id: uuidOf(`item ${uuid} ${place}`), quantity, preorder_quantity: preordered, status: null }))
  const history = historyOf(order, uuid, progress, { credit: toAmount(credit), card: toAmount(zero(total.currency)) })
  const items = lines.map((line, place) => ({
    ...must(history.items[place], 'item'),
    order_uuid: uuid, position: place,
    design_id: line.of.id, design_name: line.of.name,
    thumbnail_url: must(designRows.find((row) => row.id === line.of.id), line.design).thumbnail_url,
    product_id: line.product_id, variant_id: line.variant.id, colour: line.variant.colour, size: line.variant.size,
    stock_controlled: line.variant.quantity !== null,
    unit_price_minor: must(price.lines[place], 'price').unit_price.minor, unit_tax_minor: must(price.lines[place], 'price').unit_tax.minor,
    personalisation: line.personalisation_rows,
  }))
  return { account, order, uuid, lines, items, history, method, international, totals: price.totals, total, credit }
}

export const madeOrders = (Object.entries(orders) as [AccountName, DemoOrder[]][])
  .flatMap(([account, placed]) => placed.map((order) => made(account, order)))

const customerId = (account: AccountName, email: string): string => uuidOf(`customer ${account} ${email}`)

export const customerRows = [...new Map(madeOrders.flatMap(({ account, order: { customer, placed } }) => (customer
  ? [[customerId(account, customer.email), {
      id: customerId(account, customer.email), account_id: accountId(account), email: customer.email,
      first_name: customer.first_name, last_name: customer.last_name, phone: customer.phone ?? null, company: customer.company ?? null, created_at: new Date(placed),
    }] as const]
  : []))).values()]

const amounts = (totals: OrderPrice['totals']): Record<string, string> =>
  Object.fromEntries(Object.entries<Money>({ ...totals }).map(([name, figure]): [string, string] => [name, toAmount(figure).amount]))

/** `seal` is the orders service's own. */
export const orderRows = (seal: (secret: string) => Buffer) => madeOrders.map(({
  account, order, uuid, items, history, method, international, totals, total, credit,
}) => ({
  uuid,
  reference: referenceOf(`${account} ${order.name}`),
  account_id: accountId(account),
  status: history.status,
  source: order.source,
  external_reference: order.external_reference ?? null,
  is_pre_order: order.lines.some((line) => line.preordered),
  placed_at: new Date(order.placed),
  currency: total.currency,
  payment_method: order.paid === 'credit' ? 'online_payment' : 'bank_transfer',
  item_count: items.reduce((units, item) => units + item.quantity, 0),
  customer_id: order.customer ? customerId(account, order.customer.email) : null,
  customer: order.customer ? { ...order.customer } : null,
  delivery_type: order.to === 'pickup' ? 'pickup' : 'delivery',
  shipping_method: method,
  shipping_type: international ? 'international' : 'local',
  address: order.to === 'pickup' ? null : { ...order.to },
  metadata: order.metadata ?? '{}',
  suppress_business_emails: order.quiet === 'business',
  suppress_customer_emails: order.quiet === 'customer',
  webhook_url: order.webhook?.url ?? null,
  webhook_secret_sealed: order.webhook ? seal(order.webhook.secret) : null,
  totals: amounts(totals),
  total_minor: total.minor,
  credit_applied_minor: credit.minor,
  card_charged_minor: 0n,
  sandbox: false,
  approved_at: history.stamps.approved_at ?? null,
  sent_to_production_at: history.stamps.sent_to_production_at ?? null,
  shipped_at: history.stamps.shipped_at ?? null,
  delivered_at: history.stamps.delivered_at ?? null,
  completed_at: history.stamps.completed_at ?? null,
  event_count: history.events.length,
  created_at: new Date(order.placed),
  idempotency_key: null, request_digest: null, lease_until: null, charging_at: null, refusal: null, refund_due: false, release_due: false,
}))

export const orderItemRows = madeOrders.flatMap(({ items }) => items)
export const shipmentRows = madeOrders.flatMap(({ history }) => history.shipments)
export const shipmentItemRows = madeOrders.flatMap(({ history }) => history.shipment_items)
export const issueRows = madeOrders.flatMap(({ history }) => history.issues)
export const eventRows = madeOrders.flatMap(({ history }) => history.events)

/** Catalog's: the shelves in designs.ts are what is left after these. */
const holding = madeOrders.filter(({ items }) => items.some((item) => item.stock_controlled))

export const reservationRows = holding.map(({ uuid, order, history }) =>
  ({ order_uuid: uuid, reserved_at: new Date(order.placed), released_at: history.freed_at }))

export const reservedLineRows = holding.flatMap(({ uuid, lines, items }) => items.flatMap(({ stock_controlled, variant_id, quantity }, line) => {
  const preordered = lines[line]?.preordered ?? 0
  return stock_controlled ? [{ order_uuid: uuid, line, variant_id, reserved: quantity - preordered, preordered }] : []
}))

/** Accounts': orders paid by credit, and the credit that was granted for them, so that none is left. */
const onCredit = madeOrders.filter(({ order }) => order.paid === 'credit')

export const chargeRows = onCredit.map(({ uuid, account, order, total }) => ({
  order_uuid: uuid, account_id: accountId(account), order_id: referenceOf(`${account} ${order.name}`),
  state: 'succeeded', total_minor: total.minor, credit_minor: total.minor, card_minor: 0n, currency: total.currency, customer_id: null, payment_method_id: null, payment_intent_id: null,
  created_at: new Date(order.placed), updated_at: new Date(order.placed),
}))

interface CreditEntry {
  id: string
  account_id: string
  order_uuid: string | null
  kind: string
  amount_minor: bigint
  currency: string
  created_at: Date
}

export const spentCreditRows: CreditEntry[] = [
  ...chargeRows.map(({ order_uuid, account_id, credit_minor, currency, created_at }) =>
    ({ id: uuidOf(`credit for ${order_uuid}`), account_id, order_uuid, kind: 'charge', amount_minor: -credit_minor, currency, created_at })),
  ...[...Map.groupBy(chargeRows, (row) => row.account_id)].map(([account_id, rows]) => ({
    id: uuidOf(`credit granted ${account_id}`), account_id, order_uuid: null, kind: 'grant', currency: must(rows[0], 'charge').currency,
    amount_minor: rows.reduce((minor, row) => minor + row.credit_minor, 0n), created_at: new Date('2026-04-01T09:00:00Z'),
  })),
]
