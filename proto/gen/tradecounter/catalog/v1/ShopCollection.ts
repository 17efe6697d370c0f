// Original file: tradecounter/catalog/v1/catalog.proto


export interface ShopCollection {
  'id'?: (string);
  'name'?: (string);
  'order'?: (number);
  'active'?: (boolean);
  'design_count'?: (number);
  '_design_count'?: "design_count";
}

export interface ShopCollection__Output {
  'id': (string);
  'name': (string);
  'order': (number);
  'active': (boolean);
  'design_count'?: (number);
}
