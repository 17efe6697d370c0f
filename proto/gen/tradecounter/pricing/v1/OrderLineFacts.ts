// Original file: tradecounter/pricing/v1/pricing.proto


export interface OrderLineFacts {
  'product_id'?: (string);
  'product_title'?: (string);
  'print_method'?: (string);
  'placements'?: (number);
  'quantity'?: (number);
}

export interface OrderLineFacts__Output {
  'product_id': (string);
  'product_title': (string);
  'print_method': (string);
  'placements': (number);
  'quantity': (number);
}
