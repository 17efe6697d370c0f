// Original file: tradecounter/orders/v1/orders.proto


export interface CancelOrderRequest {
  'account_id'?: (string);
  'order_id'?: (string);
  'idempotency_key'?: (string);
  '_idempotency_key'?: "idempotency_key";
}

export interface CancelOrderRequest__Output {
  'account_id': (string);
  'order_id': (string);
  'idempotency_key'?: (string);
}
