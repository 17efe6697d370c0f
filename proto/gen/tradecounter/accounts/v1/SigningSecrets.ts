// Original file: tradecounter/accounts/v1/accounts.proto


export interface SigningSecrets {
  'secrets'?: (string)[];
}

export interface SigningSecrets__Output {
  'secrets': (string)[];
}
