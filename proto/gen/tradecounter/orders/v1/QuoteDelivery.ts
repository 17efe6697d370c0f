// Original file: tradecounter/orders/v1/orders.proto


export interface QuoteDelivery {
  'type'?: (string);
  'shipping_method'?: (string);
  '_shipping_method'?: "shipping_method";
}

export interface QuoteDelivery__Output {
  'type': (string);
  'shipping_method'?: (string);
}
