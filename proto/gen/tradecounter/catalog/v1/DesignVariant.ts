// Original file: tradecounter/catalog/v1/catalog.proto


export interface DesignVariant {
  'id'?: (string);
  'colour'?: (string);
  'size'?: (string);
  'sku'?: (string);
  'active'?: (boolean);
  'quantity'?: (number);
  'status'?: (string);
  '_colour'?: "colour";
  '_size'?: "size";
  '_sku'?: "sku";
  '_quantity'?: "quantity";
}

export interface DesignVariant__Output {
  'id': (string);
  'colour'?: (string);
  'size'?: (string);
  'sku'?: (string);
  'active': (boolean);
  'quantity'?: (number);
  'status': (string);
}
