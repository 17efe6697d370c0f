// Original file: tradecounter/shipping/v1/shipping.proto


export interface Destination {
  'country'?: (string);
  'state'?: (string);
  'city'?: (string);
  'postcode'?: (string);
  '_state'?: "state";
  '_city'?: "city";
  '_postcode'?: "postcode";
}

export interface Destination__Output {
  'country': (string);
  'state'?: (string);
  'city'?: (string);
  'postcode'?: (string);
}
