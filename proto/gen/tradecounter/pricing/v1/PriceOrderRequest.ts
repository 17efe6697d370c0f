// Original file: tradecounter/pricing/v1/pricing.proto

import type { OrderLineFacts as _tradecounter_pricing_v1_OrderLineFacts, OrderLineFacts__Output as _tradecounter_pricing_v1_OrderLineFacts__Output } from '../../../tradecounter/pricing/v1/OrderLineFacts.ts';
import type { Money as _tradecounter_common_v1_Money, Money__Output as _tradecounter_common_v1_Money__Output } from '../../../tradecounter/common/v1/Money.ts';

export interface PriceOrderRequest {
  'country'?: (string);
  'currency'?: (string);
  'destination_country'?: (string);
  'lines'?: (_tradecounter_pricing_v1_OrderLineFacts)[];
  'shipping_ex_tax'?: (_tradecounter_common_v1_Money | null);
  '_country'?: "country";
  '_currency'?: "currency";
}

export interface PriceOrderRequest__Output {
  'country'?: (string);
  'currency'?: (string);
  'destination_country': (string);
  'lines': (_tradecounter_pricing_v1_OrderLineFacts__Output)[];
  'shipping_ex_tax': (_tradecounter_common_v1_Money__Output | null);
}
