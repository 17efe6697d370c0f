// Original file: tradecounter/catalog/v1/catalog.proto

import type { Shop as _tradecounter_catalog_v1_Shop, Shop__Output as _tradecounter_catalog_v1_Shop__Output } from '../../../tradecounter/catalog/v1/Shop.ts';
import type { Page as _tradecounter_common_v1_Page, Page__Output as _tradecounter_common_v1_Page__Output } from '../../../tradecounter/common/v1/Page.ts';

export interface ShopPage {
  'shops'?: (_tradecounter_catalog_v1_Shop)[];
  'page'?: (_tradecounter_common_v1_Page | null);
}

export interface ShopPage__Output {
  'shops': (_tradecounter_catalog_v1_Shop__Output)[];
  'page': (_tradecounter_common_v1_Page__Output | null);
}
