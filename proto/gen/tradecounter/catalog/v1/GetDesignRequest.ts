// Original file: tradecounter/catalog/v1/catalog.proto


export interface GetDesignRequest {
  'account_id'?: (string);
  'design_id'?: (string);
}

export interface GetDesignRequest__Output {
  'account_id': (string);
  'design_id': (string);
}
