// Original file: tradecounter/accounts/v1/accounts.proto


export interface RotateSigningSecretRequest {
  'account_id'?: (string);
}

export interface RotateSigningSecretRequest__Output {
  'account_id': (string);
}
