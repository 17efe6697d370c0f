// Original file: tradecounter/webhooks/v1/webhooks.proto


export interface Delivery {
  'id'?: (string);
  'event_id'?: (string);
  'event_type'?: (string);
  'order_uuid'?: (string);
  'account_id'?: (string);
  'url'?: (string);
  'status'?: (string);
  'attempts'?: (number);
  'next_attempt_at'?: (string);
  'delivered_at'?: (string);
  'last_status_code'?: (number);
  'last_error'?: (string);
  'created_at'?: (string);
  '_next_attempt_at'?: "next_attempt_at";
  '_delivered_at'?: "delivered_at";
  '_last_status_code'?: "last_status_code";
  '_last_error'?: "last_error";
}

export interface Delivery__Output {
  'id': (string);
  'event_id': (string);
  'event_type': (string);
  'order_uuid': (string);
  'account_id': (string);
  'url': (string);
  'status': (string);
  'attempts': (number);
  'next_attempt_at'?: (string);
  'delivered_at'?: (string);
  'last_status_code'?: (number);
  'last_error'?: (string);
  'created_at': (string);
}
