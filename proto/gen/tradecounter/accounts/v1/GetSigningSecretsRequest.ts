// Original file: tradecounter/accounts/v1/accounts.proto


export interface GetSigningSecretsRequest {
  'account_id'?: (string);
}

export interface GetSigningSecretsRequest__Output {
  'account_id': (string);
}
