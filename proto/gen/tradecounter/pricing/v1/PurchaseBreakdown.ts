// Original file: tradecounter/pricing/v1/pricing.proto

import type { Money as _tradecounter_common_v1_Money, Money__Output as _tradecounter_common_v1_Money__Output } from '../../../tradecounter/common/v1/Money.ts';

export interface PurchaseBreakdown {
  'product_base'?: (_tradecounter_common_v1_Money | null);
  'extra_placement_fees'?: (_tradecounter_common_v1_Money | null);
  'print_method_premium'?: (_tradecounter_common_v1_Money | null);
}

export interface PurchaseBreakdown__Output {
  'product_base': (_tradecounter_common_v1_Money__Output | null);
  'extra_placement_fees': (_tradecounter_common_v1_Money__Output | null);
  'print_method_premium': (_tradecounter_common_v1_Money__Output | null);
}
