// Original file: tradecounter/pricing/v1/pricing.proto

import type { Money as _tradecounter_common_v1_Money, Money__Output as _tradecounter_common_v1_Money__Output } from '../../../tradecounter/common/v1/Money.ts';

export interface QuantityTier {
  'min_quantity'?: (number);
  'max_quantity'?: (number);
  'price'?: (_tradecounter_common_v1_Money | null);
  '_max_quantity'?: "max_quantity";
}

export interface QuantityTier__Output {
  'min_quantity': (number);
  'max_quantity'?: (number);
  'price': (_tradecounter_common_v1_Money__Output | null);
}
