// Original file: tradecounter/accounts/v1/accounts.proto


export interface GetAccountRequest {
  'account_id'?: (string);
}

export interface GetAccountRequest__Output {
  'account_id': (string);
}
