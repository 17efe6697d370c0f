// Original file: tradecounter/accounts/v1/accounts.proto

import type { Money as _tradecounter_common_v1_Money, Money__Output as _tradecounter_common_v1_Money__Output } from '../../../tradecounter/common/v1/Money.ts';

export interface ChargeOrderRequest {
  'order_uuid'?: (string);
  'account_id'?: (string);
  'total'?: (_tradecounter_common_v1_Money | null);
  'order_id'?: (string);
}

export interface ChargeOrderRequest__Output {
  'order_uuid': (string);
  'account_id': (string);
  'total': (_tradecounter_common_v1_Money__Output | null);
  'order_id': (string);
}
