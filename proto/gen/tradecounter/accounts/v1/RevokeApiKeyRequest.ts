// Original file: tradecounter/accounts/v1/accounts.proto


export interface RevokeApiKeyRequest {
  'id'?: (string);
}

export interface RevokeApiKeyRequest__Output {
  'id': (string);
}
