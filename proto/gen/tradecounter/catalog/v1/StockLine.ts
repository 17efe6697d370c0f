// Original file: tradecounter/catalog/v1/catalog.proto


export interface StockLine {
  'variant_id'?: (string);
  'quantity'?: (number);
  'index'?: (number);
}

export interface StockLine__Output {
  'variant_id': (string);
  'quantity': (number);
  'index': (number);
}
