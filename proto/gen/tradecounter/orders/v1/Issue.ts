// Original file: tradecounter/orders/v1/orders.proto


export interface Issue {
  'id'?: (string);
  'order_id'?: (string);
  'code'?: (string);
  'summary'?: (string);
  'opened_at'?: (string);
  'closed_at'?: (string);
  'resolution'?: (string);
  '_closed_at'?: "closed_at";
  '_resolution'?: "resolution";
}

export interface Issue__Output {
  'id': (string);
  'order_id': (string);
  'code': (string);
  'summary': (string);
  'opened_at': (string);
  'closed_at'?: (string);
  'resolution'?: (string);
}
