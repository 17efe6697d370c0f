// Original file: tradecounter/catalog/v1/catalog.proto


export interface ReservedLine {
  'variant_id'?: (string);
  'index'?: (number);
  'reserved'?: (number);
  'preordered'?: (number);
}

export interface ReservedLine__Output {
  'variant_id': (string);
  'index': (number);
  'reserved': (number);
  'preordered': (number);
}
