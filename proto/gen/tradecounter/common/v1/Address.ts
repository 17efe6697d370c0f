// Original file: tradecounter/common/v1/common.proto


export interface Address {
  'line1'?: (string);
  'line2'?: (string);
  'city'?: (string);
  'postcode'?: (string);
  'country'?: (string);
  'company'?: (string);
  'state'?: (string);
  '_line2'?: "line2";
  '_company'?: "company";
  '_state'?: "state";
}

export interface Address__Output {
  'line1': (string);
  'line2'?: (string);
  'city': (string);
  'postcode': (string);
  'country': (string);
  'company'?: (string);
  'state'?: (string);
}
