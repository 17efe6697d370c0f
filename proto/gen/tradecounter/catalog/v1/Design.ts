// Original file: tradecounter/catalog/v1/catalog.proto

import type { DesignProduct as _tradecounter_catalog_v1_DesignProduct, DesignProduct__Output as _tradecounter_catalog_v1_DesignProduct__Output } from '../../../tradecounter/catalog/v1/DesignProduct.ts';
import type { Money as _tradecounter_common_v1_Money, Money__Output as _tradecounter_common_v1_Money__Output } from '../../../tradecounter/common/v1/Money.ts';
import type { PrintFacts as _tradecounter_catalog_v1_PrintFacts, PrintFacts__Output as _tradecounter_catalog_v1_PrintFacts__Output } from '../../../tradecounter/catalog/v1/PrintFacts.ts';
import type { CollectionRef as _tradecounter_catalog_v1_CollectionRef, CollectionRef__Output as _tradecounter_catalog_v1_CollectionRef__Output } from '../../../tradecounter/catalog/v1/CollectionRef.ts';
import type { PersonalisationZone as _tradecounter_catalog_v1_PersonalisationZone, PersonalisationZone__Output as _tradecounter_catalog_v1_PersonalisationZone__Output } from '../../../tradecounter/catalog/v1/PersonalisationZone.ts';
import type { DesignVariant as _tradecounter_catalog_v1_DesignVariant, DesignVariant__Output as _tradecounter_catalog_v1_DesignVariant__Output } from '../../../tradecounter/catalog/v1/DesignVariant.ts';

export interface Design {
  'id'?: (string);
  'name'?: (string);
  'status'?: (string);
  'product'?: (_tradecounter_catalog_v1_DesignProduct | null);
  'colours'?: (string)[];
  'sizes'?: (string)[];
  'retail_price'?: (_tradecounter_common_v1_Money | null);
  'thumbnail_url'?: (string);
  'delivery_type'?: (string);
  'created_at'?: (string);
  'updated_at'?: (string);
  'print'?: (_tradecounter_catalog_v1_PrintFacts | null);
  'description'?: (string);
  'stock_control_enabled'?: (boolean);
  'preorder_enabled'?: (boolean);
  'collections'?: (_tradecounter_catalog_v1_CollectionRef)[];
  'personalisation_zones'?: (_tradecounter_catalog_v1_PersonalisationZone)[];
  'variants'?: (_tradecounter_catalog_v1_DesignVariant)[];
  'previews'?: ({[key: string]: string});
  '_thumbnail_url'?: "thumbnail_url";
  '_delivery_type'?: "delivery_type";
  '_description'?: "description";
}

export interface Design__Output {
  'id': (string);
  'name': (string);
  'status': (string);
  'product': (_tradecounter_catalog_v1_DesignProduct__Output | null);
  'colours': (string)[];
  'sizes': (string)[];
  'retail_price': (_tradecounter_common_v1_Money__Output | null);
  'thumbnail_url'?: (string);
  'delivery_type'?: (string);
  'created_at': (string);
  'updated_at': (string);
  'print': (_tradecounter_catalog_v1_PrintFacts__Output | null);
  'description'?: (string);
  'stock_control_enabled': (boolean);
  'preorder_enabled': (boolean);
  'collections': (_tradecounter_catalog_v1_CollectionRef__Output)[];
  'personalisation_zones': (_tradecounter_catalog_v1_PersonalisationZone__Output)[];
  'variants': (_tradecounter_catalog_v1_DesignVariant__Output)[];
  'previews': ({[key: string]: string});
}
