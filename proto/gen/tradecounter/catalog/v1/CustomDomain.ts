// Original file: tradecounter/catalog/v1/catalog.proto


export interface CustomDomain {
  'id'?: (string);
  'domain'?: (string);
  'canonical'?: (boolean);
  'status'?: (string);
  'verified_at'?: (string);
  'activated_at'?: (string);
  '_verified_at'?: "verified_at";
  '_activated_at'?: "activated_at";
}

export interface CustomDomain__Output {
  'id': (string);
  'domain': (string);
  'canonical': (boolean);
  'status': (string);
  'verified_at'?: (string);
  'activated_at'?: (string);
}
