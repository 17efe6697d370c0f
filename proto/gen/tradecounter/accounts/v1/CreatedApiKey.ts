// Original file: tradecounter/accounts/v1/accounts.proto


export interface CreatedApiKey {
  'id'?: (string);
  'key'?: (string);
  'account_id'?: (string);
  'scopes'?: (string)[];
}

export interface CreatedApiKey__Output {
  'id': (string);
  'key': (string);
  'account_id': (string);
  'scopes': (string)[];
}
