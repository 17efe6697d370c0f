// Original file: tradecounter/catalog/v1/catalog.proto


export interface GetShopRequest {
  'account_id'?: (string);
  'shop_id'?: (string);
}

export interface GetShopRequest__Output {
  'account_id': (string);
  'shop_id': (string);
}
