// Original file: tradecounter/catalog/v1/catalog.proto


export interface PersonalisationZone {
  'id'?: (string);
  'label'?: (string);
  'placement'?: (string);
  'required'?: (boolean);
  'min_characters'?: (number);
  'max_characters'?: (number);
  'placeholder'?: (string);
  '_placement'?: "placement";
  '_placeholder'?: "placeholder";
}

export interface PersonalisationZone__Output {
  'id': (string);
  'label': (string);
  'placement'?: (string);
  'required': (boolean);
  'min_characters': (number);
  'max_characters': (number);
  'placeholder'?: (string);
}
