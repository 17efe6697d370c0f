// Original file: tradecounter/accounts/v1/accounts.proto


export interface Credential {
  'id'?: (string);
  'account_id'?: (string);
  'kind'?: (string);
  'scopes'?: (string)[];
  'account_status'?: (string);
  'country'?: (string);
  'currency'?: (string);
  'expires_at'?: (string);
  '_country'?: "country";
  '_currency'?: "currency";
  '_expires_at'?: "expires_at";
}

export interface Credential__Output {
  'id': (string);
  'account_id': (string);
  'kind': (string);
  'scopes': (string)[];
  'account_status': (string);
  'country'?: (string);
  'currency'?: (string);
  'expires_at'?: (string);
}
