// Original file: tradecounter/catalog/v1/catalog.proto


export interface ReleaseStockRequest {
  'order_uuid'?: (string);
}

export interface ReleaseStockRequest__Output {
  'order_uuid': (string);
}
