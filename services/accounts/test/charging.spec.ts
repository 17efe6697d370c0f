import { Failure } from '@tradecounter/kernel/failure'
import type { ChargeOrderRequest } from '@tradecounter/proto/tradecounter/accounts/v1/ChargeOrderRequest'
import type { PaymentProvider } from '../payments/provider.ts'
import { declined, mayNotOrder, noCard } from '../domain/charge.ts'
import { addAccount, newId, serve } from './serve.ts'
import type { NewAccount, Served } from './serve.ts'

let served: Served

beforeAll(async () => {
  served = await serve()
})

afterAll(() => served.close())

const gbp = (amount: string) => ({ amount, currency: 'GBP' })

const order = (account_id: string, total = '40.00'): ChargeOrderRequest & { order_uuid: string } =>
  ({ order_uuid: newId(), account_id, order_id: 'ABCD2345-WXYZ', total: gbp(total) })

const took = (credit: string, card: string) => ({ credit_applied: gbp(credit), card_charged: gbp(card) })

const gave = (credit: string, card: string) => ({ credit: gbp(credit), card: gbp(card) })

const chargesOf = async ({ order_uuid }: { order_uuid: string }) => (await served.payments.charges()).filter((each) => each.order_uuid === order_uuid)

const refundsOf = async (asked: { order_uuid: string }) => {
  const charges = await chargesOf(asked)
  return (await served.payments.refunds()).filter((refund) => charges.some(({ id }) => id === refund.charge))
}

const creditOf = async (account_id: string) =>
  (await served.context.database.row<{ left: bigint }>(
    { name: 'test_credit', text: 'select coalesce(sum(amount_minor), 0)::bigint as left from credit_entries where account_id = $1' }, [account_id]))?.left

const stateOf = async ({ order_uuid }: { order_uuid: string }) =>
  (await served.context.database.row<{ state: string }>({ name: 'test_state', text: 'select state from charges where order_uuid = $1' }, [order_uuid]))?.state

/** An order whose card was charged two days ago by a process that died, under a key that the provider has forgotten since. */
async function forgottenCharge(): Promise<ReturnType<typeof order>> {
  const account_id = await addAccount(served.context)
  const asked = order(account_id)
  const dying = await served.another({ payments: failing('before', 'take') })
  await expect(dying.ChargeOrder(asked)).rejects.toBeInstanceOf(Failure)
  await served.payments.take({ amount: '4000', currency: 'gbp', customer: `cus_${account_id}`, payment_method: 'pm_card_visa', confirm: 'true', 'metadata[order_uuid]': asked.order_uuid })
  await served.context.database.run({ name: 'test_old', text: `update charges set created_at = created_at - interval '2 days' where order_uuid = $1` }, [asked.order_uuid])
  return asked
}

/** A payment provider that fails a number of times, before or after the real one has done its work. */
function failing(when: 'before' | 'after', which: keyof PaymentProvider, times = 1): PaymentProvider {
  let left = times
  const real = served.context.payments
  const fails = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (left-- <= 0) return work()
    if (when === 'after') await work()
    throw new Error('the process died here')
  }
  return {
    ...real,
    ...which === 'take' && { take: (charge) => fails(() => real.take(charge)) },
    ...which === 'close' && { close: (charge) => fails(() => real.close(charge)) },
    ...which === 'giveBack' && { giveBack: (uuid, intent) => fails(() => real.giveBack(uuid, intent)) },
  }
}

describe('payment is by the default saved card, charged after any account credit', () => {
  const rows: [string, NewAccount, ReturnType<typeof took> | { refusal: string }, { card?: string, credit: bigint }][] = [
    ['no credit, a card', {}, took('0.00', '40.00'), { card: 'succeeded', credit: 0n }],
    ['some credit, a card', { credit_minor: 1_550n }, took('15.50', '24.50'), { card: 'succeeded', credit: 0n }],
    ['credit for all of it, a card', { credit_minor: 5_000n }, took('40.00', '0.00'), { credit: 1_000n }],
    ['credit for exactly all of it, a card', { credit_minor: 4_000n }, took('40.00', '0.00'), { credit: 0n }],
    ['no credit, a card that declines', { card: 'pm_card_chargeDeclined' }, { refusal: declined }, { card: 'declined', credit: 0n }],
    ['some credit, a card that declines', { card: 'pm_card_chargeDeclined', credit_minor: 1_550n }, { refusal: declined }, { card: 'declined', credit: 1_550n }],
    ['credit for all of it, a card that would decline', { card: 'pm_card_chargeDeclined', credit_minor: 5_000n }, took('40.00', '0.00'), { credit: 1_000n }],
    ['a card that the provider does not know', { card: 'pm_unknown', credit_minor: 100n }, { refusal: declined }, { credit: 100n }],
    ['no credit, no card', { card: null }, { refusal: noCard }, { credit: 0n }],
    ['some credit, no card', { card: null, credit_minor: 1_550n }, { refusal: noCard }, { credit: 1_550n }],
    ['credit for all of it, no card', { card: null, credit_minor: 5_000n }, { refusal: noCard }, { credit: 5_000n }],
    ['an account in test is never charged', { status: 'test', credit_minor: 1_550n }, took('0.00', '0.00'), { credit: 1_550n }],
    ['an account in test whose test card declines', { status: 'test', card: 'pm_card_chargeDeclined' }, { refusal: declined }, { credit: 0n }],
    ['an account in test without a card', { status: 'test', card: null }, { refusal: noCard }, { credit: 0n }],
    ['a lead', { status: 'lead', credit_minor: 5_000n }, { refusal: mayNotOrder }, { credit: 5_000n }],
    ['an inactive account', { status: 'inactive' }, { refusal: mayNotOrder }, { credit: 0n }],
  ]

  test.each(rows)('%s', async (_, account, expected, after) => {
    const account_id = await addAccount(served.context, account)
    const asked = order(account_id)
    // A repeat answers as the first did, and takes nothing more.
    for (let time = 0; time < 2; time++) {
      const charged = served.accounts.ChargeOrder(asked)
      if ('refusal' in expected) await expect(charged).rejects.toMatchObject({ code: 'validation', detail: expected.refusal, errors: undefined })
      else expect(await charged).toEqual(expected)
    }
    expect((await chargesOf(asked)).map(({ status }) => status)).toEqual(after.card ? [after.card] : [])
    expect(await creditOf(account_id)).toBe(after.credit)
  })

  test('a total of 0 asks no card', async () => {
    const asked = order(await addAccount(served.context, { card: 'pm_card_chargeDeclined', credit_minor: 10n }), '0.00')
    expect(await served.accounts.ChargeOrder(asked)).toEqual(took('0.00', '0.00'))
    expect(await chargesOf(asked)).toEqual([])
  })

  test('the card charge carries the order, its reference and its uuid as the idempotency key', async () => {
    const asked = order(await addAccount(served.context))
    await served.accounts.ChargeOrder(asked)
    expect(await chargesOf(asked)).toMatchObject([{ amount: 4_000, currency: 'GBP', order_uuid: asked.order_uuid, idempotency_key: asked.order_uuid }])
  })

  test.each([
    ['another currency', { amount: '40.00', currency: 'EUR' }], ['a negative amount', gbp('-1.00')], ['no amount', gbp('')], ['other digits', gbp('40.0')], ['nothing', null],
  ])('a total of %s is refused, and nothing is written', async (_, total) => {
    const asked = { ...order(await addAccount(served.context)), total }
    await expect(served.accounts.ChargeOrder(asked)).rejects.toMatchObject({ code: 'validation' })
    expect(await stateOf(asked)).toBeUndefined()
  })

  test('an unknown account is not found, and nothing is written', async () => {
    for (const account_id of [newId(), 'x', '']) {
      const asked = order(account_id)
      await expect(served.accounts.ChargeOrder(asked)).rejects.toMatchObject({ code: 'not_found' })
      expect(await stateOf(asked)).toBeUndefined()
    }
  })
})

describe('an order is charged once', () => {
  test('a repeat with another total or account is a conflict', async () => {
    const asked = order(await addAccount(served.context))
    await served.accounts.ChargeOrder(asked)
    await expect(served.accounts.ChargeOrder({ ...asked, total: gbp('39.00') })).rejects.toMatchObject({ code: 'conflict' })
    await expect(served.accounts.ChargeOrder({ ...asked, account_id: await addAccount(served.context) })).rejects.toMatchObject({ code: 'conflict' })
    expect(await chargesOf(asked)).toHaveLength(1)
  })

  test('20 at once take one card charge and the credit once', async () => {
    const account_id = await addAccount(served.context, { credit_minor: 1_000n })
    const asked = order(account_id)
    const answers = await Promise.all(Array.from({ length: 20 }, () => served.accounts.ChargeOrder(asked)))
    for (const answer of answers) expect(answer).toEqual(took('10.00', '30.00'))
    expect(await chargesOf(asked)).toHaveLength(1)
    expect(await creditOf(account_id)).toBe(0n)
  })

  test('20 at once of a declined order give the credit back once', async () => {
    const account_id = await addAccount(served.context, { card: 'pm_card_chargeDeclined', credit_minor: 1_000n })
    const asked = order(account_id)
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => served.accounts.ChargeOrder(asked)))
    for (const answer of answers) expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'validation', detail: declined } })
    expect(await creditOf(account_id)).toBe(1_000n)
  })

  test('20 orders at once never overdraw the credit', async () => {
    const account_id = await addAccount(served.context, { credit_minor: 12_345n })
    const asked = Array.from({ length: 20 }, () => order(account_id, '10.00'))
    const answers = await Promise.all(asked.map((each) => served.accounts.ChargeOrder(each)))
    const credit = answers.map(({ credit_applied }) => Number(credit_applied?.amount.replace('.', '')))
    expect(credit.reduce((sum, each) => sum + each, 0)).toBe(12_345)
    expect(credit.filter((each) => each === 1_000)).toHaveLength(12)
    expect(await creditOf(account_id)).toBe(0n)
    const charged = (await served.payments.charges()).filter(({ order_uuid }) => asked.some((each) => each.order_uuid === order_uuid))
    expect(charged.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(20_000 - 12_345)
  })

  test.each(['before', 'after'] as const)('a process that dies just %s the card is charged leaves what a repeat completes', async (when) => {
    const account_id = await addAccount(served.context, { credit_minor: 1_000n })
    const asked = order(account_id)
    const dying = await served.another({ payments: failing(when, 'take') })
    await expect(dying.ChargeOrder(asked)).rejects.toMatchObject({ code: 'internal' })
    expect(await stateOf(asked)).toBe('pending')
    expect(await creditOf(account_id)).toBe(0n)
    expect(await served.accounts.ChargeOrder(asked)).toEqual(took('10.00', '30.00'))
    expect(await chargesOf(asked)).toHaveLength(1)
    expect(await creditOf(account_id)).toBe(0n)
  })

  test('a repeat asks for the card of the first time, also when another is the default since', async () => {
    const account_id = await addAccount(served.context)
    const asked = order(account_id)
    const dying = await served.another({ payments: failing('after', 'take') })
    await expect(dying.ChargeOrder(asked)).rejects.toBeInstanceOf(Failure)
    await served.context.database.run({ name: 'test_card', text: `update cards set payment_method_id = 'pm_card_chargeDeclined' where account_id = $1` }, [account_id])
    expect(await served.accounts.ChargeOrder(asked)).toEqual(took('0.00', '40.00'))
    expect(await chargesOf(asked)).toHaveLength(1)
  })

  test('a charge whose answer the provider lost for good is looked up there', async () => {
    const asked = order(await addAccount(served.context, { card: 'pm_card_lostAnswer' }))
    expect(await served.accounts.ChargeOrder(asked)).toEqual(took('0.00', '40.00'))
    expect(await chargesOf(asked)).toHaveLength(1)
  })

  test('a charge that is resumed after the provider may have forgotten its key is looked up there first', async () => {
    const asked = await forgottenCharge()
    expect(await served.accounts.ChargeOrder(asked)).toEqual(took('0.00', '40.00'))
    expect(await chargesOf(asked)).toHaveLength(1)
  })
})

describe('whatever was taken is given back as it was taken', () => {
  test('credit to credit and card to card, once', async () => {
    const account_id = await addAccount(served.context, { credit_minor: 1_550n })
    const asked = order(account_id)
    await served.accounts.ChargeOrder(asked)
    const refunds = await Promise.all(Array.from({ length: 5 }, () => served.accounts.RefundOrder(asked)))
    for (const refund of refunds) expect(refund).toEqual(gave('15.50', '24.50'))
    expect(await served.accounts.RefundOrder(asked)).toEqual(gave('15.50', '24.50'))
    expect(await refundsOf(asked)).toMatchObject([{ amount: 2_450, currency: 'GBP' }])
    expect(await creditOf(account_id)).toBe(1_550n)
  })

  test.each<[string, NewAccount, ReturnType<typeof gave>]>([
    ['paid by credit alone', { credit_minor: 9_000n }, gave('40.00', '0.00')],
    ['of an account in test', { status: 'test' }, gave('0.00', '0.00')],
  ])('an order %s asks no provider', async (_, account, expected) => {
    const account_id = await addAccount(served.context, account)
    const asked = order(account_id)
    await served.accounts.ChargeOrder(asked)
    const offline: PaymentProvider = { take: unexpected, close: unexpected, giveBack: unexpected }
    const another = await served.another({ payments: offline })
    expect(await another.RefundOrder(asked)).toEqual(expected)
    expect(await creditOf(account_id)).toBe(account.credit_minor ?? 0n)
  })

  test('a declined order has nothing to give back', async () => {
    const account_id = await addAccount(served.context, { card: 'pm_card_chargeDeclined', credit_minor: 1_000n })
    const asked = order(account_id)
    await expect(served.accounts.ChargeOrder(asked)).rejects.toMatchObject({ detail: declined })
    expect(await served.accounts.RefundOrder(asked)).toEqual(gave('0.00', '0.00'))
    expect(await creditOf(account_id)).toBe(1_000n)
    await expect(served.accounts.ChargeOrder(asked)).rejects.toMatchObject({ detail: declined })
  })

  test('an order that was never charged is answered in zeros, and cannot be charged by a request that comes late', async () => {
    const account_id = await addAccount(served.context, { credit_minor: 1_000n })
    const asked = order(account_id)
    for (let time = 0; time < 2; time++) {
      expect(await served.accounts.RefundOrder(asked)).toEqual({ credit: { amount: '0.00', currency: '' }, card: { amount: '0.00', currency: '' } })
      await expect(served.accounts.ChargeOrder(asked)).rejects.toMatchObject({ code: 'conflict' })
    }
    expect(await chargesOf(asked)).toEqual([])
    expect(await creditOf(account_id)).toBe(1_000n)
  })

  test('a refunded order is not charged again', async () => {
    const asked = order(await addAccount(served.context))
    await served.accounts.ChargeOrder(asked)
    await served.accounts.RefundOrder(asked)
    await expect(served.accounts.ChargeOrder(asked)).rejects.toMatchObject({ code: 'conflict' })
    expect(await chargesOf(asked)).toHaveLength(1)
  })

  test('a charge that died before it reached the provider ends as nothing charged', async () => {
    const account_id = await addAccount(served.context, { credit_minor: 1_000n })
    const asked = order(account_id)
    const dying = await served.another({ payments: failing('before', 'take') })
    await expect(dying.ChargeOrder(asked)).rejects.toBeInstanceOf(Failure)
    expect(await served.accounts.RefundOrder(asked)).toEqual(gave('10.00', '0.00'))
    expect(await chargesOf(asked)).toEqual([])
    expect(await creditOf(account_id)).toBe(1_000n)
  })

  test('a charge request that is still on its way when its order is given up takes nothing when it arrives', async () => {
    const account_id = await addAccount(served.context)
    const asked = order(account_id)
    const sent = Promise.withResolvers<void>()
    const arrives = Promise.withResolvers<void>()
    const real = served.context.payments
    const late = await served.another({
      payments: {
        ...real,
        take: async (charge) => {
          sent.resolve()
          await arrives.promise
          return real.take(charge)
        },
      },
    })
    const charged = late.ChargeOrder(asked)
    await sent.promise
    expect(await served.accounts.RefundOrder(asked)).toEqual(gave('0.00', '0.00'))
    arrives.resolve()
    await expect(charged).rejects.toMatchObject({ code: 'conflict' })
    expect(await chargesOf(asked)).toEqual([])
  })

  test.each(['pm_card_visa', 'pm_card_lostAnswer'])('a charge by %s that died after it reached the provider is refunded', async (card) => {
    const account_id = await addAccount(served.context, { card, credit_minor: 1_000n })
    const asked = order(account_id)
    const dying = await served.another({ payments: failing('after', 'take', 9) })
    await expect(dying.ChargeOrder(asked)).rejects.toBeInstanceOf(Failure)
    expect(await served.accounts.RefundOrder(asked)).toEqual(gave('10.00', '30.00'))
    expect(await chargesOf(asked)).toHaveLength(1)
    expect(await refundsOf(asked)).toMatchObject([{ amount: 3_000 }])
    expect(await creditOf(account_id)).toBe(1_000n)
  })

  test('a charge under a key that the provider may have forgotten is looked up there before it is given up', async () => {
    const asked = await forgottenCharge()
    expect(await served.accounts.RefundOrder(asked)).toEqual(gave('0.00', '40.00'))
    expect(await refundsOf(asked)).toHaveLength(1)
  })

  test.each([['before', 'close'], ['after', 'close'], ['before', 'giveBack'], ['after', 'giveBack']] as const)(
    'a process that dies just %s %s leaves what a repeat completes', async (when, which) => {
      const account_id = await addAccount(served.context, { credit_minor: 1_000n })
      const asked = order(account_id)
      const charging = await served.another({ payments: failing('after', 'take') })
      await expect(charging.ChargeOrder(asked)).rejects.toBeInstanceOf(Failure)
      const refunding = await served.another({ payments: failing(when, which) })
      await expect(refunding.RefundOrder(asked)).rejects.toBeInstanceOf(Failure)
      expect(await stateOf(asked)).toBe('refunding')
      await expect(served.accounts.ChargeOrder(asked)).rejects.toMatchObject({ code: 'conflict' })
      expect(await served.accounts.RefundOrder(asked)).toEqual(gave('10.00', '30.00'))
      expect(await refundsOf(asked)).toHaveLength(1)
      expect(await creditOf(account_id)).toBe(1_000n)
    })

  test('a refund whose key the provider has forgotten is not made twice', async () => {
    const asked = order(await addAccount(served.context))
    await served.accounts.ChargeOrder(asked)
    const [charge] = await served.context.database.rows<{ payment_intent_id: string }>(
      { name: 'test_intent', text: 'select payment_intent_id from charges where order_uuid = $1' }, [asked.order_uuid])
    // Made under another key, as it looks once the first is forgotten.
    await served.context.payments.giveBack(newId(), charge?.payment_intent_id ?? '')
    expect(await served.accounts.RefundOrder(asked)).toEqual(gave('0.00', '40.00'))
    expect(await refundsOf(asked)).toHaveLength(1)
  })

  test('charging and giving back at once ends in one or the other, never in between', async () => {
    const account_id = await addAccount(served.context, { credit_minor: 1_000n })
    for (let round = 0; round < 10; round++) {
      const asked = order(account_id, '150.00')
      await Promise.allSettled([served.accounts.ChargeOrder(asked), served.accounts.RefundOrder(asked), served.accounts.ChargeOrder(asked)])
      await served.accounts.RefundOrder(asked)
      expect(await stateOf(asked)).toBe('refunded')
      expect(await refundsOf(asked)).toHaveLength((await chargesOf(asked)).length)
    }
    expect(await creditOf(account_id)).toBe(1_000n)
  })
})

describe('while the payment provider cannot be reached', () => {
  test('an order is neither charged nor refused, and completes later', async () => {
    const account_id = await addAccount(served.context, { credit_minor: 1_000n })
    const [asked, refunded, covered] = [order(account_id), order(await addAccount(served.context)), order(await addAccount(served.context, { credit_minor: 4_000n }))]
    await served.accounts.ChargeOrder(refunded)
    await served.payments.stop()
    const hasty = await served.another({}, 3_000)
    const down = Promise.all([
      expect(hasty.ChargeOrder(asked)).rejects.toMatchObject({ code: 'unavailable' }),
      expect(hasty.RefundOrder(refunded)).rejects.toMatchObject({ code: 'unavailable' }),
      expect(served.context.payments.giveBack(newId(), 'pi_any')).rejects.toMatchObject({ code: 'unavailable' }),
    ])
    expect(await served.accounts.ChargeOrder(covered)).toEqual(took('40.00', '0.00'))
    await down
    expect(await stateOf(asked)).toBe('pending')
    expect(await stateOf(refunded)).toBe('refunding')
    await served.payments.start()
    expect(await served.accounts.ChargeOrder(asked)).toEqual(took('10.00', '30.00'))
    expect(await chargesOf(asked)).toHaveLength(1)
    expect(await served.accounts.RefundOrder(refunded)).toEqual(gave('0.00', '40.00'))
    expect(await refundsOf(refunded)).toHaveLength(1)
  })
})

function unexpected(): never {
  throw new Error('the provider was asked')
}
