// Original file: tradecounter/orders/v1/orders.proto


export interface GetEventForDeliveryRequest {
  'event_id'?: (string);
}

export interface GetEventForDeliveryRequest__Output {
  'event_id': (string);
}
