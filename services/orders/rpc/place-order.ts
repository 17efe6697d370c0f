import type { Call, Handler } from '@tradecounter/chassis/grpc-server'
import { Failure, refused } from '@tradecounter/kernel/failure'
import type { Account__Output } from '@tradecounter/proto/tradecounter/accounts/v1/Account'
import type { Money__Output } from '@tradecounter/proto/tradecounter/common/v1/Money'
import type { OrdersServiceDefinition } from '@tradecounter/proto/tradecounter/orders/v1/OrdersService'
import type { PlaceOrderRequest__Output } from '@tradecounter/proto/tradecounter/orders/v1/PlaceOrderRequest'
import type { PricedOrder__Output } from '@tradecounter/proto/tradecounter/pricing/v1/PricedOrder'
import type { Context } from '../context.ts'
import { orderByUuid } from '../db/read-orders.ts'
import { checkPlacing } from '../placing/check-placing.ts'
import { claimDraft } from '../placing/claim.ts'
import { commitDraft, digestOf, findAttempt, readDraft } from '../placing/draft.ts'
import type { Attempt } from '../placing/draft.ts'
import { price } from '../placing/price.ts'
import { repeatRefusal, settle } from '../placing/settle.ts'
import { forgetKey } from '../work/forget-keys.ts'

/** SPEC "POST /v1/orders", its rules 1 to 11; DECISIONS I4, O6 to O8, O10. */
export const placeOrder = (context: Context): Handler<OrdersServiceDefinition, 'PlaceOrder'> => async (request, call) => {
  checkPlacing(request)
  const earlier = await findAttempt(context.database, request)
  const uuid = earlier && !isForgotten(context, earlier)
    ? await resume(context, request, earlier, call)
    : await begin(context, request, earlier, call)
  return orderByUuid(context, uuid)
}

async function begin(context: Context, request: PlaceOrderRequest__Output, forgotten: Attempt | undefined, call: Call): Promise<string> {
  const { input } = request
  if (!input) throw new Failure('bad_request', 'input is required')
  const quoted = await price(context, request.account_id, input, call)
  // What is remembered of the account may be a second old: it is not refused for what it was.
  if (whyNotOrder(quoted.account)) mayOrder(await context.accounts.GetAccount({ account_id: request.account_id }, call))
  meetsMinimums(quoted.priced)
  costsWhatWasExpected(quoted.priced, request.expected_total)
  if (forgotten) await forgetKey(context.database, forgotten.uuid)
  const draft = await commitDraft(context, request, input, quoted)
  if (!draft) throw inProgress()
  await settle(context, draft, call)
  return draft.uuid
}

/** A repeat with a key that is known: the first attempt's answer, or its next step if it died. */
async function resume(context: Context, request: PlaceOrderRequest__Output, attempt: Attempt, call: Call): Promise<string> {
  if (!attempt.request_digest.equals(digestOf(request))) throw new Failure('conflict', 'the idempotency key was used with another request')
  if (attempt.status === 'failed') throw repeatRefusal(attempt.refusal)
  if (attempt.status === 'draft') {
    if (!(await claimDraft(context, attempt.uuid))) throw inProgress()
    const draft = await readDraft(context.database, attempt.uuid)
    if (draft) await settle(context, draft, call)
  }
  return attempt.uuid
}

const day_ms = 24 * 3600 * 1000

/** A key is honoured for 24 hours. */
const isForgotten = ({ clock }: Context, { created_at, status }: Attempt): boolean =>
  status !== 'draft' && Date.parse(created_at) + day_ms <= clock.now().getTime()

const inProgress = (): Failure => new Failure('in_progress', 'an order with this idempotency key is in progress, try again in a moment')

/** DECISIONS C5; SPEC rule 6. */
function whyNotOrder({ status, payment_method_on_file }: Account__Output): string | undefined {
  if (status === 'lead' || status === 'inactive') return `an account of status ${status} cannot place orders`
  return payment_method_on_file ? undefined : 'the account has no saved card'
}

function mayOrder(account: Account__Output): void {
  const why = whyNotOrder(account)
  if (why) throw refused(why)
}

/** SPEC rule 3. */
function meetsMinimums({ minimum_quantity_violations }: PricedOrder__Output): void {
  if (minimum_quantity_violations.length > 0) throw refused(`minimum order quantity: ${minimum_quantity_violations.join('; ')}`)
}

/** DECISIONS O10. */
function costsWhatWasExpected({ totals }: PricedOrder__Output, expected: Money__Output | null): void {
  const total = totals?.total
  if (!expected || !total || (expected.amount === total.amount && expected.currency === total.currency)) return
  throw refused(`the total is ${total.amount} ${total.currency}, not the expected ${expected.amount} ${expected.currency}`)
}
