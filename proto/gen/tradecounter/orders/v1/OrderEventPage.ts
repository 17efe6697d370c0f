// Original file: tradecounter/orders/v1/orders.proto

import type { OrderEvent as _tradecounter_orders_v1_OrderEvent, OrderEvent__Output as _tradecounter_orders_v1_OrderEvent__Output } from '../../../tradecounter/orders/v1/OrderEvent.ts';
import type { Page as _tradecounter_common_v1_Page, Page__Output as _tradecounter_common_v1_Page__Output } from '../../../tradecounter/common/v1/Page.ts';

export interface OrderEventPage {
  'events'?: (_tradecounter_orders_v1_OrderEvent)[];
  'page'?: (_tradecounter_common_v1_Page | null);
}

export interface OrderEventPage__Output {
  'events': (_tradecounter_orders_v1_OrderEvent__Output)[];
  'page': (_tradecounter_common_v1_Page__Output | null);
}
