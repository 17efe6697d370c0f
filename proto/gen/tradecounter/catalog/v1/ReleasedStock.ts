// Original file: tradecounter/catalog/v1/catalog.proto


export interface ReleasedStock {
  'units'?: (number);
}

export interface ReleasedStock__Output {
  'units': (number);
}
