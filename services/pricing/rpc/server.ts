import type { Handlers } from '@tradecounter/chassis/grpc-server'
import type { PricingServiceDefinition } from '@tradecounter/proto/tradecounter/pricing/v1/PricingService'
import type { Context } from '../context.ts'
import { priceDesigns } from './price-designs.ts'
import { priceOrderRpc } from './price-order.ts'
import { taxShipping } from './tax-shipping.ts'

export const services = (context: Context): { 'tradecounter.pricing.v1.PricingService': Handlers<PricingServiceDefinition> } => ({
  'tradecounter.pricing.v1.PricingService': {
    PriceDesigns: priceDesigns(context),
    PriceOrder: priceOrderRpc(context),
    TaxShipping: taxShipping(context),
  },
})
