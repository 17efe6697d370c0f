// Original file: tradecounter/orders/v1/orders.proto


export interface OrderWebhook {
  'url'?: (string);
  'configured'?: (boolean);
  '_url'?: "url";
}

export interface OrderWebhook__Output {
  'url'?: (string);
  'configured': (boolean);
}
