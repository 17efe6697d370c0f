// Original file: tradecounter/pricing/v1/pricing.proto

import type { Money as _tradecounter_common_v1_Money, Money__Output as _tradecounter_common_v1_Money__Output } from '../../../tradecounter/common/v1/Money.ts';

export interface TaxShippingRequest {
  'destination_country'?: (string);
  'amounts_ex_tax'?: (_tradecounter_common_v1_Money)[];
}

export interface TaxShippingRequest__Output {
  'destination_country': (string);
  'amounts_ex_tax': (_tradecounter_common_v1_Money__Output)[];
}
