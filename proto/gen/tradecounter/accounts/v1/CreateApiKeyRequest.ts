// Original file: tradecounter/accounts/v1/accounts.proto


export interface CreateApiKeyRequest {
  'account_id'?: (string);
  'scopes'?: (string)[];
  'expires_at'?: (string);
  '_expires_at'?: "expires_at";
}

export interface CreateApiKeyRequest__Output {
  'account_id': (string);
  'scopes': (string)[];
  'expires_at'?: (string);
}
