// Original file: tradecounter/orders/v1/orders.proto

import type { EstimateDestination as _tradecounter_orders_v1_EstimateDestination, EstimateDestination__Output as _tradecounter_orders_v1_EstimateDestination__Output } from '../../../tradecounter/orders/v1/EstimateDestination.ts';
import type { EstimateItem as _tradecounter_orders_v1_EstimateItem, EstimateItem__Output as _tradecounter_orders_v1_EstimateItem__Output } from '../../../tradecounter/orders/v1/EstimateItem.ts';
import type { EstimateMethod as _tradecounter_orders_v1_EstimateMethod, EstimateMethod__Output as _tradecounter_orders_v1_EstimateMethod__Output } from '../../../tradecounter/orders/v1/EstimateMethod.ts';

export interface ShippingEstimate {
  'currency'?: (string);
  'origin_country'?: (string);
  'destination'?: (_tradecounter_orders_v1_EstimateDestination | null);
  'international'?: (boolean);
  'requires_shipping'?: (boolean);
  'items'?: (_tradecounter_orders_v1_EstimateItem)[];
  'methods'?: (_tradecounter_orders_v1_EstimateMethod)[];
}

export interface ShippingEstimate__Output {
  'currency': (string);
  'origin_country': (string);
  'destination': (_tradecounter_orders_v1_EstimateDestination__Output | null);
  'international': (boolean);
  'requires_shipping': (boolean);
  'items': (_tradecounter_orders_v1_EstimateItem__Output)[];
  'methods': (_tradecounter_orders_v1_EstimateMethod__Output)[];
}
