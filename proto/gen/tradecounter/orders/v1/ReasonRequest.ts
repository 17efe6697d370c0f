// Original file: tradecounter/orders/v1/orders.proto


export interface ReasonRequest {
  'order_id'?: (string);
  'reason'?: (string);
  '_reason'?: "reason";
}

export interface ReasonRequest__Output {
  'order_id': (string);
  'reason'?: (string);
}
