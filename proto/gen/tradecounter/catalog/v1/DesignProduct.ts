// Original file: tradecounter/catalog/v1/catalog.proto


export interface DesignProduct {
  'id'?: (string);
  'title'?: (string);
  'thumbnail_url'?: (string);
  '_thumbnail_url'?: "thumbnail_url";
}

export interface DesignProduct__Output {
  'id': (string);
  'title': (string);
  'thumbnail_url'?: (string);
}
