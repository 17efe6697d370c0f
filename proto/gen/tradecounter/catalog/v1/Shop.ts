// Original file: tradecounter/catalog/v1/catalog.proto

import type { ThemeColours as _tradecounter_catalog_v1_ThemeColours, ThemeColours__Output as _tradecounter_catalog_v1_ThemeColours__Output } from '../../../tradecounter/catalog/v1/ThemeColours.ts';
import type { Seo as _tradecounter_catalog_v1_Seo, Seo__Output as _tradecounter_catalog_v1_Seo__Output } from '../../../tradecounter/catalog/v1/Seo.ts';
import type { Theme as _tradecounter_catalog_v1_Theme, Theme__Output as _tradecounter_catalog_v1_Theme__Output } from '../../../tradecounter/catalog/v1/Theme.ts';
import type { CustomDomain as _tradecounter_catalog_v1_CustomDomain, CustomDomain__Output as _tradecounter_catalog_v1_CustomDomain__Output } from '../../../tradecounter/catalog/v1/CustomDomain.ts';

export interface Shop {
  'id'?: (string);
  'name'?: (string);
  'slug'?: (string);
  'status'?: (string);
  'type'?: (string);
  'published'?: (boolean);
  'url'?: (string);
  'logo_url'?: (string);
  'banner_url'?: (string);
  'banner_text'?: (string);
  'created_at'?: (string);
  'updated_at'?: (string);
  'resolved_colours'?: (_tradecounter_catalog_v1_ThemeColours | null);
  'colour_overrides'?: (_tradecounter_catalog_v1_ThemeColours | null);
  'seo'?: (_tradecounter_catalog_v1_Seo | null);
  'theme'?: (_tradecounter_catalog_v1_Theme | null);
  'description'?: (string);
  'footer_text'?: (string);
  'custom_domains'?: (_tradecounter_catalog_v1_CustomDomain)[];
  '_logo_url'?: "logo_url";
  '_banner_url'?: "banner_url";
  '_banner_text'?: "banner_text";
  '_description'?: "description";
  '_footer_text'?: "footer_text";
}

export interface Shop__Output {
  'id': (string);
  'name': (string);
  'slug': (string);
  'status': (string);
  'type': (string);
  'published': (boolean);
  'url': (string);
  'logo_url'?: (string);
  'banner_url'?: (string);
  'banner_text'?: (string);
  'created_at': (string);
  'updated_at': (string);
  'resolved_colours': (_tradecounter_catalog_v1_ThemeColours__Output | null);
  'colour_overrides': (_tradecounter_catalog_v1_ThemeColours__Output | null);
  'seo': (_tradecounter_catalog_v1_Seo__Output | null);
  'theme': (_tradecounter_catalog_v1_Theme__Output | null);
  'description'?: (string);
  'footer_text'?: (string);
  'custom_domains': (_tradecounter_catalog_v1_CustomDomain__Output)[];
}
