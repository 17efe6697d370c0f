import type { Handler } from '@tradecounter/chassis/grpc-server'
import { invalid, refused } from '@tradecounter/kernel/failure'
import { messages } from '@tradecounter/kernel/messages'
import { money, toAmount } from '@tradecounter/kernel/money'
import type { ShippingServiceDefinition } from '@tradecounter/proto/tradecounter/shipping/v1/ShippingService'
import type { Context } from '../context.ts'
import { amountFor, methodsTo } from '../domain/rates.ts'

/**
 * SPEC "Shipping estimate rules" 1, 2 and 4: orders and estimates ask the same. Refusals are on `country` and `shipping_method`; the caller,
 * who knows where in the request they stand, puts the path before them.
 */
export const getRates = ({ tariff }: Context): Handler<ShippingServiceDefinition, 'GetRates'> => async (request) => {
  const { account_country = '', currency = '', destination, method } = request
  const origin_country = tariff().origins.get(account_country)
  if (!origin_country) throw refused(`nothing is shipped for accounts of this country`)
  const weight_grams = BigInt(request.weight_grams)
  const international = destination !== null && destination.country !== origin_country
  if (!destination || weight_grams <= 0n) return { origin_country, international, methods: [] }

  const ways = methodsTo(tariff(), origin_country, destination.country, currency)
  if (ways.length === 0) throw invalid({ country: [messages.noDestination] })
  const offered = method === undefined ? ways : ways.filter((way) => way.method === method)
  if (offered.length === 0) throw invalid({ shipping_method: [messages.noMethod] })
  return {
    origin_country, international,
    methods: offered.map((way) => ({
      method: way.method,
      amount_ex_tax: toAmount(money(amountFor(way.bands, weight_grams), currency)),
      delivery_estimate: way.delivery_estimate,
    })),
  }
}
