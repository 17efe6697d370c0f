// Original file: tradecounter/accounts/v1/accounts.proto

import type { Money as _tradecounter_common_v1_Money, Money__Output as _tradecounter_common_v1_Money__Output } from '../../../tradecounter/common/v1/Money.ts';

export interface Charge {
  'credit_applied'?: (_tradecounter_common_v1_Money | null);
  'card_charged'?: (_tradecounter_common_v1_Money | null);
}

export interface Charge__Output {
  'credit_applied': (_tradecounter_common_v1_Money__Output | null);
  'card_charged': (_tradecounter_common_v1_Money__Output | null);
}
