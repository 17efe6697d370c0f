// Original file: tradecounter/orders/v1/orders.proto


export interface OrderCustomer {
  'name'?: (string);
  'first_name'?: (string);
  'last_name'?: (string);
  'email'?: (string);
  'phone'?: (string);
  'company'?: (string);
  '_first_name'?: "first_name";
  '_last_name'?: "last_name";
  '_email'?: "email";
  '_phone'?: "phone";
  '_company'?: "company";
}

export interface OrderCustomer__Output {
  'name': (string);
  'first_name'?: (string);
  'last_name'?: (string);
  'email'?: (string);
  'phone'?: (string);
  'company'?: (string);
}
