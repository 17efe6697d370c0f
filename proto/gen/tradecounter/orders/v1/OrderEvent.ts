// Original file: tradecounter/orders/v1/orders.proto


export interface OrderEvent {
  'id'?: (string);
  'type'?: (string);
  'occurred_at'?: (string);
  'status'?: (string);
  'previous_status'?: (string);
  'data'?: (string);
  '_status'?: "status";
  '_previous_status'?: "previous_status";
}

export interface OrderEvent__Output {
  'id': (string);
  'type': (string);
  'occurred_at': (string);
  'status'?: (string);
  'previous_status'?: (string);
  'data': (string);
}
