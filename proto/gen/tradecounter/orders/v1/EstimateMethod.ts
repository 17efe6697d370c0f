// Original file: tradecounter/orders/v1/orders.proto

import type { Money as _tradecounter_common_v1_Money, Money__Output as _tradecounter_common_v1_Money__Output } from '../../../tradecounter/common/v1/Money.ts';

export interface EstimateMethod {
  'method'?: (string);
  'amount_ex_tax'?: (_tradecounter_common_v1_Money | null);
  'tax'?: (_tradecounter_common_v1_Money | null);
  'total'?: (_tradecounter_common_v1_Money | null);
  'delivery_estimate'?: (string);
  '_delivery_estimate'?: "delivery_estimate";
}

export interface EstimateMethod__Output {
  'method': (string);
  'amount_ex_tax': (_tradecounter_common_v1_Money__Output | null);
  'tax': (_tradecounter_common_v1_Money__Output | null);
  'total': (_tradecounter_common_v1_Money__Output | null);
  'delivery_estimate'?: (string);
}
