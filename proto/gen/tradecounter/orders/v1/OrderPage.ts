// Original file: tradecounter/orders/v1/orders.proto

import type { Order as _tradecounter_orders_v1_Order, Order__Output as _tradecounter_orders_v1_Order__Output } from '../../../tradecounter/orders/v1/Order.ts';
import type { Page as _tradecounter_common_v1_Page, Page__Output as _tradecounter_common_v1_Page__Output } from '../../../tradecounter/common/v1/Page.ts';

export interface OrderPage {
  'orders'?: (_tradecounter_orders_v1_Order)[];
  'page'?: (_tradecounter_common_v1_Page | null);
}

export interface OrderPage__Output {
  'orders': (_tradecounter_orders_v1_Order__Output)[];
  'page': (_tradecounter_common_v1_Page__Output | null);
}
