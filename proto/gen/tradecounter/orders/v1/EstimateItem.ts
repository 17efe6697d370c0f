// Original file: tradecounter/orders/v1/orders.proto


export interface EstimateItem {
  'design_id'?: (string);
  'variant_id'?: (string);
  'quantity'?: (number);
  'requires_shipping'?: (boolean);
  '_variant_id'?: "variant_id";
}

export interface EstimateItem__Output {
  'design_id': (string);
  'variant_id'?: (string);
  'quantity': (number);
  'requires_shipping': (boolean);
}
