/**
 * Purchase prices of a moment ago. A price list changes a few times a year, and pricing itself reads changes within half a minute: asking it again for
 * every read of a design would double what the read costs. Quotes and orders never come by here.
 */
import { createMemory } from '@tradecounter/chassis/memory'
import type { Memory } from '@tradecounter/chassis/memory'
import type { Clock } from '@tradecounter/kernel/clock'
import type { PricedDesign__Output } from '@tradecounter/proto/tradecounter/pricing/v1/PricedDesign'

export type PriceMemory = Memory<PricedDesign__Output>

export const createPriceMemory = (clock: Clock): PriceMemory => createMemory(clock, { holds_ms: 10_000, most: 20_000 })
