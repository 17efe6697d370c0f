// Original file: tradecounter/orders/v1/orders.proto

import type { OrderDesignRef as _tradecounter_orders_v1_OrderDesignRef, OrderDesignRef__Output as _tradecounter_orders_v1_OrderDesignRef__Output } from '../../../tradecounter/orders/v1/OrderDesignRef.ts';
import type { Money as _tradecounter_common_v1_Money, Money__Output as _tradecounter_common_v1_Money__Output } from '../../../tradecounter/common/v1/Money.ts';
import type { Personalisation as _tradecounter_catalog_v1_Personalisation, Personalisation__Output as _tradecounter_catalog_v1_Personalisation__Output } from '../../../tradecounter/catalog/v1/Personalisation.ts';

export interface OrderItem {
  'id'?: (string);
  'design'?: (_tradecounter_orders_v1_OrderDesignRef | null);
  'variant_id'?: (string);
  'colour'?: (string);
  'size'?: (string);
  'quantity'?: (number);
  'unit_price'?: (_tradecounter_common_v1_Money | null);
  'total_price'?: (_tradecounter_common_v1_Money | null);
  'status'?: (string);
  'personalisation'?: (_tradecounter_catalog_v1_Personalisation)[];
  '_variant_id'?: "variant_id";
  '_colour'?: "colour";
  '_size'?: "size";
  '_status'?: "status";
}

export interface OrderItem__Output {
  'id': (string);
  'design': (_tradecounter_orders_v1_OrderDesignRef__Output | null);
  'variant_id'?: (string);
  'colour'?: (string);
  'size'?: (string);
  'quantity': (number);
  'unit_price': (_tradecounter_common_v1_Money__Output | null);
  'total_price': (_tradecounter_common_v1_Money__Output | null);
  'status'?: (string);
  'personalisation': (_tradecounter_catalog_v1_Personalisation__Output)[];
}
