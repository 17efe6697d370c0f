// Original file: tradecounter/accounts/v1/accounts.proto


export interface RotatedSigningSecret {
  'account_id'?: (string);
  'secret'?: (string);
  'previous_expires_at'?: (string);
}

export interface RotatedSigningSecret__Output {
  'account_id': (string);
  'secret': (string);
  'previous_expires_at': (string);
}
