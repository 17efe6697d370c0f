// Original file: tradecounter/webhooks/v1/webhooks.proto

import type { Delivery as _tradecounter_webhooks_v1_Delivery, Delivery__Output as _tradecounter_webhooks_v1_Delivery__Output } from '../../../tradecounter/webhooks/v1/Delivery.ts';
import type { Page as _tradecounter_common_v1_Page, Page__Output as _tradecounter_common_v1_Page__Output } from '../../../tradecounter/common/v1/Page.ts';

export interface DeliveryPage {
  'deliveries'?: (_tradecounter_webhooks_v1_Delivery)[];
  'page'?: (_tradecounter_common_v1_Page | null);
}

export interface DeliveryPage__Output {
  'deliveries': (_tradecounter_webhooks_v1_Delivery__Output)[];
  'page': (_tradecounter_common_v1_Page__Output | null);
}
