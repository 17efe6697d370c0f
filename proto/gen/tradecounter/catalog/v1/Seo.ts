// Original file: tradecounter/catalog/v1/catalog.proto


export interface Seo {
  'meta_title'?: (string);
  'meta_description'?: (string);
  '_meta_title'?: "meta_title";
  '_meta_description'?: "meta_description";
}

export interface Seo__Output {
  'meta_title'?: (string);
  'meta_description'?: (string);
}
