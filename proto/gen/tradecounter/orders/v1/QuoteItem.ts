// Original file: tradecounter/orders/v1/orders.proto

import type { Money as _tradecounter_common_v1_Money, Money__Output as _tradecounter_common_v1_Money__Output } from '../../../tradecounter/common/v1/Money.ts';
import type { Personalisation as _tradecounter_catalog_v1_Personalisation, Personalisation__Output as _tradecounter_catalog_v1_Personalisation__Output } from '../../../tradecounter/catalog/v1/Personalisation.ts';

export interface QuoteItem {
  'design_id'?: (string);
  'variant_id'?: (string);
  'quantity'?: (number);
  'unit_price'?: (_tradecounter_common_v1_Money | null);
  'unit_tax'?: (_tradecounter_common_v1_Money | null);
  'total_price'?: (_tradecounter_common_v1_Money | null);
  'total_tax'?: (_tradecounter_common_v1_Money | null);
  'personalisation'?: (_tradecounter_catalog_v1_Personalisation)[];
  '_design_id'?: "design_id";
  '_variant_id'?: "variant_id";
}

export interface QuoteItem__Output {
  'design_id'?: (string);
  'variant_id'?: (string);
  'quantity': (number);
  'unit_price': (_tradecounter_common_v1_Money__Output | null);
  'unit_tax': (_tradecounter_common_v1_Money__Output | null);
  'total_price': (_tradecounter_common_v1_Money__Output | null);
  'total_tax': (_tradecounter_common_v1_Money__Output | null);
  'personalisation': (_tradecounter_catalog_v1_Personalisation__Output)[];
}
