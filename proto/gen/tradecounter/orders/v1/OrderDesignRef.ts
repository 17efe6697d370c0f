// Original file: tradecounter/orders/v1/orders.proto


export interface OrderDesignRef {
  'id'?: (string);
  'name'?: (string);
  'thumbnail_url'?: (string);
  '_thumbnail_url'?: "thumbnail_url";
}

export interface OrderDesignRef__Output {
  'id': (string);
  'name': (string);
  'thumbnail_url'?: (string);
}
