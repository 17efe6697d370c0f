// Original file: tradecounter/catalog/v1/catalog.proto


export interface Personalisation {
  'zone_id'?: (string);
  'label'?: (string);
  'placement'?: (string);
  'text'?: (string);
  '_label'?: "label";
  '_placement'?: "placement";
}

export interface Personalisation__Output {
  'zone_id': (string);
  'label'?: (string);
  'placement'?: (string);
  'text': (string);
}
