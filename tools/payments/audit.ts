import type { Ledger } from './ledger.ts'

/** GET /_sandbox/charges (DESIGN "The two commands"): all that was ever taken or declined, and given back, oldest first. Amounts in minor units. */
export const audit = ({ charges, refunds }: Ledger): object => ({
  charges: charges.map(({ id, amount, currency, status, order_uuid, idempotency_key, created_at }) =>
    ({ id, amount, currency: currency.toUpperCase(), status, order_uuid, idempotency_key, created_at })),
  refunds: refunds.map(({ id, charge, amount, currency, created }) =>
    ({ id, charge, amount, currency: currency.toUpperCase(), created_at: new Date(created * 1000).toISOString() })),
})
