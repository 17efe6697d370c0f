// Original file: tradecounter/pricing/v1/pricing.proto

import type { Money as _tradecounter_common_v1_Money, Money__Output as _tradecounter_common_v1_Money__Output } from '../../../tradecounter/common/v1/Money.ts';

export interface PricedLine {
  'unit_price'?: (_tradecounter_common_v1_Money | null);
  'unit_tax'?: (_tradecounter_common_v1_Money | null);
  'total_price'?: (_tradecounter_common_v1_Money | null);
  'total_tax'?: (_tradecounter_common_v1_Money | null);
}

export interface PricedLine__Output {
  'unit_price': (_tradecounter_common_v1_Money__Output | null);
  'unit_tax': (_tradecounter_common_v1_Money__Output | null);
  'total_price': (_tradecounter_common_v1_Money__Output | null);
  'total_tax': (_tradecounter_common_v1_Money__Output | null);
}
