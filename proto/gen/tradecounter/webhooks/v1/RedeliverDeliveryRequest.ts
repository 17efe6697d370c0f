// Original file: tradecounter/webhooks/v1/webhooks.proto


export interface RedeliverDeliveryRequest {
  'delivery_id'?: (string);
}

export interface RedeliverDeliveryRequest__Output {
  'delivery_id': (string);
}
