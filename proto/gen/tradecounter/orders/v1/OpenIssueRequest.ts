// Original file: tradecounter/orders/v1/orders.proto


export interface OpenIssueRequest {
  'order_id'?: (string);
  'code'?: (string);
  'summary'?: (string);
}

export interface OpenIssueRequest__Output {
  'order_id': (string);
  'code': (string);
  'summary': (string);
}
