// Original file: tradecounter/pricing/v1/pricing.proto

import type { Money as _tradecounter_common_v1_Money, Money__Output as _tradecounter_common_v1_Money__Output } from '../../../tradecounter/common/v1/Money.ts';

export interface Totals {
  'products_ex_tax'?: (_tradecounter_common_v1_Money | null);
  'products_tax'?: (_tradecounter_common_v1_Money | null);
  'shipping_ex_tax'?: (_tradecounter_common_v1_Money | null);
  'shipping_tax'?: (_tradecounter_common_v1_Money | null);
  'payment_processing_fee_ex_tax'?: (_tradecounter_common_v1_Money | null);
  'payment_processing_fee_tax'?: (_tradecounter_common_v1_Money | null);
  'platform_fee_ex_tax'?: (_tradecounter_common_v1_Money | null);
  'platform_fee_tax'?: (_tradecounter_common_v1_Money | null);
  'discount'?: (_tradecounter_common_v1_Money | null);
  'tax'?: (_tradecounter_common_v1_Money | null);
  'total_ex_tax'?: (_tradecounter_common_v1_Money | null);
  'total'?: (_tradecounter_common_v1_Money | null);
}

export interface Totals__Output {
  'products_ex_tax': (_tradecounter_common_v1_Money__Output | null);
  'products_tax': (_tradecounter_common_v1_Money__Output | null);
  'shipping_ex_tax': (_tradecounter_common_v1_Money__Output | null);
  'shipping_tax': (_tradecounter_common_v1_Money__Output | null);
  'payment_processing_fee_ex_tax': (_tradecounter_common_v1_Money__Output | null);
  'payment_processing_fee_tax': (_tradecounter_common_v1_Money__Output | null);
  'platform_fee_ex_tax': (_tradecounter_common_v1_Money__Output | null);
  'platform_fee_tax': (_tradecounter_common_v1_Money__Output | null);
  'discount': (_tradecounter_common_v1_Money__Output | null);
  'tax': (_tradecounter_common_v1_Money__Output | null);
  'total_ex_tax': (_tradecounter_common_v1_Money__Output | null);
  'total': (_tradecounter_common_v1_Money__Output | null);
}
