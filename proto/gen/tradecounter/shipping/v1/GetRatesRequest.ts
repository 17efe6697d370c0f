// Original file: tradecounter/shipping/v1/shipping.proto

import type { Destination as _tradecounter_shipping_v1_Destination, Destination__Output as _tradecounter_shipping_v1_Destination__Output } from '../../../tradecounter/shipping/v1/Destination.ts';
import type { Long } from '@grpc/proto-loader';

export interface GetRatesRequest {
  'account_country'?: (string);
  'currency'?: (string);
  'destination'?: (_tradecounter_shipping_v1_Destination | null);
  'weight_grams'?: (number | string | Long);
  'method'?: (string);
  '_account_country'?: "account_country";
  '_currency'?: "currency";
  '_method'?: "method";
}

export interface GetRatesRequest__Output {
  'account_country'?: (string);
  'currency'?: (string);
  'destination': (_tradecounter_shipping_v1_Destination__Output | null);
  'weight_grams': (string);
  'method'?: (string);
}
