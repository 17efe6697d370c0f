// Original file: tradecounter/orders/v1/orders.proto


export interface CloseIssueRequest {
  'order_id'?: (string);
  'issue_id'?: (string);
  'resolution'?: (string);
  '_issue_id'?: "issue_id";
  '_resolution'?: "resolution";
}

export interface CloseIssueRequest__Output {
  'order_id': (string);
  'issue_id'?: (string);
  'resolution'?: (string);
}
