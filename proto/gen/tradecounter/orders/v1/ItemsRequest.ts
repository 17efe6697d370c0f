// Original file: tradecounter/orders/v1/orders.proto


export interface ItemsRequest {
  'order_id'?: (string);
  'item_ids'?: (string)[];
}

export interface ItemsRequest__Output {
  'order_id': (string);
  'item_ids': (string)[];
}
