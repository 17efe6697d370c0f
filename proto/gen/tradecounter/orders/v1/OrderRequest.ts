// Original file: tradecounter/orders/v1/orders.proto


export interface OrderRequest {
  'order_id'?: (string);
}

export interface OrderRequest__Output {
  'order_id': (string);
}
