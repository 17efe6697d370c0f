// Original file: tradecounter/orders/v1/orders.proto

import type { LineInput as _tradecounter_catalog_v1_LineInput, LineInput__Output as _tradecounter_catalog_v1_LineInput__Output } from '../../../tradecounter/catalog/v1/LineInput.ts';
import type { CustomerInput as _tradecounter_orders_v1_CustomerInput, CustomerInput__Output as _tradecounter_orders_v1_CustomerInput__Output } from '../../../tradecounter/orders/v1/CustomerInput.ts';
import type { DeliveryInput as _tradecounter_orders_v1_DeliveryInput, DeliveryInput__Output as _tradecounter_orders_v1_DeliveryInput__Output } from '../../../tradecounter/orders/v1/DeliveryInput.ts';
import type { NotificationSettings as _tradecounter_orders_v1_NotificationSettings, NotificationSettings__Output as _tradecounter_orders_v1_NotificationSettings__Output } from '../../../tradecounter/orders/v1/NotificationSettings.ts';

export interface OrderInput {
  'items'?: (_tradecounter_catalog_v1_LineInput)[];
  'customer'?: (_tradecounter_orders_v1_CustomerInput | null);
  'delivery'?: (_tradecounter_orders_v1_DeliveryInput | null);
  'external_reference'?: (string);
  'metadata'?: (string);
  'notifications'?: (_tradecounter_orders_v1_NotificationSettings | null);
  'webhook_url'?: (string);
  'webhook_secret'?: (string);
  '_external_reference'?: "external_reference";
  '_webhook_url'?: "webhook_url";
  '_webhook_secret'?: "webhook_secret";
}

export interface OrderInput__Output {
  'items': (_tradecounter_catalog_v1_LineInput__Output)[];
  'customer': (_tradecounter_orders_v1_CustomerInput__Output | null);
  'delivery': (_tradecounter_orders_v1_DeliveryInput__Output | null);
  'external_reference'?: (string);
  'metadata': (string);
  'notifications': (_tradecounter_orders_v1_NotificationSettings__Output | null);
  'webhook_url'?: (string);
  'webhook_secret'?: (string);
}
