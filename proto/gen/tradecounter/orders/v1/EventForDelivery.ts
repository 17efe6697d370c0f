// Original file: tradecounter/orders/v1/orders.proto

import type { OrderEvent as _tradecounter_orders_v1_OrderEvent, OrderEvent__Output as _tradecounter_orders_v1_OrderEvent__Output } from '../../../tradecounter/orders/v1/OrderEvent.ts';
import type { Order as _tradecounter_orders_v1_Order, Order__Output as _tradecounter_orders_v1_Order__Output } from '../../../tradecounter/orders/v1/Order.ts';

export interface EventForDelivery {
  'event'?: (_tradecounter_orders_v1_OrderEvent | null);
  'order'?: (_tradecounter_orders_v1_Order | null);
  'webhook_secret'?: (string);
  '_webhook_secret'?: "webhook_secret";
}

export interface EventForDelivery__Output {
  'event': (_tradecounter_orders_v1_OrderEvent__Output | null);
  'order': (_tradecounter_orders_v1_Order__Output | null);
  'webhook_secret'?: (string);
}
