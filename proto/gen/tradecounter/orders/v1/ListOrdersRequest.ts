// Original file: tradecounter/orders/v1/orders.proto

import type { PageRequest as _tradecounter_common_v1_PageRequest, PageRequest__Output as _tradecounter_common_v1_PageRequest__Output } from '../../../tradecounter/common/v1/PageRequest.ts';

export interface ListOrdersRequest {
  'account_id'?: (string);
  'status'?: (string);
  'source'?: (string);
  'external_reference'?: (string);
  'since'?: (string);
  'until'?: (string);
  'page'?: (_tradecounter_common_v1_PageRequest | null);
  '_status'?: "status";
  '_source'?: "source";
  '_external_reference'?: "external_reference";
  '_since'?: "since";
  '_until'?: "until";
}

export interface ListOrdersRequest__Output {
  'account_id': (string);
  'status'?: (string);
  'source'?: (string);
  'external_reference'?: (string);
  'since'?: (string);
  'until'?: (string);
  'page': (_tradecounter_common_v1_PageRequest__Output | null);
}
