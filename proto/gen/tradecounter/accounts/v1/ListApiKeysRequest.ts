// Original file: tradecounter/accounts/v1/accounts.proto


export interface ListApiKeysRequest {
  'account_id'?: (string);
}

export interface ListApiKeysRequest__Output {
  'account_id': (string);
}
