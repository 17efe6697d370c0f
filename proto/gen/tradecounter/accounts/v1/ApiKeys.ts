// Original file: tradecounter/accounts/v1/accounts.proto

import type { ApiKey as _tradecounter_accounts_v1_ApiKey, ApiKey__Output as _tradecounter_accounts_v1_ApiKey__Output } from '../../../tradecounter/accounts/v1/ApiKey.ts';

export interface ApiKeys {
  'keys'?: (_tradecounter_accounts_v1_ApiKey)[];
}

export interface ApiKeys__Output {
  'keys': (_tradecounter_accounts_v1_ApiKey__Output)[];
}
