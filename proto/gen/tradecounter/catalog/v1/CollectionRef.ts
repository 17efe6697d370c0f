// Original file: tradecounter/catalog/v1/catalog.proto


export interface CollectionRef {
  'id'?: (string);
  'name'?: (string);
}

export interface CollectionRef__Output {
  'id': (string);
  'name': (string);
}
