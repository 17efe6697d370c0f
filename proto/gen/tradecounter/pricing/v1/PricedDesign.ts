// Original file: tradecounter/pricing/v1/pricing.proto

import type { Money as _tradecounter_common_v1_Money, Money__Output as _tradecounter_common_v1_Money__Output } from '../../../tradecounter/common/v1/Money.ts';
import type { PurchaseBreakdown as _tradecounter_pricing_v1_PurchaseBreakdown, PurchaseBreakdown__Output as _tradecounter_pricing_v1_PurchaseBreakdown__Output } from '../../../tradecounter/pricing/v1/PurchaseBreakdown.ts';
import type { QuantityTier as _tradecounter_pricing_v1_QuantityTier, QuantityTier__Output as _tradecounter_pricing_v1_QuantityTier__Output } from '../../../tradecounter/pricing/v1/QuantityTier.ts';

export interface PricedDesign {
  'purchase_price'?: (_tradecounter_common_v1_Money | null);
  'purchase_tax'?: (_tradecounter_common_v1_Money | null);
  'purchase_breakdown'?: (_tradecounter_pricing_v1_PurchaseBreakdown | null);
  'quantity_tiers'?: (_tradecounter_pricing_v1_QuantityTier)[];
}

export interface PricedDesign__Output {
  'purchase_price': (_tradecounter_common_v1_Money__Output | null);
  'purchase_tax': (_tradecounter_common_v1_Money__Output | null);
  'purchase_breakdown': (_tradecounter_pricing_v1_PurchaseBreakdown__Output | null);
  'quantity_tiers': (_tradecounter_pricing_v1_QuantityTier__Output)[];
}
