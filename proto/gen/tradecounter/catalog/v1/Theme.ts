// Original file: tradecounter/catalog/v1/catalog.proto

import type { ThemeColours as _tradecounter_catalog_v1_ThemeColours, ThemeColours__Output as _tradecounter_catalog_v1_ThemeColours__Output } from '../../../tradecounter/catalog/v1/ThemeColours.ts';

export interface Theme {
  'id'?: (string);
  'name'?: (string);
  'slug'?: (string);
  'description'?: (string);
  'type'?: (string);
  'colours'?: (_tradecounter_catalog_v1_ThemeColours | null);
  '_description'?: "description";
}

export interface Theme__Output {
  'id': (string);
  'name': (string);
  'slug': (string);
  'description'?: (string);
  'type': (string);
  'colours': (_tradecounter_catalog_v1_ThemeColours__Output | null);
}
