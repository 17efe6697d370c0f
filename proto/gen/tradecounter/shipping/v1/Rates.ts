// Original file: tradecounter/shipping/v1/shipping.proto

import type { Rate as _tradecounter_shipping_v1_Rate, Rate__Output as _tradecounter_shipping_v1_Rate__Output } from '../../../tradecounter/shipping/v1/Rate.ts';

export interface Rates {
  'origin_country'?: (string);
  'international'?: (boolean);
  'methods'?: (_tradecounter_shipping_v1_Rate)[];
}

export interface Rates__Output {
  'origin_country': (string);
  'international': (boolean);
  'methods': (_tradecounter_shipping_v1_Rate__Output)[];
}
