import type { Personalisation__Output } from '@tradecounter/proto/tradecounter/catalog/v1/Personalisation'
import type { OrderItemPersonalisation } from '../schemas/personalisation.ts'

/** SPEC "Order": OrderItemPersonalisation. */
export const presentPersonalisation = (each: Personalisation__Output): OrderItemPersonalisation => ({
  zone_id: each.zone_id,
  label: each.label ?? null,
  placement: each.placement ?? null,
  text: each.text,
})
