// Original file: tradecounter/catalog/v1/catalog.proto


export interface PersonalisationInput {
  'zone_id'?: (string);
  'text'?: (string);
}

export interface PersonalisationInput__Output {
  'zone_id': (string);
  'text': (string);
}
