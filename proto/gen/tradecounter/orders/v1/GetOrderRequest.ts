// Original file: tradecounter/orders/v1/orders.proto


export interface GetOrderRequest {
  'account_id'?: (string);
  'order_id'?: (string);
}

export interface GetOrderRequest__Output {
  'account_id': (string);
  'order_id': (string);
}
