/**
 * The draft: an order attempt that is not yet paid (O6). It is committed before anything is reserved or charged, so that whatever happens
 * next can be found and finished, or undone.
 */
import { createHash } from 'node:crypto'
import { seal } from '@tradecounter/chassis/seal'
import type { Queries, Statement } from '@tradecounter/chassis/database'
import { orderReference, uuidv7 } from '@tradecounter/kernel/ids'
import { fromAmount } from '@tradecounter/kernel/money'
import type { OrderInput__Output } from '@tradecounter/proto/tradecounter/orders/v1/OrderInput'
import type { PlaceOrderRequest__Output } from '@tradecounter/proto/tradecounter/orders/v1/PlaceOrderRequest'
import type { Context } from '../context.ts'
import type { PricedInput } from './price.ts'

/** A process that places an order is taken for dead after this. Longer than any placing may take. */
export const lease_ms = 20_000

export interface Draft {
  uuid: string
  reference: string
  account_id: string
  source: string
  external_reference: string | null
  currency: string
  total_minor: bigint
  webhook_url: string | null
  has_secret: boolean
  /** What catalog has to reserve; `index` is the line's. */
  stock_lines: { variant_id: string, quantity: number, index: number }[]
}

/** One statement: a draft is there whole or not at all, and never twice for one idempotency key. */
const insertDraft: Statement = {
  name: 'draft_insert',
  text: `with attempt as (
      insert into orders (uuid, reference, account_id, status, source, external_reference, is_pre_order, currency, payment_method, item_count,
        customer, delivery_type, shipping_method, shipping_type, address, metadata, suppress_business_emails, suppress_customer_emails,
        webhook_url, webhook_secret_sealed, totals, total_minor, credit_applied_minor, card_charged_minor, event_count, created_at,
        idempotency_key, request_digest, lease_until, charging_at, sandbox, refund_due, release_due)
      select uuid, reference, account_id, 'draft', source, external_reference, is_pre_order, currency, 'online_payment', item_count,
        customer, delivery_type, shipping_method, shipping_type, address, metadata, suppress_business_emails,
        suppress_customer_emails, webhook_url, decode(webhook_secret_sealed, 'base64'), totals, total_minor, 0, 0, 0, created_at,
        idempotency_key, decode(request_digest, 'base64'), lease_until, charging_at, sandbox, false, false
      from jsonb_to_record($1::jsonb) as o (uuid uuid, reference text, account_id uuid, source text, external_reference text, is_pre_order boolean,
        currency text, item_count int, customer jsonb, delivery_type text, shipping_method text, shipping_type text, address jsonb, metadata text,
        suppress_business_emails boolean, suppress_customer_emails boolean, webhook_url text, webhook_secret_sealed text, totals jsonb,
        total_minor bigint, created_at timestamptz, idempotency_key text, request_digest text, lease_until timestamptz, charging_at timestamptz, sandbox boolean)
      on conflict (account_id, idempotency_key) where idempotency_key is not null do nothing
      returning uuid
    )
    insert into order_items (id, order_uuid, position, design_id, design_name, thumbnail_url, product_id, variant_id, colour, size, quantity,
      preorder_quantity, stock_controlled, unit_price_minor, unit_tax_minor, personalisation)
    select id, (select uuid from attempt), position, design_id, design_name, thumbnail_url, product_id, variant_id, colour, size, quantity,
      preorder_quantity, stock_controlled, unit_price_minor, unit_tax_minor, personalisation
    from jsonb_to_recordset($2::jsonb) as i (id uuid, position int, design_id text, design_name text, thumbnail_url text, product_id uuid,
      variant_id uuid, colour text, size text, quantity int, preorder_quantity int, stock_controlled boolean, unit_price_minor bigint,
      unit_tax_minor bigint, personalisation jsonb)
    where exists (select from attempt)`,
}

/** Answers the draft, or undefined when the key is taken already. */
export async function commitDraft(
  context: Context, request: PlaceOrderRequest__Output, input: OrderInput__Output, quoted: PricedInput,
): Promise<Draft | undefined> {
  const { clock, random, database } = context
  const now = clock.now()
  const uuid = uuidv7(now, random)
  const { totals } = quoted.priced
  if (!totals?.total) throw new Error('pricing answered no totals')
  const total = fromAmount(totals.total)
  const stock_lines = quoted.lines.flatMap(({ variant_id = '', quantity, stock_controlled }, index) => (stock_controlled ? [{ variant_id, quantity, index }] : []))
  const order = {
    uuid,
    reference: orderReference(random),
    account_id: request.account_id,
    source: request.source,
    external_reference: input.external_reference ?? null,
    is_pre_order: quoted.lines.some((line) => line.preorder_quantity > 0),
    currency: total.currency,
    item_count: quoted.lines.reduce((units, line) => units + line.quantity, 0),
    customer: input.customer && customerSnapshot(input.customer),
    delivery_type: quoted.delivery_type,
    shipping_method: quoted.shipping_method,
    shipping_type: quoted.shipping_type,
    address: quoted.delivery_type === 'delivery' ? input.delivery?.address : null,
    metadata: input.metadata || '{}',
    suppress_business_emails: input.notifications?.suppress_business_emails ?? false,
    suppress_customer_emails: input.notifications?.suppress_customer_emails ?? false,
    webhook_url: input.webhook_url ?? null,
    webhook_secret_sealed: input.webhook_secret && seal(input.webhook_secret, context.sealing_key, random).toString('base64'),
    totals: Object.fromEntries(Object.entries(totals).map(([name, figure]) => [name, figure?.amount])),
    total_minor: total.minor.toString(),
    created_at: now.toISOString(),
    idempotency_key: request.idempotency_key,
    request_digest: digestOf(request).toString('base64'),
    lease_until: new Date(now.getTime() + lease_ms).toISOString(),
    sandbox: quoted.account.status === 'test',
    // Nothing to reserve: the next step is the charge.
    charging_at: stock_lines.length > 0 ? null : now.toISOString(),
  }
  const inserted = await database.run(insertDraft, [JSON.stringify(order), JSON.stringify(itemRows(context, quoted))])
  return inserted > 0 ? { ...order, total_minor: total.minor, has_secret: Boolean(input.webhook_secret), stock_lines } : undefined
}

const draftByUuid: Statement = {
  name: 'draft_by_uuid',
  text: `select uuid, reference, account_id, source, external_reference, currency, total_minor, webhook_url, webhook_secret_sealed is not null as has_secret,
      coalesce((select jsonb_agg(jsonb_build_object('variant_id', variant_id, 'quantity', quantity, 'index', position) order by position)
        from order_items where order_uuid = uuid and stock_controlled), '[]') as stock_lines
    from orders where uuid = $1 and status = 'draft'`,
}

/** A draft as it was committed; undefined once it is settled. */
export const readDraft = (on: Queries, uuid: string): Promise<Draft | undefined> => on.row<Draft & Record<string, unknown>>(draftByUuid, [uuid])

const customerSnapshot = ({ first_name, last_name, email, phone, company }: NonNullable<OrderInput__Output['customer']>) =>
  ({ first_name, last_name, email, phone, company })

const itemRows = ({ clock, random }: Context, { lines, priced }: PricedInput) => lines.map((line, position) => {
  const { unit_price, unit_tax } = priced.lines[position] ?? {}
  if (!unit_price || !unit_tax) throw new Error(`pricing left out line ${position}`)
  return {
    id: uuidv7(clock.now(), random),
    position,
    design_id: line.design_id,
    design_name: line.design_name,
    thumbnail_url: line.thumbnail_url,
    product_id: line.product_id,
    variant_id: line.variant_id,
    colour: line.colour,
    size: line.size,
    quantity: line.quantity,
    preorder_quantity: line.preorder_quantity,
    stock_controlled: line.stock_controlled,
    unit_price_minor: fromAmount(unit_price).minor.toString(),
    unit_tax_minor: fromAmount(unit_tax).minor.toString(),
    personalisation: line.personalisation,
  }
})

/** What a key stands for. The metadata's text is left out: the gateway compares it by meaning, and white space may differ. */
export const digestOf = ({ input, source }: PlaceOrderRequest__Output): Buffer =>
  createHash('sha256').update(JSON.stringify([source, { ...input, metadata: '' }])).digest()

const attemptByKey: Statement = {
  name: 'attempt_by_key',
  text: `select uuid, status, lease_until, refusal, request_digest, created_at from orders where account_id = $1 and idempotency_key = $2`,
}

export interface Attempt {
  uuid: string
  status: string
  lease_until: string | null
  refusal: string | null
  request_digest: Buffer
  created_at: string
}

export const findAttempt = (on: Queries, { account_id, idempotency_key }: PlaceOrderRequest__Output): Promise<Attempt | undefined> =>
  on.row<Attempt>(attemptByKey, [account_id, idempotency_key])
