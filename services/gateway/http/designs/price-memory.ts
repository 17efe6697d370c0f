/**
 * Purchase prices of a moment ago. A price list changes a few times a year, and pricing itself reads changes within half a minute: asking it again for
 * every read of a design would double what the read costs. Quotes and orders never come by here.
 */
import type { Clock } from '@tradecounter/kernel/clock'
import type { PricedDesign__Output } from '@tradecounter/proto/tradecounter/pricing/v1/PricedDesign'

export interface PriceMemory {
  recall(key: string): PricedDesign__Output | undefined
  keep(key: string, price: PricedDesign__Output): void
}

const holds_ms = 10_000

const most_prices = 20_000

export function createPriceMemory(clock: Clock): PriceMemory {
  const prices = new Map<string, { price: PricedDesign__Output, until: number }>()
  return {
    recall: (key) => {
      const known = prices.get(key)
      return known && known.until > clock.now().getTime() ? known.price : undefined
    },
    keep: (key, price) => {
      prices.delete(key)
      prices.set(key, { price, until: clock.now().getTime() + holds_ms })
      const [oldest] = prices.keys()
      if (prices.size > most_prices && oldest !== undefined) prices.delete(oldest)
    },
  }
}
