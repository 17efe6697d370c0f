// Original file: tradecounter/orders/v1/orders.proto

import type { Shipment as _tradecounter_orders_v1_Shipment, Shipment__Output as _tradecounter_orders_v1_Shipment__Output } from '../../../tradecounter/orders/v1/Shipment.ts';
import type { Page as _tradecounter_common_v1_Page, Page__Output as _tradecounter_common_v1_Page__Output } from '../../../tradecounter/common/v1/Page.ts';

export interface ShipmentPage {
  'shipments'?: (_tradecounter_orders_v1_Shipment)[];
  'page'?: (_tradecounter_common_v1_Page | null);
}

export interface ShipmentPage__Output {
  'shipments': (_tradecounter_orders_v1_Shipment__Output)[];
  'page': (_tradecounter_common_v1_Page__Output | null);
}
