// Original file: tradecounter/accounts/v1/accounts.proto


export interface User {
  'email'?: (string);
  'name'?: (string);
}

export interface User__Output {
  'email': (string);
  'name': (string);
}
