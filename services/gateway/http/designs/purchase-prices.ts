/** What an account pays for designs: one call for all of them. */
import type { Credential__Output } from '@tradecounter/proto/tradecounter/accounts/v1/Credential'
import type { Design__Output } from '@tradecounter/proto/tradecounter/catalog/v1/Design'
import type { PrintFacts__Output } from '@tradecounter/proto/tradecounter/catalog/v1/PrintFacts'
import type { Prices } from '@tradecounter/v1/present/design'
import type { Context } from '../../context.ts'

/** In the order of the designs. Without facts of printing (gift cards), or of the account's country, there is no price. */
export async function purchasePrices(
  { pricing }: Context, { country, currency }: Credential__Output, designs: readonly Design__Output[],
): Promise<Prices[]> {
  const facts = designs.map(({ print }) => print).filter((print): print is PrintFacts__Output => print !== null)
  const priced = facts.length > 0 && country !== undefined && currency !== undefined
    ? (await pricing.PriceDesigns({ country, currency, designs: facts })).designs
    : []
  let next = 0
  return designs.map(({ print }) => ({ currency, priced: print === null ? undefined : priced[next++] }))
}
