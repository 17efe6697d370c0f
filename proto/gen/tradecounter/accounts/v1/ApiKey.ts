// Original file: tradecounter/accounts/v1/accounts.proto


export interface ApiKey {
  'id'?: (string);
  'last4'?: (string);
  'scopes'?: (string)[];
  'created_at'?: (string);
  'expires_at'?: (string);
  'revoked_at'?: (string);
  'last_used_at'?: (string);
  '_expires_at'?: "expires_at";
  '_revoked_at'?: "revoked_at";
  '_last_used_at'?: "last_used_at";
}

export interface ApiKey__Output {
  'id': (string);
  'last4': (string);
  'scopes': (string)[];
  'created_at': (string);
  'expires_at'?: (string);
  'revoked_at'?: (string);
  'last_used_at'?: (string);
}
