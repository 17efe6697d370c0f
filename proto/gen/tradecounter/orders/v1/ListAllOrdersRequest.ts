// Original file: tradecounter/orders/v1/orders.proto

import type { PageRequest as _tradecounter_common_v1_PageRequest, PageRequest__Output as _tradecounter_common_v1_PageRequest__Output } from '../../../tradecounter/common/v1/PageRequest.ts';

export interface ListAllOrdersRequest {
  'status'?: (string);
  'page'?: (_tradecounter_common_v1_PageRequest | null);
  '_status'?: "status";
}

export interface ListAllOrdersRequest__Output {
  'status'?: (string);
  'page': (_tradecounter_common_v1_PageRequest__Output | null);
}
