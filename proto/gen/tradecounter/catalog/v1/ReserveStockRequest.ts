// Original file: tradecounter/catalog/v1/catalog.proto

import type { StockLine as _tradecounter_catalog_v1_StockLine, StockLine__Output as _tradecounter_catalog_v1_StockLine__Output } from '../../../tradecounter/catalog/v1/StockLine.ts';

export interface ReserveStockRequest {
  'order_uuid'?: (string);
  'lines'?: (_tradecounter_catalog_v1_StockLine)[];
}

export interface ReserveStockRequest__Output {
  'order_uuid': (string);
  'lines': (_tradecounter_catalog_v1_StockLine__Output)[];
}
