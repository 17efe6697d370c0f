// Original file: tradecounter/orders/v1/orders.proto


export interface EstimateDestination {
  'country'?: (string);
  'state'?: (string);
  'city'?: (string);
  'postcode'?: (string);
  '_state'?: "state";
  '_city'?: "city";
  '_postcode'?: "postcode";
}

export interface EstimateDestination__Output {
  'country': (string);
  'state'?: (string);
  'city'?: (string);
  'postcode'?: (string);
}
