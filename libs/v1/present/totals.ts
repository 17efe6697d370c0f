import type { OrderTotals__Output } from '@tradecounter/proto/tradecounter/orders/v1/OrderTotals'
import type { OrderTotals, QuoteTotals } from '../schemas/order.ts'
import { nullableMoney } from './money.ts'

/** SPEC "Order": OrderTotals. */
export const presentOrderTotals = (totals: OrderTotals__Output | null): OrderTotals => ({
  currency: totals?.currency ?? null,
  products_ex_tax: nullableMoney(totals?.products_ex_tax),
  products_tax: nullableMoney(totals?.products_tax),
  shipping_ex_tax: nullableMoney(totals?.shipping_ex_tax),
  shipping_tax: nullableMoney(totals?.shipping_tax),
  payment_processing_fee_ex_tax: nullableMoney(totals?.payment_processing_fee_ex_tax),
  payment_processing_fee_tax: nullableMoney(totals?.payment_processing_fee_tax),
  platform_fee_ex_tax: nullableMoney(totals?.platform_fee_ex_tax),
  platform_fee_tax: nullableMoney(totals?.platform_fee_tax),
  discount: nullableMoney(totals?.discount),
  credit_applied: nullableMoney(totals?.credit_applied),
  tax: nullableMoney(totals?.tax),
  total_ex_tax: nullableMoney(totals?.total_ex_tax),
  total: nullableMoney(totals?.total),
})

/** SPEC "Quote and estimate outputs": the nine of them that a quote has. */
export const presentQuoteTotals = (totals: OrderTotals__Output | null): QuoteTotals => ({
  products_ex_tax: nullableMoney(totals?.products_ex_tax),
  products_tax: nullableMoney(totals?.products_tax),
  shipping_ex_tax: nullableMoney(totals?.shipping_ex_tax),
  shipping_tax: nullableMoney(totals?.shipping_tax),
  payment_processing_fee_ex_tax: nullableMoney(totals?.payment_processing_fee_ex_tax),
  payment_processing_fee_tax: nullableMoney(totals?.payment_processing_fee_tax),
  tax: nullableMoney(totals?.tax),
  total_ex_tax: nullableMoney(totals?.total_ex_tax),
  total: nullableMoney(totals?.total),
})
