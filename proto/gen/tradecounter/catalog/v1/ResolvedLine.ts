// Original file: tradecounter/catalog/v1/catalog.proto

import type { Personalisation as _tradecounter_catalog_v1_Personalisation, Personalisation__Output as _tradecounter_catalog_v1_Personalisation__Output } from '../../../tradecounter/catalog/v1/Personalisation.ts';

export interface ResolvedLine {
  'design_id'?: (string);
  'design_name'?: (string);
  'thumbnail_url'?: (string);
  'variant_id'?: (string);
  'colour'?: (string);
  'size'?: (string);
  'quantity'?: (number);
  'product_id'?: (string);
  'product_title'?: (string);
  'print_method'?: (string);
  'placements'?: (number);
  'weight_grams'?: (number);
  'requires_shipping'?: (boolean);
  'stock_controlled'?: (boolean);
  'preorder_quantity'?: (number);
  'personalisation'?: (_tradecounter_catalog_v1_Personalisation)[];
  '_thumbnail_url'?: "thumbnail_url";
  '_variant_id'?: "variant_id";
  '_colour'?: "colour";
  '_size'?: "size";
  '_product_id'?: "product_id";
}

export interface ResolvedLine__Output {
  'design_id': (string);
  'design_name': (string);
  'thumbnail_url'?: (string);
  'variant_id'?: (string);
  'colour'?: (string);
  'size'?: (string);
  'quantity': (number);
  'product_id'?: (string);
  'product_title': (string);
  'print_method': (string);
  'placements': (number);
  'weight_grams': (number);
  'requires_shipping': (boolean);
  'stock_controlled': (boolean);
  'preorder_quantity': (number);
  'personalisation': (_tradecounter_catalog_v1_Personalisation__Output)[];
}
