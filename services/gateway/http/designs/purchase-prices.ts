/** What an account pays for designs: at most one call for all of them. */
import type { Credential__Output } from '@tradecounter/proto/tradecounter/accounts/v1/Credential'
import type { Design__Output } from '@tradecounter/proto/tradecounter/catalog/v1/Design'
import type { PrintFacts__Output } from '@tradecounter/proto/tradecounter/catalog/v1/PrintFacts'
import type { PricedDesign__Output } from '@tradecounter/proto/tradecounter/pricing/v1/PricedDesign'
import type { Prices } from '@tradecounter/v1/present/design'
import type { Context } from '../../context.ts'

/** In the order of the designs. Without facts of printing (gift cards), or of the account's country, there is no price. */
export async function purchasePrices(context: Context, { country, currency }: Credential__Output, designs: readonly Design__Output[]): Promise<Prices[]> {
  if (country === undefined || currency === undefined) return designs.map(() => ({ currency, priced: undefined }))
  const keyOf = ({ product_id, print_method, placements }: PrintFacts__Output): string => `${country} ${currency} ${product_id} ${print_method} ${placements}`
  const facts = new Map(designs.flatMap(({ print }): [string, PrintFacts__Output][] => (print === null ? [] : [[keyOf(print), print]])))
  const prices = await pricesOf(context, country, currency, facts)
  return designs.map(({ print }) => ({ currency, priced: print === null ? undefined : prices.get(keyOf(print)) }))
}

/** Those that are remembered, and those that pricing answers for the others. */
async function pricesOf(
  { pricing, prices }: Context, country: string, currency: string, facts: Map<string, PrintFacts__Output>,
): Promise<Map<string, PricedDesign__Output>> {
  const found = new Map<string, PricedDesign__Output>()
  const unknown: [string, PrintFacts__Output][] = []
  for (const [key, print] of facts) {
    const price = prices.recall(key)
    if (price) found.set(key, price)
    else unknown.push([key, print])
  }
  if (unknown.length === 0) return found
  const { designs } = await pricing.PriceDesigns({ country, currency, designs: unknown.map(([, print]) => print) })
  for (const [index, [key]] of unknown.entries()) {
    const price = designs[index]
    if (!price) throw new Error('pricing did not answer for every design')
    prices.keep(key, price)
    found.set(key, price)
  }
  return found
}
