// Original file: tradecounter/orders/v1/orders.proto


export interface CustomerInput {
  'first_name'?: (string);
  'last_name'?: (string);
  'email'?: (string);
  'phone'?: (string);
  'company'?: (string);
  '_phone'?: "phone";
  '_company'?: "company";
}

export interface CustomerInput__Output {
  'first_name': (string);
  'last_name': (string);
  'email': (string);
  'phone'?: (string);
  'company'?: (string);
}
