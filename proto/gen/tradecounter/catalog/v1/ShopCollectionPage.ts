// Original file: tradecounter/catalog/v1/catalog.proto

import type { ShopCollection as _tradecounter_catalog_v1_ShopCollection, ShopCollection__Output as _tradecounter_catalog_v1_ShopCollection__Output } from '../../../tradecounter/catalog/v1/ShopCollection.ts';
import type { Page as _tradecounter_common_v1_Page, Page__Output as _tradecounter_common_v1_Page__Output } from '../../../tradecounter/common/v1/Page.ts';

export interface ShopCollectionPage {
  'collections'?: (_tradecounter_catalog_v1_ShopCollection)[];
  'page'?: (_tradecounter_common_v1_Page | null);
}

export interface ShopCollectionPage__Output {
  'collections': (_tradecounter_catalog_v1_ShopCollection__Output)[];
  'page': (_tradecounter_common_v1_Page__Output | null);
}
