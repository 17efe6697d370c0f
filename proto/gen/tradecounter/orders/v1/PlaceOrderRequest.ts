// Original file: tradecounter/orders/v1/orders.proto

import type { OrderInput as _tradecounter_orders_v1_OrderInput, OrderInput__Output as _tradecounter_orders_v1_OrderInput__Output } from '../../../tradecounter/orders/v1/OrderInput.ts';
import type { Money as _tradecounter_common_v1_Money, Money__Output as _tradecounter_common_v1_Money__Output } from '../../../tradecounter/common/v1/Money.ts';

export interface PlaceOrderRequest {
  'account_id'?: (string);
  'input'?: (_tradecounter_orders_v1_OrderInput | null);
  'idempotency_key'?: (string);
  'source'?: (string);
  'expected_total'?: (_tradecounter_common_v1_Money | null);
}

export interface PlaceOrderRequest__Output {
  'account_id': (string);
  'input': (_tradecounter_orders_v1_OrderInput__Output | null);
  'idempotency_key': (string);
  'source': (string);
  'expected_total': (_tradecounter_common_v1_Money__Output | null);
}
