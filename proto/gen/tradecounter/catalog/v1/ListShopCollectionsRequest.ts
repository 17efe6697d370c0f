// Original file: tradecounter/catalog/v1/catalog.proto

import type { PageRequest as _tradecounter_common_v1_PageRequest, PageRequest__Output as _tradecounter_common_v1_PageRequest__Output } from '../../../tradecounter/common/v1/PageRequest.ts';

export interface ListShopCollectionsRequest {
  'account_id'?: (string);
  'shop_id'?: (string);
  'page'?: (_tradecounter_common_v1_PageRequest | null);
}

export interface ListShopCollectionsRequest__Output {
  'account_id': (string);
  'shop_id': (string);
  'page': (_tradecounter_common_v1_PageRequest__Output | null);
}
