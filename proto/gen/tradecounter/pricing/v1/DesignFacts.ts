// Original file: tradecounter/pricing/v1/pricing.proto


export interface DesignFacts {
  'product_id'?: (string);
  'print_method'?: (string);
  'placements'?: (number);
}

export interface DesignFacts__Output {
  'product_id': (string);
  'print_method': (string);
  'placements': (number);
}
