// Original file: tradecounter/orders/v1/orders.proto

import type { OrderInput as _tradecounter_orders_v1_OrderInput, OrderInput__Output as _tradecounter_orders_v1_OrderInput__Output } from '../../../tradecounter/orders/v1/OrderInput.ts';

export interface QuoteOrderRequest {
  'account_id'?: (string);
  'input'?: (_tradecounter_orders_v1_OrderInput | null);
}

export interface QuoteOrderRequest__Output {
  'account_id': (string);
  'input': (_tradecounter_orders_v1_OrderInput__Output | null);
}
