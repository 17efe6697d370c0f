// Original file: tradecounter/orders/v1/orders.proto

import type { PageRequest as _tradecounter_common_v1_PageRequest, PageRequest__Output as _tradecounter_common_v1_PageRequest__Output } from '../../../tradecounter/common/v1/PageRequest.ts';

export interface ListShipmentsRequest {
  'account_id'?: (string);
  'order_id'?: (string);
  'page'?: (_tradecounter_common_v1_PageRequest | null);
}

export interface ListShipmentsRequest__Output {
  'account_id': (string);
  'order_id': (string);
  'page': (_tradecounter_common_v1_PageRequest__Output | null);
}
