import type { Handlers } from '@tradecounter/chassis/grpc-server'
import type { ShippingServiceDefinition } from '@tradecounter/proto/tradecounter/shipping/v1/ShippingService'
import type { Context } from '../context.ts'
import { getRates } from './get-rates.ts'

export const services = (context: Context): { 'tradecounter.shipping.v1.ShippingService': Handlers<ShippingServiceDefinition> } => ({
  'tradecounter.shipping.v1.ShippingService': {
    GetRates: getRates(context),
  },
})
