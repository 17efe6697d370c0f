// Original file: tradecounter/accounts/v1/accounts.proto

import type { User as _tradecounter_accounts_v1_User, User__Output as _tradecounter_accounts_v1_User__Output } from '../../../tradecounter/accounts/v1/User.ts';

export interface Account {
  'id'?: (string);
  'name'?: (string);
  'slug'?: (string);
  'status'?: (string);
  'country'?: (string);
  'currency'?: (string);
  'language'?: (string);
  'timezone'?: (string);
  'website'?: (string);
  'created_at'?: (string);
  'payment_method_on_file'?: (boolean);
  'owner'?: (_tradecounter_accounts_v1_User | null);
  '_country'?: "country";
  '_currency'?: "currency";
  '_language'?: "language";
  '_timezone'?: "timezone";
  '_website'?: "website";
}

export interface Account__Output {
  'id': (string);
  'name': (string);
  'slug': (string);
  'status': (string);
  'country'?: (string);
  'currency'?: (string);
  'language'?: (string);
  'timezone'?: (string);
  'website'?: (string);
  'created_at': (string);
  'payment_method_on_file': (boolean);
  'owner': (_tradecounter_accounts_v1_User__Output | null);
}
