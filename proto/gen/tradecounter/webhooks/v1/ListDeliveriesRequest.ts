// Original file: tradecounter/webhooks/v1/webhooks.proto

import type { PageRequest as _tradecounter_common_v1_PageRequest, PageRequest__Output as _tradecounter_common_v1_PageRequest__Output } from '../../../tradecounter/common/v1/PageRequest.ts';

export interface ListDeliveriesRequest {
  'status'?: (string);
  'page'?: (_tradecounter_common_v1_PageRequest | null);
  'order_uuid'?: (string);
  '_status'?: "status";
  '_order_uuid'?: "order_uuid";
}

export interface ListDeliveriesRequest__Output {
  'status'?: (string);
  'page': (_tradecounter_common_v1_PageRequest__Output | null);
  'order_uuid'?: (string);
}
