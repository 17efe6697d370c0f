import type { Handler } from '@tradecounter/chassis/grpc-server'
import { fromAmount, rateOf, toAmount } from '@tradecounter/kernel/money'
import type { PricingServiceDefinition } from '@tradecounter/proto/tradecounter/pricing/v1/PricingService'
import type { Context } from '../context.ts'
import { taxRateOf } from '../domain/price-list.ts'

export const taxShipping = ({ lists }: Context): Handler<PricingServiceDefinition, 'TaxShipping'> => async ({ destination_country, amounts_ex_tax }) => {
  const rate = taxRateOf(lists(), destination_country)
  return { taxes: amounts_ex_tax.map((amount) => toAmount(rateOf(fromAmount(amount), rate))) }
}
