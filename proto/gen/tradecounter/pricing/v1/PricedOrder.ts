// Original file: tradecounter/pricing/v1/pricing.proto

import type { PricedLine as _tradecounter_pricing_v1_PricedLine, PricedLine__Output as _tradecounter_pricing_v1_PricedLine__Output } from '../../../tradecounter/pricing/v1/PricedLine.ts';
import type { Totals as _tradecounter_pricing_v1_Totals, Totals__Output as _tradecounter_pricing_v1_Totals__Output } from '../../../tradecounter/pricing/v1/Totals.ts';

export interface PricedOrder {
  'lines'?: (_tradecounter_pricing_v1_PricedLine)[];
  'totals'?: (_tradecounter_pricing_v1_Totals | null);
  'minimum_quantity_violations'?: (string)[];
}

export interface PricedOrder__Output {
  'lines': (_tradecounter_pricing_v1_PricedLine__Output)[];
  'totals': (_tradecounter_pricing_v1_Totals__Output | null);
  'minimum_quantity_violations': (string)[];
}
