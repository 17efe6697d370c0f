// Original file: tradecounter/pricing/v1/pricing.proto

import type { DesignFacts as _tradecounter_pricing_v1_DesignFacts, DesignFacts__Output as _tradecounter_pricing_v1_DesignFacts__Output } from '../../../tradecounter/pricing/v1/DesignFacts.ts';

export interface PriceDesignsRequest {
  'country'?: (string);
  'currency'?: (string);
  'designs'?: (_tradecounter_pricing_v1_DesignFacts)[];
  '_country'?: "country";
  '_currency'?: "currency";
}

export interface PriceDesignsRequest__Output {
  'country'?: (string);
  'currency'?: (string);
  'designs': (_tradecounter_pricing_v1_DesignFacts__Output)[];
}
