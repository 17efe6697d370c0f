// Original file: tradecounter/orders/v1/orders.proto

import type { ItemQuantity as _tradecounter_orders_v1_ItemQuantity, ItemQuantity__Output as _tradecounter_orders_v1_ItemQuantity__Output } from '../../../tradecounter/orders/v1/ItemQuantity.ts';

export interface ShipOrderRequest {
  'order_id'?: (string);
  'carrier'?: (string);
  'supplier'?: (string);
  'tracking_number'?: (string);
  'tracking_url'?: (string);
  'items'?: (_tradecounter_orders_v1_ItemQuantity)[];
  '_carrier'?: "carrier";
  '_supplier'?: "supplier";
  '_tracking_number'?: "tracking_number";
  '_tracking_url'?: "tracking_url";
}

export interface ShipOrderRequest__Output {
  'order_id': (string);
  'carrier'?: (string);
  'supplier'?: (string);
  'tracking_number'?: (string);
  'tracking_url'?: (string);
  'items': (_tradecounter_orders_v1_ItemQuantity__Output)[];
}
