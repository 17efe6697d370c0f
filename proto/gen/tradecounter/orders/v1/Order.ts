// Original file: tradecounter/orders/v1/orders.proto

import type { OrderCustomer as _tradecounter_orders_v1_OrderCustomer, OrderCustomer__Output as _tradecounter_orders_v1_OrderCustomer__Output } from '../../../tradecounter/orders/v1/OrderCustomer.ts';
import type { OrderDelivery as _tradecounter_orders_v1_OrderDelivery, OrderDelivery__Output as _tradecounter_orders_v1_OrderDelivery__Output } from '../../../tradecounter/orders/v1/OrderDelivery.ts';
import type { OrderItem as _tradecounter_orders_v1_OrderItem, OrderItem__Output as _tradecounter_orders_v1_OrderItem__Output } from '../../../tradecounter/orders/v1/OrderItem.ts';
import type { Shipment as _tradecounter_orders_v1_Shipment, Shipment__Output as _tradecounter_orders_v1_Shipment__Output } from '../../../tradecounter/orders/v1/Shipment.ts';
import type { NotificationSettings as _tradecounter_orders_v1_NotificationSettings, NotificationSettings__Output as _tradecounter_orders_v1_NotificationSettings__Output } from '../../../tradecounter/orders/v1/NotificationSettings.ts';
import type { OrderTimeline as _tradecounter_orders_v1_OrderTimeline, OrderTimeline__Output as _tradecounter_orders_v1_OrderTimeline__Output } from '../../../tradecounter/orders/v1/OrderTimeline.ts';
import type { Money as _tradecounter_common_v1_Money, Money__Output as _tradecounter_common_v1_Money__Output } from '../../../tradecounter/common/v1/Money.ts';
import type { OrderTotals as _tradecounter_orders_v1_OrderTotals, OrderTotals__Output as _tradecounter_orders_v1_OrderTotals__Output } from '../../../tradecounter/orders/v1/OrderTotals.ts';
import type { OrderWebhook as _tradecounter_orders_v1_OrderWebhook, OrderWebhook__Output as _tradecounter_orders_v1_OrderWebhook__Output } from '../../../tradecounter/orders/v1/OrderWebhook.ts';

export interface Order {
  'id'?: (string);
  'uuid'?: (string);
  'account_id'?: (string);
  'status'?: (string);
  'status_explained'?: (string);
  'source'?: (string);
  'external_reference'?: (string);
  'is_pre_order'?: (boolean);
  'placed_at'?: (string);
  'currency'?: (string);
  'payment_method'?: (string);
  'item_count'?: (number);
  'customer'?: (_tradecounter_orders_v1_OrderCustomer | null);
  'delivery'?: (_tradecounter_orders_v1_OrderDelivery | null);
  'items'?: (_tradecounter_orders_v1_OrderItem)[];
  'shipments'?: (_tradecounter_orders_v1_Shipment)[];
  'metadata'?: (string);
  'notifications'?: (_tradecounter_orders_v1_NotificationSettings | null);
  'timeline'?: (_tradecounter_orders_v1_OrderTimeline | null);
  'total'?: (_tradecounter_common_v1_Money | null);
  'totals'?: (_tradecounter_orders_v1_OrderTotals | null);
  'webhook'?: (_tradecounter_orders_v1_OrderWebhook | null);
  '_status_explained'?: "status_explained";
  '_external_reference'?: "external_reference";
  '_currency'?: "currency";
}

export interface Order__Output {
  'id': (string);
  'uuid': (string);
  'account_id': (string);
  'status': (string);
  'status_explained'?: (string);
  'source': (string);
  'external_reference'?: (string);
  'is_pre_order': (boolean);
  'placed_at': (string);
  'currency'?: (string);
  'payment_method': (string);
  'item_count': (number);
  'customer': (_tradecounter_orders_v1_OrderCustomer__Output | null);
  'delivery': (_tradecounter_orders_v1_OrderDelivery__Output | null);
  'items': (_tradecounter_orders_v1_OrderItem__Output)[];
  'shipments': (_tradecounter_orders_v1_Shipment__Output)[];
  'metadata': (string);
  'notifications': (_tradecounter_orders_v1_NotificationSettings__Output | null);
  'timeline': (_tradecounter_orders_v1_OrderTimeline__Output | null);
  'total': (_tradecounter_common_v1_Money__Output | null);
  'totals': (_tradecounter_orders_v1_OrderTotals__Output | null);
  'webhook': (_tradecounter_orders_v1_OrderWebhook__Output | null);
}
