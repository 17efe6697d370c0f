// Original file: tradecounter/catalog/v1/catalog.proto

import type { Design as _tradecounter_catalog_v1_Design, Design__Output as _tradecounter_catalog_v1_Design__Output } from '../../../tradecounter/catalog/v1/Design.ts';
import type { Page as _tradecounter_common_v1_Page, Page__Output as _tradecounter_common_v1_Page__Output } from '../../../tradecounter/common/v1/Page.ts';

export interface DesignPage {
  'designs'?: (_tradecounter_catalog_v1_Design)[];
  'page'?: (_tradecounter_common_v1_Page | null);
}

export interface DesignPage__Output {
  'designs': (_tradecounter_catalog_v1_Design__Output)[];
  'page': (_tradecounter_common_v1_Page__Output | null);
}
