// Original file: tradecounter/accounts/v1/accounts.proto


export interface RevokedApiKey {
  'id'?: (string);
  'revoked_at'?: (string);
}

export interface RevokedApiKey__Output {
  'id': (string);
  'revoked_at': (string);
}
