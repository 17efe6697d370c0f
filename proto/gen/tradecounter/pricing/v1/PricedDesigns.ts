// Original file: tradecounter/pricing/v1/pricing.proto

import type { PricedDesign as _tradecounter_pricing_v1_PricedDesign, PricedDesign__Output as _tradecounter_pricing_v1_PricedDesign__Output } from '../../../tradecounter/pricing/v1/PricedDesign.ts';

export interface PricedDesigns {
  'designs'?: (_tradecounter_pricing_v1_PricedDesign)[];
}

export interface PricedDesigns__Output {
  'designs': (_tradecounter_pricing_v1_PricedDesign__Output)[];
}
