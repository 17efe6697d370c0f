// Original file: tradecounter/catalog/v1/catalog.proto

import type { PersonalisationInput as _tradecounter_catalog_v1_PersonalisationInput, PersonalisationInput__Output as _tradecounter_catalog_v1_PersonalisationInput__Output } from '../../../tradecounter/catalog/v1/PersonalisationInput.ts';

export interface LineInput {
  'design_id'?: (string);
  'quantity'?: (number);
  'variant_id'?: (string);
  'colour'?: (string);
  'size'?: (string);
  'personalisation'?: (_tradecounter_catalog_v1_PersonalisationInput)[];
  '_variant_id'?: "variant_id";
  '_colour'?: "colour";
  '_size'?: "size";
}

export interface LineInput__Output {
  'design_id': (string);
  'quantity': (number);
  'variant_id'?: (string);
  'colour'?: (string);
  'size'?: (string);
  'personalisation': (_tradecounter_catalog_v1_PersonalisationInput__Output)[];
}
