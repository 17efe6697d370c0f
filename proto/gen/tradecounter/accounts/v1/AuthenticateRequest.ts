// Original file: tradecounter/accounts/v1/accounts.proto


export interface AuthenticateRequest {
  'token_sha256'?: (Buffer | Uint8Array | string);
}

export interface AuthenticateRequest__Output {
  'token_sha256': (Buffer);
}
