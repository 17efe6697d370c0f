// Original file: tradecounter/orders/v1/orders.proto

import type { Address as _tradecounter_common_v1_Address, Address__Output as _tradecounter_common_v1_Address__Output } from '../../../tradecounter/common/v1/Address.ts';

export interface DeliveryInput {
  'type'?: (string);
  'shipping_method'?: (string);
  'address'?: (_tradecounter_common_v1_Address | null);
}

export interface DeliveryInput__Output {
  'type': (string);
  'shipping_method': (string);
  'address': (_tradecounter_common_v1_Address__Output | null);
}
