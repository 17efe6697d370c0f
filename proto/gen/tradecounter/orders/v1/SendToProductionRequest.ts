// Original file: tradecounter/orders/v1/orders.proto


export interface SendToProductionRequest {
  'order_id'?: (string);
  'supplier'?: (string);
  '_supplier'?: "supplier";
}

export interface SendToProductionRequest__Output {
  'order_id': (string);
  'supplier'?: (string);
}
