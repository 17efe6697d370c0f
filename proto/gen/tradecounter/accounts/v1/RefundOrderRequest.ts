// Original file: tradecounter/accounts/v1/accounts.proto


export interface RefundOrderRequest {
  'order_uuid'?: (string);
}

export interface RefundOrderRequest__Output {
  'order_uuid': (string);
}
