// Original file: tradecounter/catalog/v1/catalog.proto


export interface PrintFacts {
  'product_id'?: (string);
  'print_method'?: (string);
  'placements'?: (number);
}

export interface PrintFacts__Output {
  'product_id': (string);
  'print_method': (string);
  'placements': (number);
}
