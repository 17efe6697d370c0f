// Original file: tradecounter/orders/v1/orders.proto

import type { LineInput as _tradecounter_catalog_v1_LineInput, LineInput__Output as _tradecounter_catalog_v1_LineInput__Output } from '../../../tradecounter/catalog/v1/LineInput.ts';
import type { EstimateDestination as _tradecounter_orders_v1_EstimateDestination, EstimateDestination__Output as _tradecounter_orders_v1_EstimateDestination__Output } from '../../../tradecounter/orders/v1/EstimateDestination.ts';

export interface EstimateShippingRequest {
  'account_id'?: (string);
  'items'?: (_tradecounter_catalog_v1_LineInput)[];
  'destination'?: (_tradecounter_orders_v1_EstimateDestination | null);
  'shipping_method'?: (string);
  '_shipping_method'?: "shipping_method";
}

export interface EstimateShippingRequest__Output {
  'account_id': (string);
  'items': (_tradecounter_catalog_v1_LineInput__Output)[];
  'destination': (_tradecounter_orders_v1_EstimateDestination__Output | null);
  'shipping_method'?: (string);
}
